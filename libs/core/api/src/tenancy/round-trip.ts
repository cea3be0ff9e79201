import { createRequire } from 'node:module';
import { type Connection, type Pool, type PoolClient, Query, type QueryResultRow, type Submittable } from 'pg';
import { isRefusal } from '../errors/driver-errors';
import { PooledClient } from './steady-client';

// What node-postgres makes of a value before it is sent. Its types leave the module out.
const { prepareValue } = createRequire(__filename)('pg/lib/utils') as { prepareValue: (value: unknown) => string | Buffer | null };

/** One statement and its parameters. */
export interface Statement {
  text: string;
  values?: unknown[];
  /** A statement with a name is prepared once per connection: use it for hot paths. */
  name?: string;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

interface RowDescription {
  fields: { name: string; dataTypeID: number; format: 'text' | 'binary' }[];
}

/** What node-postgres' Query does with a connection, and what its type leaves out. */
type Wire = Connection & { parsedStatements: Record<string, string>; submittedNamedStatements: Record<string, string> };
type Inner = { callback: (error: unknown) => void; submit: (connection: Wire) => Error | null };
type Parse = { name?: string; text: string };

/** Columns of the prepared statements of each connection: PostgreSQL describes one once and refuses to run it if they change. */
const described = new WeakMap<Connection, Map<string, Column[]>>();

// A pipelined client takes node-postgres' own queries only; this is one that sends several statements.
const QueryBase = Query as unknown as new (config: { text: string }) => object;

/**
 * Statements that go out and come back as one message: the wire protocol's implicit transaction. PostgreSQL begins it with
 * the first and ends it with the closing Sync, whatever happens: after an error it skips the others and takes everything
 * back, settings made for the transaction included. So no connection can be left inside one, unless a statement opens it (`Outbox`).
 */
class RoundTrip extends QueryBase {
  callback: ((error: unknown) => void) | undefined;
  readonly results: QueryResultRow[][];
  /** What PostgreSQL says that it did: `INSERT 0 5`. */
  readonly tags: string[];
  private columns: Column[] | undefined;
  /** Of the statement that is answered; those before it were done. */
  at = 0;
  private failure: unknown;
  /** Place of the statement that failed; none where the connection did. */
  failedAt: number | undefined;
  private stopListening = () => undefined as void;

  constructor(
    private readonly client: PoolClient,
    private readonly statements: Statement[],
  ) {
    super({ text: '' });
    this.results = statements.map(() => []);
    this.tags = statements.map(() => '');
  }

  /** Called by the client; nothing else is under way on the connection. */
  submit(connection: Wire): null {
    let known = described.get(connection);
    if (!known) described.set(connection, (known = new Map()));
    const columnsOf = known;
    const parsing: Parse[] = [];
    connection.stream.cork();
    try {
      for (const [place, statement] of this.statements.entries()) {
        const skipsDescription = statement.name !== undefined && columnsOf.has(statement.name);
        // A query of node-postgres' own for each would say the same, at several times the cost.
        if (isReady(connection, statement)) {
          if (!this.bound(connection, statement)) {
            this.failedAt = place;
            break;
          }
          connection.execute({} as never, false);
          continue;
        }
        const quiet = Object.create(connection, {
          sync: { value: () => undefined },
          // Its values could not be written: nothing was bound, and the statement stays prepared.
          close: { value: () => undefined },
          parse: { value: (parse: Parse) => (parsing.push(parse), (connection.parse as (parse: Parse) => void).call(connection, parse)) },
          ...(skipsDescription ? { describe: { value: () => undefined } } : {}),
        }) as Wire;
        const query = new Query({ ...statement, queryMode: 'extended' } as never) as unknown as Inner;
        query.callback = (error) => (this.failure ??= error);
        const refused = query.submit(quiet);
        if (refused) this.failure ??= refused;
        if (this.failure) {
          this.failedAt = place;
          break;
        }
      }
      if (parsing.length) this.follow(connection, parsing);
      this.begin(0);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  /** False where a value cannot be written: nothing was bound. */
  private bound(connection: Wire, { name, values }: Statement): boolean {
    try {
      connection.bind({ portal: '', statement: name, values, valueMapper: prepareValue } as never, false);
      return true;
    } catch (error) {
      this.failure ??= error;
      return false;
    }
  }

  /** Keeps node-postgres' account of what is prepared on the connection, which assumes one statement a query. */
  private follow(connection: Wire, parsing: Parse[]): void {
    const parsed = () => {
      const parse = parsing.shift();
      if (!parse?.name) return;
      connection.parsedStatements[parse.name] = parse.text;
      Reflect.deleteProperty(connection.submittedNamedStatements, parse.name);
    };
    connection.on('parseComplete', parsed);
    this.stopListening = () => {
      connection.off('parseComplete', parsed);
      for (const { name } of parsing) if (name) Reflect.deleteProperty(connection.submittedNamedStatements, name);
    };
  }

  private begin(index: number): void {
    this.at = index;
    const name = this.statements[index]?.name;
    this.columns = name === undefined ? undefined : this.known()?.get(name);
  }

  private known() {
    return described.get(wireOf(this.client));
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map((field) => ({ name: field.name, parse: this.client.getTypeParser(field.dataTypeID, field.format as 'text') as Column['parse'] }));
    this.knowColumns(this.columns);
  }

  /** A statement without rows is not described. */
  private knowColumns(columns: Column[]): void {
    const name = this.statements[this.at]?.name;
    if (name !== undefined) this.known()?.set(name, columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    // Of what comes before a statement that could not be sent, the rows are wanted all the same.
    if (!this.columns || (this.failure && !(this.failedAt !== undefined && this.at < this.failedAt))) return;
    try {
      const row: QueryResultRow = {};
      for (let index = 0; index < this.columns.length; index += 1) {
        const column = this.columns[index] as Column;
        const text = fields[index] ?? null;
        row[column.name] = text === null ? null : column.parse(text);
      }
      this.results[this.at]?.push(row);
    } catch (error) {
      this.failure = error;
      this.failedAt = this.at;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.tags[this.at] = text;
    this.knowColumns(this.columns ?? []);
    this.begin(this.at + 1);
  }

  handleEmptyQuery(): void {
    this.begin(this.at + 1);
  }

  handleError(error: unknown): void {
    this.stopListening();
    if (isRefusal(error)) this.failedAt ??= this.at;
    this.callback?.(this.failure ?? error);
  }

  handleReadyForQuery(): void {
    this.stopListening();
    this.callback?.(this.failure ?? null);
  }
}

/** Prepared on the connection, its columns known: nothing is left to say but its values. */
const isReady = (connection: Wire, { name, text }: Statement) => name !== undefined && connection.parsedStatements[name] === text && described.get(connection)?.has(name) === true;

const wireOf = (client: PoolClient) => (client as unknown as { connection: Wire }).connection;

const places = new WeakMap<object, number>();

/** The place in its trip of the statement that an error, or what it was made of, is about; null where that is none. */
export function refusedAt(error: unknown): number | null {
  const cause = (error as { cause?: unknown } | null)?.cause;
  return [error, cause].map((one) => (typeof one === 'object' && one !== null ? places.get(one) : undefined)).find((place) => place !== undefined) ?? null;
}

function send(client: PoolClient, statements: Statement[]): Promise<RoundTrip> {
  const trip = new RoundTrip(client, statements);
  return new Promise((resolve, reject) => {
    trip.callback = (error) => {
      if (!error) return resolve(trip);
      if (trip.failedAt !== undefined) places.set(error as object, trip.failedAt);
      reject(error as Error);
    };
    client.query(trip as unknown as Submittable);
  });
}

/** Runs the statements in a transaction of their own and answers the rows of each. */
export async function inOneRoundTrip(client: PoolClient, statements: Statement[]): Promise<QueryResultRow[][]> {
  return (await send(client, leaving(client, statements))).results;
}

/** Through a pooler no statement keeps its name. */
const leaving = (client: PoolClient, statements: Statement[]) => (client instanceof PooledClient ? statements.map(({ text, values }) => ({ text, values })) : statements);

interface Asked {
  statement: Statement;
  resolve: (answer: Answered) => void;
  reject: (error: unknown) => void;
}

interface Answered {
  rows: QueryResultRow[];
  /** What it did, and to how many rows: `INSERT 0 5`. */
  tag: string;
}

/**
 * Statements of one open transaction: those that are asked for in one turn leave as one message, and come back as one, each with an answer of its own. One that is refused takes those behind it along,
 * as PostgreSQL does in a transaction; they say so with its state, AFTER_A_FAILURE.
 */
export class Outbox {
  private asked: Asked[] = [];

  constructor(private readonly client: PoolClient) {}

  ask(statement: Statement): Promise<Answered> {
    if (!this.asked.length) process.nextTick(() => this.leave());
    return new Promise((resolve, reject) => this.asked.push({ statement, resolve, reject }));
  }

  /** Sends what waits for the end of the turn, before something else is sent on the connection. */
  leave(): void {
    const { asked, client } = this;
    if (!asked.length) return;
    this.asked = [];
    const trip = new RoundTrip(client, leaving(client, asked.map(({ statement }) => statement)));
    trip.callback = (error) => {
      const done = error ? (trip.failedAt ?? trip.at) : asked.length;
      // Where the connection was lost, there is no more to be said of any of them.
      const behind = trip.failedAt === undefined ? error : Object.assign(new Error('A statement before it was refused.'), { code: AFTER_A_FAILURE });
      for (const [place, { resolve, reject }] of asked.entries()) {
        if (place < done) resolve({ rows: trip.results[place] ?? [], tag: trip.tags[place] ?? '' });
        else reject(place === done ? error : behind);
      }
    };
    client.query(trip as unknown as Submittable);
  }
}

/** in_failed_sql_transaction */
export const AFTER_A_FAILURE = '25P02';

/** Rows of one statement on a connection of the pool. One with a name is not described again at each request, as node-postgres would have it. */
export async function rowsOf(pool: Pool, statement: Statement): Promise<QueryResultRow[]> {
  const client = await pool.connect();
  let lost = false;
  try {
    return (await inOneRoundTrip(client, [statement]))[0] ?? [];
  } catch (error) {
    // An answer of PostgreSQL ends its transaction; anything else leaves open what the connection is at.
    lost = !isRefusal(error);
    throw error;
  } finally {
    client.release(lost);
  }
}
