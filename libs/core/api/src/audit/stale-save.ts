import { AppError } from '@afterbell/core/domain';
import type { ConflictValue } from '../errors/problems';
import type { Tx } from '../tenancy/db';
import { requirePrincipal } from '../tenancy/scope';

/** Who changed something, where the trail of it or the person belongs to somebody above. */
export const SOMEBODY_UNSEEN = 'somebody you may not see';

// The trail shows rows at and beneath the acting organization, `tenant_users` the people there; oneself is known anyway, from another tab perhaps.
const LAST_CHANGE = `select coalesce(seen.name, self.name) as name from audit a
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

/** Who changed it last, as far as the caller may know. */
export async function lastChangeBy(tx: Tx, { subjectType, subjectId, actions = '' }: StaleRecord): Promise<string> {
  const last = await tx.one<{ name: string | null }>(LAST_CHANGE, [subjectType, subjectId, `${actions.replaceAll('_', '\\_')}%`, requirePrincipal().userId], 'stale_last_change');
  return last?.name ?? SOMEBODY_UNSEEN;
}

/** The refusal of a save that came too late: what differs, and always who it was. */
export async function staleSave(tx: Tx, record: StaleRecord, values: readonly Omit<ConflictValue, 'changedBy'>[]): Promise<AppError> {
  const changedBy = await lastChangeBy(tx, record);
  return new AppError('STALE_VERSION', {}, { extra: { conflicts: values.map((value): ConflictValue => ({ ...value, changedBy })) } });
}
