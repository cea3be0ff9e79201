import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { AppError } from '@afterbell/core/domain';
import { isPoolersRefusal, isRefusal, translateDriverError } from '../errors/driver-errors';
import { cancelOn } from './cancel';
import { travel } from './company';
import { PATIENCE } from './data-source';
import { Line } from './line';
import { AFTER_A_FAILURE, inOneRoundTrip, Outbox, type Statement } from './round-trip';
import { Replica } from './replica';
import { currentScope, type Principal, type Scope, scopeStorage } from './scope';
import { Tx } from './tx';

const BEGIN = { name: 'app_begin', text: 'begin' };
const BEGIN_READ = { name: 'app_begin_read', text: 'begin read only' };
const COMMIT = { name: 'app_commit', text: 'commit' };

const ENTER = {
  name: 'app_enter',
  text: "select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', $3, true)",
};

// The same in a transaction that began with its first statement. Read-only cannot be taken back within a transaction.
export const ENTER_READ = {
  name: 'app_enter_read',
  text: "select set_config('transaction_read_only', 'on', true), set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', $3, true)",
};

const placeOf = ({ tenantId, organizationId, wholeTenant }: Principal) => [tenantId, organizationId, wholeTenant ? '1' : '0'];

/**
 * The only way to tenant data (docs/architecture.md "Database and tenancy"). Feature code never names a tenant:
 * the transaction is entered with the principal's tenant and acting organization, and PostgreSQL refuses the rest.
 */
@Injectable()
export class Db implements OnApplicationShutdown {
  private readonly reports: Line;

  constructor(
    private readonly dataSource: DataSource,
    @Optional() @Inject(Replica) private readonly replica: Replica | null = null,
  ) {
    this.reports = new Line(Math.max(1, Math.floor((dataSource.options.poolSize ?? USUAL_POOL) / 2)), PATIENCE.connectionTimeoutMillis);
  }

  async connect(): Promise<void> {
    if (!this.dataSource.isInitialized) await this.dataSource.initialize();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  /** Runs `fn` in a read-only transaction, or in the one already open. */
  read<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const scope = requireScope();
    if (scope.tx) return fn(scope.tx);
    return this.transaction(scope, 'read', fn);
  }

  /** Runs `fn` in a transaction that commits when it resolves; joins an open write, refuses inside a read. */
  write<T>(fn: (tx: Tx) => Promise<T>, { trailOnly = false } = {}): Promise<T> {
    const scope = requireScope();
    // While looking through another access nothing changes; what was looked at may still be put on record.
    if (scope.principal.readOnly && !trailOnly) return Promise.reject(new AppError('VIEW_AS_READ_ONLY'));
    if (scope.tx) {
      if (scope.tx.mode === 'read') throw new Error('A write was started inside a read transaction.');
      return fn(scope.tx);
    }
    // What is read after it has to show it.
    if (scope.apart) scope.apart.open = false;
    return this.transaction(scope, 'write', fn);
  }

  /** Runs a change in a transaction of its own and takes it back: what it would refuse is thrown, and nothing stays. */
  async rehearse(fn: (tx: Tx) => Promise<unknown>): Promise<void> {
    if (requireScope().tx) throw new Error('A change was rehearsed inside another.');
    try {
      await this.write(async (tx) => {
        await fn(tx);
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
  }

  /**
   * Rows of statements that do not wait for each other, in a read-only transaction that goes out and comes back as one message:
   * a third of the round trips of `read`. In a transaction already open they run there.
   */
  async readTogether<Rows extends QueryResultRow[]>(statements: { [Index in keyof Rows]: Statement }): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    const scope = requireScope();
    if (scope.tx) return scope.tx.together<Rows>(statements);
    const asked = statements as readonly Statement[];
    // As if they went alone: a count that hung on who came along would be another each time.
    scope.statements.count += 1 + asked.length;
    return (await (scope.company ? travel(scope.company, asked, (all) => this.untilFound(scope, all), scope.signal) : this.untilFound(scope, asked))) as { [Index in keyof Rows]: Rows[Index][] };
  }

  /** Rows of one statement, as `readTogether` reads them. */
  async query<Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.readTogether<[Row]>([{ text, values, name }]))[0];
  }

  /** The first row of one statement, as `readTogether` reads it. */
  async one<Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row | null> {
    return (await this.query<Row>(text, values, name))[0] ?? null;
  }

  private async untilFound(scope: TenantScope, statements: readonly Statement[]): Promise<QueryResultRow[][]> {
    const begun = Date.now();
    try {
      return await this.inOneTrip(scope, statements);
    } catch (error) {
      // A connection that was lost under them: they changed nothing, so another one may answer. One that was lost slowly has used up the patience of whoever waits.
      if (!isLost(error) || scope.signal?.aborted || Date.now() - begun > QUICKLY_MS) throw error;
      return this.inOneTrip(scope, statements);
    }
  }

  /**
   * Runs what reads much and changes nothing, such as a page of a file: from the copy of the database, as soon as that holds all that was there at this moment. Where there is none, or it
   * is behind or away, and again after any fault of it, from the database itself, among its `report`s. So `fn` must be safe to repeat.
   */
  async apart<T>(fn: () => Promise<T>): Promise<T> {
    const scope = requireScope();
    const { replica } = this;
    if (scope.tx || scope.apart?.open) return fn();
    if (!(await replica?.holds(() => this.position()))) return this.report(fn);
    try {
      return await scopeStorage.run({ ...scope, root: null, apart: { open: true }, loaders: new Map() }, fn);
    } catch (error) {
      if ((error instanceof AppError && error.code !== 'UNAVAILABLE') || scope.signal?.aborted) throw error;
      replica?.rest(error);
      scope.loaders.clear();
      return this.report(fn);
    }
  }

  /** Runs what may take long. At most half of the connections do such work at once, whoever asks: rosters and saves always find one. Throws UNAVAILABLE where none came free in time. */
  report<T>(fn: () => Promise<T>): Promise<T> {
    const scope = requireScope();
    // Whoever holds a connection, or a place, must not wait for another.
    if (scope.tx || scope.reporting) return fn();
    return this.reports.run(() => scopeStorage.run({ ...scope, reporting: true }, fn), scope.signal, { begun: scope.begun });
  }

  /** How far the log of changes has come that copies follow. */
  private async position(): Promise<string> {
    const client = await this.checkOut();
    let lost = true;
    try {
      const { rows } = await client.query<{ position: string }>({ name: 'log_position', text: 'select pg_current_wal_flush_lsn() as position' });
      lost = false;
      return rows[0]?.position ?? '';
    } catch (error) {
      throw translateDriverError(error);
    } finally {
      client.release(lost);
    }
  }

  private async inOneTrip(scope: TenantScope, statements: readonly Statement[]): Promise<QueryResultRow[][]> {
    const pool = this.poolFor(scope, 'read');
    const client = await this.checkOut(pool);
    const watch = this.cancelWith(scope.signal, client, pool);
    let lost = false;
    try {
      const [, ...answers] = await inOneRoundTrip(client, [{ ...ENTER_READ, values: placeOf(scope.principal) }, ...statements]);
      return answers;
    } catch (error) {
      // An answer of PostgreSQL ends its transaction; anything else leaves open what the connection is at.
      lost = !isRefusal(error);
      throw translateDriverError(error);
    } finally {
      await watch.end();
      client.release(lost);
    }
  }

  /** Cancels what runs on a connection when the signal says so. The connection is not given back before the cancelling is over: it would hit another's statement. */
  private cancelWith(signal: AbortSignal | undefined, client: PoolClient, pool: Pool): { end: () => Promise<void> } {
    let cancelling: Promise<unknown> = Promise.resolve();
    const cancel = () => {
      cancelling = cancelOn(client, () => this.checkOut(pool)).catch(() => undefined);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    return {
      end: async () => {
        signal?.removeEventListener('abort', cancel);
        await cancelling;
      },
    };
  }

  private async transaction<T>(scope: TenantScope, mode: 'read' | 'write', fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { principal } = scope;
    const client = await this.checkOut(this.poolFor(scope, mode));
    const outbox = new Outbox(client);
    const tx = new Tx(mode, client, outbox, this.dataSource, scope.statements);
    let broken = false;
    try {
      scope.statements.count += 1;
      // Not waited for: they leave with the first statement of `fn`.
      const entered = Promise.all([outbox.ask(mode === 'read' ? BEGIN_READ : BEGIN), outbox.ask({ ...ENTER, values: placeOf(principal) })]);
      entered.catch(() => undefined);
      const inner: Scope = { ...scope, tx, root: scope.root ?? scope };
      const result = await scopeStorage.run(inner, () => fn(tx));
      await entered;
      const committed = outbox.ask(COMMIT);
      await Promise.all([...tx.sent, committed]);
      // So PostgreSQL answers a commit after a refusal that nobody minded.
      if ((await committed).tag === 'ROLLBACK') throw new Error('Nothing was saved: a statement was refused, and whoever sent it went on.');
      return result;
    } catch (error) {
      try {
        // Nothing may leave once the transaction is over.
        outbox.leave();
        await client.query('rollback');
      } catch {
        broken = true;
      }
      throw translateDriverError(await reasonOf(error, tx), { writes: mode === 'write' });
    } finally {
      // A connection whose rollback failed must not serve another tenant: it is dropped, not returned.
      client.release(broken);
    }
  }

  private get master(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  private poolFor({ apart }: Scope, mode: 'read' | 'write'): Pool {
    return (mode === 'read' && apart?.open && this.replica?.pool) || this.master;
  }

  private async checkOut(pool = this.master): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw translateDriverError(error);
    }
  }
}

/** Of the driver, where nothing is said. */
const USUAL_POOL = 10;

/** Within which a lost connection is made good by another. */
const QUICKLY_MS = 1_200;

/** True when the connection went away under a statement, not when the database refused or nobody could be reached. */
function isLost(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause !== undefined && (isPoolersRefusal(cause) || ['ECONNRESET', 'EPIPE', '57P01'].includes(cause.code ?? '') || /^Connection terminated(?! due)/.test(cause.message ?? ''));
}

/** A statement that was refused because one that was sent before it failed says nothing of why: that one does. */
async function reasonOf(error: unknown, { sent }: Tx): Promise<unknown> {
  const { cause = error } = (error ?? {}) as { cause?: unknown };
  if ((cause as { code?: string } | null)?.code !== AFTER_A_FAILURE) return error;
  const failed = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected');
  return failed ? failed.reason : error;
}

/** Ends a rehearsal that went well. */
class TakenBack extends Error {}

type TenantScope = Scope & { principal: Principal };

function requireScope(): TenantScope {
  const scope = currentScope();
  if (!scope?.principal) throw new Error('No tenant in scope: db.read and db.write need a principal.');
  return scope as TenantScope;
}
