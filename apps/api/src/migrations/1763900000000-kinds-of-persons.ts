import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every kind of person: contacts, teachers and board members beside participants and staff, where they live, and at which organizations
 * each is which kind. A stay has a kind, so that one wall (a stay within the subtree) serves all of them.
 */
export class KindsOfPersons1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table person
        add column is_contact boolean not null default false,
        add column is_teacher boolean not null default false,
        add column is_board_member boolean not null default false,
        add column employee_id text check (length(employee_id) between 1 and 50),
        add column generated_id text check (length(generated_id) between 1 and 50),
        add column other_phone text,
        add column address_line1 text check (length(address_line1) <= 200),
        add column address_line2 text check (length(address_line2) <= 200),
        add column city text check (length(city) <= 100),
        add column state text check (length(state) <= 100),
        add column postal_code text check (length(postal_code) <= 20),
        add column photo_file_id uuid,
        add constraint person_photo_fkey foreign key (tenant_id, photo_file_id) references stored_file (tenant_id, id) on delete restrict,
        add constraint person_tenant_id_employee_id_key unique (tenant_id, employee_id),
        add constraint person_tenant_id_generated_id_key unique (tenant_id, generated_id);

      -- Some people have one name: it is the first name, and they sort by it.
      alter table person drop constraint person_last_name_check;
      alter table person add constraint person_last_name_check check (length(btrim(last_name)) <= 100);
      alter table person alter column sort_name set expression as (
        case when btrim(last_name) = '' then fold_text(first_name) else fold_text(last_name) || ', ' || fold_text(first_name) end);

      alter table stay add column kind text not null default 'participant' check (kind in ('participant', 'staff', 'teacher', 'board_member', 'contact'));
      alter table stay add column end_reason text check (length(end_reason) <= 200);

      create index person_by_sort_name on person (tenant_id, sort_name, id) where removed_at is null and not is_participant;
      create index person_by_email on person (tenant_id, lower(email)) where email is not null;
      create index person_by_phone on person (tenant_id, phone) where phone is not null;
      create index person_by_address on person (tenant_id, fold_text(address_line1), postal_code) where address_line1 is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
