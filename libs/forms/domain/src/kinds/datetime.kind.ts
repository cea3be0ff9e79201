/** A moment: typed as the clock of the place shows it, kept as an instant. */
import { dateIn, formatDate, formatDateTime, isPlainDate, timeIn, zonedToInstant, type PlainDate } from '@afterbell/core/domain';
import type { FieldContext, FieldKind, Parsed } from '../field-kind';
import { dateIssue } from './date-allowed';
import { readDate, readTime } from './date-text';
import { isBlank, orderOf, refused, taken } from './kind-helpers';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;
/** As a spreadsheet or an input of a browser writes it: no zone, so the zone of the place. */
const LOCAL = /^(\S+?)(?:T|,?\s+)(\d{1,2}(?::\d{2}){0,2}(?:\.0+)?\s*(?:[ap]\.?\s*m?\.?)?)$/i;

/** Before this day some zone is still in the year before the first, which no calendar here has. */
const FIRST_DAY = '0001-01-02';

/** Canonical text of an instant, or null where the calendar of four-digit years ends in that zone. */
function canonical(at: Date, timeZone: string): string | null {
  try {
    dateIn(timeZone, at);
    const text = at.toISOString();
    return text.length === 24 && text >= FIRST_DAY ? text : null;
  } catch {
    return null;
  }
}

function readLocal(date: PlainDate, clock: string, timeZone: string): Parsed<string> {
  const time = readTime(clock.replace(/\.0+/, ''));
  if (time === null) return refused('DATE_TIME');
  try {
    const at = zonedToInstant(date, time, timeZone);
    if (timeIn(timeZone, at) !== time || dateIn(timeZone, at) !== date) return refused('DATE_TIME_SKIPPED', { date: formatDate(date), time: clock.trim() });
    const text = canonical(at, timeZone);
    return text === null ? refused('DATE_UNKNOWN') : taken(text);
  } catch {
    return refused('DATE_UNKNOWN');
  }
}

function read(raw: unknown, { timeZone }: Pick<FieldContext, 'timeZone'>): Parsed<string> {
  if (isBlank(raw)) return taken<string>(null);
  const typed = typeof raw === 'string' && raw.length < 60 ? raw.trim() : '';
  const instant = INSTANT.exec(typed);
  if (instant) {
    if (!isPlainDate(instant[1])) return refused('DATE_UNKNOWN');
    const text = canonical(new Date(Date.parse(typed)), timeZone);
    return text === null ? refused('DATE_UNKNOWN') : taken(text);
  }
  const local = LOCAL.exec(typed);
  const date = local ? readDate(local[1] ?? '') : null;
  if (!local || date === null) return refused('DATE_TIME');
  return date === 'unknown' ? refused('DATE_UNKNOWN') : readLocal(date, local[2] ?? '', timeZone);
}

/** Whether what people read means this moment: not the second 1:30 of an autumn night, nor one with seconds. */
function isPlain(instant: string, { timeZone }: Pick<FieldContext, 'timeZone'>): boolean {
  const at = new Date(instant);
  return zonedToInstant(dateIn(timeZone, at), timeIn(timeZone, at), timeZone).getTime() === at.getTime();
}

/** The zone's short name where the clock shows the same time twice that night, and the reader could not know which. */
function zoneWhenRepeated(instant: string, timeZone: string): string {
  const shown = formatDateTime(instant, timeZone);
  const repeated = [-3_600_000, 3_600_000].some((shift) => formatDateTime(new Date(Date.parse(instant) + shift), timeZone) === shown);
  if (!repeated) return '';
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName');
  return zone ? ` ${zone.value}` : '';
}

export const datetime: FieldKind<'datetime'> = {
  type: 'datetime',
  parse: (raw, _field, context) => read(raw, context),
  validate: (value, { limits }, { timeZone }) => dateIssue(dateIn(timeZone, new Date(value)), limits),
  format: (value, _field, { timeZone }) => `${formatDateTime(value, timeZone)}${zoneWhenRepeated(value, timeZone)}`,
  compare: (a, b) => orderOf(a, b),
  toCsv: (value, _field, context) => (isPlain(value, context) ? formatDateTime(value, context.timeZone) : value),
  toJson: (value) => value,
  list: 'datetime',
  toList: (value) => [value],
};
