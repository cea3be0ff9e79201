import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type Limit, RELAXED_FACTOR } from './limits';
import { type Runner, SystemDb } from './system-db';

// One statement, so processes that share the table can never both take the last hit. Hits stop one above the limit: hammering does not pile up.
const againHit = (seconds: string, most: string) => `
  on conflict (key) do update set
    hits = case when known.window_start <= now() - make_interval(secs => ${seconds}) then 1
                when known.hits > ${most} then known.hits else known.hits + 1 end,
    window_start = case when known.window_start <= now() - make_interval(secs => ${seconds}) then now() else known.window_start end
  returning hits, ceil(extract(epoch from window_start + make_interval(secs => ${seconds}) - now()))::int as wait`;

const HIT = `
  insert into rate_limit as known (key, window_start, hits) values ($1, now(), 1)${againHit('$2', '$3')}`;

export const SPENT = `select key, hits, ceil(extract(epoch from window_start + make_interval(secs => asked.seconds) - now()))::int as wait
         from unnest($1::text[], $2::int[]) as asked (wanted, seconds) join rate_limit on key = asked.wanted and window_start > now() - make_interval(secs => asked.seconds)`;

export const GIVE_BACK = 'update rate_limit set hits = greatest(hits - 1, 0) where key = $1';

/** HIT of one key after the other, each only where the one before it had something left: one statement, one commit. */
export const hitEach = (keys: number): string => {
  const step = (at: number) => {
    const [key, seconds, most] = [1, 2, 3].map((n) => `$${at * 3 + n}`);
    const begins = at ? `select ${key}::text, now(), 1 from hit_${at - 1} where hits <= $${at * 3}::int` : `values (${key}, now(), 1)`;
    return `hit_${at} as (insert into rate_limit as known (key, window_start, hits) ${begins} ${againHit(seconds as string, most as string)})`;
  };
  const steps = Array.from({ length: keys }, (_, at) => at);
  return `with ${steps.map(step).join(',\n')}\n${steps.map((at) => `select ${at} as at, hits, wait from hit_${at}`).join(' union all ')} order by at`;
};

/** What may be done so often in a while, under a key of its own. */
export interface Budget {
  key: string;
  limit: Limit;
}

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

  /** Takes one hit of each budget in turn, up to the first that has none left: RATE_LIMITED, and those after it are not touched. The keys differ. */
  async takeEach(budgets: Budget[]): Promise<void> {
    const values = budgets.flatMap(({ key, limit }) => [key, limit.seconds, limit.hits * this.factor]);
    const rows = await this.db.rows<{ hits: number; wait: number }>(hitEach(budgets.length), values, `sign_in_limit_hit_${budgets.length}`);
    rows.forEach(({ hits, wait }, at) => {
      if (hits > (budgets[at] as Budget).limit.hits * this.factor) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, wait) });
    });
  }

  /** Counts without refusing. */
  async count(key: string, limit: Limit): Promise<void> {
    await this.db.rows(HIT, [key, limit.seconds, limit.hits * this.factor], 'sign_in_limit_hit');
  }

  /** Seconds until each budget is free again; 0 while some is left. */
  async exhaustedFor(budgets: Budget[]): Promise<number[]> {
    const spent = await this.db.rows<{ key: string; hits: number; wait: number }>(SPENT, [budgets.map(({ key }) => key), budgets.map(({ limit }) => limit.seconds)], 'sign_in_limit_spent');
    return budgets.map(({ key, limit }) => {
      const row = spent.find((one) => one.key === key);
      return row && row.hits >= limit.hits * this.factor ? Math.max(1, row.wait) : 0;
    });
  }

  /** Gives a hit back, for what turned out to be honest use. */
  async giveBack(key: string, on?: Runner): Promise<void> {
    await this.db.rows(GIVE_BACK, [key], 'sign_in_limit_give_back', on);
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
