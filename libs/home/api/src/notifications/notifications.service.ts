import { Injectable } from '@nestjs/common';
import { Db, type Page, requirePerson } from '@afterbell/core/api';
import { AppError, isUuid, MAX_PAGE_SIZE, NOTIFICATION_DAYS } from '@afterbell/core/domain';
import { kindName, type Notification } from './notification.types';

interface Row {
  id: string;
  kind: string;
  params: Record<string, string | number>;
  path: string | null;
  createdAt: Date;
  read: boolean;
}

const SELECT = `select id, kind, params, path, created_at as "createdAt", read_at is not null as read from notification`;
// The tenant is the wall's; whose they are is said here.
const OWN = `user_id = $1 and created_at > now() - interval '${NOTIFICATION_DAYS} days'`;
/** The bell shows "99+". */
const MOST_COUNTED = 100;

const toNotification = ({ kind, params, ...row }: Row): Notification => ({
  ...row,
  kind: kindName(kind),
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
});

/** The signed-in person's own notifications in this tenant, whatever access they act as. */
@Injectable()
export class NotificationsService {
  constructor(private readonly db: Db) {}

  async list(unreadOnly: boolean, limit: number, offset: number): Promise<Page<Notification>> {
    if (limit > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
    const { userId } = requirePerson();
    const where = unreadOnly ? `${OWN} and read_at is null` : OWN;
    const rows = await this.db.query<Row>(`${SELECT} where ${where} order by created_at desc, id limit $2 offset $3`, [userId, limit + 1, offset]);
    return {
      nodes: rows.slice(0, limit).map(toNotification),
      offset,
      hasNextPage: rows.length > limit,
      count: async () => {
        const row = await this.db.one<{ count: number }>(`select count(*)::int as count from notification where ${where}`, [userId]);
        return { value: row?.count ?? 0, capped: false };
      },
    };
  }

  async unread(): Promise<number> {
    const { userId } = requirePerson();
    const row = await this.db.one<{ count: number }>(`select count(*)::int as count from (select 1 from notification where ${OWN} and read_at is null limit ${MOST_COUNTED}) unread`, [userId], 'notifications_unread');
    return row?.count ?? 0;
  }

  /** Some by id, or all; ids that are not the person's are passed over. */
  async markRead(ids: readonly string[] | null): Promise<void> {
    const { userId } = requirePerson();
    const some = ids?.filter(isUuid) ?? null;
    await this.db.write((tx) =>
      some
        ? tx.execute('update notification set read_at = now() where user_id = $1 and read_at is null and id = any($2::uuid[])', [userId, some])
        : tx.execute('update notification set read_at = now() where user_id = $1 and read_at is null', [userId]),
    );
  }
}
