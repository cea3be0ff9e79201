import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type Limit, RELAXED_FACTOR } from './limits';
import { SystemDb } from './system-db';

// One statement, so processes that share the table can never both take the last hit. Hits stop one above the limit: hammering does not pile up.
export const HIT = `
  insert into rate_limit as known (key, window_start, hits) values ($1, now(), 1)
  on conflict (key) do update set
    hits = case when known.window_start <= now() - make_interval(secs => $2) then 1
                when known.hits > $3 then known.hits else known.hits + 1 end,
    window_start = case when known.window_start <= now() - make_interval(secs => $2) then now() else known.window_start end
  returning hits, ceil(extract(epoch from window_start + make_interval(secs => $2) - now()))::int as wait`;

/** Counters in the database; keys are made here from normalised values, never from what a caller sends. */
@Injectable()
export class RateLimiter {
  private readonly factor: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly db: SystemDb,
  ) {
    this.factor = config.relaxedLimits ? RELAXED_FACTOR : 1;
  }

  /** Takes one hit of the key's budget, and answers how many are left; RATE_LIMITED when there was none. */
  async take(key: string, limit: Limit): Promise<number> {
    const most = limit.hits * this.factor;
    const [row] = await this.db.rows<{ hits: number; wait: number }>(HIT, [key, limit.seconds, most], 'sign_in_limit_hit');
    if (row && row.hits > most) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, row.wait) });
    return most - (row?.hits ?? 0);
  }

  /** Counts without refusing. */
  async count(key: string, limit: Limit): Promise<void> {
    await this.db.rows(HIT, [key, limit.seconds, limit.hits * this.factor], 'sign_in_limit_hit');
  }

  /** Seconds until the budget is free again; 0 while some is left. */
  async exhaustedFor(key: string, limit: Limit): Promise<number> {
    const [row] = await this.db.rows<{ hits: number; wait: number }>(
      `select hits, ceil(extract(epoch from window_start + make_interval(secs => $2) - now()))::int as wait
         from rate_limit where key = $1 and window_start > now() - make_interval(secs => $2)`,
      [key, limit.seconds],
    );
    return row && row.hits >= limit.hits * this.factor ? Math.max(1, row.wait) : 0;
  }

  /** Gives a hit back, for what turned out to be honest use. */
  async giveBack(key: string): Promise<void> {
    await this.db.rows('update rate_limit set hits = greatest(hits - 1, 0) where key = $1', [key]);
  }

  /** Lets the wait run from now on, where the last try counts and not the first. */
  async prolong(key: string): Promise<void> {
    await this.db.rows('update rate_limit set window_start = now() where key = $1', [key]);
  }

  /** The whole budget again, for whoever has proved who they are. */
  async forget(key: string): Promise<void> {
    await this.db.rows('update rate_limit set hits = 0 where key = $1', [key]);
  }
}
