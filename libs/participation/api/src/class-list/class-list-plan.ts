import type { Tx } from '@afterbell/core/api';
import type { ParticipantMatcher, ValueSources } from '@afterbell/people/api';
import { type ClassList, type ClassListAction, type ClassListIssue, type ClassListRow, differences, differingValues, planRow, type RecordedMatch, sameName } from '@afterbell/participation/domain';
import type { PlainDate } from '@afterbell/core/domain';
import { childFacts, reachOf, warningFor } from '../enrollment/reach';
import { type Applicant, type HeldSession, loadApplicants } from '../enrollment/session-places';
import { knownId } from '../shared/input';
import { type PlannedChange, plannedChanges, withoutApplied } from './class-list-changes';
import type { ClassListChangeInput, ClassListDecisionInput } from './class-list.types';

/** Who a row may be, and whether that person has the place already. */
export type Candidate = RecordedMatch & { readonly enrolled: boolean };

/** A row with what importing it does now. */
export interface PlannedRow {
  row: ClassListRow;
  action: ClassListAction;
  personId: string | null;
  personName: string | null;
  /** Whether the person is one of the site's, or gets a stay there first. */
  stays: boolean;
  candidates: readonly Candidate[];
  /** Where the file and the record differ. */
  changes: readonly PlannedChange[];
  problems: readonly ClassListIssue[];
  warnings: readonly ClassListIssue[];
}

const MAY_NOT_ADD = 'Your role may not add participants.';

/** What somebody chose about rows, by line. */
export interface Chosen {
  readonly decisions: readonly ClassListDecisionInput[];
  readonly changes: readonly ClassListChangeInput[];
}

/** Decides about every row from who is on record and enrolled at this moment. A few statements, however long the list. */
export async function planClassList(
  tx: Tx,
  matcher: ParticipantMatcher,
  sources: ValueSources,
  session: HeldSession,
  list: ClassList,
  date: PlainDate,
  { decisions, changes }: Chosen,
  mayAdd: boolean,
): Promise<PlannedRow[]> {
  const byLine = new Map(decisions.map((decision) => [decision.line, decision]));
  const clean = list.rows.filter((row) => !row.problems.length);
  const found = await matcher.findMatches(clean, session.siteId);
  const matches = new Map(clean.map((row, index) => [row.line, found[index] ?? []]));
  const mentioned = [...found.flat().map(({ id }) => id), ...decisions.flatMap(({ personId }) => (personId ? [knownId(personId, 'The participant')] : []))];
  const applicants = new Map((await loadApplicants(tx, session, [...new Set(mentioned)], date, null)).map((applicant) => [applicant.id, applicant]));
  const taken = new Map<string, number>();
  const rows = list.rows.map((row) => {
    const planned = decided(row, matches.get(row.line) ?? [], byLine.get(row.line), applicants);
    if ((planned.action === 'add' || (planned.action === 'enroll' && !planned.stays)) && !mayAdd) {
      return { ...planned, action: 'error' as const, problems: [{ field: null, message: MAY_NOT_ADD }] };
    }
    if (!planned.personId) return planned;
    const earlier = taken.get(planned.personId);
    if (earlier !== undefined) return { ...planned, action: 'skip' as const, warnings: [...planned.warnings, { field: null, message: `The same child as on line ${earlier}.` }] };
    taken.set(planned.personId, row.line);
    return planned;
  });
  return withReach(tx, session, await withChanges(rows, matches, sources, changes, mayAdd), date);
}

/** What the file says otherwise of those who are enrolled, and whether it is written. */
async function withChanges(rows: readonly PlannedRow[], matches: ReadonlyMap<number, readonly RecordedMatch[]>, sources: ValueSources, ticked: readonly ClassListChangeInput[], mayEdit: boolean): Promise<PlannedRow[]> {
  const matchOf = ({ row, action, personId }: PlannedRow) => (action === 'enroll' || action === 'already' ? matches.get(row.line)?.find(({ id }) => id === personId) : undefined);
  const differing = rows.flatMap((planned) => {
    const match = matchOf(planned);
    return match && differingValues(planned.row, match).length ? [match.id] : [];
  });
  const known = await sources.of([...new Set(differing)]);
  const byLine = new Map(ticked.map(({ line, fields }) => [line, fields]));
  return rows.map((planned) => {
    const match = matchOf(planned);
    if (!match) return planned;
    const changes = plannedChanges(planned.row, match, known, byLine.get(planned.row.line), mayEdit);
    return { ...planned, changes, warnings: withoutApplied(planned.warnings, planned.row, match, changes) };
  });
}

/** Whoever would be enrolled although the activity is for other grades or ages. */
async function withReach(tx: Tx, session: HeldSession, rows: readonly PlannedRow[], date: PlainDate): Promise<PlannedRow[]> {
  const reach = await reachOf(tx, session.sessionId);
  if (!reach) return [...rows];
  const recorded = await childFacts(tx, rows.flatMap(({ action, personId }) => (action === 'enroll' && personId ? [personId] : [])), date);
  return rows.map((planned) => {
    const { row, action, personId, changes } = planned;
    if (action !== 'add' && action !== 'enroll') return planned;
    const { grade, birthDate } = (personId && recorded.get(personId)) || row;
    const written = (field: string) => changes.some((change) => change.field === field && change.applies);
    const message = warningFor({ grade: written('grade') ? row.grade : grade, birthDate: written('birthDate') ? row.birthDate : birthDate }, reach, date);
    return message === null ? planned : { ...planned, warnings: [...planned.warnings, { field: null, message }] };
  });
}

function decided(row: ClassListRow, matches: readonly RecordedMatch[], decision: ClassListDecisionInput | undefined, applicants: Map<string, Applicant>): PlannedRow {
  const plan = planRow(row, matches);
  const base: PlannedRow = { row, action: plan.action, personId: null, personName: null, stays: true, candidates: plan.candidates.map((match) => ({ ...match, enrolled: applicants.get(match.id)?.enrolled ?? false })), changes: [], problems: row.problems, warnings: plan.warnings };
  if (plan.action === 'error') return base;
  if (decision?.decision === 'skip') return { ...base, action: 'skip' };
  // Who else it might be stays in sight: whoever decided can see whom, and change it.
  if (decision?.decision === 'use') {
    const personId = decision.personId ? knownId(decision.personId, 'The participant') : null;
    const match = matches.find(({ id }) => id === personId);
    return { ...enrolling({ ...base, warnings: match ? [...row.warnings, ...differences(row, match)] : row.warnings }, personId === null ? undefined : applicants.get(personId)), candidates: base.candidates };
  }
  if (decision?.decision === 'create') {
    const made = matches.find((match) => isMadeFrom(row, match) && applicants.get(match.id)?.enrolled);
    return { ...(made ? enrolling(base, applicants.get(made.id)) : { ...base, action: 'add' }), candidates: base.candidates };
  }
  // The file's own child, enrolled when it was read before: nobody is asked about what nothing would change.
  const own = plan.action === 'skip' ? [] : matches.filter((match) => sameName(row, match) && isMadeFrom(row, match) && applicants.get(match.id)?.enrolled);
  if (own.length === 1 && own[0]) return enrolling(base, applicants.get(own[0].id));
  return plan.match ? enrolling(base, applicants.get(plan.match.id)) : base;
}

/** The very record that this row made when the import ran before: a repeated import must not make it again. */
function isMadeFrom(row: ClassListRow, match: RecordedMatch): boolean {
  return match.atSite && match.birthDate === row.birthDate && match.grade === row.grade && match.localId === row.localId;
}

function enrolling(base: PlannedRow, person: Applicant | undefined): PlannedRow {
  if (!person || person.name === null) return { ...base, action: 'error', problems: [{ field: null, message: 'The person chosen for this row was not found.' }] };
  return { ...base, action: person.enrolled ? 'already' : 'enroll', personId: person.id, personName: person.name, stays: person.stays, candidates: [] };
}
