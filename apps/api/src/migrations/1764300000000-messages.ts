import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const OF_MESSAGE = { columns: ['organization_id', 'message_id'], table: 'message', to: ['organization_id', 'id'], onDelete: 'cascade' as const };

/** Messages to the families of many: what was written, to whom about whom, and what became of each mail (docs/people.md). */
export class Messages1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const message = tenantTable({
      name: 'message',
      columns: [
        // That of the change of many that made it.
        'id uuid not null',
        // Where its sender acted: who sees that organization whole sees the message.
        'organization_id uuid not null',
        'made_by uuid not null',
        'made_access_id uuid not null',
        `subject text not null check (length(subject) between 1 and 200 and subject !~ '[\\r\\n]')`,
        'text text not null check (length(text) <= 5000)',
        'audience text[] not null check (cardinality(audience) > 0)',
        // Each child has a mail of its own; else a family has one for all of its children.
        'per_child boolean not null',
        'sender_name text not null',
        'organization_name text not null',
        'reply_to text not null',
        `state text not null default 'held' check (state in ('held', 'sending', 'sent', 'cancelled'))`,
        'created_at timestamptz not null default now()',
        // Until then it can be taken back.
        'send_at timestamptz not null',
        // When the queue goes on with it.
        'next_at timestamptz not null',
        // Since when the mail server takes nothing.
        'stalled_since timestamptz',
        'finished_at timestamptz',
      ],
      unique: [['organization_id', 'id']],
      references: [{ columns: ['organization_id'], table: 'organization' }],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'update'],
      systemReads: true,
    });
    const mail = tenantTable({
      name: 'message_mail',
      columns: [
        // That of the mail in the outbox: it is written there once.
        'id uuid not null',
        'message_id uuid not null',
        'organization_id uuid not null',
        // The address, and the child where each has a mail of its own.
        'key text not null',
        'address text not null',
        `state text not null default 'waiting' check (state in ('waiting', 'handed', 'sent', 'failed'))`,
        'tries int not null default 0',
        'next_at timestamptz',
        'handed_at timestamptz',
        'over_at timestamptz',
        'said text check (length(said) <= 500)',
      ],
      unique: [['message_id', 'key']],
      references: [OF_MESSAGE],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'update'],
    });
    const line = tenantTable({
      name: 'message_line',
      columns: [
        'message_id uuid not null',
        'organization_id uuid not null',
        // About whom.
        'person_id uuid not null',
        // To whom.
        'recipient_person_id uuid not null',
        'address text not null',
        // Under a contact restriction, and ticked by name.
        'despite_restriction boolean not null default false',
        // Null until the mails are made.
        'mail_id uuid',
      ],
      key: ['message_id', 'person_id', 'recipient_person_id'],
      references: [OF_MESSAGE, { columns: ['person_id'], table: 'person', onDelete: 'cascade' }, { columns: ['recipient_person_id'], table: 'person', onDelete: 'cascade' }],
      ownedBy: 'organization_id',
    });
    for (const sql of [message, mail, line]) await runner.query(sql);
    await runner.query(`
      create index message_by_time on message (tenant_id, created_at desc);
      create index message_on_the_way on message (next_at) where state in ('held', 'sending');
      create index message_mail_by_state on message_mail (tenant_id, message_id, state);
      create index message_line_by_person on message_line (tenant_id, person_id);
      create index message_line_by_recipient on message_line (tenant_id, recipient_person_id);
      create index message_line_by_mail on message_line (tenant_id, mail_id);

      -- What was sent stands on the log as it was sent: such an entry is nobody's to change.
      alter table participant_communication add column message_id uuid;
      create index participant_communication_by_message on participant_communication (tenant_id, message_id, person_id) where message_id is not null;

      alter table mail_outbox add column reply_to text check (reply_to !~ '[\\r\\n]'), add column from_name text check (from_name !~ '[\\r\\n]');
    `);
    await runner.query(FORGET);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/** Lines go when a message is taken back, or when somebody they name is erased: then the mail that names them goes from the outbox too. */
const FORGET = `
  create function message_line_forgotten() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    delete from mail_outbox o using gone g where o.id = g.mail_id and o.tenant_id = g.tenant_id;
    delete from message_mail m using gone g where m.tenant_id = g.tenant_id and m.id = g.mail_id
      and not exists (select 1 from message_line l where l.tenant_id = m.tenant_id and l.mail_id = m.id);
    return null;
  end $$;
  create trigger message_line_forgotten after delete on message_line referencing old table as gone
    for each statement execute function message_line_forgotten();`;
