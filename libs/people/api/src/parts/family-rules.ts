import { moved } from './merge-rules';
import type { MergeCase, PartRow, Planned } from './person-parts';

const ROLES = ['participant_person_id', 'other_person_id'];
const either = (flag: string, one: PartRow, two: PartRow) => one[flag] === true || two[flag] === true;
const order = (row: PartRow) => row['emergency_order'] as number | null;
const pair = (row: PartRow) => ROLES.map((role) => String(row[role])).join(' ');

/** A restriction stands whichever record it was on, for as long as either said. */
function restricted(one: PartRow, two: PartRow): PartRow {
  if (!either('is_restricted', one, two)) return {};
  if (!(one['is_restricted'] && two['is_restricted'])) {
    const { is_restricted, restriction_text, restricted_from, restricted_to } = one['is_restricted'] ? one : two;
    return { is_restricted, restriction_text, restricted_from, restricted_to, may_pick_up: false };
  }
  const texts = [...new Set([one['restriction_text'], two['restriction_text']].filter((text): text is string => typeof text === 'string' && text !== ''))];
  const from = [one['restricted_from'], two['restricted_from']] as (string | null)[];
  const to = [one['restricted_to'], two['restricted_to']] as (string | null)[];
  return {
    is_restricted: true,
    restriction_text: texts.length ? texts.join(' / ').slice(0, 500) : null,
    restricted_from: from.includes(null) ? null : [...from].sort()[0],
    restricted_to: to.includes(null) ? null : [...to].sort().at(-1),
    may_pick_up: false,
  };
}

/** One relationship of two between the same people: what either allows, except where either forbids. */
function together(kept: PartRow, gone: PartRow): PartRow {
  const ended = kept['ended_on'] !== null && gone['ended_on'] !== null;
  const flags = Object.fromEntries(['is_primary', 'is_guardian', 'lives_with', 'may_pick_up'].map((flag) => [flag, either(flag, kept, gone)]));
  return { ...kept, ...flags, emergency_order: order(kept) ?? order(gone), ended_on: ended ? [kept['ended_on'], gone['ended_on']].map(String).sort().at(-1) : null, ...restricted(kept, gone) };
}

/** The loser's family joins the winner's: nobody is related to themselves, each is there once, emergency contacts keep an order. */
export function mergeRelationships(rows: readonly PartRow[], merge: MergeCase): Planned[] {
  const ofLoser = rows.filter((row) => ROLES.some((role) => row[role] === merge.loser));
  const kept = new Map(rows.filter((row) => !ofLoser.includes(row)).map((row) => [pair(row), row]));
  const now = new Map(kept);
  const planned: Planned[] = [];
  const coming: { was: PartRow; is: PartRow }[] = [];
  for (const was of ofLoser) {
    const is = moved(was, ROLES, merge);
    const other = now.get(pair(is));
    if (is['participant_person_id'] === is['other_person_id']) planned.push({ was, is: null, overlap: 'A relationship between the two records is taken out.' });
    else if (other) {
      now.set(pair(is), together(other, is));
      planned.push({ was, is: null, overlap: 'Both are related to the same person: it becomes one relationship, and a restriction stands.' });
    } else coming.push({ was, is });
  }
  const own = [...now.values()].filter((row) => row['participant_person_id'] === merge.winner);
  const taken = new Set(own.map(order).filter((place) => place !== null));
  const hasPrimary = own.some((row) => row['is_primary'] === true && row['ended_on'] === null);
  for (const { was, is } of coming) planned.push({ was, is: is['participant_person_id'] === merge.winner ? placed(is, taken, hasPrimary) : is });
  for (const [key, was] of kept) if (now.get(key) !== was) planned.push({ was, is: now.get(key) ?? null });
  return planned;
}

/** The next free place of those to call, and no second primary contact. */
function placed(row: PartRow, taken: Set<number>, hasPrimary: boolean): PartRow {
  let place = order(row);
  while (place !== null && taken.has(place)) place = place < 20 ? place + 1 : null;
  if (place !== null) taken.add(place);
  return { ...row, emergency_order: place, is_primary: row['is_primary'] === true && !hasPrimary };
}
