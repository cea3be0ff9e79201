import type { Tx } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import type { UserStatus } from '@afterbell/settings/domain';
import { USER_SELECT, USERS } from './access-sql';

export interface UserRow {
  id: string;
  email: string;
  name: string;
  status: UserStatus;
  invitedAt: Date | null;
  lastSignInAt: Date | null;
  version: number;
}

const ONE = `select ${USER_SELECT} from ${USERS.replace('users_in_sight()', 'users_in_sight(array[$1::uuid])')}`;

/** A user who holds an access in sight, or null. */
export async function findUser(tx: Tx, id: string): Promise<UserRow | null> {
  return isUuid(id) ? tx.one<UserRow>(ONE, [id], 'user_record') : null;
}

export async function requireUser(tx: Tx, id: string): Promise<UserRow> {
  const row = await findUser(tx, id);
  if (!row) throw new AppError('NOT_FOUND', { what: 'The user' });
  return row;
}
