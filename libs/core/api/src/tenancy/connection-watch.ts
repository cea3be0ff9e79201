import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/** How long a connection may owe an answer before somebody asks after it, and how long that asking may take. */
export interface WatchTimes {
  quietMs: number;
  askMs: number;
}

export const WATCH_TIMES: WatchTimes = { quietMs: 1_500, askMs: 1_200 };

interface Working {
  pids: Set<number>;
  /** Those of them that wait for somebody else. */
  queued: Set<number>;
}

/** What node-postgres keeps of a connection, and what its types leave out. */
interface Inside {
  _activeQuery: unknown;
  _sentQueryQueue: unknown[];
  processID: number | null;
  connection: { stream: { bytesRead: number; destroyed: boolean; destroy: () => void } };
}

interface Watched {
  config: ClientConfig;
  /** A pooler stands between: it has numbers of its own for connections, and lets them wait for one of the server's. */
  isPooled: boolean;
  /** Bytes that had come when it was looked at last, and since when no more did. */
  read: number;
  since: number;
}

// What the server works on for some of these. Blocked on sending an answer that nobody takes is not work; for a lock one may wait that another dead one holds.
const ASK = `select pg_backend_pid() as own, array_agg(pid) filter (where state not like 'idle%' and wait_event is distinct from 'ClientWrite') as working,
  array_agg(pid) filter (where wait_event_type = 'Lock') as queued from pg_stat_activity where pid = any($1::int[])`;

const END = `select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1::int[]) and (state like 'idle%' or wait_event = 'ClientWrite')`;

const isRefusal = (error: unknown) => /^(?=.*\d)[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code));

/**
 * Finds connections that are dead without anybody saying so: a firewall that forgot them, a cable, a database machine that is gone. Time-outs of statements must let long work
 * be; so a connection that is quiet while it owes an answer is asked after on a fresh one. Where the server does not answer at all, or does not work for it, it is ended, and whoever
 * waits is told at once.
 */
export class ConnectionWatch {
  private readonly watched = new Map<Client, Watched>();
  private timer: NodeJS.Timeout | null = null;
  private asking = false;

  constructor(private readonly times: WatchTimes = WATCH_TIMES) {}

  add(client: Client, config: ClientConfig, isPooled = false): void {
    this.watched.set(client, { config, isPooled, read: 0, since: Date.now() });
    client.once('end', () => this.watched.delete(client));
    this.timer ??= setInterval(() => void this.look(), this.times.quietMs / 4).unref();
  }

  private async look(): Promise<void> {
    if (!this.watched.size && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    }
    if (this.asking) return;
    const suspects = [...this.watched].filter(([client, one]) => owes(client, one) && Date.now() - one.since >= this.times.quietMs);
    if (!suspects.length) return;
    this.asking = true;
    try {
      // Only its own role's connections tell a role what they do.
      const users = new Set(suspects.map(([client]) => `${client.user}@${client.host}:${client.port}/${client.database}`));
      await Promise.all([...users].map((user) => this.askAfter(suspects.filter(([client]) => `${client.user}@${client.host}:${client.port}/${client.database}` === user))));
    } finally {
      this.asking = false;
    }
  }

  private async askAfter(suspects: [Client, Watched][]): Promise<void> {
    const { quietMs, askMs } = this.times;
    const { config, isPooled = false } = suspects[0]?.[1] ?? {};
    const { host, port, user, password, database, ssl } = config ?? {};
    const probe = new Client({ host, port, user, password, database, ssl, application_name: 'afterbell-watch', connectionTimeoutMillis: 4 * askMs, query_timeout: 4 * askMs });
    probe.on('error', () => undefined);
    const pids = suspects.map(([client]) => inside(client).processID ?? 0);
    const answer = workedFor(probe, pids, isPooled);
    const working = await Promise.race([answer, sleep(askMs, null, { ref: false })]);
    // An answer may have been on its way while the server said that it had none to give.
    if (working?.pids.size !== pids.length) await sleep(askMs / 6);
    const dead: number[] = [];
    for (const [client, one] of suspects) {
      const { processID, connection } = inside(client);
      const pid = processID ?? 0;
      if (owes(client, one) && !working?.pids.has(pid)) {
        dead.push(pid);
        connection.stream.destroy();
      }
      // Its turn may come soon, and nobody be there to take it.
      else one.since = Date.now() - (working?.queued.has(pid) ? (quietMs * 3) / 4 : 0);
    }
    // The server's end of it may hold locks that others wait for; a server that is slow is told when it answers.
    const end = async () => {
      const known = await answer;
      const idle = known ? dead.filter((pid) => !known.pids.has(pid)) : [];
      if (idle.length) await probe.query(END, [idle]);
    };
    void end().catch(() => undefined).finally(() => inside(probe).connection.stream.destroy());
  }
}

/** Which of these connections the server works for; null when it does not answer. */
async function workedFor(probe: Client, pids: number[], isPooled: boolean): Promise<Working | null> {
  const all = { pids: new Set(pids), queued: new Set<number>() };
  try {
    await probe.connect();
    // That it answers is all it can tell. A question would wait its turn for a connection of the server, as those may do that are asked after.
    if (isPooled) return all;
    const { rows } = await probe.query<{ own: number; working: number[] | null; queued: number[] | null }>(ASK, [pids]);
    // A pooler that nobody told of, by its numbers.
    return rows[0]?.own === inside(probe).processID ? { pids: new Set(rows[0]?.working), queued: new Set(rows[0]?.queued) } : all;
  } catch (error) {
    // A refusal is an answer as well, such as that there is no room for one more connection.
    return isRefusal(error) ? all : null;
  }
}

const inside = (client: Client) => client as unknown as Inside;

/** True while an answer is owed and nothing has come since the last look; keeps account of it. */
function owes(client: Client, one: Watched): boolean {
  const { _activeQuery: active, _sentQueryQueue: sent, connection } = inside(client);
  const { bytesRead } = connection.stream;
  const quiet = Boolean(active) || sent.length > 0;
  if (!quiet || bytesRead !== one.read) {
    one.read = bytesRead;
    one.since = Date.now();
    return false;
  }
  return true;
}
