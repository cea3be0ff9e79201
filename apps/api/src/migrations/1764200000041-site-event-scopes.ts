import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry that was made for all sites of an organization remembers it: sites that join later get its days (docs/calendar.md). */
export class SiteEventScopes1764200000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site_event add column scope_id uuid,
        add constraint site_event_scope_fkey foreign key (tenant_id, scope_id) references organization (tenant_id, id);
      create index site_event_by_scope on site_event (tenant_id, scope_id) where scope_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
