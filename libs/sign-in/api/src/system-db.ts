import { Inject, Injectable } from '@nestjs/common';
import { gatherWrites, rowsOf, SYSTEM_POOL, translateDriverError } from '@afterbell/core/api';
import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** What can run a statement: the pool, or one connection inside a transaction. */
export type Runner = Pick<ClientBase, 'query'>;

/** A transaction's connection. Statements go out as they are asked for: several that do not need each other's answers are one round trip. */
export interface Together extends Runner {
  /** Leaves an answer that nobody needs to the end of the transaction, which fails with it. */
  later(...answers: Promise<unknown>[]): void;
}

/** Sign-in's own door to the database: it works before there is a tenant in scope, so every statement names its tenant or user. */
@Injectable()
export class SystemDb {
  constructor(@Inject(SYSTEM_POOL) private readonly pool: Pool) {}

  /**
   * Rows of one statement; a `name` keeps it prepared on each connection. Inside a transaction pass its client as `on`: taking a second
   * connection while holding one would let a crowd of sign-ins wait for each other.
   */
  async rows<Row extends QueryResultRow>(text: string, values: unknown[] = [], name?: string, on?: Runner): Promise<Row[]> {
    try {
      if (!on) return (await rowsOf(this.pool, { name, text, values })) as Row[];
      return (await on.query<Row>(name ? { name, text, values } : { text, values })).rows;
    } catch (error) {
      throw translateDriverError(error, { writes: true });
    }
  }

  async transaction<T>(fn: (client: Together) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw translateDriverError(error, { writes: true });
    });
    const sent: Promise<unknown>[] = [];
    const later = (...answers: Promise<unknown>[]) => {
      for (const answer of answers) answer.catch(() => undefined);
      sent.push(...answers);
    };
    const query = ((...asked: Parameters<Runner['query']>) => {
      gatherWrites(client);
      return client.query(...asked);
    }) as Runner['query'];
    let broken = false;
    try {
      later(query('begin'));
      const result = await fn({ query, later });
      // Not one after the other: PostgreSQL answers a commit after a refused statement by taking everything back.
      await Promise.all([...sent, query('commit')]);
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
