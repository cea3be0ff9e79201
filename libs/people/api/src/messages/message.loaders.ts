import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader } from '@afterbell/core/api';
import { formatPersonName, type PersonName } from '@afterbell/people/domain';
import { mayRelationships } from '../relationships/relationship-rules';
import type { BulkMessage, MessageFailure } from './message.types';

/** Mails that are not made yet are counted as they will be. */
const MESSAGES = `select m.id, m.subject, m.text, m.audience, m.reply_to as "replyTo", m.state, m.stalled_since as "stalledSince",
    case when m.state = 'held' then greatest(0, ceil(extract(epoch from m.send_at - now())))::int end as "sendsIn", coalesce(c.sent, 0) as sent, coalesce(c.failed, 0) as failed,
    case when m.state = 'held' then (select count(distinct l.address || case when m.per_child then ' ' || l.person_id else '' end)::int from message_line l
      where l.tenant_id = m.tenant_id and l.message_id = m.id) else coalesce(c.mails, 0) end as mails
  from message m left join lateral (select count(*)::int as mails, count(*) filter (where x.state = 'sent')::int as sent, count(*) filter (where x.state = 'failed')::int as failed
    from message_mail x where x.tenant_id = m.tenant_id and x.message_id = m.id) c on true
  where m.id = any($1::uuid[])`;
const PERSON = (alias: string) => `jsonb_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name, 'preferredName', ${alias}.preferred_name)`;
const FAILURES = `select x.id, x.address, x.said, f.recipients, f.children
  from message_mail x left join lateral (select jsonb_agg(distinct ${PERSON('o')}) as recipients, jsonb_agg(distinct ${PERSON('c')}) as children from message_line l
    join person c on c.tenant_id = l.tenant_id and c.id = l.person_id and c.removed_at is null join person o on o.tenant_id = l.tenant_id and o.id = l.recipient_person_id
    where l.tenant_id = x.tenant_id and l.message_id = x.message_id and l.mail_id = x.id) f on true
  where x.message_id = $1 and x.state = 'failed' order by x.address, x.id limit $2 offset $3`;

interface Failed {
  id: string;
  address: string;
  said: string | null;
  recipients: PersonName[] | null;
  children: PersonName[] | null;
  [column: string]: unknown;
}

const named = (people: readonly PersonName[] | null) => (people ?? []).map(formatPersonName).sort();

@Injectable()
export class MessageLoaders {
  constructor(private readonly db: Db) {}

  /** The message of a run has the run's id. */
  ofRun(id: string): Promise<BulkMessage | null> {
    return requestLoader<string, BulkMessage | null>('message.ofRun', async (ids) => {
      const rows = await this.db.query<BulkMessage & Record<string, unknown>>(MESSAGES, [ids], 'messages_of_runs');
      return inOrder(ids, rows, (row) => row.id);
    }).load(id);
  }

  /** Who they were for only for whoever may know a child's contacts. */
  async failures(id: string, limit: number, offset: number): Promise<MessageFailure[]> {
    const rows = await this.db.query<Failed>(FAILURES, [id, limit, offset], 'message_failures');
    const told = mayRelationships('view');
    // What a mail server says names the address.
    return rows.map((row) => ({ id: row.id, to: told ? named(row.recipients) : [], address: told ? row.address : null, about: named(row.children), said: told ? (row.said ?? '') : 'could not be delivered' }));
  }
}
