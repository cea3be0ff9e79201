import { type ClassListDifference, type ClassListRow, differences, differingValues, type RecordedMatch } from '@afterbell/participation/domain';
import type { SourceRow } from '@afterbell/people/api';

/** A value of the file beside the record's, and whether importing writes it. */
export interface PlannedChange extends ClassListDifference {
  /** Whether files leave the value alone unless somebody says so. */
  readonly isProtected: boolean;
  readonly source: SourceRow['source'] | null;
  readonly sourceRef: string | null;
  readonly at: Date | null;
  readonly applies: boolean;
}

/** A value that a file or a feed brought is brought up to date by the next one; anything else stays unless the row is ticked. */
export function plannedChanges(row: ClassListRow, match: RecordedMatch, sources: readonly SourceRow[], ticked: readonly string[] | undefined, mayEdit: boolean): PlannedChange[] {
  return differingValues(row, match).map((difference) => {
    const known = sources.find(({ personId, field }) => personId === match.id && field === difference.field);
    const isProtected = known?.isProtected ?? true;
    const applies = mayEdit && (ticked ? ticked.includes(difference.field) : !isProtected);
    return { ...difference, isProtected, source: known?.source ?? null, sourceRef: known?.sourceRef ?? null, at: known?.at ?? null, applies };
  });
}

/** What stays is told; what is written is among the changes. */
export function withoutApplied<Warning extends { readonly message: string }>(warnings: readonly Warning[], row: ClassListRow, match: RecordedMatch, changes: readonly PlannedChange[]): Warning[] {
  const applied = changes.filter(({ applies }) => applies).map(({ field }) => field as string);
  const told = differences(row, match).flatMap(({ field, message }) => (field !== null && applied.includes(field) ? [message] : []));
  return warnings.filter(({ message }) => !told.includes(message));
}
