import { formatDate } from '@afterbell/core/domain';
import type { ReportRow } from './use-class-list';

const DANGEROUS = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula. */
export function csvCell(value: string): string {
  const text = DANGEROUS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface RejectedWords {
  headings: readonly string[];
  reason: (row: ReportRow) => string;
}

/** The rows that were not imported, each with its reason: corrected, the file can be brought again. */
export function rejectedCsv(rows: readonly ReportRow[], { headings, reason }: RejectedWords): string {
  const lines = rows.map((row) => [String(row.line), row.lastName, row.firstName, row.birthDate ? formatDate(row.birthDate) : '', row.grade ?? '', row.localId ?? '', reason(row)]);
  return [headings, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}

/** With a mark, so that Excel reads the accents. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
