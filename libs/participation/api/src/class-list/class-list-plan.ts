import type { Tx } from '@afterbell/core/api';
import type { ParticipantMatcher } from '@afterbell/people/api';
import { type ClassList, type ClassListAction, type ClassListIssue, type ClassListRow, differences, planRow, type RecordedMatch, sameName } from '@afterbell/participation/domain';
import type { PlainDate } from '@afterbell/core/domain';
import { type Applicant, type HeldSession, loadApplicants } from '../enrollment/session-places';
import { knownId } from '../shared/input';
import type { ClassListDecisionInput } from './class-list.types';

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
  problems: readonly ClassListIssue[];
  warnings: readonly ClassListIssue[];
}

const MAY_NOT_ADD = 'Your role may not add participants.';

/** Decides about every row from who is on record and enrolled at this moment. Two statements, however long the list. */
export async function planClassList(
  tx: Tx,
  matcher: ParticipantMatcher,
  session: HeldSession,
  list: ClassList,
  date: PlainDate,
  decisions: readonly ClassListDecisionInput[],
  mayAdd: boolean,
): Promise<PlannedRow[]> {
  const byLine = new Map(decisions.map((decision) => [decision.line, decision]));
  const clean = list.rows.filter((row) => !row.problems.length);
  const found = await matcher.findMatches(clean, session.siteId);
  const matches = new Map(clean.map((row, index) => [row.line, found[index] ?? []]));
  const mentioned = [...found.flat().map(({ id }) => id), ...decisions.flatMap(({ personId }) => (personId ? [knownId(personId, 'The participant')] : []))];
  const applicants = new Map((await loadApplicants(tx, session, [...new Set(mentioned)], date, null)).map((applicant) => [applicant.id, applicant]));
  const taken = new Map<string, number>();
  return list.rows.map((row) => {
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
}

function decided(row: ClassListRow, matches: readonly RecordedMatch[], decision: ClassListDecisionInput | undefined, applicants: Map<string, Applicant>): PlannedRow {
  const plan = planRow(row, matches);
  const base: PlannedRow = { row, action: plan.action, personId: null, personName: null, stays: true, candidates: plan.candidates.map((match) => ({ ...match, enrolled: applicants.get(match.id)?.enrolled ?? false })), problems: row.problems, warnings: plan.warnings };
  if (plan.action === 'error') return base;
  if (decision?.decision === 'skip') return { ...base, action: 'skip' };
  if (decision?.decision === 'use') {
    const personId = decision.personId ? knownId(decision.personId, 'The participant') : null;
    const match = matches.find(({ id }) => id === personId);
    return enrolling({ ...base, warnings: match ? [...row.warnings, ...differences(row, match)] : row.warnings }, personId === null ? undefined : applicants.get(personId));
  }
  if (decision?.decision === 'create') {
    const made = matches.find((match) => isMadeFrom(row, match) && applicants.get(match.id)?.enrolled);
    return made ? enrolling(base, applicants.get(made.id)) : { ...base, action: 'add', candidates: [] };
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
