import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/**
 * Puts every term that has no reporting year into one. Row-level security binds the owner too: each tenant's terms are attached under
 * its own name. The federal year begins with summer, on 1 July.
 */
export const ATTACH_TERMS = `
  do $$
  declare
    t record;
    y record;
    label text;
    year_id uuid;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      for y in
        select first_year, least(make_date(first_year, 7, 1), min(starts_on)) as starts_on, greatest(make_date(first_year + 1, 6, 30), max(ends_on)) as ends_on
        from (select starts_on, ends_on, extract(year from starts_on - interval '6 months')::int as first_year from term where reporting_year_id is null) dated
        group by first_year order by first_year
      loop
        label := y.first_year || '–' || lpad(((y.first_year + 1) % 100)::text, 2, '0');
        while exists (select 1 from term where name = label) loop label := 'Reporting year ' || label; end loop;
        year_id := uuidv7();
        insert into reporting_year (id, name, starts_on, ends_on) values (year_id, label, y.starts_on, y.ends_on);
        update term set reporting_year_id = year_id where reporting_year_id is null and extract(year from starts_on - interval '6 months')::int = y.first_year;
        insert into term (id, name, kind, starts_on, ends_on, reporting_year_id) values (uuidv7(), label, 'year', y.starts_on, y.ends_on, year_id);
      end loop;
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;`;

/** Reporting years above the terms, what the tenant's administrators may change of the tenant itself, and versions where they were missing. */
export class Periods1763800000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'reporting_year',
        columns: [
          'id uuid not null',
          `name text not null check (length(btrim(name)) between 1 and 100)`,
          'name_folded text generated always as (fold_text(name)) stored',
          'starts_on date not null',
          'ends_on date not null check (ends_on >= starts_on)',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
        ],
        unique: [['name_folded']],
        systemReads: true,
      }),
    );
    await runner.query(`
      alter table term add column reporting_year_id uuid;
      alter table term add column name_folded text generated always as (fold_text(name)) stored;
      alter table term add constraint term_of_year foreign key (tenant_id, reporting_year_id) references reporting_year (tenant_id, id) on delete restrict;
      alter table term drop constraint term_kind_check;
      alter table term add constraint term_kind_check check (kind in ('summer','fall','spring','school_year','year'));
      -- The term that a reporting year brings along: one of each year, with its name and dates.
      alter table term add constraint term_year_has_year check (kind <> 'year' or reporting_year_id is not null);
      create unique index term_of_whole_year on term (tenant_id, reporting_year_id) where kind = 'year';
      create index term_by_year on term (tenant_id, reporting_year_id);
      create index activity_by_term on activity (tenant_id, term_id);
      grant delete on term to afterbell_app;
      create trigger bump after insert or update or delete on reporting_year for each statement execute function bump_permission_version();

      alter table organization_level_name add column version int not null default 1;
      alter table tenant add column version int not null default 1;
      create policy own_tenant_settings on tenant for update to afterbell_app using (id = app_tenant() and app_org_all()) with check (id = app_tenant() and app_org_all());
      grant update (name, time_zone, language, version) on tenant to afterbell_app;
    `);
    await runner.query(ATTACH_TERMS);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
