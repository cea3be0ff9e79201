import { Inject, Injectable } from '@nestjs/common';
import { SYSTEM_POOL, translateDriverError } from '@afterbell/core/api';
import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** What can run a statement: the pool, or one connection inside a transaction. */
export type Runner = Pick<ClientBase, 'query'>;

/** Sign-in's own door to the database: it works before there is a tenant in scope, so every statement names its tenant or user. */
@Injectable()
export class SystemDb {
  constructor(@Inject(SYSTEM_POOL) private readonly pool: Pool) {}

  /**
   * Rows of one statement; a `name` keeps it prepared on each connection. Inside a transaction pass its client as `on`: taking a second
   * connection while holding one would let a crowd of sign-ins wait for each other.
   */
  async rows<Row extends QueryResultRow>(text: string, values: unknown[] = [], name?: string, on: Runner = this.pool): Promise<Row[]> {
    try {
      return (await on.query<Row>(name ? { name, text, values } : { text, values })).rows;
    } catch (error) {
      throw translateDriverError(error, { writes: true });
    }
  }

  async transaction<T>(fn: (client: Runner) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw translateDriverError(error, { writes: true });
    });
    let broken = false;
    try {
      await client.query('begin');
      const result = await fn(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = true;
      });
      throw translateDriverError(error, { writes: true });
    } finally {
      client.release(broken);
    }
  }
}
