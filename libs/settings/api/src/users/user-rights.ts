import { Injectable } from '@nestjs/common';
import { requirePrincipal } from '@afterbell/core/api';
import { entriesBeyond } from '@afterbell/core/domain';
import { describeEntries } from '@afterbell/settings/domain';
import { type AccessRow, UserLoaders } from './user.loaders';
import type { UserRow } from './user-record';

type UserCan = Record<'grant' | 'rename' | 'disable' | 'enable' | 'resend' | 'revokeSessions', boolean>;
const NOTHING: UserCan = { grant: false, rename: false, disable: false, enable: false, resend: false, revokeSessions: false };

/** What the caller may do with a user and each access, so that a screen never offers what would be refused. */
@Injectable()
export class UserRights {
  constructor(private readonly loaders: UserLoaders) {}

  async onAccess({ userId, roleId }: Pick<AccessRow, 'userId' | 'roleId'>): Promise<{ edit: boolean; reason: string | null }> {
    const principal = requirePrincipal();
    if (!principal.permissions.allows('edit', 'settings.users')) return { edit: false, reason: null };
    if (userId === principal.userId) return { edit: false, reason: 'Your own access: another administrator changes it.' };
    const entries = entriesBeyond(principal.permissions, await this.loaders.entriesOf(roleId));
    return entries.length ? { edit: false, reason: `Allows more than you may: ${describeEntries(entries)}` } : { edit: true, reason: null };
  }

  async onUser(user: UserRow): Promise<UserCan> {
    const { permissions, userId } = requirePrincipal();
    if (!permissions.allows('edit', 'settings.users') || user.id === userId) return NOTHING;
    const accesses = await this.loaders.accesses(user.id);
    const rights = await Promise.all(accesses.map((access) => this.onAccess(access)));
    const all = rights.every(({ edit }) => edit);
    const usable = user.status === 'active' || user.status === 'invited';
    return { grant: true, rename: all, revokeSessions: all, disable: all && usable, enable: all && user.status === 'disabled' && accesses.some(({ disabledWithUser, state }) => disabledWithUser && state !== 'ended'), resend: all && user.status === 'invited' };
  }
}
