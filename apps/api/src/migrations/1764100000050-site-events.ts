import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Closing days of before become events: one for each reason and set of days, that all their sites share. */
export const EVENTS_OF_CLOSURES = `
  do $$
  declare
    t record;
    one record;
    made uuid;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      for one in
        with of_site as (
          select c.organization_id, c.reason, array_agg(c.on_date order by c.on_date) as dates from site_closure c where c.event_id is null group by 1, 2
        )
        select reason, dates, array_agg(organization_id) as sites from of_site group by reason, dates order by dates, reason
      loop
        made := uuidv7();
        insert into site_event (id, owner_id, kind, reason, dates)
          select made, case when cardinality(one.sites) = 1 then one.sites[1] else coalesce((select o.id from organization o where o.level = 'top' limit 1), one.sites[1]) end, 'closed', one.reason, one.dates;
        insert into site_event_day (event_id, organization_id, on_date)
          select made, s, d from unnest(one.sites) as s cross join unnest(one.dates) as d;
        update site_closure set event_id = made where organization_id = any(one.sites) and reason = one.reason and on_date = any(one.dates);
      end loop;
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;`;

/** Closing and special days as events that many sites share. What a day of a site comes to stays in `site_closure`, which everything else reads. */
export class SiteEvents1764100000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Without a subtree wall: who sees one of its days sees what it says, also where it was made further up.
    const event = tenantTable({
      name: 'site_event',
      columns: [
        'id uuid not null',
        // Where it was made: who sees that organization whole changes it for all its sites.
        'owner_id uuid not null',
        `kind text not null check (kind in ('closed', 'special'))`,
        `reason text not null check (length(btrim(reason)) between 1 and 200)`,
        'dates date[] not null check (cardinality(dates) between 1 and 366)',
        // When the site is open on a special day.
        'start_time time',
        'end_time time check (end_time > start_time)',
        'version int not null default 1',
        // Of the caller: the same sent twice is added once.
        'key text',
        'created_at timestamptz not null default now()',
        `check ((start_time is null) = (end_time is null) and (start_time is null or kind = 'special'))`,
      ],
      unique: [['key']],
      references: [{ columns: ['owner_id'], table: 'organization' }],
      grants: ['select', 'insert', 'update'],
    });
    // A day may lie in several events: the one made last counts, and taking it away lets the one before count again.
    const day = tenantTable({
      name: 'site_event_day',
      columns: ['organization_id uuid not null', 'on_date date not null', 'event_id uuid not null'],
      key: ['organization_id', 'on_date', 'event_id'],
      references: [
        { columns: ['organization_id'], table: 'organization' },
        { columns: ['event_id'], table: 'site_event' },
      ],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'delete'],
    });
    // Dates that somebody added by hand and a closing day took away: no schedule brings them back.
    const withdrawn = tenantTable({
      name: 'session_date_withdrawn',
      columns: ['session_id uuid not null', 'on_date date not null', 'organization_id uuid not null', 'start_time time not null', 'end_time time not null'],
      key: ['session_id', 'on_date'],
      references: [{ columns: ['session_id', 'organization_id'], table: 'session', to: ['id', 'organization_id'], onDelete: 'cascade' }],
      ownedBy: 'organization_id',
    });
    for (const sql of [event, day, withdrawn]) await runner.query(sql);
    await runner.query(`
      create index site_event_day_by_event on site_event_day (tenant_id, event_id, organization_id);
      create index session_date_withdrawn_by_day on session_date_withdrawn (tenant_id, organization_id, on_date);
      alter table site_closure add column event_id uuid;
      create index site_closure_by_event on site_closure (tenant_id, event_id) where event_id is not null;
    `);
    await runner.query(EVENTS_OF_CLOSURES);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
