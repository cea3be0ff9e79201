import { Inject, Injectable } from '@nestjs/common';
import { Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { federalYearDates, federalYearOf, monthStart, type PlainDate, todayIn } from '@afterbell/core/domain';
import { adultMinutes, memberTypeOf, type MemberType } from '@afterbell/participation/domain';
import { formatPersonName, type PersonName } from '@afterbell/people/domain';
import { loadHeader } from '../roster/roster-header';
import { CLOCK, type Clock } from '../shared/clock';
import { dateOf, knownId, minute } from '../shared/input';
import { ADULTS, CAME_BEFORE, CONTACTS, TOTALS } from './adult.sql';
import type { AdultAttendance, AdultTotals, FamilyDay } from './adult.types';

type Named = { firstName: string | null; lastName: string | null; preferredName: string | null };
type AdultRow = Omit<AdultAttendance, 'minutes'> & Named;
type ContactRow = { personId: string; firstName: string; lastName: string; preferredName: string | null; kind: string; children: PersonName[]; restricted: boolean };

/** Who of the families was at a session date, and who may be marked with one press. */
@Injectable()
export class FamilyDays {
  constructor(
    private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async get(session: string, day: string): Promise<FamilyDay> {
    const sessionId = knownId(session, 'The session');
    const date = dateOf(day, 'date');
    return this.db.read((tx) => this.load(tx, sessionId, date));
  }

  async load(tx: Tx, sessionId: string, date: PlainDate): Promise<FamilyDay> {
    const { permissions } = requirePrincipal();
    const header = await loadHeader(tx, sessionId, date, monthStart(date));
    const times = { startTime: minute(header.start_time), endTime: minute(header.end_time) };
    const rows = await tx.query<AdultRow>(ADULTS, [sessionId, date], 'family_adults');
    // Who is whose is told on the tab of relationships, and here to nobody else.
    const contacts = permissions.allows('view', 'people.participants', 'RELATIONSHIPS') ? await tx.query<ContactRow>(CONTACTS, [sessionId, date], 'family_contacts') : [];
    const before = await tx.query<{ name: string; memberType: MemberType }>(CAME_BEFORE, [sessionId, date], 'family_came_before');
    const toCome = date > todayIn(header.time_zone, this.clock());
    const year = federalYearDates(federalYearOf(date));
    const totals = await tx.one<AdultTotals>(TOTALS, [header.site_id, year.startsOn, year.endsOn], 'family_totals');
    const isDay = header.source !== null || header.activity_type === 'drop_in';
    return {
      sessionId,
      date,
      ...times,
      activityId: header.activity_id,
      activityName: header.activity_name,
      sessionName: header.session_name,
      siteName: header.site_name,
      locked: header.locked_at !== null,
      outcome: header.outcome,
      toCome,
      canEdit: isDay && !toCome && header.outcome !== 'did_not_run' && header.locked_at === null && header.closure_reason === null && permissions.allows('edit', 'participation.by_activity'),
      previousDate: header.previous_date,
      nextDate: header.next_date,
      adults: rows.map(({ firstName, lastName, preferredName, ...row }) => ({ ...row, name: row.name ?? nameOf({ firstName, lastName, preferredName }), minutes: adultMinutes(times, row) })),
      choices: [
        ...contacts.map(({ personId, kind, children, restricted, ...name }) => ({ personId, name: formatPersonName(name), memberType: memberTypeOf(kind), children: children.map((child) => formatPersonName(child)), restricted })),
        ...before.map(({ name, memberType }) => ({ personId: null, name, memberType, children: [], restricted: false })),
      ],
      year: totals ?? { adults: 0, visits: 0, minutes: 0 },
    };
  }
}

const nameOf = ({ firstName, lastName, preferredName }: Named): string | null => (firstName === null ? null : formatPersonName({ firstName, lastName: lastName ?? '', preferredName }));
