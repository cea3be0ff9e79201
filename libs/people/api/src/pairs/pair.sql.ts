import { kindsOf } from '../person-writer.sql';

/** Committed at once: whoever saves one of them meanwhile puts them back and does not wait. */
export const TAKE = `delete from duplicate_todo where person_id in (select person_id from duplicate_todo order by person_id limit $1) returning person_id as id`;
export const ASK_AGAIN = 'insert into duplicate_todo (person_id) select p.id from person p where p.id = any($1::uuid[]) on conflict do nothing';
/** One at a time in a tenant: two that look at two people of one pair would each miss the other. Nothing here is worth reading a whole table for, which wrong statistics may suggest. */
export const HOLD = `select pg_advisory_xact_lock(hashtextextended('duplicates ' || app_tenant()::text, 0)), set_config('enable_seqscan', 'off', true)`;
export const ASK_ALL = 'insert into duplicate_todo (person_id) select id from person where removed_at is null on conflict do nothing';

/** `PairPerson`s by `$1`; who is off the record is not among them. */
export const FACTS = `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", p.birth_date::text as "birthDate", p.email,
    array_remove(array[p.phone, p.other_phone], null) as phones, p.state_id as "stateId", p.local_id as "localId", p.employee_id as "employeeId", ${kindsOf('p')} as kinds,
    case when p.address_line1 is not null then fold_text(concat_ws(' ', p.address_line1, p.address_line2, p.postal_code)) end as address,
    array(select m.household_id::text from household_member m where m.person_id = p.id and m.left_on is null) as households,
    array(select r.other_person_id::text from relationship r where r.participant_person_id = p.id and r.is_guardian and r.ended_on is null) as guardians,
    array(select r.other_person_id::text from relationship r where r.participant_person_id = p.id union select r.participant_person_id::text from relationship r where r.other_person_id = p.id) as relatives
  from person p where p.id = any($1::uuid[]) and p.removed_at is null`;

export const FORGET_KEYS = 'delete from duplicate_key where person_id = any($1::uuid[])';
export const WRITE_KEYS = 'insert into duplicate_key (person_id, key) select person_id, key from unnest($1::uuid[], $2::text[]) as k (person_id, key)';

/** A name that more than so many share tells nothing; their other keys do. */
export const MOST_PER_KEY = 40;

/**
 * Who has a key in common with whom it is one of: people `$1` with their keys `$2`. No key is read further than it counts. Written so that there is one way to run it: the statistics of a table
 * that an import has just filled say anything, and a join that was planned by them compared each key with each.
 */
export const CANDIDATES = `with mine as materialized (select key, array_agg(person_id) as people from unnest($1::uuid[], $2::text[]) as k (person_id, key) group by key)
  select distinct least(one, other) as "firstId", greatest(one, other) as "secondId"
  from mine m cross join lateral (select array_agg(l.person_id) as people from (select k.person_id from duplicate_key k where k.key = m.key limit ${MOST_PER_KEY + 1}) l) held
    cross join unnest(m.people) as one cross join unnest(held.people) as other
  where cardinality(held.people) <= ${MOST_PER_KEY} and one <> other`;

const PAIRS = `jsonb_to_recordset($1::jsonb) as f (id uuid, "firstId" uuid, "secondId" uuid, score smallint, reasons text[])`;

/** What was found no more: open pairs of `$2` that are not among `$1`. What somebody decided stays. */
export const DROP_PAIRS = `delete from duplicate_pair d where d.state = 'open' and (d.first_person_id = any($2::uuid[]) or d.second_person_id = any($2::uuid[]))
  and not exists (select 1 from ${PAIRS} where f."firstId" = d.first_person_id and f."secondId" = d.second_person_id)`;

/** Those that a merge made one of. */
export const MERGED_PAIRS = `update duplicate_pair d set state = 'merged', decided_by = m.merged_by, decided_at = m.merged_at from person_merge m
  where d.state = 'open' and m.undone_at is null and m.loser_person_id = any($1::uuid[]) and d.first_person_id = least(m.winner_person_id, m.loser_person_id) and d.second_person_id = greatest(m.winner_person_id, m.loser_person_id)`;

/** That somebody is not the record that went holds for the one that stayed. */
export const CARRY_DISMISSED = `insert into duplicate_pair (id, first_person_id, second_person_id, score, reasons, state, decided_by, decided_at, decided_score, note)
  select distinct on (o.other, m.current_person_id) uuidv7(), least(o.other, m.current_person_id), greatest(o.other, m.current_person_id), d.score, d.reasons, d.state, d.decided_by, d.decided_at, d.decided_score, d.note
  from person_merge m join duplicate_pair d on m.loser_person_id in (d.first_person_id, d.second_person_id) and d.state = 'dismissed'
    cross join lateral (select case when d.first_person_id = m.loser_person_id then d.second_person_id else d.first_person_id end as other) o
  where m.undone_at is null and m.loser_person_id = any($1::uuid[]) and o.other <> m.current_person_id
  order by o.other, m.current_person_id, d.decided_at desc on conflict do nothing`;

/** A dismissed pair is open again when it is more alike than it was then; a merged one when both are on record again. */
const AGAIN = `(d.state = 'merged' or (d.state = 'dismissed' and excluded.score > d.decided_score))`;
export const WRITE_PAIRS = `insert into duplicate_pair as d (id, first_person_id, second_person_id, score, reasons) select f.id, f."firstId", f."secondId", f.score, f.reasons from ${PAIRS}
  on conflict (tenant_id, first_person_id, second_person_id) do update set score = excluded.score, reasons = excluded.reasons,
    state = case when ${AGAIN} then 'open' else d.state end,
    found_at = case when ${AGAIN} then now() else d.found_at end, decided_by = case when ${AGAIN} then null else d.decided_by end, decided_at = case when ${AGAIN} then null else d.decided_at end,
    decided_score = case when ${AGAIN} then null else d.decided_score end, note = case when ${AGAIN} then null else d.note end
  where (d.score, d.reasons) is distinct from (excluded.score, excluded.reasons) or ${AGAIN}`;

export const DECIDE = `update duplicate_pair set state = 'dismissed', decided_by = $2, decided_at = now(), decided_score = score, note = $3 where id = $1 and state = 'open'`;
export const REOPEN = `update duplicate_pair set state = 'open', decided_by = null, decided_at = null, decided_score = null, note = null where id = $1 and state = 'dismissed'`;
