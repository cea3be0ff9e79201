import type { Mail } from '@afterbell/core/api';
import { CODE_SECONDS } from './limits';
import { spacedCode } from './tokens';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const html = (paragraphs: string[]) =>
  `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1a2024">${paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`;

const mail = (to: string, tenantId: string, subject: string, paragraphs: string[]): Mail => ({ to, tenantId, subject, text: `${paragraphs.join('\n\n')}\n`, html: html(paragraphs) });

/** Proves that the new address is read by whoever asks for it. No links, as in every mail about signing in. */
export const newEmailMail = (to: string, code: string, tenant: { id: string; name: string }): Mail =>
  mail(to, tenant.id, 'Your Afterbell code for this address', [
    `Somebody who is signed in to Afterbell (${tenant.name}) wants to use this e-mail address. The code:`,
    spacedCode(code),
    `Type it on the profile page where it was asked for. It works once, within ${CODE_SECONDS / 60} minutes.`,
    'If that was not you, you need not do anything. Never tell the code to anyone, whoever asks.',
  ]);

export const emailChangedMail = (to: string, newAddress: string, tenant: { id: string; name: string }): Mail =>
  mail(to, tenant.id, 'Your Afterbell e-mail address was changed', [
    `Your account at Afterbell (${tenant.name}) now uses ${newAddress}. Codes to sign in go there, and no longer here.`,
    'If that was not you, tell the administrator of your program at once.',
  ]);
