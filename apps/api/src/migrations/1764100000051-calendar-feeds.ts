import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Links under which a calendar program reads a site's or a staff member's meetings without signing in. */
export class CalendarFeeds1764100000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const feed = tenantTable({
      name: 'calendar_feed',
      columns: [
        'id uuid not null',
        // Where its maker acted: nothing beyond that is in it.
        'organization_id uuid not null',
        // The staff member whose sessions it holds; null for all of the site.
        'person_id uuid',
        // It is read in the name of its maker: with their access it ends.
        'made_by uuid not null',
        'access_id uuid not null',
        // The link itself is shown once and kept nowhere.
        'token_hash bytea not null',
        'created_at timestamptz not null default now()',
        'last_read_at timestamptz',
        'revoked_at timestamptz',
      ],
      references: [
        { columns: ['organization_id'], table: 'organization' },
        { columns: ['person_id'], table: 'person', onDelete: 'cascade' },
      ],
      ownedBy: 'organization_id',
      systemReads: true,
    });
    await runner.query(feed);
    await runner.query(`
      create index calendar_feed_by_token on calendar_feed (token_hash);
      create index calendar_feed_by_organization on calendar_feed (tenant_id, organization_id) where revoked_at is null;
      create index calendar_feed_by_person on calendar_feed (tenant_id, person_id) where person_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
