import { Inject, Injectable } from '@nestjs/common';
import { MONTH_GATE_CLOSED } from '@afterbell/activities/api';
import { AuditService, Db, NotificationService, type Page, requirePrincipal, runList, type Tx } from '@afterbell/core/api';
import { addDays, AppError, type ListQuery, monthName, monthStart, type PlainDate } from '@afterbell/core/domain';
import { MAX_REASON } from '@afterbell/participation/domain';
import { CLOCK, type Clock } from '../shared/clock';
import { cleanText, dateOf, invalid, knownId } from '../shared/input';
import { UserNames } from '../shared/user-names';
import { LOCK, MONTH_OF_SITES, monthLockList, type MonthQuestion, monthValues, PEOPLE_OF_SITES, UNLOCK } from './month-lock-list';
import { MAX_SITES, type SiteMonth } from './month-lock.types';

interface MonthRow {
  siteId: string;
  siteName: string;
  month: PlainDate;
  /** At the site. */
  begun: boolean;
  lockedAt: Date | null;
  lockedBy: string | null;
  dates: { dates: number; entered: number; missing: number; ahead: number };
  marks: { marks: number; days: number };
  [column: string]: unknown;
}

export interface MonthChange {
  month: PlainDate;
  siteIds: readonly string[];
}

export interface MonthChanged {
  sites: SiteMonth[];
  /** Sites that were not so before. */
  changed: number;
}

const LOCKS_PATH = '/participation/lock-activity';

/** Closing the months of sites, so that what was reported stays, and opening them again (docs/attendance.md "Locks"). */
@Injectable()
export class MonthLockService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    private readonly userNames: UserNames,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(month: PlainDate, query: ListQuery): Promise<Page<SiteMonth>> {
    const page: Page<MonthRow> = await runList(this.db, monthLockList(requirePrincipal().timeZone, this.question(month)), query);
    return { ...page, nodes: await this.named(page.nodes) };
  }

  /** Locks the month of sites, all or none. Missing attendance is asked about, unless it is accepted. */
  async lock({ month, siteIds, acceptMissing }: MonthChange & { acceptMissing?: boolean | undefined }): Promise<MonthChanged> {
    const question = this.question(month);
    const ids = sitesIn(siteIds);
    return this.db.write(async (tx) => {
      // In one order, so that two who lock the same sites wait for one another; marks that are being saved end first.
      for (const id of ids) await tx.execute(MONTH_GATE_CLOSED, [id, question.from], 'month_gate_close');
      const before = await this.monthOf(tx, question, ids);
      refuseAhead(before);
      const incomplete = before.filter(({ lockedAt, dates }) => !lockedAt && dates.missing > 0);
      if (incomplete.length && !acceptMissing) throw incompleteError(before.filter(({ lockedAt }) => !lockedAt));
      const at = this.clock();
      const { userId } = requirePrincipal();
      const locked = new Set((await tx.query<{ id: string }>(LOCK, [ids, question.from, userId || null, at], 'month_lock')).map(({ id }) => id));
      const sites = before.filter(({ siteId }) => locked.has(siteId));
      for (const { siteId, dates, marks } of sites) {
        const after = { month: question.from, missing: dates.missing, marks: marks.marks };
        await this.audit.record(tx, { action: 'participation_lock.lock', subjectType: 'organization', subjectId: siteId, organizationId: siteId, after });
      }
      await this.tell(tx, sites, question.from, 'locked');
      return this.after(tx, question, ids, locked.size);
    });
  }

  async unlock({ month, siteIds, reason }: MonthChange & { reason?: string | null | undefined }): Promise<MonthChanged> {
    const question = this.question(month);
    const ids = sitesIn(siteIds);
    const why = cleanText(reason, MAX_REASON, 'reason');
    return this.db.write(async (tx) => {
      const before = await this.monthOf(tx, question, ids);
      const opened = await tx.query<{ id: string; lockedBy: string | null; lockedAt: Date }>(UNLOCK, [ids, question.from], 'month_unlock');
      for (const { id, lockedBy, lockedAt } of opened) {
        const was = { month: question.from, lockedBy, lockedAt: lockedAt.toISOString() };
        await this.audit.record(tx, { action: 'participation_lock.unlock', subjectType: 'organization', subjectId: id, organizationId: id, before: was, after: why ? { reason: why } : {} });
      }
      const open = new Set(opened.map(({ id }) => id));
      await this.tell(tx, before.filter(({ siteId }) => open.has(siteId)), question.from, 'open again');
      return this.after(tx, question, ids, open.size);
    });
  }

  private question(day: PlainDate): MonthQuestion {
    const { organizationId, timeZone } = requirePrincipal();
    const now = this.clock();
    const from = monthStart(dateOf(day, 'month'));
    return { organizationId, from, until: addDays(monthStart(addDays(from, 31)), -1), now, timeZone };
  }

  /** Refuses when one of them is no site of the acting organization's subtree. */
  private async monthOf(tx: Tx, question: MonthQuestion, ids: string[]): Promise<MonthRow[]> {
    const rows = await tx.query<MonthRow>(MONTH_OF_SITES, [...monthValues(question), ids], 'month_of_sites');
    if (rows.length !== ids.length) throw new AppError('NOT_FOUND', { what: 'The site' });
    return rows;
  }

  private async after(tx: Tx, question: MonthQuestion, ids: string[], changed: number): Promise<MonthChanged> {
    return { sites: await this.named(await this.monthOf(tx, question, ids)), changed };
  }

  private async tell(tx: Tx, sites: readonly MonthRow[], month: PlainDate, state: string): Promise<void> {
    if (!sites.length) return;
    const people = await tx.query<{ siteId: string; userId: string }>(PEOPLE_OF_SITES, [sites.map(({ siteId }) => siteId), requirePrincipal().userId], 'people_of_sites');
    for (const { siteId, siteName } of sites) {
      const userIds = people.filter((one) => one.siteId === siteId).map(({ userId }) => userId);
      await this.notifications.notify(tx, { userIds, kind: 'lock.changed', params: { month: monthName(month), organization: siteName, state }, path: `${LOCKS_PATH}?month=${month.slice(0, 7)}` });
    }
  }

  private async named(rows: readonly MonthRow[]): Promise<SiteMonth[]> {
    const names = await this.userNames.of(rows.map(({ lockedBy }) => lockedBy));
    return rows.map(({ siteId, siteName, month, dates, marks, lockedAt, lockedBy }) => ({
      ...{ siteId, siteName, month, ...dates, ...marks },
      lock: lockedAt ? { lockedAt, lockedBy: lockedBy ? (names.get(lockedBy) ?? null) : null } : null,
    }));
  }
}

function sitesIn(siteIds: readonly string[]): string[] {
  if (!siteIds.length) throw invalid('siteIds', 'No site is chosen.');
  if (siteIds.length > MAX_SITES) throw invalid('siteIds', `At most ${MAX_SITES} sites at once.`);
  return [...new Set(siteIds.map((id) => knownId(id, 'The site')))].sort();
}

/** By the clock of each site: where the first of the month has not come yet there is nothing to lock. */
function refuseAhead(sites: readonly MonthRow[]): void {
  const ahead = sites.filter(({ begun }) => !begun);
  const where = ahead.length < sites.length ? ` At ${ahead[0]?.siteName ?? ''} it has not.` : '';
  if (ahead.length) throw invalid('month', `A month can be locked once it has begun.${where}`);
}

/** Of the sites that would be locked: what could not be entered any more, missing by now or still to come. */
function incompleteError(sites: readonly MonthRow[]): AppError {
  const sum = (of: 'missing' | 'ahead') => sites.reduce((total, { dates }) => total + dates[of], 0);
  const words = ({ missing, ahead }: MonthRow['dates']) => [...(missing ? [`${missing} not entered`] : []), ...(ahead ? [`${ahead} still to come`] : [])].join(', ');
  const problems = sites.flatMap(({ siteId, siteName, dates }) => (words(dates) ? [{ path: siteId, message: `${siteName}: ${words(dates)}.` }] : []));
  return new AppError('MONTH_INCOMPLETE', { days: sum('missing'), ahead: sum('ahead'), sites: problems.length, problems });
}
