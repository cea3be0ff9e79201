import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many records answer a field whose answers no list compares (docs/forms.md "Definitions"). */
export class FormUsage1763900000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of all records of the tenant, also beyond what the caller sees: a form belongs to the whole tenant. Only numbers leave it.
      create function form_usage(subject text, fields int[]) returns table (field_id int, count bigint)
        language plpgsql stable security definer set search_path = public as $$
      begin
        if subject not in ('person', 'organization', 'activity') then raise exception 'no records of %', subject; end if;
        return query execute format('select k.key::int, count(*) from %I r cross join lateral jsonb_each(r.custom) as k
          where r.tenant_id = app_tenant() and r.custom ?| $1 and k.key = any($1) and k.value <> ''null''::jsonb group by 1', subject) using fields::text[];
      end $$;
      revoke all on function form_usage(text, int[]) from public;
      grant execute on function form_usage(text, int[]) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
