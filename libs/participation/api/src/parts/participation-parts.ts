import { Injectable, type OnModuleInit } from '@nestjs/common';
import { joinDays, type MergeRule, moveUnlessSame, type PartRow, type PersonPart, PersonParts, type Planned } from '@afterbell/people/api';

const SESSION = '(select s.name from session s where s.tenant_id = t.tenant_id and s.id = t.session_id) as session';

/** The mark that says most. */
const RANK = ['Enrolled', 'UnexcusedAbsence', 'ExcusedAbsence', 'Present'];
const rank = (row: PartRow) => RANK.indexOf(String(row['status']));
const MARK = ['status', 'start_time', 'end_time', 'recorded_at', 'recorded_by'];
const isTimed = (row: PartRow) => row['start_time'] !== null || row['end_time'] !== null;

/** Present wins; of two that were present the one with times. What gives way is kept by the merge. */
function better(kept: PartRow, other: PartRow): PartRow {
  const wins = rank(other) > rank(kept) || (rank(other) === rank(kept) && isTimed(other) && !isTimed(kept));
  return wins ? { ...kept, ...Object.fromEntries(MARK.map((column) => [column, other[column]])) } : kept;
}

/** What was asked for goes along with its place, unless the place became part of another, or took one in: then its days are its own. */
const askedPlaces: MergeRule = (rows, merge) => {
  const joined = new Set([...merge.instead].flat());
  return rows.flatMap((row): Planned[] => {
    if (joined.has(String(row['enrollment_id']))) return [{ was: row, is: null }];
    return row['person_id'] === merge.loser ? [{ was: row, is: { ...row, person_id: merge.winner } }] : [];
  });
};

/** Marks go over as they are, those of closed days and locked months too: a merge changes whose they are, not what was. */
export const PARTICIPATION_PARTS: readonly PersonPart[] = [
  {
    table: 'enrollment_asked',
    people: ['person_id'],
    key: ['enrollment_id'],
    title: 'Places that ended with a stay',
    tab: 'SESSION ENROLLMENT',
    merge: askedPlaces,
    exported: null,
    erase: 'delete',
  },
  {
    table: 'session_waiting',
    people: ['person_id'],
    key: ['id'],
    title: 'Waiting for a place',
    tab: 'SESSION ENROLLMENT',
    merge: moveUnlessSame({ same: (row) => String(row['session_id']), says: 'Both waited for a place in the same session: there once now.' }),
    exported: `${SESSION}, t.starts_on as "startsOn", t.ends_on as "endsOn", t.reason, t.asked_at as "askedAt"`,
    erase: 'delete',
  },
  {
    table: 'enrollment',
    people: ['person_id'],
    key: ['id'],
    title: 'Places in sessions',
    tab: 'SESSION ENROLLMENT',
    merge: joinDays({ group: (row) => String(row['session_id']), says: 'Both have a place in the same session at once: it becomes one place.' }),
    exported: `${SESSION}, t.starts_on as "startsOn", t.ends_on as "endsOn"`,
    erase: { keep: 'Places are counted; the person in them has no name any more.' },
  },
  {
    table: 'attendance',
    people: ['person_id'],
    key: ['session_id', 'on_date', 'person_id'],
    title: 'Attendance',
    tab: 'PARTICIPATION',
    merge: moveUnlessSame({
      same: (row) => `${String(row['session_id'])} ${String(row['on_date'])}`,
      settle: (winners, losers) => ({ winner: better(winners, losers), loser: null }),
      says: 'Both had a mark on the same date of a session: present wins, and the merge keeps the other.',
    }),
    exported: `${SESSION}, t.on_date as "on", t.status, t.start_time as "startTime", t.end_time as "endTime"`,
    erase: { keep: 'Hours were reported; the person in them has no name any more.' },
  },
  {
    table: 'attended_month',
    people: ['person_id'],
    key: ['organization_id', 'month', 'person_id'],
    title: 'Hours by month',
    tab: 'PARTICIPATION',
    merge: 'follows',
    exported: null,
    erase: { keep: 'Sums of the attendance, which stays.' },
  },
  {
    table: 'attended_year',
    people: ['person_id'],
    key: ['organization_id', 'year', 'person_id'],
    title: 'Hours by year',
    tab: 'PARTICIPATION',
    merge: 'follows',
    exported: null,
    erase: { keep: 'Sums of the attendance, which stays.' },
  },
  {
    table: 'door_event',
    people: ['person_id', 'picked_up_by'],
    key: ['id'],
    title: 'Coming and going',
    tab: 'PARTICIPATION',
    merge: (rows, { winner, loser }) =>
      rows
        .filter((row) => row['person_id'] === loser || row['picked_up_by'] === loser)
        .map((row) => ({ was: row, is: { ...row, ...(row['person_id'] === loser ? { person_id: winner } : {}), ...(row['picked_up_by'] === loser ? { picked_up_by: winner } : {}) } })),
    exported: `${SESSION}, t.on_date as "on", t.kind, t.at_time as "at", t.how, t.picked_up_name as "pickedUpBy"`,
    erase: { blank: { picked_up_name: 'null' } },
  },
  {
    table: 'session_staff',
    people: ['person_id'],
    key: ['session_id', 'person_id'],
    title: 'Sessions led',
    tab: null,
    merge: moveUnlessSame({ same: (row) => String(row['session_id']), says: 'Both lead the same session: it is led once.' }),
    exported: SESSION,
    erase: 'delete',
  },
  {
    table: 'activity_staff',
    people: ['person_id'],
    key: ['activity_id', 'person_id'],
    title: 'Activities worked at',
    tab: null,
    merge: moveUnlessSame({ same: (row) => String(row['activity_id']), says: 'Both work at the same activity: it is named once.' }),
    exported: `(select a.name from activity a where a.tenant_id = t.tenant_id and a.id = t.activity_id) as "activity"`,
    erase: 'delete',
  },
];

/** Tells people what participation keeps of a person. */
@Injectable()
export class ParticipationParts implements OnModuleInit {
  constructor(private readonly parts: PersonParts) {}

  onModuleInit(): void {
    this.parts.register(PARTICIPATION_PARTS);
  }
}
