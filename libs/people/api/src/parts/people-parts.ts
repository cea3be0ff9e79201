import { programmeYearOf } from '@afterbell/people/domain';
import { today } from '../stays/stay.service';
import { mergeRelationships } from './family-rules';
import { joinDays, type Meeting, move, moveUnlessSame } from './merge-rules';
import type { EraseRule, MergeRule, PartRow, PersonPart } from './person-parts';

const ROLES = ['participant_person_id', 'other_person_id'];
const NAME = (column: string) => `(select concat_ws(' ', o.first_name, nullif(o.last_name, '')) from person o where o.tenant_id = t.tenant_id and o.id = t.${column})`;
const PLACE = '(select o.name from organization o where o.tenant_id = t.tenant_id and o.id = t.organization_id) as organization';
const DAYS = 't.starts_on as "startsOn", t.ends_on as "endsOn"';
const keyed = (...columns: string[]) => (row: PartRow) => columns.map((column) => String(row[column])).join(' ');

const part = (table: string, title: string, merge: MergeRule, exported: string | null, erase: EraseRule, more: Partial<PersonPart> = {}): PersonPart => ({ table, title, merge, exported, erase, people: ['person_id'], key: ['id'], tab: null, ...more });
const unlessSame = (meeting: Meeting): MergeRule => moveUnlessSame(meeting);

/** Of what is of one person only, like a badge in use: the winner's stays, the loser's comes along as one of before. */
const lapsed = (column: string, day = false): NonNullable<Meeting['settle']> => (winners, losers, { today }) => ({ winner: winners, loser: { ...losers, [column]: day ? today : new Date().toISOString() } });

/** Whose the file of a photo is. */
const PHOTO = 'person_photo';

/** What is of the tenant's own fields moves with the fields that the winner takes over, and changes places with what the winner had there. */
const withFields = (exchange: boolean): MergeRule => (rows, { winner, loser, taken }) =>
  rows.flatMap((row) => {
    if (!taken.has(row['subject'] === PHOTO ? 'photoFileId' : `custom.${String(row['field_id'])}`)) return [];
    if (row['record_id'] === loser) return [{ was: row, is: { ...row, record_id: winner } }];
    return [{ was: row, is: exchange ? { ...row, record_id: loser } : null }];
  }).sort((one, two) => Number(one.is !== null) - Number(two.is !== null));

const SAME_YEAR = 'Both have a grade of the same year: the one chosen above stays.';

/** A grade that is taken over brings the entries of the running programme year, or the last one, and of those to come with it. */
const grades: MergeRule = (rows, merge) => {
  const mine = new Map(rows.filter((row) => row['person_id'] === merge.winner).map((row) => [row['programme_year'], row]));
  const since = Math.min(programmeYearOf(today()), Math.max(...rows.map((row) => Number(row['programme_year']))));
  return rows.filter((row) => row['person_id'] === merge.loser).flatMap((row) => {
    const other = mine.get(row['programme_year']);
    const is = { ...row, person_id: merge.winner };
    if (!other) return [{ was: row, is }];
    const takes = merge.taken.has('grade') && Number(row['programme_year']) >= since;
    return takes ? [{ was: other, is: null, overlap: SAME_YEAR }, { was: row, is }] : [{ was: row, is: null, overlap: SAME_YEAR }];
  });
};

const FAMILY: PersonPart[] = [
  part('relationship', 'Relationships', mergeRelationships, `${NAME('participant_person_id')} as participant, ${NAME('other_person_id')} as other, t.kind, t.is_primary as "primary", t.is_guardian as guardian, t.lives_with as "livesWith", t.emergency_order as "emergency", t.may_pick_up as "mayPickUp", t.is_restricted as restricted, t.restriction_text as "restriction", t.restricted_from as "restrictedFrom", t.restricted_to as "restrictedTo", t.ended_on as "endedOn"`, 'delete', { people: ROLES, tab: 'RELATIONSHIPS' }),
  part('relative_dismissal', 'People who are not related', unlessSame({ columns: ROLES, same: keyed(...ROLES), says: 'Both were said to be unrelated to the same person.' }), null, 'delete', { people: ROLES, key: ROLES, tab: 'RELATIONSHIPS' }),
  part('household_member', 'Households', unlessSame({
    same: (row) => (row['left_on'] === null ? String(row['household_id']) : null),
    settle: (winners, losers) => ({ winner: { ...winners, is_primary: winners['is_primary'] === true || losers['is_primary'] === true, joined_on: [winners['joined_on'], losers['joined_on']].map(String).sort()[0] }, loser: null }),
    says: 'Both live in the same household: one membership is left.',
  }), `(select h.name from household h where h.tenant_id = t.tenant_id and h.id = t.household_id) as household, t.is_primary as "primary", t.joined_on as "joinedOn", t.left_on as "leftOn"`, 'delete'),
];

const RECORD: PersonPart[] = [
  part('participant_note', 'Notes', move, 't.text, t.visibility, t.created_at as at', 'delete', { tab: 'NOTES' }),
  part('participant_communication', 'Communications', move, 't.on_date as "on", t.at_time as at, t.channel, t.with_whom as "withWhom", t.about, t.follow_up_on as "followUpOn", t.follow_up_done as "followUpDone"', 'delete', { tab: 'COMLOG' }),
  part('participant_goal', 'Goals', move, 't.title, t.description, t.start_value as "startValue", t.target_value as "targetValue", t.unit, t.starts_on as "startsOn", t.due_on as "dueOn", t.status', 'delete', { tab: 'GOALS' }),
  part('participant_goal_progress', 'Progress of goals', 'follows', 't.on_date as "on", t.value, t.comment', 'delete', { tab: 'GOALS' }),
  part('participant_referral', 'Referrals', move, 't.referred_on as "on", t.referred_to as "to", t.reason, t.status, t.follow_up_on as "followUpOn", t.outcome', 'delete', { tab: 'REFERRALS' }),
  part('participant_document', 'Documents', move, 't.name, t.kind, t.expires_on as "expiresOn", t.remark, t.file_id as "fileId"', 'delete', { tab: 'DOCUMENTS' }),
  part('participant_employment', 'Jobs', move, `t.employer, t.title, ${DAYS}, t.hours_per_week as "hoursPerWeek", t.remark`, 'delete', { tab: 'EMPLOYMENT' }),
  part('teacher_link', 'Links to teachers', (rows, merge) => teachers(rows.filter((row) => !(row['person_id'] !== row['teacher_person_id'] && [merge.winner, merge.loser].includes(String(row['person_id'])) && [merge.winner, merge.loser].includes(String(row['teacher_person_id'])))), merge),
    `${NAME('person_id')} as participant, ${NAME('teacher_person_id')} as teacher, t.subject, t.status`, 'delete', { people: ['person_id', 'teacher_person_id'], tab: 'TEACHERS' }),
];

const teachers = unlessSame({
  columns: ['person_id', 'teacher_person_id'],
  same: (row) => (row['removed_at'] === null ? keyed('person_id', 'teacher_person_id')(row) : null),
  settle: lapsed('removed_at'),
  says: 'Both had a link to the same teacher: one is left.',
}) as Exclude<MergeRule, string>;

const ENROLLING: PersonPart[] = [
  part('person_trait', 'What is known since when', unlessSame({ same: keyed('list', 'starts_on'), says: 'Both had an entry of the same list and day: the one of the record that stays is kept.' }), 't.list, t.starts_on as "since", t.codes', 'delete', { key: ['person_id', 'list', 'starts_on'], tab: 'REGISTRATION' }),
  part('person_grade', 'Grades by year', grades, 't.programme_year as "year", t.grade, t.source', 'delete', { key: ['person_id', 'programme_year'] }),
  part('grade_rolled', 'Grades rolled over', unlessSame({ same: keyed('roll_over_id'), says: 'Both were rolled over at once: one entry is left.' }), null, 'delete', { key: ['roll_over_id', 'person_id'] }),
  part('employment', 'Employments', move, `${PLACE}, t.staff_type as "staffType", t.compensation, t.funding, t.job_title as "jobTitle", ${DAYS}, t.background_checked_on as "backgroundCheckedOn"`, 'delete'),
  part('roster_member', 'Rosters', unlessSame({ same: keyed('roster_id'), says: 'Both were on the same roster: there once now.' }), `(select r.name from roster r where r.tenant_id = t.tenant_id and r.id = t.roster_id) as roster, ${PLACE}, t.added_at as "addedAt"`, 'delete', { key: ['roster_id', 'person_id'] }),
  part('person_badge', 'Badges', unlessSame({ same: (row) => (row['revoked_at'] === null ? 'in use' : null), settle: lapsed('revoked_at'), says: 'Both had a badge in use: the one of the record that stays is valid, the other is revoked.' }), 't.issued_at as "issuedAt", t.revoked_at as "revokedAt"', 'delete'),
];

/** Who was merged into the loser answers under the winner from now on. */
const earlierMerges: MergeRule = (rows, { winner, loser }) => rows.filter((row) => row['current_person_id'] === loser && row['undone_at'] === null).map((row) => ({ was: row, is: { ...row, current_person_id: winner } }));

/** What the database keeps beside the person. */
const BESIDE: PersonPart[] = [
  part('person_key', 'Key of the audit trail', 'keep', null, 'delete', { key: ['person_id'] }),
  part('person_merge', 'Earlier merges', earlierMerges, null, 'delete', { people: ['winner_person_id', 'loser_person_id', 'current_person_id'] }),
  part('person_search', 'Search', 'follows', null, 'delete', { key: ['person_id'] }),
  part('custom_value', 'Own fields in lists', withFields(false), null, 'delete', { people: ['record_id'], key: ['record_id', 'field_id', 'place'], only: `t.subject = 'person'` }),
  part('stored_file', 'Photo, and files of own fields', withFields(true), 't.name, t.content_type as "contentType", t.size, t.id as "fileId"', 'delete', { people: ['record_id'], only: `t.subject in ('person', '${PHOTO}')` }),
];

const STAYS: PersonPart[] = [
  part('enrolled_programme', 'Enrolled programs', joinDays({ group: keyed('stay_id', 'code'), says: 'Both are in the same program at once: it becomes one enrollment.' }), `t.code, ${DAYS}, ${PLACE}`, 'delete'),
  part('stay', 'Stays', joinDays({ group: keyed('kind', 'organization_id'), always: (row) => row['kind'] === 'contact', says: 'Both stayed at the same place at once: it becomes one stay.' }), `t.kind, ${PLACE}, ${DAYS}, t.end_reason as "endReason"`, { keep: 'Figures of the past are counted by stays; the person in them has no name any more.' }),
];

/** What people keep of a person. Goals come before their progress, stays last. */
export const PEOPLE_PARTS: readonly PersonPart[] = [...FAMILY, ...RECORD, ...ENROLLING, ...BESIDE, ...STAYS];
