import { csvCell, formatDate } from '@afterbell/core/domain';
import type { ReportRow } from './use-class-list';

export interface RejectedWords {
  headings: readonly string[];
  reason: (row: ReportRow) => string;
}

/** The rows that were not imported, each with its reason: corrected, the file can be brought again. */
export function rejectedCsv(rows: readonly ReportRow[], { headings, reason }: RejectedWords): string {
  const lines = rows.map((row) => [String(row.line), row.lastName, row.firstName, row.birthDate ? formatDate(row.birthDate) : '', row.grade ?? '', row.localId ?? '', reason(row)]);
  return [headings, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}
