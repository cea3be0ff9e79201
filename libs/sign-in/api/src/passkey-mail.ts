import type { Mail } from '@afterbell/core/api';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Tells the owner of an account that a passkey was added: the one who did it need not be the owner. */
export function passkeyMail(to: string, name: string, at: { tenantId: string; rpId: string }): Mail {
  const lines = [
    `A passkey was added to your account at ${at.rpId}: "${name}".`,
    'If it was you, you need not do anything. If not, sign in, remove it on your profile, and tell your administrator.',
  ];
  return {
    to,
    tenantId: at.tenantId,
    subject: 'A passkey was added to your Afterbell account',
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1a2024">${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  };
}
