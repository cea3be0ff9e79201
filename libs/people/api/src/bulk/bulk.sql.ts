import { BULK_UNDO_DAYS } from '@afterbell/people/domain';

export const RUN_COLUMNS = `r.id, r.organization_id as "organizationId", r.made_by as "madeBy", r.action, r.label, r.params, r.state, r.cancel_asked as "cancelAsked",
  r.total, r.waiting, r.changed, r.already, r.refused, r.cancelled, r.undone, r.kept, r.unseen, r.created_at as "createdAt", r.finished_at as "finishedAt", r.undone_at as "undoneAt",
  r.created_at > now() - interval '${BULK_UNDO_DAYS} days' as "recent"`;

/** Messages of one's own that have not all left: who gets them is looked up, they are held, or sent. $4 whose */
export const ON_THE_WAY = `and r.made_by = $4 and r.action = 'MESSAGE' and (r.state in ('waiting', 'running') or exists (select 1 from message m where m.tenant_id = r.tenant_id and m.id = r.id and m.state in ('held', 'sending')))`;

export const RUN = `select ${RUN_COLUMNS} from bulk_run r where r.id = $1`;
export const RUN_OF_KEY = `select ${RUN_COLUMNS} from bulk_run r where r.made_by = $1 and r.key = $2`;
export const HOLD_RUN = `${RUN} for update`;

export const INSERT_RUN = `insert into bulk_run (id, organization_id, made_by, acting_user_id, acting_access_id, acting_organization_id, key, action, label, params, total, waiting, unseen)
  values ($1, $2, $3, $3, $4, $2, $5, $6, $7, $8, $9, $9, $10) on conflict (tenant_id, made_by, key) do nothing`;
export const INSERT_ITEMS = `insert into bulk_run_item (run_id, organization_id, person_id, position)
  select $1, $2, one.id, one.position from unnest($3::uuid[]) with ordinality as one (id, position)`;

/** By the time of its own: a run whose worker was killed is taken up again. */
export const ENQUEUE = `select enqueue_job('bulk_run', $1::json, $2, now() + make_interval(secs => $3))`;

export const NEXT_WAITING = `select person_id as "personId", effect from bulk_run_item where run_id = $1 and outcome = 'waiting' order by position limit $2`;
export const NEXT_CHANGED = `select person_id as "personId", effect from bulk_run_item where run_id = $1 and outcome = 'changed' order by position limit $2`;

export const WRITE_ITEMS = `update bulk_run_item i set outcome = w.outcome, code = w.code, message = w.message, effect = coalesce(w.effect, i.effect)
  from jsonb_to_recordset($2::jsonb) as w (person_id uuid, outcome text, code text, message text, effect jsonb)
  where i.run_id = $1 and i.person_id = w.person_id`;

/** Of runs. $1 runs, $2 what the effect holds */
export const CHANGED_WITH = `select run_id as id, count(*)::int as count from bulk_run_item where run_id = any($1::uuid[]) and outcome = 'changed' and effect @> $2::jsonb group by run_id`;

/** Counted from the rows themselves, so that what is told cannot drift from what was done. */
export const COUNT_ITEMS = `update bulk_run r set waiting = c.waiting, changed = c.changed, already = c.already, refused = c.refused, cancelled = c.cancelled, undone = c.undone, kept = c.kept,
    state = coalesce($2, r.state), touched_at = now(), finished_at = case when $2 in ('done', 'cancelled') then now() else r.finished_at end,
    undone_at = case when $2 = 'undone' then now() else r.undone_at end
  from (select count(*) filter (where outcome = 'waiting') as waiting, count(*) filter (where outcome = 'changed') as changed, count(*) filter (where outcome = 'already') as already,
      count(*) filter (where outcome = 'refused') as refused, count(*) filter (where outcome = 'cancelled') as cancelled, count(*) filter (where outcome = 'undone') as undone,
      count(*) filter (where outcome = 'kept') as kept from bulk_run_item where run_id = $1) c
  where r.id = $1`;

export const CANCEL_REST = `update bulk_run_item set outcome = 'cancelled' where run_id = $1 and outcome = 'waiting'`;
export const ASK_CANCEL = `update bulk_run set cancel_asked = true where id = $1 and state in ('waiting', 'running')`;
export const BEGIN_UNDO = `update bulk_run set state = 'undoing', cancel_asked = false, touched_at = now(), acting_user_id = $2, acting_access_id = $3, acting_organization_id = $4 where id = $1`;

/** Those in sight as participants; `hold` keeps them until the transaction ends, everybody in the same order. */
export const inSight = (hold: boolean) => `select p.id from person p where p.id = any($1::uuid[]) and p.is_participant and p.removed_at is null
  and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant'))
  order by p.id${hold ? ' for no key update of p' : ''}`;

/** Whoever is out of the caller's sight by now has no name here. */
export const ROWS = `select i.person_id as "personId", i.outcome, i.code, i.message, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName"
  from bulk_run_item i left join person p on p.tenant_id = i.tenant_id and p.id = i.person_id and p.removed_at is null
  where i.run_id = $1 and ($2::text[] is null or i.outcome = any($2)) order by i.position limit $3 offset $4`;
