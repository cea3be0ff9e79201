import { Injectable } from '@nestjs/common';
import { AuditNotes, Db } from '@afterbell/core/api';
import { addDays, formatDate, formatTime, type PlainDate, weekStart } from '@afterbell/core/domain';
import { makeSignInSheet, PhotoService, sheetChild } from '@afterbell/people/api';
import { sortNameOf } from '@afterbell/people/domain';
import { RosterService } from '../roster/roster.service';
import type { Roster, RosterRow } from '../roster/roster.types';
import { SessionCalendarService } from '../session-date/session-calendar.service';
import { dateOf, knownId } from '../shared/input';

export interface SheetQuestion {
  sessionId: string;
  date: string;
  /** All days of that week on which the session meets, across. */
  week: boolean;
  withPhotos: boolean;
}

const dayLabel = (date: PlainDate) => `${new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))} ${formatDate(date).slice(0, 5)}`;

/** Who is expected at a session, on paper: to be signed by hand where there is no tablet. */
@Injectable()
export class SessionSheets {
  constructor(
    private readonly db: Db,
    private readonly rosters: RosterService,
    private readonly calendar: SessionCalendarService,
    private readonly photos: PhotoService,
    private readonly notes: AuditNotes,
  ) {}

  async sheet({ sessionId, date, week, withPhotos }: SheetQuestion): Promise<PDFKit.PDFDocument> {
    const day = dateOf(date, 'date');
    const { first, dates, rosters } = await this.db.apart(() => this.read(knownId(sessionId, 'The session'), day, week));
    const children = new Map<string, RosterRow>(rosters.flatMap(({ rows }) => rows.map((row) => [row.personId, row] as const)));
    const on = rosters.map(({ rows }) => new Set(rows.map(({ personId }) => personId)));
    const ordered = [...children.values()].sort((one, other) => (sortNameOf(one) < sortNameOf(other) ? -1 : 1));
    const pictures = withPhotos ? await this.photos.shownOf(ordered.map(({ personId }) => personId)) : new Map<string, Buffer>();
    await this.notes.note({ action: 'session.printSheet', subjectType: 'session', subjectId: first.sessionId, organizationId: first.siteId, after: { dates, count: ordered.length } });
    return makeSignInSheet({
      title: first.activityName === first.sessionName ? first.activityName : `${first.activityName}: ${first.sessionName}`,
      lines: [[first.siteName, first.location, dates.length > 1 ? `${formatDate(dates[0] ?? day)} – ${formatDate(dates.at(-1) ?? day)}` : formatDate(dates[0] ?? day), `${formatTime(first.startTime)} – ${formatTime(first.endTime)}`].filter(Boolean).join(' · ')],
      withPhotos,
      days: dates.map((one) => ({ label: dayLabel(one) })),
      children: ordered.map((row) => ({
        ...sheetChild(row),
        photo: pictures.get(row.personId) ?? null,
        away: new Set(on.flatMap((ids, at) => (ids.has(row.personId) ? [] : [at]))),
      })),
    });
  }

  private async read(sessionId: string, day: PlainDate, week: boolean) {
    const first = await this.rosterOf(sessionId, day);
    const dates = week ? await this.daysOfWeek(first.sessionId, day) : [day];
    const rosters: Roster[] = [];
    for (const one of dates) rosters.push(one === day ? first : await this.rosterOf(first.sessionId, one));
    return { first, dates, rosters };
  }

  /** Whoever may come to a drop-in is on its sheet; else the enrolled. */
  private async rosterOf(sessionId: string, date: PlainDate): Promise<Roster> {
    const roster = await this.rosters.roster({ sessionId, date });
    return roster.isDropIn ? this.rosters.roster({ sessionId, date, scope: 'all' }) : roster;
  }

  /** Days without a date of the session are left out; the day itself stays when there is no other. */
  private async daysOfWeek(sessionId: string, day: PlainDate): Promise<PlainDate[]> {
    const from = weekStart(day);
    const days = await this.calendar.calendar({ sessionId, from, to: addDays(from, 6) });
    const meets = days.filter(({ state }) => state === 'scheduled' || state === 'added').map(({ date }) => date);
    return meets.length ? meets : [day];
  }
}
