import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** What belongs to a person is seen by whoever sees the person. */
const personWall = (table: string) => `create policy person_wall on ${table} as restrictive to afterbell_app
  using (app_org_all() or exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = ${table}.person_id))
  with check (app_org_all() or exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = ${table}.person_id));`;

const OF_PERSON = { columns: ['person_id'], table: 'person', onDelete: 'cascade' as const };

/**
 * The grade of a person is that of the programme year, whoever writes it: forms, imports, the roll-over. The latter names the year, which
 * may not have begun.
 */
const GRADES_KEPT = `
  create function person_grade_keep() returns trigger language plpgsql security definer set search_path = public as $$
  declare
    year int := coalesce(nullif(current_setting('app.programme_year', true), '')::int, extract(year from current_date - interval '6 months')::int);
  begin
    if tg_op = 'INSERT' then
      insert into person_grade (tenant_id, person_id, programme_year, grade)
        select n.tenant_id, n.id, year, n.grade from new_rows n where n.grade is not null and n.tenant_id = app_tenant()
        on conflict (tenant_id, person_id, programme_year) do update set grade = excluded.grade, source = 'entered';
    else
      insert into person_grade (tenant_id, person_id, programme_year, grade)
        select n.tenant_id, n.id, year, n.grade from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
          where n.grade is not null and n.grade is distinct from o.grade and n.tenant_id = app_tenant()
        on conflict (tenant_id, person_id, programme_year) do update set grade = excluded.grade, source = 'entered';
    end if;
    return null;
  end $$;
  create trigger person_grade_insert after insert on person referencing new table as new_rows for each statement execute function person_grade_keep();
  create trigger person_grade_update after update on person referencing old table as old_rows new table as new_rows for each statement execute function person_grade_keep();

  do $$
  declare
    t record;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      insert into person_grade (person_id, programme_year, grade)
        select id, extract(year from current_date - interval '6 months')::int, grade from person where grade is not null;
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;`;

/** Stays that are edited, programmes of a stay, dated codes about a person, grades by programme year and their roll-over. */
export class StaysAndTraits1763900000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table stay add column version int not null default 1, add column created_at timestamptz not null default now(), add column updated_at timestamptz not null default now();
      -- Beside the answers of a form: what else a page keeps of something that is being added.
      alter table form_draft add column more jsonb;
    `);
    const programme = tenantTable({
      name: 'enrolled_programme',
      columns: [
        'id uuid not null',
        'stay_id uuid not null',
        'person_id uuid not null',
        'organization_id uuid not null',
        `code text not null check (length(code) between 1 and 50)`,
        'starts_on date not null',
        'ends_on date check (ends_on >= starts_on)',
        'version int not null default 1',
        'created_at timestamptz not null default now()',
      ],
      references: [
        { columns: ['stay_id'], table: 'stay', onDelete: 'cascade' },
        OF_PERSON,
        { columns: ['organization_id'], table: 'organization' },
      ],
      ownedBy: 'organization_id',
    });
    // The product's own versions are in the code; these are the tenant's.
    const list = tenantTable({
      name: 'code_list_version',
      columns: ['list text not null', 'effective_on date not null', `codes jsonb not null check (jsonb_typeof(codes) = 'array')`, 'version int not null default 1', 'saved_by uuid not null', 'saved_at timestamptz not null default now()'],
      key: ['list', 'effective_on'],
    });
    const trait = tenantTable({
      name: 'person_trait',
      columns: [
        'person_id uuid not null',
        'list text not null',
        'starts_on date not null',
        // None: from that day on nothing is known.
        `codes text[] not null default '{}'`,
        // First day of the version of the list that the codes were chosen from.
        'list_effective_on date not null',
        'version int not null default 1',
        'created_at timestamptz not null default now()',
      ],
      key: ['person_id', 'list', 'starts_on'],
      references: [OF_PERSON],
    });
    const grade = tenantTable({
      name: 'person_grade',
      columns: [
        'person_id uuid not null',
        // 2026 is the year from 1 July 2026.
        'programme_year smallint not null check (programme_year between 1990 and 2200)',
        `grade text not null check (grade in ('PK','K','1','2','3','4','5','6','7','8','9','10','11','12'))`,
        `source text not null default 'entered' check (source in ('entered', 'roll_over'))`,
        'created_at timestamptz not null default now()',
      ],
      key: ['person_id', 'programme_year'],
      references: [OF_PERSON],
    });
    const rollOver = tenantTable({
      name: 'grade_roll_over',
      columns: ['id uuid not null', 'organization_id uuid not null', 'programme_year smallint not null', 'made_by uuid', 'made_at timestamptz not null default now()', 'undone_at timestamptz', 'people int not null'],
      references: [{ columns: ['organization_id'], table: 'organization' }],
      ownedBy: 'organization_id',
    });
    const rolled = tenantTable({
      name: 'grade_rolled',
      columns: ['roll_over_id uuid not null', 'person_id uuid not null', 'was text not null', 'became text', 'stay_id uuid'],
      key: ['roll_over_id', 'person_id'],
      references: [{ columns: ['roll_over_id'], table: 'grade_roll_over', onDelete: 'cascade' }, OF_PERSON, { columns: ['stay_id'], table: 'stay' , onDelete: 'cascade' }],
    });
    for (const sql of [programme, list, trait, grade, rollOver, rolled]) await runner.query(sql);
    await runner.query(`
      create index enrolled_programme_by_stay on enrolled_programme (tenant_id, stay_id);
      create index enrolled_programme_by_person on enrolled_programme (tenant_id, person_id);
      create index grade_roll_over_by_organization on grade_roll_over (tenant_id, organization_id, programme_year);
      create index grade_rolled_by_person on grade_rolled (tenant_id, person_id);
      create unique index grade_roll_over_once on grade_roll_over (tenant_id, organization_id, programme_year) where undone_at is null;
    `);
    await runner.query(GRADES_KEPT);
    for (const table of ['person_trait', 'person_grade', 'grade_rolled']) await runner.query(personWall(table));
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
