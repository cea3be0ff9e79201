import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Photos of persons, small as lists show them, and who does not want to be shown; an identifier for every participant (docs/people.md). */
export class Photos1764000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'person_photo',
        // Kept as long as the file, so that taking a photo off can be undone.
        columns: ['file_id uuid not null', 'person_id uuid not null', 'thumbnail bytea not null check (length(thumbnail) <= 65536)'],
        key: ['file_id'],
        references: [
          { columns: ['file_id'], table: 'stored_file', onDelete: 'cascade' },
          { columns: ['person_id'], table: 'person' },
        ],
        grants: ['select', 'insert', 'delete'],
      }),
    );
    // The questions of the forms in force that ask for permission to show photos, and the option that says yes.
    await runner.query(
      tenantTable({
        name: 'photo_consent_field',
        columns: ['section text not null', 'sub_section text not null', 'field_id int not null', 'yes_option int not null'],
        key: ['field_id'],
        grants: ['select'],
      }),
    );
    await runner.query(`
      create index person_photo_of_person on person_photo (tenant_id, person_id);
      alter table person add column photo_withheld boolean not null default false;

      create function photo_is_withheld(answers jsonb) returns boolean language sql stable security definer set search_path = public as $$
        select exists (select 1 from photo_consent_field c where c.tenant_id = app_tenant()
          and answers ? c.field_id::text and answers -> c.field_id::text not in ('null'::jsonb, to_jsonb(c.yes_option)))
      $$;
      revoke all on function photo_is_withheld(jsonb) from public;

      -- Kept in the row, because an attendance roster must not look into forms.
      create function person_photo_withhold() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        new.photo_withheld := photo_is_withheld(new.custom);
        return new;
      end $$;
      create trigger person_photo_withhold_insert before insert on person for each row when (new.custom <> '{}'::jsonb) execute function person_photo_withhold();
      create trigger person_photo_withhold_update before update of custom on person for each row when (new.custom is distinct from old.custom) execute function person_photo_withhold();

      -- Of the shipped library: entry 60 asks for photos alone, entry 64 for all consents. The first option of each says yes.
      create function photo_consent_fields(definition jsonb) returns table (field_id int, yes_option int) language sql immutable as $$
        select (f ->> 'id')::int, (f -> 'options' -> 0 ->> 'id')::int from jsonb_array_elements(definition -> 'fields') as f
        where f ->> 'type' = 'radio_group' and f -> 'options' -> 0 ->> 'id' is not null
          and (f ->> 'templateId' = '60' or (f ->> 'templateId' = '64' and f ->> 'name' ilike '%photo%'))
      $$;

      create function photo_consent_keep() returns trigger language plpgsql security definer set search_path = public as $$
      declare asked text[];
      begin
        if not exists (select 1 from photo_consent_fields(new.definition) union all
            select 1 from photo_consent_field c where c.tenant_id = new.tenant_id and c.section = new.section and c.sub_section = new.sub_section) then
          return null;
        end if;
        asked := array(select c.field_id::text from photo_consent_field c where c.tenant_id = new.tenant_id and c.section = new.section and c.sub_section = new.sub_section
          union select f.field_id::text from photo_consent_fields(new.definition) f);
        delete from photo_consent_field c where c.tenant_id = new.tenant_id and c.section = new.section and c.sub_section = new.sub_section;
        insert into photo_consent_field (tenant_id, section, sub_section, field_id, yes_option)
          select new.tenant_id, new.section, new.sub_section, f.field_id, f.yes_option from photo_consent_fields(new.definition) f on conflict do nothing;
        update person p set photo_withheld = not p.photo_withheld
          where p.tenant_id = new.tenant_id and p.custom ?| asked and p.photo_withheld <> photo_is_withheld(p.custom);
        return null;
      end $$;
      create trigger photo_consent_keep after insert on form_version for each row when (new.section in ('participants', 'staff')) execute function photo_consent_keep();
    `);
    await runner.query(`
      -- It says nothing of the person and of how many there are; letters that nobody takes for another. The plan is kept: one made for an
      -- empty table would read the whole table for each row of a large import.
      create function person_new_id() returns text language plpgsql volatile security definer set search_path = public set enable_seqscan = off as $$
      declare made text;
      begin
        loop
          select 'P' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1), '') into made from generate_series(1, 8);
          exit when not exists (select 1 from person where tenant_id = app_tenant() and generated_id = made);
        end loop;
        return made;
      end $$;
      revoke all on function person_new_id() from public;

      create function person_identify() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        new.generated_id := person_new_id();
        return new;
      end $$;
      create trigger person_identify before insert or update of is_participant on person
        for each row when (new.is_participant and new.generated_id is null) execute function person_identify();
    `);
    await this.eachTenant(runner);
  }

  /** Forced row-level security holds for the owner too: tenant by tenant. */
  private async eachTenant(runner: QueryRunner): Promise<void> {
    const tenants = (await runner.query('select id from tenant')) as { id: string }[];
    for (const { id } of tenants) {
      await runner.query(`select set_config('app.tenant_id', $1, true)`, [id]);
      await runner.query('update person set generated_id = person_new_id() where tenant_id = $1 and is_participant and generated_id is null', [id]);
      await runner.query(
        `insert into photo_consent_field (tenant_id, section, sub_section, field_id, yes_option)
           select d.tenant_id, d.section, d.sub_section, f.field_id, f.yes_option from form_definition d
             join form_version v on v.tenant_id = d.tenant_id and v.section = d.section and v.sub_section = d.sub_section and v.version = d.version
             cross join lateral photo_consent_fields(v.definition) f
           where d.tenant_id = $1 and d.section in ('participants', 'staff') on conflict do nothing`,
        [id],
      );
      await runner.query('update person p set photo_withheld = true where p.tenant_id = $1 and photo_is_withheld(p.custom)', [id]);
    }
    await runner.query(`select set_config('app.tenant_id', '', true)`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
