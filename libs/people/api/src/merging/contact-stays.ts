import type { Tx } from '@afterbell/core/api';
import type { PartRow } from '../parts/person-parts';
import type { PlannedPart } from './merge-planner';
import type { RowChange } from './row-changes';

const STAYS = `select jsonb_build_object('id', s.id, 'starts_on', s.starts_on, 'ends_on', s.ends_on) as row from stay s where s.kind = 'contact' and s.person_id = any($1::uuid[])`;
const RESET = 'update stay s set starts_on = v.starts_on, ends_on = v.ends_on from jsonb_to_recordset($1::jsonb) as v (id uuid, starts_on date, ends_on date) where s.id = v.id and (s.starts_on, s.ends_on) is distinct from (v.starts_on, v.ends_on)';
const FORGET = 'delete from stay where id = any($1::uuid[])';

/** Whoever is related to either: where they stay as contacts follows from where the children stay (docs/people.md "Families"). */
export function contactsOf(plan: readonly PlannedPart[], people: readonly string[]): string[] {
  const rows = plan.find(({ part }) => part.table === 'relationship')?.rows ?? [];
  return [...new Set(rows.map((row) => String(row['other_person_id'])))].filter((id) => !people.includes(id));
}

export async function contactStays(tx: Tx, people: readonly string[]): Promise<PartRow[]> {
  return people.length ? (await tx.query<{ row: PartRow }>(STAYS, [people])).map(({ row }) => row) : [];
}

/** Those of the stays that nobody has changed since. */
export async function untouched(tx: Tx, changes: readonly RowChange[]): Promise<RowChange[]> {
  if (!changes.length) return [];
  const sql = `select s.id, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn" from stay s where s.id = any($1::uuid[])`;
  const rows = new Map((await tx.query<{ id: string; startsOn: string; endsOn: string | null }>(sql, [changes.map(({ is }) => is?.['id'])])).map((row) => [row.id, row]));
  return changes.filter(({ is }) => {
    const row = rows.get(String(is?.['id']));
    return row !== undefined && row.startsOn === is?.['starts_on'] && row.endsOn === is['ends_on'];
  });
}

export async function resetContacts(tx: Tx, changes: readonly RowChange[]): Promise<void> {
  const back = changes.flatMap(({ was }) => (was ? [was] : []));
  const gone = changes.flatMap(({ was, is }) => (was === null && is ? [is['id']] : []));
  if (back.length) await tx.execute(RESET, [JSON.stringify(back)]);
  if (gone.length) await tx.execute(FORGET, [gone]);
}

/** A merge holds back what follows from relationships until all of them are in place. */
export async function followContacts(tx: Tx, people: readonly string[]): Promise<void> {
  await tx.execute('update relationship set updated_at = updated_at where participant_person_id = any($1::uuid[]) or other_person_id = any($1::uuid[])', [people]);
}
