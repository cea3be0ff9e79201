import type { ReactNode } from 'react';
import { formatCount } from '../i18n/i18n';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The field the server sorts by; none, and the column cannot be sorted. */
  sort?: string;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** Starts hidden; a person may show it. */
  hidden?: boolean;
  /** Steps back where the width is short, so that what the list is about stays in sight; a choice of columns of one's own goes before. */
  spare?: boolean;
  /** Shown only to whoever chose it: one of many that a tenant has added. */
  optIn?: boolean;
  /** Heading under which it is offered, after the plain ones. */
  group?: string;
  /** Cannot be hidden; the first column never can. */
  fixed?: boolean;
  width?: string;
  /** On a phone: one of the facts under the name (two read well), a line that needs no heading, or the badge beside the name. Others stand there once they are chosen. */
  card?: 'fact' | 'line' | 'badge';
  /** What the first column says on a phone, where it says less. */
  cardTitle?: (row: Row) => ReactNode;
  /** Long text may wrap; most cells stay on one line. `tight` gives way first, where many columns stand; `cut` keeps one line in what room is left. */
  wrap?: boolean | 'tight' | 'cut';
}

export interface RowTotal {
  value: number;
  /** True when the count stopped at its limit: "1,000+". */
  capped: boolean;
}

export function formatTotal({ value, capped }: RowTotal, language: string): string {
  return `${formatCount(value, language)}${capped ? '+' : ''}`;
}
