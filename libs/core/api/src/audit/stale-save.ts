import { AppError } from '@afterbell/core/domain';
import type { ConflictValue } from '../errors/problems';
import type { Tx } from '../tenancy/tx';
import { requirePrincipal } from '../tenancy/scope';

/** Who changed something, where the trail of it or the person belongs to somebody above. */
export const SOMEBODY_UNSEEN = 'somebody at another organization';

// The trail shows rows at and beneath the acting organization, `tenant_users` the people there; oneself is known anyway, from another tab perhaps.
const LAST_CHANGE = `select coalesce(seen.name, self.name) as name, a.user_id = $4 as own, a.at from audit a
    left join lateral tenant_users('', 1, a.user_id) seen on true
    left join lateral audit_people(array[a.user_id]) self on a.user_id = $4
  where a.subject_type = $1 and a.subject_id = $2 and a.action like $3 order by a.at desc limit 1`;

export interface StaleRecord {
  /** As the audit trail names it. */
  subjectType: string;
  subjectId: string;
  /** Which of its actions change what is saved here, `noun.` or all of one; every one when left out. */
  actions?: string;
}

export interface LastChange {
  changedBy: string;
  changedByYou: boolean;
  changedAt: Date | null;
}

/** Who changed it last and when, as far as the caller may know. */
export async function lastChange(tx: Tx, { subjectType, subjectId, actions = '' }: StaleRecord): Promise<LastChange> {
  const last = await tx.one<{ name: string | null; own: boolean | null; at: Date }>(LAST_CHANGE, [subjectType, subjectId, `${actions.replaceAll('_', '\\_')}%`, requirePrincipal().userId], 'stale_last_change');
  return { changedBy: last?.name ?? SOMEBODY_UNSEEN, changedByYou: last?.own === true, changedAt: last?.at ?? null };
}

/** The refusal of a save that came too late: what differs, and always who it was. */
export async function staleSave(tx: Tx, record: StaleRecord, values: readonly Omit<ConflictValue, keyof LastChange>[]): Promise<AppError> {
  const last = await lastChange(tx, record);
  return new AppError('STALE_VERSION', {}, { extra: { conflicts: values.map((value): ConflictValue => ({ ...value, ...last })) } });
}
