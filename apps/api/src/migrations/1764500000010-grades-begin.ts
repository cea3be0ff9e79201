import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A roll-over into a year that is to come waits for its first day (docs/people.md); what was rolled over before stands. */
export class GradesBegin1764500000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Programmes that end with the stay of who graduates, and when they would have: [{ id, endsOn }].
      alter table grade_rolled add column programmes jsonb not null default '[]';
      alter table grade_roll_over add column waiting boolean not null default false;
      -- Whoever came since can be taken on as well: a lock for each site keeps two at once apart.
      drop index grade_roll_over_once;
      create index grade_roll_over_waiting on grade_roll_over (programme_year) where waiting and undone_at is null;
      create policy system_reads on grade_roll_over for select to afterbell_system using (true);
      grant select on grade_roll_over to afterbell_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
