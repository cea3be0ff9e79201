import { Pool, type PoolClient } from 'pg';

type Taken = (error: Error | undefined, client: PoolClient | undefined, release: (broken?: unknown) => void) => void;

/**
 * A pool whose whole waiting is bounded: node-postgres counts the wait for a place and the making of a connection each for itself, which is twice the time-out where the
 * database is gone.
 */
export class SteadyPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | void {
    if (!taken) return new Promise((resolve, reject) => this.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection')))));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      taken(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
    }, this.options.connectionTimeoutMillis ?? 5_000).unref();
    super.connect((error, client, release) => {
      clearTimeout(timer);
      // Whoever asked has been told no: the next one has it.
      if (late) client?.release();
      else taken(error, client, release);
    });
  }
}
