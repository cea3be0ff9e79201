import type { MergeRule, PersonPart } from '../parts/person-parts';

/** A photo that is taken over changes places with the one that the winner had; their files do the same. */
const exchange: MergeRule = (rows, { winner, loser, taken }) => (taken.has('photoFileId') ? rows.map((row) => ({ was: row, is: { ...row, person_id: row['person_id'] === loser ? winner : loser } })) : []);

export const PHOTO_PARTS: readonly PersonPart[] = [
  { table: 'person_photo', title: 'Photos, small', people: ['person_id'], key: ['file_id'], tab: null, merge: exchange, exported: null, erase: 'delete' },
];
