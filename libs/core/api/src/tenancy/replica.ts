import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Config } from '../config/config';
import { connectionFields, POOL_TIMEOUTS } from './data-source';
import { SteadyClient } from './steady-client';
import { SteadyPool } from './steady-pool';

/** How long a copy that was behind or away is left alone. */
export const REST_MS = 10_000;
const LOOK_AGAIN_MS = 20;

const HOLDS = { name: 'replica_holds', text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as holds' };

/**
 * A copy that follows the database (streaming replication). It is read only where it holds all that the database held at that moment, so nobody who changed something finds it missing; a copy
 * that is further behind than `lagMs` is passed by.
 */
export class Replica {
  readonly pool: Pool;
  private restsUntil = 0;

  constructor(
    url: string,
    private readonly config: Pick<Config, 'poolSize' | 'replicaLagMs'>,
    private readonly tell: (message: string) => void,
  ) {
    this.pool = new SteadyPool({
      ...{ Client: SteadyClient, ...connectionFields(url), ...POOL_TIMEOUTS, connectionTimeoutMillis: 1_000 },
      ...{ application_name: 'afterbell-replica', max: this.config.poolSize, idleTimeoutMillis: 60_000 },
      pipeline: true,
    } as ConstructorParameters<typeof SteadyPool>[0]);
    this.pool.on('error', () => undefined);
  }

  /** Whether it has come as far as that, at once or within the lag that is allowed. */
  async holds(position: () => Promise<string>): Promise<boolean> {
    if (Date.now() < this.restsUntil) return false;
    const wanted = await position();
    const until = Date.now() + this.config.replicaLagMs;
    try {
      for (;;) {
        const { rows } = await this.pool.query<{ holds: boolean | null }>({ ...HOLDS, values: [wanted] });
        if (rows[0]?.holds) return true;
        if (Date.now() >= until) break;
        await sleep(LOOK_AGAIN_MS);
      }
      this.rest(new Error(`it is more than ${this.config.replicaLagMs / 1_000} s behind`));
    } catch (error) {
      this.rest(error);
    }
    return false;
  }

  /** It failed, or is too far behind: files come from the database itself for a while. */
  rest(why: unknown): void {
    if (Date.now() >= this.restsUntil) this.tell((why as Error).message);
    this.restsUntil = Date.now() + REST_MS;
  }

  async end(): Promise<void> {
    if (!this.pool.ended) await this.pool.end();
  }
}
