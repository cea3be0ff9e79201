/** Dates and times as people read and type them (product rules §9): MM/dd/yyyy, hh:mm aa. */
import { isPlainDate, isPlainTime, toPlainDate, type PlainDate, type PlainTime } from './dates';
import { dateIn, timeIn } from './time-zone';

/** `09/03/2026`; an empty text for no date, so that a cell stays blank. */
export function formatDate(date: PlainDate | null | undefined): string {
  if (!isPlainDate(date)) return '';
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `November 2026` of any date in it. */
export function monthName(date: PlainDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

export type TimeDisplay = '12' | '24';

let display: TimeDisplay = '12';

/** How the person at this screen reads times. For the client alone: the server speaks to many, and always with AM and PM. */
export function setTimeDisplay(chosen: TimeDisplay): void {
  display = chosen;
}

/** `03:05 PM` from 24-hour `15:05`; as it is for who reads 24 hours. */
export function formatTime(time: PlainTime | null | undefined): string {
  if (!isPlainTime(time)) return '';
  if (display === '24') return time.slice(0, 5);
  const hour = Number(time.slice(0, 2));
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(shown).padStart(2, '0')}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** For a line that may end anywhere but between the hour and its `PM`. */
export const unbrokenTime = (time: PlainTime | null | undefined): string => formatTime(time).replaceAll(' ', '\u00a0');

/** `09/03/2026 03:05 PM` of an instant, as the place's wall shows it. */
export function formatDateTime(instant: Date | string | null | undefined, timeZone: string): string {
  if (instant === null || instant === undefined || instant === '') return '';
  const at = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(at.getTime())) return '';
  return `${formatDate(dateIn(timeZone, at))} ${formatTime(timeIn(timeZone, at))}`;
}

/** `09/03/2026 03:05:09 PM` of an instant, where the order within a minute counts. */
export function formatMoment(instant: Date | string, timeZone: string): string {
  const shown = formatDateTime(instant, timeZone);
  const seconds = String(new Date(instant).getUTCSeconds()).padStart(2, '0');
  return shown && shown.replace(/\d\d:\d\d/, (time) => `${time}:${seconds}`);
}

/** Two-digit years: 00 to 49 are this century, 50 to 99 the last one; birth dates of staff need both. */
function fullYear(typed: string): number {
  const year = Number(typed);
  if (typed.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

const TYPED: readonly { readonly pattern: RegExp; readonly order: readonly [year: number, month: number, day: number] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/, order: [3, 1, 2] },
  { pattern: /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/, order: [3, 2, 1] },
];

/** What someone typed or a spreadsheet holds, as a plain date; null when it is no date. Dots mean day first. */
export function parseDateInput(input: string): PlainDate | null {
  const typed = input.trim();
  for (const { pattern, order } of TYPED) {
    const match = pattern.exec(typed);
    if (!match) continue;
    const [year = '', month = '', day = ''] = order.map((group) => match[group]);
    return toPlainDate(fullYear(year), Number(month), Number(day));
  }
  return null;
}
