import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists compare of the tenant's own fields is written with every save of a form, a row for each answer, and two fifths of what a row cost served nothing: an index of all of them, in which
 * each answer lay on a page of its own, where only texts and instants have no index by their value; and a look at the tenant, which the wall has fixed already.
 */
export class ListedValuesLighter1764700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index custom_value_by_text on custom_value (tenant_id, field_id, record_id) where text is not null;
      create index custom_value_by_instant on custom_value (tenant_id, field_id, record_id) where instant is not null;
      drop index custom_value_by_field;
      alter table custom_value drop constraint custom_value_tenant_id_fkey;

      -- A field of another type: each of its answers is in the index of what it is.
      do $$
      declare
        source text := pg_get_functiondef('form_values_convert(text, int, jsonb)'::regprocedure);
        former text := 'delete from custom_value where tenant_id = app_tenant() and field_id = field;';
      begin
        if position(former in source) = 0 then raise exception 'form_values_convert forgets in another way'; end if;
        execute replace(source, former, (
          select string_agg(format('delete from custom_value where tenant_id = app_tenant() and field_id = field and %I is not null;', kind), chr(10))
            from unnest(array['text', 'number', 'day', 'instant', 'flag', 'option_id']) as kind));
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
