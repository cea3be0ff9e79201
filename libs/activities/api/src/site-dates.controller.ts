import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Requires } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { SiteDatesService } from './site-dates.service';

/** The two calls of docs/rest.md "Organizations" that answer days of a site. */
@Controller('organizations')
export class SiteDatesController {
  constructor(private readonly dates: SiteDatesService) {}

  @Post('getSiteCalendarData')
  @HttpCode(200)
  @Requires('view', ['settings.site_calendar', 'activities.session'])
  calendar(@Body() body: unknown) {
    return this.dates.calendar(siteIn(body));
  }

  @Post('getEnrolledSessionDates')
  @HttpCode(200)
  @Requires('view', ['activities.session', 'participation.by_activity'])
  async enrolledDates(@Body() body: unknown) {
    const id = siteIn(body);
    return { id, dates: await this.dates.enrolledDates(id) };
  }
}

function siteIn(body: unknown): string {
  const id = typeof body === 'object' && body !== null ? (body as Record<string, unknown>).id : undefined;
  if (typeof id !== 'string' || id === '') throw new AppError('VALIDATION', { problems: [{ path: 'id', message: 'is required' }] });
  return id;
}
