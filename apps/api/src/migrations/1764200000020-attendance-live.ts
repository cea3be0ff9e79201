import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open rosters and grids hear of each save, and each mark knows how it was made. */
export class AttendanceLive1764200000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One ring a save: the session and the day, or the session whose places changed. Never who and what.
      create trigger attendance_ring after insert on audit for each row
        when (new.subject_type = 'session_date' or (new.subject_type = 'session' and (new.action like 'enrollment.%' or new.action = 'class_list.import')))
        execute function record_ring();
    `);
    // A constant default rewrites no row; what was there before was marked by hand or sent, nobody knows which.
    await runner.query(`alter table attendance add column source text not null default 'typed'`);
    await runner.query(`alter table attendance add constraint attendance_source check (source in ('typed', 'grid', 'copied', 'rest', 'import', 'check_in', 'kiosk')) not valid`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
