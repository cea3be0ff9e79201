import { MESSAGE_HOLD_SECONDS } from '@afterbell/people/domain';

const HELD_UNTIL = `now() + make_interval(secs => ${MESSAGE_HOLD_SECONDS})`;

/** Each portion of its people begins the time anew in which it can be taken back. */
export const INSERT_MESSAGE = `insert into message (id, organization_id, made_by, made_access_id, subject, text, audience, per_child, sender_name, organization_name, reply_to, send_at, next_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${HELD_UNTIL}, ${HELD_UNTIL})
  on conflict (tenant_id, id) do update set send_at = excluded.send_at, next_at = excluded.next_at where message.state = 'held'`;
export const INSERT_LINES = `insert into message_line (message_id, organization_id, person_id, recipient_person_id, address, despite_restriction)
  select $1, $2, n."childId", n."personId", n.address, n.despite from jsonb_to_recordset($3::jsonb) as n ("childId" uuid, "personId" uuid, address text, despite boolean)
  on conflict do nothing`;
/** By the key, so that a later call replaces an earlier one. */
export const ENQUEUE_MESSAGE = `select enqueue_job('send_message', json_build_object('tenantId', app_tenant(), 'id', $1::uuid), 'message:' || $1::uuid, now() + make_interval(secs => $2))`;

export const HOLD_MESSAGE = `select id, organization_id as "organizationId", made_by as "madeBy", subject, text, per_child as "perChild", sender_name as "senderName",
    organization_name as "organizationName", reply_to as "replyTo", state, ceil(extract(epoch from send_at - now()))::int as "wait" from message where id = $1 for update`;
export const RUN_STATE = 'select state from bulk_run where id = $1 for update';
export const CANCEL_MESSAGE = `update message set state = 'cancelled', finished_at = now() where id = $1 and state = 'held'`;
export const FORGET_LINES = 'delete from message_line where message_id = $1';

/** Nobody who was removed or restricted meanwhile. $3 the day */
const STILL_MEANT = `exists (select 1 from person c where c.tenant_id = l.tenant_id and c.id = l.person_id and c.removed_at is null)
    and exists (select 1 from person o where o.tenant_id = l.tenant_id and o.id = l.recipient_person_id and o.removed_at is null)
    and (l.despite_restriction or not exists (select 1 from relationship r where r.tenant_id = l.tenant_id and r.participant_person_id = l.person_id
      and r.other_person_id = l.recipient_person_id and r.is_restricted and coalesce(r.restricted_to, $3::date) >= $3::date))`;
const KEY = `l.address || case when $2::boolean then ' ' || l.person_id else '' end`;

export const CHILDREN_OF = 'select distinct person_id as id from message_line where message_id = $1 order by 1';
/** One mail for each address, or for each child and address. $2 whether for each child, $4 about whom: some at a time, because all of thousands took longer than a statement may */
export const MAKE_MAILS = `insert into message_mail (id, message_id, organization_id, key, address)
  select uuidv7(), $1, k.organization_id, k.key, k.address from (select distinct ${KEY} as key, l.address, l.organization_id from message_line l where l.message_id = $1 and l.person_id = any($4::uuid[]) and ${STILL_MEANT} order by 1) k
  on conflict (tenant_id, message_id, key) do nothing`;
/** Looked up by the key's own index, line by line: of rows that were written a moment ago the planner knows nothing. */
export const LINK_MAILS = `update message_line l set mail_id = (select m.id from message_mail m where m.tenant_id = l.tenant_id and m.message_id = l.message_id and m.key = ${KEY})
  where l.message_id = $1 and l.person_id = any($4::uuid[]) and ${STILL_MEANT}`;
export const BEGIN_SENDING = `update message set state = 'sending' where id = $1`;

/** Whoever has handed mails over and never said what became of it is not waited for. */
export const CLAIM = `with next as materialized (select c.id from message_mail c where c.message_id = $1 and ((c.state = 'waiting' and coalesce(c.next_at, now()) <= now()) or (c.state = 'handed' and c.handed_at < now() - interval '10 minutes'))
    order by c.key limit $2 for update)
  update message_mail m set state = 'handed', handed_at = now(), tries = m.tries + 1 from next where m.message_id = $1 and m.id = next.id returning m.id, m.address, m.tries`;

const NAMES = 'o.first_name as "firstName", o.last_name as "lastName", o.preferred_name as "preferredName"';
export const LINES_OF_MAILS = `select l.mail_id as "mailId", l.person_id as "childId", l.recipient_person_id as "recipientId", ${NAMES.replaceAll('o.', 'c.')}
  from message_line l join person c on c.tenant_id = l.tenant_id and c.id = l.person_id and c.removed_at is null
  where l.message_id = $1 and l.mail_id = any($2::uuid[]) order by c.sort_name, c.id`;
export const RECIPIENTS_OF = `select l.person_id as "childId", ${NAMES} from message_line l join person o on o.tenant_id = l.tenant_id and o.id = l.recipient_person_id
  where l.message_id = $1 and l.person_id = any($2::uuid[]) and l.mail_id is not null order by o.sort_name, o.id`;

/** Once for each child. $2 author, $3 time zone, $4 rows */
export const LOG = `insert into participant_communication (id, person_id, created_by, on_date, at_time, channel, with_whom, about, message_id)
  select uuidv7(), n."childId", $2, (now() at time zone $3)::date, date_trunc('minute', now() at time zone $3)::time, 'email', n."withWhom", n.about, $1
    from jsonb_to_recordset($4::jsonb) as n ("childId" uuid, "withWhom" text, about text)
    where not exists (select 1 from participant_communication e where e.message_id = $1 and e.person_id = n."childId")`;

/** What became of mails that were handed over. */
export const CONCLUDE = `update message_mail m set state = n.state, said = n.said, tries = m.tries - n.untried::int, next_at = case when n.minutes is null then null else now() + make_interval(mins => n.minutes) end,
    over_at = case when n.state in ('sent', 'failed') then now() end
  from jsonb_to_recordset($2::jsonb) as n (id uuid, state text, said text, untried boolean, minutes int) where m.message_id = $1 and m.id = n.id and m.state = 'handed'`;
export const FAIL_REST = `update message_mail set state = 'failed', said = $2, over_at = now() where message_id = $1 and state = 'waiting'`;
export const COUNT_MAILS = `select count(*)::int as mails, count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state = 'waiting' and coalesce(next_at, now()) <= now())::int as ready,
    ceil(extract(epoch from min(case when state = 'handed' then handed_at + interval '10 minutes' else coalesce(next_at, now()) end) filter (where state in ('waiting', 'handed')) - now()))::int as "nextIn"
  from message_mail where message_id = $1`;
export const GO_ON = `update message set next_at = now() + make_interval(secs => $2), stalled_since = case when $3 then coalesce(stalled_since, now()) end where id = $1`;
export const FINISH = `update message set state = 'sent', stalled_since = null, finished_at = now() where id = $1`;
