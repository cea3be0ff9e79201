import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People are also found by their other IDs, phone and e-mail, and by a name that was mistyped. */
export class GlobalSearch1764000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function person_search_text(p person) returns text language sql stable set search_path = public as $$
        select fold_text(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name, '|', p.last_name || ',', p.first_name, '|',
          p.local_id, p.state_id, p.generated_id, p.employee_id, regexp_replace(p.phone, '\\D', '', 'g'), regexp_replace(p.other_phone, '\\D', '', 'g'), p.email))
      $$;
      create or replace function person_search_keep() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        insert into person_search (tenant_id, person_id, folded) values (new.tenant_id, new.id, person_search_text(new))
          on conflict (tenant_id, person_id) do update set folded = excluded.folded;
        return null;
      end $$;
      drop trigger person_search_keep on person;
      -- Who becomes a participant is given an identifier with it.
      create trigger person_search_keep after insert or update of first_name, middle_name, last_name, preferred_name, local_id, state_id, generated_id, employee_id, phone, other_phone, email, is_participant on person
        for each row execute function person_search_keep();

      -- Each word is near one of the searched text, or is one with two neighbouring letters swapped back: trigrams of short names do not
      -- survive a swap. Answers ids, joined back under the walls; planned for the words at hand.
      create function person_search_near(words text[], swapped jsonb) returns setof uuid language plpgsql stable security definer rows 200
        set search_path = public set pg_trgm.word_similarity_threshold = 0.45 as $$
      begin
        return query execute 'select person_id from person_search where tenant_id = $1'
          || (select coalesce(string_agg(format(' and (%L <%% folded', word)
                || coalesce((select string_agg(format(' or folded like %L', pattern), '') from jsonb_array_elements_text(swapped -> (place - 1)::int) pattern), '') || ')', ''), ' and false')
              from unnest(words) with ordinality asked (word, place)) using app_tenant();
      end $$;
      revoke all on function person_search_near(text[], jsonb) from public;
      grant execute on function person_search_near(text[], jsonb) to afterbell_app;

      do $$
      declare
        one record;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one.id::text, true);
          update person_search f set folded = person_search_text(p) from person p where p.tenant_id = f.tenant_id and p.id = f.person_id and f.tenant_id = one.id and f.folded <> person_search_text(p);
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
