import type { MigrationInterface, QueryRunner } from 'typeorm';

const GRADES = `array['PK','K','1','2','3','4','5','6','7','8','9','10','11','12']`;

/** Which grades a site or a school serves (docs/organizations.md "Grades served"). */
export class GradesServed1764100000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization
        add column grade_from text,
        add column grade_to text,
        add constraint organization_serves_grades check (grade_from is null and grade_to is null or level in ('site', 'school')),
        add constraint organization_grades check (grade_from = any(${GRADES}) and grade_to = any(${GRADES})),
        add constraint organization_grades_in_order check ((grade_from is null) = (grade_to is null)
          and array_position(${GRADES}, grade_from) <= array_position(${GRADES}, grade_to));

      -- Of all records of the tenant, also beyond what the caller sees: a form belongs to the whole tenant. Only numbers leave it, and codes that the product names.
      create or replace function form_usage_bound(subject text, among text, bound text[], coded text[]) returns table (name text, code text, count bigint)
        language plpgsql stable security definer set search_path = public as $$
      declare
        those text := 'r.tenant_id = app_tenant()';
        counts text;
        one text;
      begin
        if subject not in ('person', 'organization', 'activity') then raise exception 'no records of %', subject; end if;
        if among is not null and (subject <> 'person' or among not in ('is_participant', 'is_staff', 'is_teacher', 'is_board_member', 'is_contact')) then raise exception 'no records of %', among; end if;
        if not coded <@ array['grade', 'grade_from', 'grade_to', 'category', 'type'] then raise exception 'no codes in %', coded; end if;
        if subject = 'person' then those := those || ' and r.removed_at is null'; end if;
        if among is not null then those := those || format(' and r.%I', among); end if;
        select string_agg(format('count(nullif(r.%I::text, ''''))', b.name), ', ' order by b.place) into counts from unnest(bound) with ordinality as b (name, place);
        if counts is not null then
          return query execute format('select n.name, null::text, n.count from (select array[%s] as counts from %I r where %s) c cross join lateral unnest($1, c.counts) as n (name, count) where n.count > 0', counts, subject, those) using bound;
        end if;
        foreach one in array coded loop
          return query execute format('select %L::text, r.%I::text, count(*) from %I r where %s and r.%I is not null group by 2', one, one, subject, those, one);
        end loop;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
