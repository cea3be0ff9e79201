import { moveUnlessSame, type PartRow, type PersonPart } from '@afterbell/people/api';

const of = (column: string, as: string) => `(select m.${column} from meeting m where m.tenant_id = t.tenant_id and m.id = t.meeting_id) as "${as}"`;

/** Both on one list: whoever was there was there. */
const there = (row: PartRow) => row['present'] === true;

/** What meetings keep of a person. */
export const MEETING_PARTS: readonly PersonPart[] = [
  {
    table: 'meeting_attendee',
    people: ['person_id'],
    key: ['id'],
    title: 'Meetings and trainings',
    tab: null,
    merge: moveUnlessSame({
      same: (row) => (row['person_id'] === null ? null : String(row['meeting_id'])),
      settle: (winners, losers) => ({ winner: !there(winners) && there(losers) ? { ...winners, present: true, start_time: losers['start_time'], end_time: losers['end_time'] } : winners, loser: null }),
      says: 'Both were on the list of the same meeting: they are there once, present when either was.',
    }),
    exported: `${of('kind', 'kind')}, ${of('title', 'title')}, ${of('on_date', 'on')}, t.role, t.present, coalesce(t.start_time, (select m.start_time from meeting m where m.tenant_id = t.tenant_id and m.id = t.meeting_id)) as "startTime", coalesce(t.end_time, (select m.end_time from meeting m where m.tenant_id = t.tenant_id and m.id = t.meeting_id)) as "endTime"`,
    erase: { keep: 'Meetings and their hours were reported; the person in them has no name any more.' },
  },
];
