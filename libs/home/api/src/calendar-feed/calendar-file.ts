import ical, { ICalEventStatus } from 'ical-generator';
import { addDays, type PlainDate, type PlainTime, zonedToInstant } from '@afterbell/core/domain';

export interface FileMeeting {
  sessionId: string;
  siteId: string;
  date: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  name: string;
  place: string | null;
  siteName: string;
  cancelled: boolean;
}

export interface FileNote {
  eventId: string;
  siteId: string;
  siteName: string;
  date: PlainDate;
  text: string;
}

export interface CalendarFile {
  name: string;
  /** Of each site. */
  timeZones: ReadonlyMap<string, string>;
  meetings: readonly FileMeeting[];
  notes: readonly FileNote[];
  /** When the link was made: the file of the same meetings is the same, byte by byte. */
  stamp: Date;
}

const midnight = (date: PlainDate) => new Date(`${date}T00:00:00Z`);

/**
 * The meetings as RFC 5545 writes them. Times are instants in UTC, made from the site's wall clock on each day: a program shows 3:00 PM
 * on both sides of a change of the clock. No child is named.
 */
export function writeCalendar({ name, timeZones, meetings, notes, stamp }: CalendarFile): string {
  const calendar = ical({ name, prodId: { company: 'Afterbell', product: 'Calendar', language: 'EN' }, ttl: 3600 });
  for (const { sessionId, siteId, date, startTime, endTime, name: summary, place, siteName, cancelled } of meetings) {
    const timeZone = timeZones.get(siteId) ?? 'UTC';
    calendar.createEvent({
      id: `${sessionId}.${date}@afterbell`,
      stamp,
      start: zonedToInstant(date, startTime, timeZone),
      end: zonedToInstant(date, endTime, timeZone),
      summary,
      location: [place, siteName].filter(Boolean).join(', '),
      ...(cancelled ? { status: ICalEventStatus.CANCELLED } : {}),
    });
  }
  for (const { eventId, siteId, siteName, date, text } of notes) {
    calendar.createEvent({ id: `${eventId}.${siteId}.${date}@afterbell`, stamp, allDay: true, start: midnight(date), end: midnight(addDays(date, 1)), summary: text, location: siteName });
  }
  return calendar.toString();
}
