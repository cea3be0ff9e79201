import type { Pool } from 'pg';

/** How often a process that works the queue says that it lives, and after how long a silence its jobs are given to others. */
export const BEAT_SECONDS = 5;
export const GONE_SECONDS = 30;

// Nobody is declared gone by a runner that was away itself, as all are when the database comes back.
const BEAT = `with old as (select seen_at from job_runner where id = $1),
  me as (insert into job_runner (id) values ($1) on conflict (id) do update set seen_at = now()),
  gone as (delete from job_runner where id <> $1 and seen_at < now() - make_interval(secs => ${GONE_SECONDS})
    and exists (select 1 from old where seen_at > now() - make_interval(secs => ${GONE_SECONDS / 2})) returning id),
  freed as (select graphile_worker.force_unlock_workers(array_agg(id)) from gone having count(*) > 0)
select (select count(*)::int from gone) as gone, (select count(*) from freed) as freed`;

/**
 * The queue alone gives a job back four hours after whoever worked on it was killed. Here each runner leaves a sign of life, and whoever misses another's
 * takes the claim off its jobs: somebody else does them, from where they stand.
 */
export class JobRunners {
  constructor(private readonly pool: Pool) {}

  /** @returns how many runners were found gone */
  async beat(id: string): Promise<number> {
    const { rows } = await this.pool.query<{ gone: number }>(BEAT, [id]);
    return rows[0]?.gone ?? 0;
  }

  /** What it still holds is for others. */
  async leave(id: string): Promise<void> {
    await this.pool.query('with me as (delete from job_runner where id = $1 returning id) select graphile_worker.force_unlock_workers(array_agg(id)) from me having count(*) > 0', [id]);
  }
}
