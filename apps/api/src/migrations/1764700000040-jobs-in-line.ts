import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs of one line are done one after the other, by whichever process: what waits for somebody else's server holds up one place in the queue and no more. */
export class JobsInLine1764700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function enqueue_in_line(line text, task text, payload json, job_key text) returns void
        language sql security definer set search_path = public, graphile_worker as $$
        select graphile_worker.add_job(task, payload, queue_name => line, job_key => job_key, max_attempts => 20)
      $$;
      revoke all on function enqueue_in_line(text, text, json, text) from public;
      grant execute on function enqueue_in_line(text, text, json, text) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
