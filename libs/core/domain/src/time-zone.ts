/** Between instants and the plain dates and times of a place; the zone and `now` always come from the caller. */
import { civilMs, isPlainDate, minutesOf, toPlainDate, type PlainDate, type PlainTime } from './dates';

interface Wall {
  readonly date: PlainDate;
  readonly time: PlainTime;
  /** The wall clock read as if it were UTC, in milliseconds. */
  readonly ms: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow, using one is not. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    formatFor(value);
    return true;
  } catch {
    return false;
  }
}

function wallAt(instant: Date, timeZone: string): Wall {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) parts[type] = value;
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  const date = toPlainDate(number('year'), number('month'), number('day'));
  const midnight = civilMs(number('year'), number('month'), number('day'));
  if (date === null || midnight === null) throw new RangeError('The instant is outside the years 1 to 9999');
  const seconds = (number('hour') * 60 + number('minute')) * 60 + number('second');
  return { date, time: `${parts.hour}:${parts.minute}`, ms: midnight + seconds * 1000 };
}

interface Minute extends Pick<Wall, 'date' | 'time'> {
  /** Since 1970. */
  readonly minute: number;
}

/** Of each zone the minute that was asked last: nearly always the present one, several times a request. */
const lately = new Map<string, Minute>();

/** Liberia's was the last clock that was not a whole number of minutes from UTC. */
const WHOLE_MINUTES_SINCE = Date.parse('1972-02-01T00:00:00Z') / 60_000;

function minuteAt(instant: Date, timeZone: string): Pick<Wall, 'date' | 'time'> {
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lately.get(timeZone);
  if (last?.minute === minute) return last;
  const { date, time } = wallAt(instant, timeZone);
  if (minute >= WHOLE_MINUTES_SINCE) lately.set(timeZone, { minute, date, time });
  return { date, time };
}

/** The date that a calendar on the wall shows there at that instant. */
export function dateIn(timeZone: string, instant: Date): PlainDate {
  return minuteAt(instant, timeZone).date;
}

/** The clock on the wall there at that instant, to the minute. */
export function timeIn(timeZone: string, instant: Date): PlainTime {
  return minuteAt(instant, timeZone).time;
}

/** "Today" of a tenant or a site (docs/limits.md: the time zone decides). */
export function todayIn(timeZone: string, now: Date): PlainDate {
  return dateIn(timeZone, now);
}

export function nowTimeIn(timeZone: string, now: Date): PlainTime {
  return timeIn(timeZone, now);
}

/**
 * The instant at which the clock there shows this date and time. A time that the spring change skips moves forward
 * by the gap; a time that the autumn change repeats is its first occurrence.
 */
export function zonedToInstant(date: PlainDate, time: PlainTime, timeZone: string): Date {
  if (!isPlainDate(date)) throw new RangeError(`Not a date: ${date}`);
  const wall = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * 60_000;
  const offsetAt = (ms: number) => {
    const whole = Math.floor(ms / 1000) * 1000;
    return wallAt(new Date(whole), timeZone).ms - whole;
  };
  const before = offsetAt(wall - 86_400_000);
  const candidates = [wall - before, wall - offsetAt(wall + 86_400_000)].sort((a, b) => a - b);
  const exact = candidates.find((candidate) => candidate + offsetAt(candidate) === wall);
  return new Date(exact ?? wall - before);
}
