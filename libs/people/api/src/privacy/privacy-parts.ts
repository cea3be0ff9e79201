import type { PersonPart } from '../parts/person-parts';
import { move } from '../parts/merge-rules';

const part = (table: string, title: string, exported: string | null, erase: PersonPart['erase'], merge: PersonPart['merge'] = move): PersonPart => ({ table, title, people: ['person_id'], key: ['id'], tab: null, merge, exported, erase });

/** What is kept about a person's data. A hold in force of either record holds the one that stays. */
export const PRIVACY_PARTS: readonly PersonPart[] = [
  part('privacy_request', 'Requests about data', 't.kind, t.asked_by as "askedBy", t.relation, t.channel, t.asked_on as "askedOn", t.due_on as "dueOn", t.status, t.note, t.outcome, t.decided_on as "decidedOn"', {
    blank: { asked_by: `'Erased'`, relation: 'null', note: 'null', outcome: `case when outcome is null then null else 'Erased' end` },
  }),
  part('disclosure', 'Disclosures', 't.on_date as "on", t.ground, t.recipient, t.purpose, t.what, t.struck_at as "struckAt"', 'delete'),
  part('person_hold', 'Legal holds', 't.starts_on as "startsOn", t.reason, t.lifted_at as "liftedAt", t.lift_reason as "liftReason"', 'delete', (rows, merge) => {
    const held = rows.find((row) => row['person_id'] === merge.winner && row['lifted_at'] === null);
    return rows.filter((row) => row['person_id'] === merge.loser).map((row) => {
      const both = held && row['lifted_at'] === null;
      return { was: row, is: { ...row, person_id: merge.winner, ...(both ? { lifted_at: new Date().toISOString(), lift_reason: 'The record was merged into one with a hold of its own.' } : {}) }, ...(both ? { overlap: 'Both were under a legal hold: the one of the record that stays is in force.' } : {}) };
    });
  }),
  part('person_export', 'Files about the person', null, 'delete', 'keep'),
  part('person_erasure', 'Erasures', null, { keep: 'It says when, by whom and why the record was erased.' }, (rows, { winner, loser }) =>
    rows.filter((row) => row['person_id'] === loser || row['state'] === 'waiting').map((row) => {
      const is = { ...row, person_id: winner };
      return row['state'] === 'waiting' ? { was: row, is: { ...is, state: 'cancelled', ended_at: new Date().toISOString() }, overlap: 'A planned erasure is taken back: ask again for the record that stays.' } : { was: row, is };
    }),
  ),
];
