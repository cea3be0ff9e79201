import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The Participant ID of a record that was merged away stands on badges, exports and letters: it finds the record that stayed. */
export class FormerIdentifiers1764400000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- plpgsql keeps its plan from one row to the next, where people come by the thousand.
      create function person_former_ids(tenant uuid, person uuid) returns text language plpgsql stable set search_path = public as $$
      begin
        return (select string_agg(l.generated_id, ' ' order by m.merged_at, m.id) from person_merge m join person l on l.tenant_id = m.tenant_id and l.id = m.loser_person_id
          where m.tenant_id = tenant and m.current_person_id = person and m.undone_at is null);
      end $$;

      -- As before, and by the IDs of those who were merged into the record.
      create or replace function person_search_text(p person) returns text language sql stable set search_path = public as $$
        select concat_ws(' ', said.folded, case when said.names <> fold_name(said.names) then '| ' || fold_name(said.names) end)
          from (select fold_text(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name)) as names,
            fold_text(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name, '|', p.last_name || ',', p.first_name, '|',
              p.local_id, p.state_id, p.generated_id, p.employee_id, regexp_replace(p.phone, '\\D', '', 'g'), regexp_replace(p.other_phone, '\\D', '', 'g'), p.email,
              person_former_ids(p.tenant_id, p.id))) as folded) said
      $$;

      create function person_search_follow() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        update person_search f set folded = person_search_text(p) from person p
          where f.tenant_id = app_tenant() and p.tenant_id = f.tenant_id and p.id = f.person_id and f.person_id in (old.current_person_id, new.current_person_id);
        return null;
      end $$;
      create trigger person_search_follow after insert or delete or update of current_person_id, undone_at on person_merge for each row execute function person_search_follow();

      do $$
      declare
        one record;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one.id::text, true);
          update person_search f set folded = person_search_text(p) from person p
            where f.tenant_id = one.id and p.tenant_id = f.tenant_id and p.id = f.person_id and f.person_id in (select m.current_person_id from person_merge m where m.tenant_id = one.id and m.undone_at is null);
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
