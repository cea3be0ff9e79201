import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '@afterbell/core/domain';
import { translateDriverError } from '../errors/driver-errors';
import { currentScope, type Principal, type Scope, scopeStorage } from './scope';

const ENTER = {
  name: 'app_enter',
  text: "select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', $3, true)",
};

/** One open transaction of the current principal. Never run two of its queries at once with Promise.all. */
export class Tx {
  private entityManager: EntityManager | null = null;

  constructor(
    readonly mode: 'read' | 'write',
    private readonly client: PoolClient,
    private readonly dataSource: DataSource,
    private readonly statements: { count: number },
  ) {}

  /** Rows of one statement. A statement with a `name` is prepared once per connection: use it for hot paths. */
  async query<Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.run<Row>(text, values, name)).rows;
  }

  /** How many rows one statement changed. */
  async execute(text: string, values: unknown[] = [], name?: string): Promise<number> {
    return (await this.run(text, values, name)).rowCount ?? 0;
  }

  async one<Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row | null> {
    return (await this.run<Row>(text, values, name)).rows[0] ?? null;
  }

  /** TypeORM's entity manager on the same connection, for records that are edited one at a time. */
  get manager(): EntityManager {
    if (!this.entityManager) {
      // A query runner that is handed this connection: it must neither take another one nor end the transaction.
      const runner = this.dataSource.createQueryRunner();
      Object.assign(runner, { databaseConnection: this.client, isTransactionActive: true, transactionDepth: 1 });
      this.entityManager = runner.manager;
    }
    return this.entityManager;
  }

  private async run<Row extends QueryResultRow>(text: string, values: unknown[], name?: string) {
    this.statements.count += 1;
    try {
      return await this.client.query<Row>(name ? { name, text, values } : { text, values });
    } catch (error) {
      throw translateDriverError(error);
    }
  }
}

/**
 * The only way to tenant data (docs/architecture.md "Database and tenancy"). Feature code never names a tenant:
 * the transaction is entered with the principal's tenant and acting organization, and PostgreSQL refuses the rest.
 */
@Injectable()
export class Db implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async connect(): Promise<void> {
    if (!this.dataSource.isInitialized) await this.dataSource.initialize();
  }

  async onApplicationShutdown(): Promise<void> {
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
    return this.transaction(scope, 'write', fn);
  }

  private async transaction<T>(scope: Scope & { principal: Principal }, mode: 'read' | 'write', fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { principal } = scope;
    const client = await this.checkOut();
    let broken = false;
    try {
      scope.statements.count += 1;
      // Sent without waiting: the connection pipelines them with the first statement of `fn`, one round trip in all.
      const entered = Promise.all([
        client.query(mode === 'read' ? 'begin read only' : 'begin'),
        client.query({ ...ENTER, values: [principal.tenantId, principal.organizationId, principal.wholeTenant ? '1' : '0'] }),
      ]);
      entered.catch(() => undefined);
      const tx = new Tx(mode, client, this.dataSource, scope.statements);
      const inner: Scope = { ...scope, tx, root: scope.root ?? scope };
      const result = await scopeStorage.run(inner, () => fn(tx));
      await entered;
      await client.query('commit');
      return result;
    } catch (error) {
      try {
        await client.query('rollback');
      } catch {
        broken = true;
      }
      throw translateDriverError(error);
    } finally {
      // A connection whose rollback failed must not serve another tenant: it is dropped, not returned.
      client.release(broken);
    }
  }

  private async checkOut(): Promise<PoolClient> {
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    try {
      return await pool.connect();
    } catch (error) {
      throw translateDriverError(error);
    }
  }
}

function requireScope(): Scope & { principal: Principal } {
  const scope = currentScope();
  if (!scope?.principal) throw new Error('No tenant in scope: db.read and db.write need a principal.');
  return scope as Scope & { principal: Principal };
}
