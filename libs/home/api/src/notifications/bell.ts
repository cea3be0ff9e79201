import { EventEmitter } from 'node:events';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config, connectionFields, KEEP_ALIVE, LOGGER, SteadyClient } from '@afterbell/core/api';

const RETRY_MS = 5_000;
/** A connection that only listens owes no answer and would never be found dead: it is asked something now and then. */
const SIGN_OF_LIFE_MS = 15_000;
const RECORD = 'record';

/** A record was changed: which, and by whom; nobody in particular where a job did. */
export interface RecordRing {
  id: string;
  userId: string;
}

/**
 * Hears in this process what any process writes: notices of persons, and changed records. One connection of its own, not the pool's (a transaction pooler would lose the
 * subscription), opened when the first person listens.
 */
@Injectable()
export class Bell implements BeforeApplicationShutdown {
  private readonly rings = new EventEmitter().setMaxListeners(0);
  private client: SteadyClient | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Calls back whenever something changed for the user, surely once `ready`; `stop` works at any time. */
  listen(tenantId: string, userId: string, onRing: () => void): { ready: Promise<void>; stop: () => void } {
    const key = `${tenantId}:${userId}`;
    this.rings.on(key, onRing);
    return { ready: this.connect(), stop: () => this.rings.off(key, onRing) };
  }

  /** Calls back with id and author of each changed record of a kind, or with nothing when some may have been missed. `id`: of that record, and of its days, alone. */
  listenToRecords(tenantId: string, subjectType: string, onChange: (change?: RecordRing) => void, id?: string): { ready: Promise<void>; stop: () => void } {
    const key = `${RECORD} ${tenantId}:${subjectType}${id ? `:${id}` : ''}`;
    this.rings.on(key, onChange);
    return { ready: this.connect(), stop: () => this.rings.off(key, onChange) };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    this.rings.emit('end');
    await this.client?.end().catch(() => undefined);
  }

  /** Ends what hangs on the bell when the process does. */
  onEnd(callback: () => void): () => void {
    this.rings.on('end', callback);
    return () => this.rings.off('end', callback);
  }

  private async connect(): Promise<void> {
    if (this.client || this.closed) return;
    const client = new SteadyClient({ ...connectionFields(this.config.systemDirectUrl), application_name: 'afterbell-bell', ...KEEP_ALIVE, connectionTimeoutMillis: 5_000 });
    this.client = client;
    client.on('notification', ({ channel, payload }) => payload && this.ring(channel, payload));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`listen notification; listen ${RECORD}`);
      const timer = setInterval(() => client.query('select 1').catch(() => undefined), SIGN_OF_LIFE_MS).unref();
      client.once('end', () => clearInterval(timer));
    } catch (error) {
      this.logger.warn({ message: (error as Error).message }, 'the bell does not hear the database; tried again shortly');
      await client.end().catch(() => undefined);
      this.lost(client);
    }
  }

  private ring(channel: string, payload: string): void {
    if (channel !== RECORD) {
      this.rings.emit(payload);
      return;
    }
    const [tenantId, subjectType, id = '', userId = ''] = payload.split(':');
    const ring: RecordRing = { id, userId };
    const key = `${RECORD} ${tenantId}:${subjectType}`;
    this.rings.emit(key, ring);
    // A session date is named after its session.
    this.rings.emit(`${key}:${id.split('/')[0]}`, ring);
  }

  private lost(client: SteadyClient): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.closed) return;
    this.retry = setTimeout(() => {
      void this.connect().then(() => {
        // What rang meanwhile was not heard: everybody looks.
        for (const key of this.rings.eventNames()) if (key !== 'end') this.rings.emit(key);
      });
    }, RETRY_MS);
    this.retry.unref();
  }
}
