import type { MigrationInterface, QueryRunner } from 'typeorm';

/** O'Brien is found by "obrien", Mary-Ann by "mary ann", and the other way round. */
export class NamesAsTyped1764100000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The SQL twin of foldName (libs/core/domain); the conformance test holds the two together.
      create function fold_name(value text) returns text language sql immutable strict parallel safe as $$
        select translate(fold_text(value), E'-\\'\\u0060\\u00b4', ' ')
      $$;

      -- The names once more as they are typed without their signs, where they have any.
      create or replace function person_search_text(p person) returns text language sql stable set search_path = public as $$
        select concat_ws(' ', said.folded, case when said.names <> fold_name(said.names) then '| ' || fold_name(said.names) end)
          from (select fold_text(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name)) as names,
            fold_text(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name, '|', p.last_name || ',', p.first_name, '|',
              p.local_id, p.state_id, p.generated_id, p.employee_id, regexp_replace(p.phone, '\\D', '', 'g'), regexp_replace(p.other_phone, '\\D', '', 'g'), p.email)) as folded) said
      $$;

      do $$
      declare
        one record;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one.id::text, true);
          update person_search f set folded = person_search_text(p) from person p where p.tenant_id = f.tenant_id and p.id = f.person_id and f.tenant_id = one.id
            and fold_text(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name)) ~ E'[-\\'\\u0060\\u00b4]';
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
