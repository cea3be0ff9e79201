import { Inject, Injectable } from '@nestjs/common';
import { COUNT_CAP, Db, type ListCount, type Page, requirePrincipal } from '@afterbell/core/api';
import { CLOCK, type Clock } from '../shared/clock';
import { AHEAD, AHEAD_COUNT, FIGURES_OF_TODAY, NOT_ENTERED, NOT_ENTERED_BY_SITE, NOT_ENTERED_BY_SITE_COUNT, NOT_ENTERED_COUNT, TODAY, TODAY_COUNT } from './session-days.sql';
import type { DayFigures, SessionDay, SiteWork } from './session-days.types';

export interface DayPage {
  limit: number;
  offset: number;
}

type SiteRow = SiteWork & { today: DayFigures };

export interface SitePage extends Page<SiteWork> {
  /** Of all sites, not of those of the page alone. */
  today: () => Promise<DayFigures>;
}

/** Days of the acting organization's subtree: those of today, and those that nobody entered. What today is says the clock of each site. */
@Injectable()
export class SessionDaysService {
  constructor(
    private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Today's sessions by time. A site also sees its drop-ins that nobody has come to yet. */
  async today({ limit, offset }: DayPage): Promise<Page<SessionDay>> {
    const values = this.here();
    return this.page({ text: TODAY, name: 'sessions_today' }, { text: TODAY_COUNT, name: 'sessions_today_count' }, values, { limit, offset });
  }

  /** The sessions of today and of the days after it, as a device keeps them for days without a network. */
  async ahead(days: number, page: DayPage): Promise<Page<SessionDay>> {
    const values = [...this.here(), days];
    return this.page({ text: AHEAD, name: 'sessions_ahead' }, { text: AHEAD_COUNT, name: 'sessions_ahead_count' }, values, page);
  }

  /**
   * Days of the current term up to now without an outcome, newest first: only where someone was enrolled, and only where something
   * can still be done about it (the month is open, the site was not closed, the session is over).
   */
  async notEntered(page: DayPage): Promise<Page<SessionDay>> {
    return this.page({ text: NOT_ENTERED, name: 'not_entered' }, { text: NOT_ENTERED_COUNT, name: 'not_entered_count' }, this.upToNow(), page);
  }

  /** The same days summed by site, with today's sessions beside them; whoever has the most left comes first. */
  async notEnteredBySite(page: DayPage): Promise<SitePage> {
    const { nodes, ...rest } = await this.page<SiteRow>({ text: NOT_ENTERED_BY_SITE, name: 'not_entered_by_site' }, { text: NOT_ENTERED_BY_SITE_COUNT, name: 'not_entered_by_site_count' }, this.upToNow(), page);
    const figures = nodes[0]?.today;
    return { ...rest, nodes: nodes.map(({ today: _today, ...site }) => site), today: () => (figures ? Promise.resolve(figures) : this.todaysFigures()) };
  }

  /** Today in numbers, of the whole subtree. Drop-ins count once somebody has come. */
  async todaysFigures(): Promise<DayFigures> {
    const { organizationId, timeZone } = requirePrincipal();
    const [[figures]] = await this.db.readTogether<[DayFigures]>([{ text: FIGURES_OF_TODAY, values: [organizationId, this.clock(), timeZone], name: 'figures_of_today' }]);
    return figures ?? { sessions: 0, entered: 0, marked: 0, expected: 0 };
  }

  /** What the statements about days not entered take: where, of which term, and up to when by the clock of each site. */
  upToNow(): unknown[] {
    const { organizationId, timeZone, termId } = requirePrincipal();
    return [organizationId, termId, this.clock(), timeZone];
  }

  /** What the statements about today take: where, when, and whose drop-ins are listed before anyone came. */
  private here(): unknown[] {
    const { organizationId, organizationLevel, timeZone } = requirePrincipal();
    return [organizationId, this.clock(), timeZone, organizationLevel === 'site' ? organizationId : null];
  }

  async page<T extends SessionDay | SiteRow>(list: Statement, counting: Statement, values: unknown[], { limit, offset }: DayPage): Promise<Page<T>> {
    const [rows] = await this.db.readTogether<[T & { total?: number }]>([{ ...list, values: [...values, limit + 1, offset] }]);
    // A page that holds the last one, or that says it, has counted.
    const total = rows[0]?.total ?? (rows.length <= limit && (rows.length || !offset) ? offset + rows.length : null);
    return {
      nodes: rows.slice(0, limit).map(({ total: _total, ...row }) => row as unknown as T),
      offset,
      hasNextPage: rows.length > limit,
      count: (exact) => (total === null ? this.count(counting, values, exact) : Promise.resolve(countOf(total, exact))),
    };
  }

  private async count({ text, name }: Statement, values: unknown[], exact: boolean): Promise<ListCount> {
    const [[row]] = await this.db.readTogether<[{ count: number }]>([{ text, values: [...values, exact ? null : COUNT_CAP + 1], name }]);
    return countOf(row?.count ?? 0, exact);
  }
}

const countOf = (count: number, exact: boolean): ListCount => (exact ? { value: count, capped: false } : { value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP });

export interface Statement {
  text: string;
  name: string;
}
