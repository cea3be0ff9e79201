import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many records answer the fields that the product brings: their answers stand in columns (docs/forms.md "Definitions"). */
export class FormUsageBound1764000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of all records of the tenant, also beyond what the caller sees: a form belongs to the whole tenant. Only numbers leave it, and codes that the product names.
      create function form_usage_bound(subject text, among text, bound text[], coded text[]) returns table (name text, code text, count bigint)
        language plpgsql stable security definer set search_path = public as $$
      declare
        those text := 'r.tenant_id = app_tenant()';
        counts text;
        one text;
      begin
        if subject not in ('person', 'organization', 'activity') then raise exception 'no records of %', subject; end if;
        if among is not null and (subject <> 'person' or among not in ('is_participant', 'is_staff', 'is_teacher', 'is_board_member', 'is_contact')) then raise exception 'no records of %', among; end if;
        if not coded <@ array['grade', 'category', 'type'] then raise exception 'no codes in %', coded; end if;
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
      revoke all on function form_usage_bound(text, text, text[], text[]) from public;
      grant execute on function form_usage_bound(text, text, text[], text[]) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
