/** What importing a row of a class list would do, from who is on record already. */
import { foldText, formatDate, type PlainDate } from '@afterbell/core/domain';
import { type MatchKind, sortNameOf } from '@afterbell/people/domain';
import type { ClassListIssue, ClassListRow } from './class-list';

export const CLASS_LIST_ACTIONS = ['enroll', 'add', 'already', 'decide', 'skip', 'error'] as const;
/** `enroll` someone on record, `add` a new child, `already` enrolled, `decide`: may be someone on record. */
export type ClassListAction = (typeof CLASS_LIST_ACTIONS)[number];

export interface RecordedMatch {
  readonly id: string;
  /** Family name first. */
  readonly label: string;
  readonly kind: MatchKind;
  readonly reason: string;
  readonly atSite: boolean;
  readonly birthDate: PlainDate | null;
  readonly grade: string | null;
  readonly localId: string | null;
  readonly generatedId: string | null;
}

export interface RowPlan {
  readonly action: ClassListAction;
  /** Who would be enrolled. */
  readonly match: RecordedMatch | null;
  /** Who else it may be. */
  readonly candidates: readonly RecordedMatch[];
  readonly warnings: readonly ClassListIssue[];
}

export function sameName(row: ClassListRow, match: RecordedMatch): boolean {
  const label = foldText(match.label);
  const name = sortNameOf(row);
  return label === name || label.startsWith(`${name} `);
}

const tellsApart = (row: ClassListRow, match: RecordedMatch) => row.birthDate !== null && match.birthDate !== null && row.birthDate !== match.birthDate;

/**
 * Someone is taken for the row's child without asking when the name agrees, nothing contradicts it, the child is one of the
 * site's, and nobody else could be meant. Everything else somebody has to decide.
 */
export function planRow(row: ClassListRow, matches: readonly RecordedMatch[]): RowPlan {
  if (row.problems.length) return { action: 'error', match: null, candidates: [], warnings: row.warnings };
  if (row.repeats !== null) {
    return { action: 'skip', match: null, candidates: [], warnings: [...row.warnings, { field: null, message: `The same child as on line ${row.repeats}.` }] };
  }
  const certain = matches.filter((match) => match.atSite && sameName(row, match) && !tellsApart(row, match));
  const known = certain.filter((match) => match.kind === 'duplicate');
  const others = matches.filter((match) => match.kind === 'duplicate');
  const [taken] = known.length === 1 && others.length === 1 ? known : others.length === 0 && certain.length === 1 ? certain : [];
  if (taken) return { action: 'enroll', match: taken, candidates: [], warnings: [...row.warnings, ...differences(row, taken)] };
  // Brothers and sisters have names alike; two birth dates tell them apart, so they need no decision.
  const doubtful = matches.filter((match) => match.kind === 'duplicate' || !tellsApart(row, match) || sameName(row, match));
  if (doubtful.length) return { action: 'decide', match: null, candidates: doubtful, warnings: row.warnings };
  return { action: 'add', match: null, candidates: matches, warnings: row.warnings };
}

export const CHANGEABLE = ['birthDate', 'grade', 'localId'] as const;

/** A value of the file that is not the record's. */
export interface ClassListDifference {
  readonly field: (typeof CHANGEABLE)[number];
  readonly recorded: string | null;
  readonly given: string;
}

export function differingValues(row: ClassListRow, match: RecordedMatch): ClassListDifference[] {
  return CHANGEABLE.flatMap((field) => {
    const [given, recorded] = [row[field], match[field]];
    return given === null || given === recorded ? [] : [{ field, recorded, given }];
  });
}

const LABELS = { birthDate: 'The birth date', grade: 'The grade', localId: 'The student ID' } as const;

/** What the file says otherwise and is not written. */
export function differences(row: ClassListRow, match: RecordedMatch): ClassListIssue[] {
  return differingValues(row, match).map(({ field, recorded, given }) => {
    const shown = (value: string) => (field === 'birthDate' ? formatDate(value) : value);
    return { field, message: `${LABELS[field]} on record is ${recorded === null ? 'empty' : shown(recorded)}, the file says ${shown(given)}; the record stays as it is.` };
  });
}
