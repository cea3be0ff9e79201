import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';

const SUBJECT = 'We close early on Wednesday';
const TEXT = `Dear families,

on Wednesday we close at 4 PM: the staff train together. Buses leave at 3:45 PM.

{sender}, {site}`;

/** One message at each site with a coordinator, sent a week ago: each address once, one of them refused. $1 subject, $2 text, $3 day */
const SEND = `with placed as materialized (
    select distinct on (o.id) uuidv7() as id, o.id as organization_id, o.name as place, a.user_id, a.id as access_id, coalesce(t.name, u.name) as sender, u.email, ($3::date - 7 + time '14:05') at time zone (select time_zone from tenant where id = app_tenant()) as at
      from access a join role r on r.tenant_id = a.tenant_id and r.id = a.role_id and r.key = 'site_coordinator' join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
        join app_user u on u.id = a.user_id left join tenant_user t on t.tenant_id = a.tenant_id and t.user_id = a.user_id
      where a.tenant_id = app_tenant() order by o.id, a.id),
  written as (insert into message (id, organization_id, made_by, made_access_id, subject, text, audience, per_child, sender_name, organization_name, reply_to, state, created_at, send_at, next_at, finished_at)
    select id, organization_id, user_id, access_id, $1, $2, '{GUARDIANS}', false, sender, place, email, 'sent', at, at, at, at from placed),
  about as materialized (
    select m.*, s.person_id, c.id as recipient_id, c.email as address, concat_ws(' ', c.first_name, c.last_name) as called
      from placed m join stay s on s.tenant_id = app_tenant() and s.organization_id = m.organization_id and s.kind = 'participant' and s.ends_on is null and s.starts_on < $3::date - 7
        join relationship r on r.tenant_id = s.tenant_id and r.participant_person_id = s.person_id and r.is_guardian and not r.is_restricted
        join person c on c.tenant_id = r.tenant_id and c.id = r.other_person_id and c.email is not null),
  addressed as materialized (
    select id as message_id, organization_id, address, at, uuidv7() as mail_id, row_number() over (partition by id order by address) as nth from (select distinct id, organization_id, address, at from about) d),
  mailed as (insert into message_mail (id, message_id, organization_id, key, address, state, tries, handed_at, over_at, said)
    select mail_id, message_id, organization_id, address, address, case when nth = 1 then 'failed' else 'sent' end, 1, at, at, case when nth = 1 then '550 5.1.1 No such mailbox' end from addressed),
  lined as (insert into message_line (message_id, organization_id, person_id, recipient_person_id, address, mail_id)
    select b.id, b.organization_id, b.person_id, b.recipient_id, b.address, a.mail_id from about b join addressed a on a.message_id = b.id and a.address = b.address)
  insert into participant_communication (id, person_id, created_by, on_date, at_time, channel, with_whom, about, message_id, created_at)
    select uuidv7(), b.person_id, b.user_id, $3::date - 7, '14:05', 'email', left(string_agg(b.called, ', ' order by b.called), 200),
        $1 || E'\\n\\n' || replace(replace($2, '{sender}', b.sender), '{site}', b.place), b.id, b.at
      from about b group by b.person_id, b.user_id, b.sender, b.place, b.id, b.at`;

/** What a site wrote to its families, as the logs of the children tell it. */
export async function seedMessages(owner: Client, tenantId: string, today: PlainDate): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(SEND, [SUBJECT, TEXT, today]);
  await owner.query('commit');
}
