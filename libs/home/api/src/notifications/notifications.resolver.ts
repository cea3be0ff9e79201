import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, SignedIn, toConnection } from '@afterbell/core/api';
import { AppError, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { NotificationConnection, NotificationsReadPayload } from './notification.types';
import { NotificationsService } from './notifications.service';

@Resolver()
export class NotificationsResolver {
  constructor(private readonly service: NotificationsService) {}

  @Query(() => NotificationConnection, { description: 'The signed-in person’s notifications in this tenant, newest first.' })
  @SignedIn()
  async notifications(
    @Args('unreadOnly', { defaultValue: false, description: 'Leave out what was read.' }) unreadOnly: boolean,
    @Args('first', { type: () => Int, defaultValue: DEFAULT_PAGE_SIZE, description: `Rows of the page, 1 to ${MAX_PAGE_SIZE}.` }) first: number,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'Rows to skip.' }) offset: number,
  ) {
    if (first < 1 || offset < 0) throw new AppError('VALIDATION', { problems: [{ path: first < 1 ? 'first' : 'offset', message: 'is too small' }] });
    return toConnection(await this.service.list(unreadOnly, first, offset));
  }

  @Query(() => Int, { description: 'How many of them are unread, counted to 100.' })
  @SignedIn()
  unreadNotifications(): Promise<number> {
    return this.service.unread();
  }

  @PayloadMutation(() => NotificationsReadPayload, { description: 'Marks some of them read, or all.' })
  @SignedIn()
  async markNotificationsRead(
    @Args('ids', { type: () => [ID], nullable: true, description: 'Which; all when left out. Ids that are not the person’s are passed over.' }) ids: string[] | null,
  ): Promise<NotificationsReadPayload> {
    await this.service.markRead(ids ?? null);
    return { unread: await this.service.unread(), problems: [] };
  }
}
