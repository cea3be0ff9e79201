import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { COUNT_CAP, Db, type Page, requirePrincipal } from '@afterbell/core/api';
import { AppError, federalYearDates, federalYearName, federalYearOf, type PeriodDates, todayIn } from '@afterbell/core/domain';
import { type Attended, attendedMinutes, bandOf } from '@afterbell/participation/domain';
import { ParticipantService, ParticipantTabs } from '@afterbell/people/api';
import { DAYS, ENROLLMENT_COUNT, ENROLLMENTS, FIRST_MARK, MARK_COUNT, MARKS, TERMS } from './participant-record.sql';
import type { ParticipantDay, ParticipantEnrollment, ParticipantHours, ParticipantMark, ParticipantYear } from './participant-record.types';

interface Slice {
  limit: number;
  offset: number;
}

/** What participation brings into a participant's record: enrollments, marks, hours. */
@Injectable()
export class ParticipantRecordService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly participants: ParticipantService,
    private readonly tabs: ParticipantTabs,
  ) {}

  onModuleInit(): void {
    this.tabs.register('PARTICIPATION', MARK_COUNT);
    this.tabs.register('SESSION ENROLLMENT', ENROLLMENT_COUNT);
  }

  enrollments(personId: string, slice: Slice): Promise<Page<ParticipantEnrollment>> {
    return this.page(ENROLLMENTS, personId, slice);
  }

  marks(personId: string, slice: Slice): Promise<Page<ParticipantMark>> {
    return this.page(MARKS, personId, slice);
  }

  /** A programme year by day and by term, the one that runs when none is named. */
  async year(personId: string, asked: number | null): Promise<ParticipantYear> {
    await this.participants.get(personId);
    const year = asked ?? federalYearOf(todayIn(requirePrincipal().timeZone, new Date()));
    if (!Number.isInteger(year) || year < 1990 || year > 2100) throw new AppError('VALIDATION', { problems: [{ path: 'year', message: 'is not a program year' }] });
    const dates = federalYearDates(year);
    const [rows, terms, [first]] = await this.db.readTogether<[Omit<ParticipantDay, 'minutes'> & { attended: Attended[] }, PeriodDates & { name: string }, { date: string | null }]>([
      { text: DAYS, values: [personId, dates.startsOn, dates.endsOn], name: 'participant_days' },
      { text: TERMS, values: [dates.startsOn, dates.endsOn], name: 'participant_terms' },
      { text: FIRST_MARK, values: [personId], name: 'participant_first_mark' },
    ]);
    const days = rows.map(({ attended, ...day }) => ({ ...day, minutes: attendedMinutes(attended) }));
    return {
      year,
      firstYear: first?.date ? federalYearOf(first.date) : null,
      total: hoursOf({ name: federalYearName(year), ...dates }, days),
      terms: terms.map((term) => hoursOf(term, days)),
      days,
    };
  }

  private async page<Row extends QueryResultRow>({ select, from, order }: typeof MARKS, personId: string, { limit, offset }: Slice): Promise<Page<Row>> {
    await this.participants.get(personId);
    const rows = await this.db.query<Row>(`select ${select} from ${from} order by ${order} limit ${limit + 1} offset ${offset}`, [personId]);
    return {
      nodes: rows.slice(0, limit),
      offset,
      hasNextPage: rows.length > limit,
      count: async (exact) => {
        const sql = `select count(*)::int as count from (select 1 from ${from}${exact ? '' : ` limit ${COUNT_CAP + 1}`}) counted`;
        const count = (await this.db.one<{ count: number }>(sql, [personId]))?.count ?? 0;
        return exact ? { value: count, capped: false } : { value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
      },
    };
  }
}

function hoursOf({ name, startsOn, endsOn }: PeriodDates & { name: string }, days: readonly ParticipantDay[]): ParticipantHours {
  const within = days.filter(({ date }) => date >= startsOn && date <= endsOn);
  const sum = (of: 'minutes' | 'excused' | 'unexcused') => within.reduce((total, day) => total + day[of], 0);
  const minutes = sum('minutes');
  return { name, startsOn, endsOn, minutes, daysPresent: within.filter(({ present }) => present > 0).length, excused: sum('excused'), unexcused: sum('unexcused'), band: bandOf(minutes, endsOn) };
}
