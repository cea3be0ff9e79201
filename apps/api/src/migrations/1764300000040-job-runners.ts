import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works the queue at the moment: what somebody held who is no longer there is given to others. */
export class JobRunners1764300000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_runner (
        id text primary key,
        seen_at timestamptz not null default now()
      );
      grant select, insert, update, delete on job_runner to afterbell_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
