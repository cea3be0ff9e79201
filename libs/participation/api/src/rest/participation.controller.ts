import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { Requires } from '@afterbell/core/api';
import { AttendanceService } from '../attendance/attendance.service';
import { RosterService } from '../roster/roster.service';
import { SessionDateService } from '../session-date/session-date.service';
import type { SessionDate } from '../session-date/session-date.types';
import { ofParticipants, ParticipationPayload } from './participation-payload';

/** The documented REST calls of taking attendance (docs/rest.md "Participation"); the services are those of GraphQL. */
@Controller('participation')
export class ParticipationController {
  constructor(
    private readonly dates: SessionDateService,
    private readonly rosters: RosterService,
    private readonly attendance: AttendanceService,
  ) {}

  @Post('checkDate')
  @HttpCode(200)
  @Requires('view', 'participation.by_activity', { scope: 'S' })
  checkDate(@Body() body: unknown): Promise<SessionDate> {
    return this.dates.check(new ParticipationPayload(body).sessionDate());
  }

  @Post('addDate')
  @HttpCode(200)
  @Requires('edit', 'participation.by_activity', { scope: 'S' })
  addDate(@Body() body: unknown): Promise<SessionDate> {
    const payload = new ParticipationPayload(body);
    return this.dates.add({ ...payload.sessionDate(), confirmClosed: payload.flag('confirmClosed') });
  }

  @Post('getParticipantsStatus')
  @HttpCode(200)
  @Requires('view', 'participation.by_activity', { scope: 'S' })
  async getParticipantsStatus(@Body() body: unknown) {
    const payload = new ParticipationPayload(body);
    const { activityId, sessionId, date } = payload.sessionDate();
    const scope = payload.flag('showAll') ? 'all' : 'enrolled';
    const { rows, counts } = await this.rosters.roster({ activityId, sessionId, date, scope, search: payload.optionalText('search') });
    return {
      combinedParticipants: rows.map(({ personId, firstName, lastName, preferredName, grade, allergies, contactRestriction, status, startTime, endTime, enrolled, version }) => ({
        personId,
        firstName,
        lastName,
        preferredName,
        grade,
        allergies,
        contactRestriction,
        status,
        startTime,
        endTime,
        enrolled,
        version,
      })),
      statusSummary: counts,
    };
  }

  @Post('setParticipantsStatus')
  @HttpCode(200)
  @Requires('edit', 'participation.by_activity', { scope: 'S' })
  async setParticipantsStatus(@Body() body: unknown, @Headers('idempotency-key') key?: string) {
    const payload = new ParticipationPayload(body);
    const marks = payload.marks();
    const idempotencyKey = key || payload.optionalText('idempotencyKey');
    const saved = await this.attendance
      .save({
        ...payload.sessionDate(),
        marks,
        useCurrentTime: payload.useCurrentTime(),
        overwrite: payload.flag('overwrite'),
        enrollMissing: payload.flag('enrollMissing'),
        allowOverlap: payload.flag('allowOverlap'),
        allowLong: payload.flag('allowLong'),
        reason: payload.optionalText('reason') ?? null,
        // These callers have no word for the day's outcome: whoever sends marks has taken attendance.
        closeDay: marks.some(({ status }) => status !== 'Enrolled'),
        ...(idempotencyKey ? { idempotencyKey } : {}),
      }, { source: 'rest' })
      .catch((error: unknown) => {
        throw ofParticipants(error);
      });
    return {
      participants: saved.marks.map(({ personId, status, startTime, endTime, version }) => ({ personId, status, startTime, endTime, version })),
      statusSummary: saved.counts,
      savedAt: saved.savedAt,
      outcome: saved.outcome,
    };
  }
}
