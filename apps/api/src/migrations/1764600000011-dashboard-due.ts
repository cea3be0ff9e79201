import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that was recorded before these sums were kept is due. In a transaction after the triggers' own: what is saved meanwhile notes itself. */
export class DashboardDue1764600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$
      declare
        t record;
      begin
        for t in select id from tenant loop
          perform set_config('app.tenant_id', t.id::text, true);
          insert into stay_due (tenant_id, organization_id) select distinct t.id, s.organization_id from stay s where s.tenant_id = t.id and s.kind = 'participant';
          insert into open_days_due (tenant_id, organization_id, first_day, last_day)
            select t.id, d.organization_id, min(d.on_date), max(d.on_date) from session_date d where d.tenant_id = t.id and d.outcome is null group by d.organization_id;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
