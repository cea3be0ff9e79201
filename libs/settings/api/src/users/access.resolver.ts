import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { AccessService } from './access.service';
import type { AccessRow } from './user.loaders';
import { UserRights } from './user-rights';
import { UserSessionService } from './user-session.service';
import { UserService } from './user.service';
import { RevokeSessionsPayload, SaveAccessInput, SetAccessEnabledInput, UserAccess, UserAccessViewerCan, UserOrganization, UserPayload, UserRole, UserSession } from './user.types';

@Resolver(() => UserAccess)
export class AccessResolver {
  constructor(
    private readonly accesses: AccessService,
    private readonly users: UserService,
    private readonly sessions: UserSessionService,
    private readonly rights: UserRights,
  ) {}

  @ResolveField(() => UserOrganization, { description: 'Where it was granted.' })
  organization({ organizationId, organizationName, organizationLevel }: AccessRow): UserOrganization {
    return { id: organizationId, name: organizationName, level: organizationLevel };
  }

  @ResolveField(() => UserRole, { description: 'With which role.' })
  role({ roleId, roleName }: AccessRow): UserRole {
    return { id: roleId, name: roleName };
  }

  @ResolveField(() => UserAccessViewerCan, { description: 'What the caller may do with it.' })
  viewerCan(access: AccessRow) {
    return this.rights.onAccess(access);
  }

  @PayloadMutation(() => UserPayload, {
    description: 'Grants an access or changes one. Problems: VALIDATION, STALE_VERSION, ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR.',
  })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async saveAccess(@Args('input', { description: 'The access.' }) { id, version, userId, ...asked }: SaveAccessInput) {
    if (!id) await this.accesses.add(userId, asked);
    else if ((await this.users.userOfAccess(id)) !== userId) throw new AppError('NOT_FOUND', { what: 'The access' });
    else await this.accesses.change({ id, version: version ?? 0, ...asked });
    return { user: await this.users.find(userId), problems: [] };
  }

  @PayloadMutation(() => UserPayload, { description: 'Disables or enables one access. Problems: STALE_VERSION, ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async setAccessEnabled(@Args('input', { description: 'Which, and whether it counts.' }) { id, version, enabled }: SetAccessEnabledInput) {
    const userId = await this.users.userOfAccess(id);
    await this.accesses.setEnabled(id, version, enabled);
    return { user: await this.users.find(userId), problems: [] };
  }

  @PayloadMutation(() => UserPayload, {
    description: 'Ends an access at once; it stays on record unless the user never signed in. Problems: STALE_VERSION, ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR.',
  })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async removeAccess(
    @Args('id', { type: () => ID, description: 'The access.' }) id: string,
    @Args('version', { type: () => Int, description: 'Version that was read; a newer one refuses with STALE_VERSION.' }) version: number,
  ) {
    const userId = await this.users.userOfAccess(id);
    await this.accesses.remove(id, version);
    return { user: await this.users.find(userId), problems: [] };
  }

  @Query(() => [UserSession], { description: 'Where the user is signed in under the accesses in sight, last used first; 100 at most.' })
  @Requires('view', 'settings.users')
  userSessions(@Args('userId', { type: () => ID, description: 'The user.' }) userId: string) {
    return this.sessions.list(userId);
  }

  @PayloadMutation(() => RevokeSessionsPayload, { description: 'Ends sessions of a user; each is refused on its next request. Problems: ACCESS_BEYOND_OWN.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async revokeUserSessions(
    @Args('userId', { type: () => ID, description: 'The user.' }) userId: string,
    @Args('sessionIds', { type: () => [ID], nullable: true, description: 'Which; all when left out.' }) sessionIds?: string[] | null,
  ) {
    return { ended: await this.sessions.revoke(userId, sessionIds ?? null), problems: [] };
  }
}
