import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Services carry fields of the tenant's own (docs/forms.md "Records"). */
export class ServiceForms1764200000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table service add column custom jsonb not null default '{}', add column form_version int`);
    // The functions that look at all records of the tenant learn of one more table; nothing else in them changes.
    await runner.query(`
      do $$
      declare
        one record;
      begin
        for one in select pg_get_functiondef(p.oid) as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'public' and p.proname in ('form_usage', 'form_usage_bound', 'form_values', 'form_values_convert')
        loop
          if position('(''person'', ''organization'', ''activity'')' in one.source) = 0 then raise exception 'a function of forms names other records'; end if;
          execute replace(one.source, '(''person'', ''organization'', ''activity'')', '(''person'', ''organization'', ''activity'', ''service'')');
        end loop;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
