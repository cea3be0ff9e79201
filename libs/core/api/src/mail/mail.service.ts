import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { ClientBase, Pool } from 'pg';
import { newId } from '@afterbell/core/domain';
import type { Config } from '../config/config';
import { JobsService } from '../jobs/jobs.service';
import type { Tx } from '../tenancy/tx';
import { CONFIG, SYSTEM_POOL } from '../tokens';
import { outcomeOf, type MailOutcome, type MailRoute } from './mail-route';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  tenantId?: string | null;
  /** Where answers go, and whose name stands before the address that it comes from. */
  replyTo?: string | null;
  fromName?: string | null;
}

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

/** A server that hangs is given up soon: other jobs wait behind. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };
/** For so long nobody else tries a server that did not answer. */
const SILENCE_MS = 15_000;
const NO_ANSWER = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT']);
/** Of putting down that a mail is gone. */
const TRIES = 10;
const SIX_HOURS = 6 * 3_600_000;

// Those that failed while the server was away and wait for their next try, which comes ever later.
const CATCH_UP = `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
  where task_identifier = 'send_mail' and last_error is not null and locked_at is null and run_at > now() and attempts < max_attempts having count(*) > 0`;

const INSERT = 'insert into mail_outbox (id, tenant_id, to_address, subject, text_body, html_body, reply_to, from_name) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing';
const READ = `select id, to_address as "to", subject, text_body as text, html_body as html, reply_to as "replyTo", from_name as "fromName", attempts, sent_at is not null as done from mail_outbox where id = $1`;

const FORGET = 'delete from mail_outbox where created_at < now() - make_interval(days => $1) and coalesce(sent_at, created_at) < now() - make_interval(days => $1)';

type Handed = OutboxMail & Pick<Mail, 'replyTo' | 'fromName'> & { done: boolean; attempts: number };
type Transport = Pick<ReturnType<typeof createTransport>, 'sendMail' | 'close'>;

/** Mail is a row and a job of the transaction that causes it; SMTP is spoken to later, by the queue. */
@Injectable()
export class MailService implements OnModuleInit {
  private silentUntil = 0;
  private behind = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send_mail', ({ id }) => this.deliver(String(id)));
    this.jobs.every(SIX_HOURS, () => this.forget(), 'mails of long ago were not removed from the outbox; tried again in six hours', { later: true });
  }

  /** Writes a mail on the caller's connection, so that it leaves only if the caller commits. */
  queue(client: Pick<ClientBase, 'query'>, mail: Mail): Promise<string> {
    return this.write((text, values, name) => client.query({ text, values, name }), mail);
  }

  /** The same in a tenant's own transaction. */
  queueIn(tx: Tx, mail: Mail): Promise<string> {
    return this.write((text, values, name) => tx.execute(text, values, name), mail);
  }

  /** Written under an id of the caller's, who hands it over by a route; the same id is written once. */
  async keepIn(tx: Tx, id: string, mail: Mail): Promise<void> {
    await tx.execute(INSERT, rowOf(id, mail), 'mail_keep');
  }

  /** For many mails of one sender, which would stand in the queue before everybody else's. */
  openRoute(): MailRoute {
    const transport = this.config.smtpUrl ? createTransport({ url: this.config.smtpUrl, pool: true, maxConnections: 1, ...TIMEOUTS }) : null;
    return { hand: (id) => this.hand(id, transport), close: () => transport?.close() };
  }

  /** Both statements are on their way when it returns. */
  private async write(run: (text: string, values: unknown[], name: string) => Promise<unknown>, mail: Mail): Promise<string> {
    const id = newId();
    const kept = run(INSERT, rowOf(id, mail), 'mail_keep');
    await Promise.all([kept, this.config.smtpUrl ? run(`select enqueue_job('send_mail', $1::json, $2)`, [JSON.stringify({ id }), `mail:${id}`], 'mail_enqueue') : null]);
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

  /** The outbox is a way, not a record: what a message said stays with the message. Answers how many. */
  async forget(): Promise<number> {
    return (await this.pool.query(FORGET, [this.config.mailRetentionDays])).rowCount ?? 0;
  }

  private async deliver(id: string): Promise<void> {
    if (!this.config.smtpUrl) return;
    if (Date.now() < this.silentUntil) throw new Error('The mail server did not answer a moment ago.');
    const transport = createTransport({ url: this.config.smtpUrl, ...TIMEOUTS });
    try {
      const outcome = await this.hand(id, transport);
      // Thrown, so that the queue tries again.
      if ('said' in outcome) throw new Error(outcome.said);
    } finally {
      transport.close();
    }
  }

  private async hand(id: string, transport: Transport | null): Promise<MailOutcome> {
    const { rows } = await this.pool.query<Handed>(READ, [id]);
    const mail = rows[0];
    if (!mail) return { kind: 'gone' };
    if (mail.done || !transport) return { kind: 'sent' };
    try {
      await transport.sendMail({
        from: mail.fromName ? { name: mail.fromName, address: addressIn(this.config.mailFrom) } : this.config.mailFrom,
        // As an object: a text with a comma would be two addresses.
        to: { name: '', address: mail.to },
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same message id on a repeated attempt lets a receiving server drop the second copy; of the sender's own domain, as filters of spam ask.
        messageId: `<${mail.id}@${addressIn(this.config.mailFrom).split('@').at(-1)}>`,
      });
    } catch (error) {
      const outcome = outcomeOf(error);
      if (NO_ANSWER.has((error as { code?: string }).code ?? '')) {
        this.silentUntil = Date.now() + SILENCE_MS;
        this.behind = true;
      }
      await this.pool.query('update mail_outbox set attempts = attempts + 1, last_error = $2 where id = $1', [id, 'said' in outcome ? outcome.said : null]);
      return outcome;
    }
    await this.sent(id);
    // One that had failed went through: the server is back.
    if (mail.attempts > 0 || this.behind) await this.pool.query(CATCH_UP);
    this.behind = false;
    return { kind: 'sent' };
  }

  /** Whoever gets it has it: a database that is away for a moment must not make it leave again. */
  private async sent(id: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.pool.query('update mail_outbox set sent_at = now(), attempts = attempts + 1, last_error = null where id = $1', [id]);
        return;
      } catch (error) {
        if (tries === TRIES) throw error;
        await sleep(1_000);
      }
    }
  }
}

const rowOf = (id: string, mail: Mail) => [id, mail.tenantId ?? null, mail.to, mail.subject, mail.text, mail.html, mail.replyTo ?? null, mail.fromName ?? null];
const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
