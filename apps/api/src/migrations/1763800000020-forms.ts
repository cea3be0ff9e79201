import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Records that carry fields of the tenant's own. */
const RECORDS = ['person', 'organization', 'activity'];

/** Definitions of forms with their versions, the tenant's own values of records, drafts, the library (docs/forms.md). */
export class Forms1763800000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const definition = tenantTable({
      name: 'form_definition',
      columns: ['section text not null', 'sub_section text not null', 'version int not null check (version > 0)'],
      key: ['section', 'sub_section'],
      grants: ['select', 'insert', 'update'],
    });
    // Versions are never changed: what was signed or saved under one stays readable.
    const version = tenantTable({
      name: 'form_version',
      columns: [
        'section text not null',
        'sub_section text not null',
        'version int not null check (version > 0)',
        'definition jsonb not null',
        'field_count int not null',
        'custom_count int not null',
        `note text not null default ''`,
        'restored_from int',
        'saved_by uuid not null',
        'saved_at timestamptz not null default now()',
      ],
      key: ['section', 'sub_section', 'version'],
      grants: ['select', 'insert'],
    });
    // Ids of fields, options and entries of the library are never given twice.
    const counter = tenantTable({ name: 'form_counter', columns: ['kind text not null', 'last int not null'], key: ['kind'], grants: ['select', 'insert', 'update'] });
    const generator = tenantTable({ name: 'generator_counter', columns: ['field_id int not null', 'last bigint not null'], key: ['field_id'], grants: ['select', 'insert', 'update'] });
    // What lists compare, beside the values themselves, which stand with the record. Read only together with the record, whose walls then hold.
    const value = tenantTable({
      name: 'custom_value',
      columns: [
        'subject text not null',
        'record_id uuid not null',
        'field_id int not null',
        'place smallint not null',
        'text text',
        // As lists compare numbers. numeric would be slower by far: its comparisons are not leakproof, so row-level security keeps them from the index.
        'number double precision',
        'day date',
        'instant timestamptz',
        'flag boolean',
        'option_id int',
      ],
      key: ['record_id', 'field_id', 'place'],
    });
    const draft = tenantTable({
      name: 'form_draft',
      columns: [
        'user_id uuid not null',
        'access_id uuid not null',
        'section text not null',
        'sub_section text not null',
        // Empty of a new record.
        'record_key text not null',
        'record_version int',
        'answers jsonb not null',
        'saved_at timestamptz not null default now()',
      ],
      key: ['user_id', 'access_id', 'section', 'sub_section', 'record_key'],
    });
    const library = tenantTable({
      name: 'form_library_entry',
      columns: [
        'id int not null',
        'section text not null',
        'group_label text not null',
        'label text not null',
        'description text not null',
        'fields jsonb not null',
        'saved_at timestamptz not null default now()',
      ],
    });
    for (const sql of [definition, version, counter, generator, value, draft, library]) await runner.query(sql);
    for (const table of RECORDS) {
      await runner.query(`alter table ${table} add column custom jsonb not null default '{}', add column form_version int`);
    }
    await runner.query(`
      create index custom_value_by_option on custom_value (tenant_id, field_id, option_id, record_id) where option_id is not null;
      create index custom_value_by_number on custom_value (tenant_id, field_id, number, record_id) where number is not null;
      create index custom_value_by_day on custom_value (tenant_id, field_id, day, record_id) where day is not null;
      create index custom_value_by_flag on custom_value (tenant_id, field_id, flag, record_id) where flag is not null;
      create index custom_value_by_field on custom_value (tenant_id, field_id, record_id);
      create index form_draft_oldest on form_draft (tenant_id, saved_at);

      -- A form belongs to the whole tenant, also where an institution maintains it: what a new type would do to answers is asked of all
      -- records, not only of those in sight. Answers come without whose they are.
      create function form_values(subject text, field int) returns table (value jsonb, count bigint)
        language plpgsql stable security definer set search_path = public as $$
      begin
        if subject not in ('${RECORDS.join("', '")}') then raise exception 'no records of %', subject; end if;
        return query execute format('select custom -> $1, count(*) from %I where tenant_id = app_tenant() and custom ? $1 group by 1', subject) using field::text;
      end $$;

      -- pairs: [{ "was": value, "is": value, "rows": [{ place, text, number, … }] }] of every distinct answer.
      create function form_values_convert(subject text, field int, pairs jsonb) returns void
        language plpgsql security definer set search_path = public as $$
      begin
        if subject not in ('${RECORDS.join("', '")}') then raise exception 'no records of %', subject; end if;
        delete from custom_value where tenant_id = app_tenant() and field_id = field;
        execute format('insert into custom_value (tenant_id, subject, record_id, field_id, place, text, number, day, instant, flag, option_id)
          select r.tenant_id, $1, r.id, $2, v.place, v.text, v.number, v.day, v.instant, v.flag, v.option_id
            from %I r join jsonb_to_recordset($3) as p (was jsonb, rows jsonb) on r.custom -> $4 = p.was
            cross join lateral jsonb_to_recordset(p.rows) as v (place smallint, text text, number double precision, day date, instant timestamptz, flag boolean, option_id int)
           where r.tenant_id = app_tenant()', subject) using subject, field, pairs, field::text;
        execute format('update %I r set custom = jsonb_set(r.custom, array[$2], p."is"), version = r.version + 1
            from jsonb_to_recordset($1) as p (was jsonb, "is" jsonb) where r.tenant_id = app_tenant() and r.custom -> $2 = p.was', subject) using pairs, field::text;
      end $$;
      revoke all on function form_values(text, int), form_values_convert(text, int, jsonb) from public;
      grant execute on function form_values(text, int), form_values_convert(text, int, jsonb) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
