import { Injectable } from '@nestjs/common';
import { AppError, newId, type NotificationKind } from '@afterbell/core/domain';
import type { Tx } from '../tenancy/tx';

export interface Notice {
  /** Whom to tell; someone named twice is told once. */
  userIds: readonly string[];
  kind: NotificationKind;
  /** What the words of the kind name. No values of a child's record: the list is read without that record's permissions. */
  params: Readonly<Record<string, string | number>>;
  /** Page that it leads to, a path of the route table. */
  path: string | null;
}

const INSERT = `insert into notification (id, user_id, kind, params, path)
  select id, user_id, $3, $4, $5 from unnest($1::uuid[], $2::uuid[]) as told (id, user_id)`;

/** Tells users in the tenant through the bell. Written in the transaction of what it tells about. */
@Injectable()
export class NotificationService {
  async notify(tx: Tx, { userIds, kind, params, path }: Notice): Promise<void> {
    if (tx.mode !== 'write') throw new AppError('INTERNAL');
    const told = [...new Set(userIds)];
    if (!told.length) return;
    await tx.execute(INSERT, [told.map(() => newId()), told, kind, JSON.stringify(params), path], 'notification_insert');
  }
}
