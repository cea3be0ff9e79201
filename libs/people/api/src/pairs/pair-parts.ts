import type { MergeRule, PersonPart } from '../parts/person-parts';

/** A value that is taken over comes from the other record; what was known of the one that it takes the place of goes. */
const sources: MergeRule = (rows, { winner, loser, taken }) => {
  const of = (person: string) => new Map(rows.filter((row) => row['person_id'] === person).map((row) => [String(row['field']), row]));
  const [theirs, others] = [of(winner), of(loser)];
  return [...taken].flatMap((name) => {
    const field = name.replace(/^custom\./, 'c:');
    const [was, comes] = [theirs.get(field), others.get(field)];
    return [...(was ? [{ was, is: null }] : []), ...(comes ? [{ was: comes, is: { ...comes, person_id: winner, source: 'merge' } }] : [])];
  });
};

/** What is kept for finding duplicates, which the finder itself brings up to date after a merge; and of where values come from. */
export const PAIR_PARTS: readonly PersonPart[] = [
  { table: 'duplicate_todo', title: 'To be compared', people: ['person_id'], key: ['person_id'], tab: null, merge: 'keep', exported: null, erase: 'delete' },
  { table: 'duplicate_key', title: 'What is compared', people: ['person_id'], key: ['person_id', 'key'], tab: null, merge: 'keep', exported: null, erase: 'delete' },
  { table: 'duplicate_pair', title: 'Possible duplicates', people: ['first_person_id', 'second_person_id'], key: ['id'], tab: null, merge: 'keep', exported: null, erase: 'delete' },
  { table: 'person_field_source', title: 'Where values come from', people: ['person_id'], key: ['person_id', 'field'], tab: null, merge: sources, exported: 't.field, t.source, t.source_ref as "from", t.at, t.is_protected as "protected"', erase: 'delete' },
];
