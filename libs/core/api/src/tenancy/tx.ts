import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { translateDriverError } from '../errors/driver-errors';
import type { Outbox, Statement } from './round-trip';

/** One open transaction of the current principal. Never run two of its queries at once with Promise.all: `together` is for what does not wait for each other. */
export class Tx {
  private entityManager: EntityManager | null = null;
  /** Sent and not awaited; the transaction ends well only when all of them did. */
  readonly sent: Promise<unknown>[] = [];

  constructor(
    readonly mode: 'read' | 'write',
    private readonly client: PoolClient,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    private readonly statements: { count: number },
  ) {}

  /** Rows of one statement. A statement with a `name` is prepared once per connection: use it for hot paths. */
  async query<Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.run<Row>(text, values, name)).rows;
  }

  /** How many rows one statement changed. */
  async execute(text: string, values: unknown[] = [], name?: string): Promise<number> {
    return Number(/\d+$/.exec((await this.run(text, values, name)).tag)?.[0] ?? 0);
  }

  async one<Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row | null> {
    return (await this.run<Row>(text, values, name)).rows[0] ?? null;
  }

  /** Rows of statements that do not wait for each other, in their order and in one round trip. Throws what the first of them that failed did. */
  async together<Rows extends QueryResultRow[]>(statements: { [Index in keyof Rows]: Statement }): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    const answers = await Promise.all((statements as Statement[]).map(({ text, values, name }) => this.run(text, values ?? [], name)));
    return answers.map(({ rows }) => rows) as { [Index in keyof Rows]: Rows[Index][] };
  }

  /** Sends a statement whose answer nobody needs; what it refuses fails the whole transaction at its end, as `explain` puts it. */
  send(text: string, values: unknown[], name?: string, explain?: (error: unknown) => unknown): void {
    const answer = this.run(text, values, name);
    const explained = explain ? answer.catch((error: unknown) => Promise.reject(explain(error) as Error)) : answer;
    explained.catch(() => undefined);
    this.sent.push(explained);
  }

  /** Sends a statement whose rows are wanted when the transaction is over: it goes out with the commit. What it refuses fails the whole. */
  later<Row extends QueryResultRow = QueryResultRow>({ text, values, name }: Statement): Promise<Row[]> {
    const answer = this.run<Row>(text, values ?? [], name).then(({ rows }) => rows);
    answer.catch(() => undefined);
    this.sent.push(answer);
    return answer;
  }

  /** TypeORM's entity manager on the same connection, for records that are edited one at a time. */
  get manager(): EntityManager {
    if (!this.entityManager) {
      // A query runner that is handed this connection: it must neither take another one nor end the transaction.
      const runner = this.dataSource.createQueryRunner();
      const query = (...asked: Parameters<PoolClient['query']>) => {
        this.outbox.leave();
        return this.client.query(...asked);
      };
      Object.assign(runner, { databaseConnection: { query }, isTransactionActive: true, transactionDepth: 1 });
      this.entityManager = runner.manager;
    }
    return this.entityManager;
  }

  private async run<Row extends QueryResultRow>(text: string, values: unknown[], name?: string) {
    this.statements.count += 1;
    try {
      return (await this.outbox.ask({ name, text, values })) as { rows: Row[]; tag: string };
    } catch (error) {
      throw translateDriverError(error, { writes: this.mode === 'write' });
    }
  }
}
