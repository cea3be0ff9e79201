import { Controller, Get, Header, Module, Query } from '@nestjs/common';
import { MailService, Public } from '@afterbell/core/api';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Mail that would have been sent, readable while no SMTP server is configured. Absent in production. */
@Controller('dev')
class DevMailboxController {
  constructor(private readonly mail: MailService) {}

  @Get('mailbox.json')
  @Public()
  list(@Query('to') to?: string) {
    return this.mail.outbox(to ? to.trim().toLowerCase() : null);
  }

  @Get('mailbox')
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(@Query('to') to?: string) {
    const mails = await this.list(to);
    const items = mails
      .map(
        (mail) =>
          `<article><h2>${escapeHtml(mail.subject)}</h2><p><b>${escapeHtml(mail.to)}</b> · <time>${new Date(mail.sentAt).toISOString()}</time></p><pre>${escapeHtml(mail.text)}</pre></article>`,
      )
      .join('');
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1a2024;background:#fbfbf9}article{border-top:1px solid #d8dcd9;padding:1rem 0}h1{font-size:1.75rem}h2{font-size:1.25rem;margin:0}pre{white-space:pre-wrap;font:inherit}@media(prefers-color-scheme:dark){body{color:#e8ecea;background:#121615}article{border-color:#333a38}}</style></head>
<body><h1>Development mailbox</h1><form><label>Address <input name="to" type="email" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>${items || '<p>No mail yet.</p>'}</body></html>`;
  }
}

@Module({ controllers: [DevMailboxController] })
export class DevMailboxModule {}
