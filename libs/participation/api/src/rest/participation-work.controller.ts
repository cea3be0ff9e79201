import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Db, Requires, requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { COPIED_STATUSES, CopyingService } from '../copying/copying.service';
import { MonthLockService } from '../lock/month-lock.service';
import type { SiteMonth } from '../lock/month-lock.types';
import { RemovalService } from '../removal/removal.service';
import { SessionDateService } from '../session-date/session-date.service';
import { WorkPayload } from './work-payload';

const COPIED = 'Participation data successfully copied to other sessions';
const PAGE = 25;

/** The documented REST calls that lock, copy and delete attendance (docs/rest.md "Participation"); the services are those of GraphQL. */
@Controller('participation')
export class ParticipationWorkController {
  constructor(
    private readonly db: Db,
    private readonly dates: SessionDateService,
    private readonly locks: MonthLockService,
    private readonly copying: CopyingService,
    private readonly removal: RemovalService,
  ) {}

  /** Both happen or neither. These callers have no way to answer a question: missing attendance does not hold a lock up. */
  @Post('lock-activity-participation')
  @HttpCode(200)
  @Requires('edit', 'participation.lock_activity_participation', { scope: 'ISG' })
  async lock(@Body() body: unknown) {
    const payload = new WorkPayload(body);
    const month = payload.date('monthDate');
    const [toLock, toUnlock] = [payload.ids('toLock'), payload.ids('toUnlock')];
    const both = toLock.find((id) => toUnlock.includes(id));
    if (both !== undefined) throw new AppError('VALIDATION', { problems: [{ path: 'toUnlock', message: `${both} is also to be locked.` }] });
    if (toUnlock.length && !requirePrincipal().permissions.allows('edit', 'participation.lock_activity_participation', 'unlock')) throw new AppError('FORBIDDEN');
    return this.db.write(async () => ({
      locked: toLock.length ? (await this.locks.lock({ month, siteIds: toLock, acceptMissing: true })).changed : 0,
      unlocked: toUnlock.length ? (await this.locks.unlock({ month, siteIds: toUnlock, reason: payload.optionalText('reason') })).changed : 0,
    }));
  }

  @Post('lock-activity-participation/list')
  @HttpCode(200)
  @Requires('view', 'participation.lock_activity_participation', { scope: 'ISG' })
  async lockList(@Body() body: unknown): Promise<[number, object[]]> {
    const payload = new WorkPayload(body);
    const search = payload.optionalText('searchFilter');
    const page = await this.locks.list(payload.date('monthDate'), { offset: payload.whole('skip', 0), limit: payload.whole('take', PAGE), search });
    return [(await page.count(true)).value, page.nodes.map(monthOf)];
  }

  @Post('delete-participants-participation')
  @HttpCode(200)
  @Requires('delete', 'participation.by_activity', { scope: 'S' })
  async delete(@Body() body: unknown): Promise<{ deletedCount: number }> {
    const payload = new WorkPayload(body);
    const { count } = await this.removal.remove({
      personIds: payload.ids('personIds'),
      sessionId: payload.text('sessionId'),
      date: payload.date('activityDate'),
      reason: payload.optionalText('reason'),
    });
    return { deletedCount: count };
  }

  @Post('available-sessions-to-copy')
  @HttpCode(200)
  @Requires('edit', 'participation.by_activity', { scope: 'S' })
  async available(@Body() body: unknown) {
    const payload = new WorkPayload(body);
    const [sessionId, date] = [payload.text('sessionId'), payload.date('sessionDate')];
    const activityId = payload.optionalText('activityId');
    if (activityId !== null) await this.dates.describe({ activityId, sessionId, date });
    const sessions = await this.copying.available({ sessionId, date, statuses: [...COPIED_STATUSES] });
    return sessions.map(({ sessionId: id, sessionName, activityName, startTime, endTime, outcome, copied, different, same, notEnrolled }) => ({
      ...{ sessionId: id, sessionName, activityName, startTime, endTime, outcome },
      ...{ copied, different, same, notEnrolled },
    }));
  }

  @Post('copy-participation')
  @HttpCode(200)
  @Requires('edit', 'participation.by_activity', { scope: 'S' })
  async copy(@Body() body: unknown) {
    const payload = new WorkPayload(body);
    const source = { sessionId: payload.text('currentSessionId'), date: payload.date('currentSessionDate') };
    const { statuses, people } = payload.copied();
    const sessions = await this.db.write(async () => {
      if (people) await this.copying.requireMarked(source, people);
      return this.copying.copy({
        ...source,
        statuses,
        personIds: people && [...people.keys()],
        targetIds: payload.ids('sessionIds'),
        overwrite: payload.flag('overwrite'),
        allowOverlap: payload.flag('allowOverlap'),
        reason: payload.optionalText('reason'),
      });
    });
    return { message: COPIED, sessions };
  }
}

function monthOf({ siteId, siteName, month, dates, entered, missing, days, marks, lock }: SiteMonth) {
  return { id: siteId, name: siteName, month, isLocked: lock !== null, lockedAt: lock?.lockedAt ?? null, lockedBy: lock?.lockedBy ?? null, dates, entered, missing, days, marks };
}
