import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const text = (name: string, longest: number, required = false) => `${name} text ${required ? 'not null ' : ''}check (length(btrim(${name})) between 1 and ${longest})`;
const code = (name: string, codes: readonly string[]) => `${name} text not null check (${name} in (${codes.map((value) => `'${value}'`).join(',')}))`;
const OWN = ['version int not null default 1', 'created_by uuid', 'created_at timestamptz not null default now()', 'updated_at timestamptz not null default now()'];
const GROUNDS = ['parent', 'consent', 'school_official', 'other_school', 'audit', 'studies', 'court', 'emergency', 'other'];

/** Seen with the person that it is about. */
const PERSON_WALL = (table: string) => {
  const seen = `((select app_org_all()) or exists (select 1 from person p where p.tenant_id = app_tenant() and p.id = ${table}.person_id))`;
  return `create policy person_wall on ${table} as restrictive to afterbell_app using ${seen} with check ${seen};`;
};

/** What families ask about their data, what was given to whom, what must be kept, exported and erased (docs/privacy.md). */
export class Privacy1764000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const person = [{ columns: ['person_id'], table: 'person' }];
    await runner.query(
      tenantTable({
        name: 'privacy_request',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          'person_id uuid not null',
          code('kind', ['access', 'erase', 'correct']),
          text('asked_by', 200, true),
          text('relation', 100),
          code('channel', ['phone', 'mail', 'email', 'in_person', 'other']),
          'asked_on date not null',
          'due_on date not null check (due_on >= asked_on)',
          text('note', 5000),
          'assigned_to uuid',
          code('status', ['open', 'in_progress', 'done', 'declined']),
          text('outcome', 5000),
          'decided_on date',
          ...OWN,
          `check ((decided_on is not null) = (status in ('done', 'declined')))`,
        ],
        references: [...person, { columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'disclosure',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          'on_date date not null',
          code('ground', GROUNDS),
          text('recipient', 200, true),
          text('purpose', 1000, true),
          text('what', 1000, true),
          `source text not null default 'entered' check (source in ('entered', 'export'))`,
          // Entered by mistake: it stays on record, and says so.
          'struck_at timestamptz',
          'struck_by uuid',
          ...OWN,
        ],
        references: person,
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'person_hold',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          'starts_on date not null',
          text('reason', 1000, true),
          'created_by uuid',
          'created_at timestamptz not null default now()',
          'lifted_at timestamptz',
          'lifted_by uuid',
          text('lift_reason', 1000),
          'check ((lifted_at is null) = (lift_reason is null))',
        ],
        references: person,
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'person_export',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          // As what the caller acted: the job reads no more than the caller might have.
          'organization_id uuid not null',
          'requested_by uuid not null',
          'actor jsonb not null',
          code('ground', GROUNDS),
          text('recipient', 200, true),
          text('purpose', 1000, true),
          `state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired'))`,
          'done_parts int not null default 0',
          'all_parts int not null default 0',
          'left_out jsonb',
          'size bigint',
          'requested_at timestamptz not null default now()',
          'finished_at timestamptz',
          'expires_at timestamptz',
          'downloaded_at timestamptz',
        ],
        references: [...person, { columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'person_erasure',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          'organization_id uuid not null',
          text('reason', 1000, true),
          `state text not null default 'waiting' check (state in ('waiting', 'cancelled', 'done'))`,
          'requested_by uuid',
          'requested_at timestamptz not null default now()',
          'due_at timestamptz not null',
          'ended_by uuid',
          'ended_at timestamptz',
          // How many rows of each part were deleted and blanked.
          'counts jsonb',
        ],
        references: [...person, { columns: ['organization_id'], table: 'organization' }],
        grants: ['select', 'insert', 'update'],
      }),
    );
    for (const table of ['disclosure', 'person_hold', 'person_export', 'person_erasure']) await runner.query(PERSON_WALL(table));
    await runner.query(`
      alter table person add column erased_at timestamptz;
      create index privacy_request_by_person on privacy_request (tenant_id, person_id);
      create index privacy_request_waiting on privacy_request (tenant_id, due_on) where status in ('open', 'in_progress');
      create index teacher_link_waiting on teacher_link (tenant_id, created_at) where removed_at is null and status = 'pending';
      create index disclosure_by_person on disclosure (tenant_id, person_id, on_date desc);
      create unique index person_hold_in_force on person_hold (tenant_id, person_id) where lifted_at is null;
      create index person_hold_by_person on person_hold (tenant_id, person_id);
      create index person_export_by_person on person_export (tenant_id, person_id, requested_at desc);
      create unique index person_erasure_waiting on person_erasure (tenant_id, person_id) where state = 'waiting';
      create index person_erasure_by_person on person_erasure (tenant_id, person_id, requested_at desc);

      -- The API's role may delete little of what hangs on a person. This may, for a person whose erasure is due and who is under no hold, and
      -- nothing but rows that point at that person; or at a record that was merged into it.
      create function erase_rows(person uuid, part text, named text[]) returns bigint language plpgsql security definer set search_path = public as $$
      declare
        target regclass := to_regclass(format('%I', part));
        into_person uuid := coalesce((select m.current_person_id from person_merge m where m.tenant_id = app_tenant() and m.loser_person_id = person and m.undone_at is null), person);
        gone bigint;
      begin
        if not exists (select 1 from person_erasure e where e.tenant_id = app_tenant() and e.person_id in (person, into_person) and e.state = 'waiting' and e.due_at <= now())
          or exists (select 1 from person_hold h where h.tenant_id = app_tenant() and h.person_id in (person, into_person) and h.lifted_at is null) then
          raise exception 'no erasure of this person is due' using errcode = '42501';
        end if;
        if cardinality(named) = 0 or exists (select 1 from unnest(named) as c (name) where not exists (
            select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
              where k.contype = 'f' and k.confrelid = 'person'::regclass and k.conrelid = target and a.attname = c.name)) then
          raise exception '% does not hang on a person', part using errcode = '42501';
        end if;
        execute format('delete from %s t where t.tenant_id = app_tenant() and (%s)', target, (select string_agg(format('t.%I = $1', c.name), ' or ') from unnest(named) as c (name))) using person;
        get diagnostics gone = row_count;
        return gone;
      end $$;
      revoke all on function erase_rows(uuid, text, text[]) from public;
      grant execute on function erase_rows(uuid, text, text[]) to afterbell_app;`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
