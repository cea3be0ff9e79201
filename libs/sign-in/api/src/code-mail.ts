import type { Mail } from '@afterbell/core/api';
import { CODE_SECONDS } from './limits';
import { spacedCode } from './tokens';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The mail that carries a code. No links: people should not learn to follow links from sign-in mails. */
export function codeMail(to: string, code: string, tenant: { id: string; name: string }): Mail {
  const shown = spacedCode(code);
  const minutes = CODE_SECONDS / 60;
  const lines = {
    intro: `Your code to sign in to Afterbell (${tenant.name}):`,
    use: `Type it in the browser where you asked for it. It works once, within ${minutes} minutes.`,
    caution: 'If you did not ask for it, you need not do anything. Never tell the code to anyone, whoever asks.',
  };
  return {
    to,
    tenantId: tenant.id,
    subject: 'Your Afterbell sign-in code',
    text: `${lines.intro}\n\n${shown}\n\n${lines.use}\n\n${lines.caution}\n`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1a2024"><p>${escapeHtml(lines.intro)}</p><p style="font-size:32px;font-weight:600;letter-spacing:2px">${shown}</p><p>${lines.use}</p><p>${lines.caution}</p></body></html>`,
  };
}
