import type { Mail } from '@afterbell/core/api';

export interface InvitationAccess {
  roleName: string;
  organizationName: string;
}

export interface Invitation {
  to: string;
  name: string;
  tenant: { id: string; name: string; url: string };
  accesses: readonly InvitationAccess[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Says where to sign in, and as what. The link only fills in the address, which stays in the browser: it signs nobody in, so it may be
 * old, forwarded or used twice.
 */
export function invitationMail({ to, name, tenant, accesses }: Invitation): Mail {
  const link = `${tenant.url}/login#email=${encodeURIComponent(to)}`;
  const lines = {
    hello: `Hello ${name},`,
    intro: `you can now sign in to Afterbell for ${tenant.name}:`,
    how: 'Open the address below. Your e-mail address is your name there; each time you sign in, a code comes to this mailbox.',
    caution: 'If you did not expect this, you need not do anything.',
  };
  const list = accesses.map(({ roleName, organizationName }) => `${roleName}, ${organizationName}`);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to,
    tenantId: tenant.id,
    subject: `Your access to Afterbell (${tenant.name})`.slice(0, 200),
    text: `${lines.hello}\n\n${lines.intro}\n\n${list.map((line) => `- ${line}`).join('\n')}\n\n${lines.how}\n\n${link}\n\n${lines.caution}\n`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1a2024">${paragraph(lines.hello)}${paragraph(lines.intro)}<ul>${list
      .map((line) => `<li>${escapeHtml(line)}</li>`)
      .join('')}</ul>${paragraph(lines.how)}<p><a href="${escapeHtml(link)}">${escapeHtml(tenant.url)}</a></p>${paragraph(lines.caution)}</body></html>`,
  };
}
