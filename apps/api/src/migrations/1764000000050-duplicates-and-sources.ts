import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Who sees the person sees the row. */
const sees = (column: string) => `exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = ${column})`;
const wall = (table: string, test: string) => `create policy subtree_wall on ${table} as restrictive to afterbell_app using ((select app_org_all()) or (${test})) with check ((select app_org_all()) or (${test}));`;
const ofPerson = (column = 'person_id') => ({ columns: [column], table: 'person', onDelete: 'cascade' as const });

/** What tells whether two records are one person. */
const TELLING = ['first_name', 'last_name', 'preferred_name', 'birth_date', 'email', 'phone', 'other_phone', 'address_line1', 'address_line2', 'postal_code', 'state_id', 'local_id', 'employee_id', 'is_participant', 'removed_at'];
const row = (alias: string) => `(${TELLING.map((column) => `${alias}.${column}`).join(', ')})`;

/** Pairs of records that may be one person, by keys that the two have in common; and where the values of a record come from (docs/people.md). */
export class DuplicatesAndSources1764000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tenantTable({ name: 'duplicate_todo', columns: ['person_id uuid not null'], key: ['person_id'], references: [ofPerson()], grants: ['select', 'insert', 'delete'], systemReads: true }));
    await runner.query(
      tenantTable({ name: 'duplicate_key', columns: ['person_id uuid not null', 'key text not null check (length(key) <= 500)'], key: ['person_id', 'key'], references: [ofPerson()], grants: ['select', 'insert', 'delete'] }),
    );
    await runner.query(
      tenantTable({
        name: 'duplicate_pair',
        columns: [
          'id uuid not null',
          'first_person_id uuid not null',
          'second_person_id uuid not null check (first_person_id < second_person_id)',
          'score smallint not null check (score between 0 and 100)',
          'reasons text[] not null',
          `state text not null default 'open' check (state in ('open', 'dismissed', 'merged'))`,
          'found_at timestamptz not null default now()',
          'decided_by uuid',
          'decided_at timestamptz',
          // Only a stronger likeness brings a dismissed pair back.
          'decided_score smallint',
          'note text check (length(note) between 1 and 500)',
        ],
        unique: [['first_person_id', 'second_person_id']],
        references: [ofPerson('first_person_id'), ofPerson('second_person_id')],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'person_field_source',
        columns: [
          'person_id uuid not null',
          // A property of the record, or `c:` and the id of one of the tenant's own fields.
          'field text not null check (length(field) between 1 and 80)',
          `source text not null check (source in ('staff', 'import', 'portal', 'feed', 'merge'))`,
          'source_ref text check (length(source_ref) between 1 and 200)',
          'at timestamptz not null default now()',
          'by_user uuid',
          'is_protected boolean not null default false',
        ],
        key: ['person_id', 'field'],
        references: [ofPerson()],
      }),
    );
    await runner.query(`
      ${wall('duplicate_key', sees('duplicate_key.person_id'))}
      ${wall('duplicate_pair', `${sees('duplicate_pair.first_person_id')} and ${sees('duplicate_pair.second_person_id')}`)}
      ${wall('person_field_source', sees('person_field_source.person_id'))}
      create index duplicate_key_by_key on duplicate_key (tenant_id, key);
      create index duplicate_pair_by_second on duplicate_pair (tenant_id, second_person_id);
      create index duplicate_pair_open on duplicate_pair (tenant_id, score desc, id) where state = 'open';

      -- Whoever writes a person: it is looked at again soon, outside of the transaction.
      create function duplicate_watch_added() returns trigger language plpgsql as $$
      begin
        insert into duplicate_todo (tenant_id, person_id) select tenant_id, id from added on conflict do nothing;
        return null;
      end $$;
      create trigger duplicate_watch_added after insert on person referencing new table as added for each statement execute function duplicate_watch_added();
      create function duplicate_watch_changed() returns trigger language plpgsql as $$
      begin
        insert into duplicate_todo (tenant_id, person_id) values (new.tenant_id, new.id) on conflict do nothing;
        return null;
      end $$;
      create trigger duplicate_watch_changed after update of ${TELLING.join(', ')} on person for each row
        when (${row('old')} is distinct from ${row('new')}) execute function duplicate_watch_changed();

      do $$
      declare one uuid;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one::text, true);
          insert into duplicate_todo (tenant_id, person_id) select tenant_id, id from person where tenant_id = one and removed_at is null;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
