import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells every process which record was changed, by the trail's own row: nothing that changes one has to think of it. */
export class RecordChanges1764000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Which record and by whom, never what: listeners are not walled. Attendance is not among them: rosters have a way of their own.
      create function record_ring() returns trigger language plpgsql as $$
      begin
        perform pg_notify('record', concat_ws(':', new.tenant_id, new.subject_type, new.subject_id, new.user_id));
        return null;
      end $$;
      create trigger record_ring after insert on audit for each row
        when (new.subject_type in ('person', 'household', 'roster', 'organization', 'activity', 'role'))
        execute function record_ring();
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
