import { staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate, nameProblem, type PeriodDates, tidyName } from '@afterbell/core/domain';

export const PERIOD_NAME_LENGTH = 100;
/** A year outside these is a slip of the finger: 0206 for 2026. */
const EARLIEST = '1990-01-01';
const LATEST = '2100-12-31';

export interface PeriodInput extends PeriodDates {
  name: string;
}

export function parsePeriod({ name, startsOn, endsOn }: PeriodInput): { values: PeriodInput; problems: FieldProblem[] } {
  const values = { name: tidyName(name), startsOn, endsOn };
  const wrongName = nameProblem(values.name, PERIOD_NAME_LENGTH);
  const problems: FieldProblem[] = wrongName ? [{ path: 'name', message: wrongName }] : [];
  for (const path of ['startsOn', 'endsOn'] as const) {
    const date = values[path];
    if (!isPlainDate(date)) problems.push({ path, message: 'is not a date' });
    else if (date < EARLIEST || date > LATEST) problems.push({ path, message: 'is not between 01/01/1990 and 12/31/2100' });
  }
  if (isPlainDate(startsOn) && isPlainDate(endsOn) && endsOn < startsOn) problems.push({ path: 'endsOn', message: 'is before the first day' });
  return { values, problems };
}

export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length) throw new AppError('VALIDATION', { problems });
}

/** Several records by name, the first few of them. */
export function someOf(names: readonly string[], count = names.length): string {
  const shown = names.slice(0, 3);
  const rest = count - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

type Shown = Readonly<Record<string, string | null>>;

/** A stale save: what differs from what is stored, so that the person can decide. Nothing differs, nothing is lost. */
export async function refuseStale(tx: Tx, subjectType: 'reportingTerm' | 'reportingYear', id: string, current: Shown & object, attempted: Shown & object, version: number): Promise<void> {
  const conflicts = Object.keys(attempted)
    .filter((field) => attempted[field] !== current[field])
    .map((field) => ({ id, field, current: current[field] ?? null, attempted: attempted[field] ?? null, version }));
  if (conflicts.length) throw await staleSave(tx, { subjectType, subjectId: id, actions: subjectType }, conflicts);
}
