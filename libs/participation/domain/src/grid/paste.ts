/** Marks as spreadsheets write them, in both directions. Pure: the browser reads a paste before anything is written. */
import { comparePlainTimes, isMidnight, isPlainTime, type PlainTime } from '@afterbell/core/domain';
import type { AttendanceStatus } from '../attendance/attendance-status';
import type { Mark, MarkInput, MarkTimes } from '../attendance/mark';

export const MAX_PASTED_CELLS = 10_000;

export type PastedCell =
  | { readonly kind: 'mark'; readonly mark: MarkInput & { readonly status: AttendanceStatus } }
  /** Nothing stood there: the mark stays as it is. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'unread'; readonly text: string; /** It is to end at midnight, which no day does. */ readonly midnight?: true };

export type Pasted = { readonly kind: 'cells'; readonly rows: readonly (readonly PastedCell[])[] } | { readonly kind: 'tooMany'; readonly cells: number };

const WORDS: Readonly<Record<string, AttendanceStatus>> = {
  ...of('Present', 'p present x y yes 1 ✓ ✔ ☑ true attended here'),
  ...of('ExcusedAbsence', 'e excused ea'),
  ...of('UnexcusedAbsence', 'u unexcused ua n no 0 false absent a ✗ ✘'),
  ...of('Enrolled', 'enrolled clear'),
  'excused absence': 'ExcusedAbsence',
  'unexcused absence': 'UnexcusedAbsence',
  'not marked': 'Enrolled',
};

function of(status: AttendanceStatus, words: string): Record<string, AttendanceStatus> {
  return Object.fromEntries(words.split(' ').map((word) => [word, status]));
}

/** Reads what a spreadsheet put on the clipboard: cells between tabs, rows between line ends, quoted where they hold either. */
export function readPasted(text: string): Pasted {
  const rows = tableOf(text);
  const cells = rows.reduce((count, row) => count + row.length, 0);
  if (cells > MAX_PASTED_CELLS) return { kind: 'tooMany', cells };
  return { kind: 'cells', rows: rows.map((row) => row.map(readMark)) };
}

/** One cell: P, E, U, 1, 0, the words, or a time or two of somebody who was present. */
export function readMark(text: string): PastedCell {
  // Spreadsheets leave no-break spaces and marks of direction in their cells.
  const word = text.normalize('NFKC').replace(/\p{Cf}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (word === '' || word === '-' || word === '–' || word === '·') return { kind: 'empty' };
  const status = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (status) return { kind: 'mark', mark: { status, startTime: null, endTime: null } };
  const times = readTimes(word);
  if (times) return { kind: 'mark', mark: { status: 'Present', ...times } };
  return { kind: 'unread', text: text.trim().slice(0, 60), ...(endsAtMidnight(word) ? { midnight: true as const } : {}) };
}

/** A mark as it is copied: its letter, and the times where they are not the planned ones. */
export function writeMark(mark: Mark | null, planned: MarkTimes): string {
  if (!mark || mark.status === 'Enrolled') return '';
  if (mark.status !== 'Present') return mark.status === 'ExcusedAbsence' ? 'E' : 'U';
  if (mark.startTime === null || (mark.startTime === planned.startTime && mark.endTime === planned.endTime)) return 'P';
  return mark.endTime === null ? mark.startTime : `${mark.startTime}-${mark.endTime}`;
}

const partsOf = (word: string) => word.split(/\s*(?:-|–|—|\bto\b)\s*/u);

function endsAtMidnight(word: string): boolean {
  const [start, end, ...more] = partsOf(word);
  return more.length === 0 && readTime(start ?? '') !== null && end !== undefined && (end === '24:00' || isMidnight(readTime(end)));
}

function readTimes(word: string): MarkTimes | null {
  const parts = partsOf(word);
  if (parts.length > 2) return null;
  const [start, end] = parts.map(readTime);
  if (!start) return null;
  if (parts.length === 1) return { startTime: start, endTime: null };
  return end && comparePlainTimes(start, end) < 0 ? { startTime: start, endTime: end } : null;
}

/** `3:15 PM`, `3pm`, `15:15`; a bare number is no time. */
function readTime(word: string): PlainTime | null {
  const [, hour, minutes, half] = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?(?:([ap])\.?m?\.?)?$/u.exec(word) ?? [];
  if (hour === undefined || (minutes === undefined && half === undefined)) return null;
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half === 'p' ? 12 : 0);
  }
  const time = `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
  return isPlainTime(time) ? time : null;
}

function tableOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === '\t') endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      rows.push([]);
    } else cell += char;
  }
  endCell();
  // Spreadsheets end the last row with a line end as well.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}
