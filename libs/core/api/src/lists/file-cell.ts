import { dateIn, formatDate, formatDateTime, type PlainDate, timeIn } from '@afterbell/core/domain';

/** A cell that a spreadsheet keeps as a date or a number; other files have its text. */
export interface TypedCell {
  readonly text: string;
  readonly value: Date | number;
}

export type FileCell = string | number | null | TypedCell;

export interface FileColumn {
  readonly label: string;
  /** How a spreadsheet shows the dates of the column. */
  readonly shows?: 'date' | 'datetime';
}

/** The calendar of spreadsheets has a day too many before it. */
const FIRST_DAY = '1900-03-01';
/** What a spreadsheet's number holds without rounding. */
const MOST_SIGNIFICANT = 15;

export function dayCell(day: PlainDate | null, text = day === null ? '' : formatDate(day)): FileCell {
  if (day === null) return null;
  return day < FIRST_DAY ? text : { text, value: new Date(`${day}T00:00:00Z`) };
}

/** An instant as the clocks of a place showed it: `2026-11-21` and `16:05`. */
export function momentCell(day: PlainDate, time: string, text = `${day} ${time}`): FileCell {
  return day < FIRST_DAY ? text : { text, value: new Date(`${day}T${time.slice(0, 5)}:00Z`) };
}

/** An instant in the words of the screen, which shows its time of day as well. */
export const instantCell = (at: Date, timeZone: string): FileCell => momentCell(dateIn(timeZone, at), timeIn(timeZone, at), formatDateTime(at, timeZone));

/** Decimal text; what a spreadsheet would round stays text. */
export function decimalCell(text: string): FileCell {
  const digits = text.replace(/[-.]/g, '').replace(/^0+/, '');
  return /^-?\d+(\.\d+)?$/.test(text) && digits.length <= MOST_SIGNIFICANT ? { text, value: Number(text) } : text;
}

export const cellText = (cell: FileCell): string | number | null => (typeof cell === 'object' && cell !== null ? cell.text : cell);
export const cellValue = (cell: FileCell): string | number | Date | null => (typeof cell === 'object' && cell !== null ? cell.value : cell);
