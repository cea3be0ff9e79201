import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { ClientBase, Pool } from 'pg';
import { newId } from '@afterbell/core/domain';
import type { Config } from '../config/config';
import { JobsService } from '../jobs/jobs.service';
import type { Tx } from '../tenancy/db';
import { CONFIG, SYSTEM_POOL } from '../tokens';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  tenantId?: string | null;
}

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

const INSERT = 'insert into mail_outbox (id, tenant_id, to_address, subject, text_body, html_body) values ($1, $2, $3, $4, $5, $6)';

/** Mail is a row and a job of the transaction that causes it; SMTP is spoken to later, by the queue. */
@Injectable()
export class MailService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send_mail', ({ id }) => this.deliver(String(id)));
  }

  /** Writes a mail on the caller's connection, so that it leaves only if the caller commits. */
  queue(client: Pick<ClientBase, 'query'>, mail: Mail): Promise<string> {
    return this.write((text, values) => client.query(text, values), mail);
  }

  /** The same in a tenant's own transaction. */
  queueIn(tx: Tx, mail: Mail): Promise<string> {
    return this.write((text, values) => tx.execute(text, values), mail);
  }

  private async write(run: (text: string, values: unknown[]) => Promise<unknown>, mail: Mail): Promise<string> {
    const id = newId();
    await run(INSERT, [id, mail.tenantId ?? null, mail.to, mail.subject, mail.text, mail.html]);
    if (this.config.smtpUrl) await run(`select enqueue_job('send_mail', $1::json, $2)`, [JSON.stringify({ id }), `mail:${id}`]);
    return id;
  }

  /** Newest mail first, for the development mailbox. */
  async outbox(to: string | null): Promise<OutboxMail[]> {
    const { rows } = await this.pool.query<OutboxMail>(
      `select id, to_address as "to", subject, text_body as text, html_body as html, coalesce(sent_at, created_at) as "sentAt"
         from mail_outbox where $1::text is null or to_address = $1 order by created_at desc limit 100`,
      [to],
    );
    return rows;
  }

  private async deliver(id: string): Promise<void> {
    if (!this.config.smtpUrl) return;
    const { rows } = await this.pool.query<OutboxMail & { done: boolean }>(
      `select id, to_address as "to", subject, text_body as text, html_body as html, sent_at is not null as done from mail_outbox where id = $1`,
      [id],
    );
    const mail = rows[0];
    if (!mail || mail.done) return;
    const transport = createTransport({ url: this.config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
    try {
      await transport.sendMail({
        from: this.config.mailFrom,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same message id on a repeated attempt lets a receiving server drop the second copy.
        messageId: `<${mail.id}@afterbell>`,
      });
      await this.pool.query('update mail_outbox set sent_at = now(), attempts = attempts + 1, last_error = null where id = $1', [id]);
    } catch (error) {
      await this.pool.query('update mail_outbox set attempts = attempts + 1, last_error = $2 where id = $1', [id, (error as Error).message.slice(0, 500)]);
      throw error;
    } finally {
      transport.close();
    }
  }
}
