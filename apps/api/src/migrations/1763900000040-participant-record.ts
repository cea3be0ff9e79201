import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable, type TenantReference } from '@afterbell/core/api';

const OWN = ['version int not null default 1', 'created_by uuid', 'created_at timestamptz not null default now()', 'updated_at timestamptz not null default now()', 'removed_at timestamptz'];
const text = (longest: number) => `text check (length(btrim(%)) between 1 and ${longest})`;
const column = (name: string, type: string, required = false) => `${name} ${type.replace('%', name)}${required ? ' not null' : ''}`;
const code = (name: string, codes: readonly string[]) => `${name} text not null check (${name} in (${codes.map((value) => `'${value}'`).join(',')}))`;

interface EntryTable {
  name: string;
  columns: string[];
  references?: TenantReference[];
  unique?: string[][];
}

const TABLES: readonly EntryTable[] = [
  { name: 'participant_note', columns: [column('text', text(5000), true), code('visibility', ['everyone', 'leaders', 'author'])] },
  {
    name: 'participant_communication',
    columns: [
      'on_date date not null',
      'at_time time',
      code('channel', ['phone', 'in_person', 'email', 'text_message', 'letter', 'video', 'other']),
      column('with_whom', text(200), true),
      column('about', text(5000), true),
      'follow_up_on date check (follow_up_on >= on_date)',
      'follow_up_done boolean not null default false',
    ],
  },
  {
    name: 'participant_goal',
    columns: [
      column('title', text(200), true),
      column('description', text(5000)),
      'start_value numeric(12, 2)',
      'target_value numeric(12, 2)',
      column('unit', text(40)),
      'starts_on date not null',
      'due_on date check (due_on >= starts_on)',
      code('status', ['active', 'met', 'dropped']),
    ],
    unique: [['id', 'person_id']],
  },
  {
    name: 'participant_goal_progress',
    columns: ['goal_id uuid not null', 'on_date date not null', 'value numeric(12, 2) not null', column('comment', text(1000))],
  },
  {
    name: 'participant_referral',
    columns: [
      'referred_on date not null',
      column('referred_to', text(200), true),
      column('reason', text(5000), true),
      code('status', ['open', 'in_progress', 'completed', 'declined']),
      'follow_up_on date check (follow_up_on >= referred_on)',
      column('outcome', text(5000)),
    ],
  },
  {
    name: 'participant_document',
    columns: [column('name', text(200), true), code('kind', ['consent', 'medical', 'custody', 'school_record', 'identification', 'other']), 'file_id uuid not null', 'expires_on date', column('remark', text(1000))],
    references: [{ columns: ['file_id'], table: 'stored_file' }],
  },
  {
    name: 'teacher_link',
    columns: ['teacher_person_id uuid not null check (teacher_person_id <> person_id)', column('subject', text(100)), code('status', ['pending', 'linked', 'declined'])],
    references: [{ columns: ['teacher_person_id'], table: 'person' }],
  },
  {
    name: 'participant_employment',
    columns: [column('employer', text(200), true), column('title', text(200)), 'starts_on date not null', 'ends_on date check (ends_on >= starts_on)', 'hours_per_week numeric(5, 2) check (hours_per_week between 0 and 168)', column('remark', text(1000))],
  },
];

/** What the tabs of a participant's record keep. Each is seen with the person it is about, and with no one else. */
export class ParticipantRecord1763900000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, columns, references = [], unique } of TABLES) {
      await runner.query(
        tenantTable({
          name,
          columns: ['id uuid not null', 'person_id uuid not null', ...columns, ...OWN],
          references: [{ columns: ['person_id'], table: 'person' }, ...references],
          ...(unique ? { unique } : {}),
          grants: ['select', 'insert', 'update'],
        }),
      );
      await runner.query(`
        create policy person_wall on ${name} as restrictive to afterbell_app
          using ((select app_org_all()) or exists (select 1 from person p where p.tenant_id = app_tenant() and p.id = ${name}.person_id))
          with check ((select app_org_all()) or exists (select 1 from person p where p.tenant_id = app_tenant() and p.id = ${name}.person_id));
        create index ${name}_by_person on ${name} (tenant_id, person_id) where removed_at is null;`);
    }
    await runner.query(`
      -- Together with the person: progress never belongs to another child than its goal, and follows a goal that goes over to another record.
      alter table participant_goal_progress add constraint participant_goal_progress_goal foreign key (tenant_id, goal_id, person_id)
        references participant_goal (tenant_id, id, person_id) on update cascade on delete restrict;
      create index participant_goal_progress_by_goal on participant_goal_progress (tenant_id, goal_id) where removed_at is null;
      create index participant_communication_due on participant_communication (tenant_id, follow_up_on) where removed_at is null and not follow_up_done;
      create index participant_referral_due on participant_referral (tenant_id, follow_up_on) where removed_at is null and status in ('open', 'in_progress');
      create unique index teacher_link_once on teacher_link (tenant_id, person_id, teacher_person_id) where removed_at is null;
      create index teacher_link_by_teacher on teacher_link (tenant_id, teacher_person_id) where removed_at is null;`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
