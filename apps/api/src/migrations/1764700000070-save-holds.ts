import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A save may leave with its commit when it is sure to fail where what it was decided by has changed: so the database has to refuse it, not only say so. */
export class SaveHolds1764700000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Volatile: asked once the marks are written, and never before.
    await runner.query(`
      create function must_hold(holds boolean) returns void language plpgsql set search_path = public as $$
      begin
        if holds is not true then
          raise exception 'what this was decided by has changed' using errcode = 'AB002';
        end if;
      end $$;
      revoke execute on function must_hold(boolean) from public;
      grant execute on function must_hold(boolean) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
