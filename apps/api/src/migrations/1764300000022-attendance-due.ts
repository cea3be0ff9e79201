import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that was recorded before sums were kept is due. In a transaction after the triggers' own: what is saved meanwhile notes itself. */
export class AttendanceDue1764300000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$
      declare
        t record;
      begin
        for t in select id from tenant loop
          perform set_config('app.tenant_id', t.id::text, true);
          insert into attendance_due (tenant_id, organization_id, on_date) select distinct t.id, d.organization_id, d.on_date from session_date d where d.tenant_id = t.id;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
