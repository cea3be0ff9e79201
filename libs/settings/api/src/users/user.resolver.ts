import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { BulkChange } from './bulk';
import { InvitationService } from './invitation.service';
import { UserLoaders } from './user.loaders';
import type { UserRow } from './user-record';
import { UserRights } from './user-rights';
import { UserService } from './user.service';
import { GrantableRole, InviteUserInput, SaveUserInput, User, UserAccess, UserConnection, UserListArgs, UserPayload, UsersInput, UsersPayload, UserViewerCan } from './user.types';

@Resolver(() => User)
export class UserResolver {
  constructor(
    private readonly service: UserService,
    private readonly invitations: InvitationService,
    private readonly bulk: BulkChange,
    private readonly loaders: UserLoaders,
    private readonly rights: UserRights,
  ) {}

  @Query(() => UserConnection, { description: 'Users with an access at or beneath the acting organization, by name; one row per user.' })
  @Requires('view', 'settings.users')
  async users(@Args() args: UserListArgs) {
    return toConnection(await this.service.list(toListQuery(args)));
  }

  @Query(() => User, { description: 'One user with an access at or beneath the acting organization.' })
  @Requires('view', 'settings.users')
  user(@Args('id', { type: () => ID, description: 'Id of the user.' }) id: string): Promise<UserRow> {
    return this.service.get(id);
  }

  @Query(() => [GrantableRole], { description: 'Roles of the tenant, 200 at most, with what stands in the way of granting each at the organization.' })
  @Requires('edit', 'settings.users')
  grantableRoles(@Args('organizationId', { type: () => ID, description: 'Where it is to be granted.' }) organizationId: string): Promise<GrantableRole[]> {
    return this.service.grantableRoles(organizationId);
  }

  @PayloadMutation(() => UserPayload, { description: 'Lets somebody in and sends the mail that says so. Problems: VALIDATION, ACCESS_OWN, ACCESS_BEYOND_OWN.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async inviteUser(@Args('input', { description: 'Whom, and as what.' }) input: InviteUserInput) {
    return this.answer(await this.service.invite(input));
  }

  @PayloadMutation(() => UserPayload, { description: 'Changes the name of a user in this tenant. Problems: VALIDATION, STALE_VERSION, ACCESS_BEYOND_OWN, USER_WORKS_ELSEWHERE.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async saveUser(@Args('input', { description: 'What to change.' }) { id, version, name }: SaveUserInput) {
    await this.service.rename(id, version, name);
    return this.answer(id);
  }

  @PayloadMutation(() => UserPayload, { description: 'Disables every access of the user in sight. Problems: ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async disableUser(@Args('id', { type: () => ID, description: 'The user.' }) id: string) {
    await this.service.disable(id);
    return this.answer(id);
  }

  @PayloadMutation(() => UserPayload, { description: 'Enables the accesses that were disabled with the user; those disabled by themselves stay so. Problems: VALIDATION, ACCESS_OWN, ACCESS_BEYOND_OWN.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async enableUser(@Args('id', { type: () => ID, description: 'The user.' }) id: string) {
    await this.service.enable(id);
    return this.answer(id);
  }

  @PayloadMutation(() => UserPayload, { description: 'Sends the invitation again to somebody who never signed in; once a minute. Problems: VALIDATION, ACCESS_BEYOND_OWN.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async resendInvitation(@Args('id', { type: () => ID, description: 'The user.' }) id: string) {
    await this.invitations.resend(id);
    return this.answer(id);
  }

  @PayloadMutation(() => UsersPayload, { description: 'Disables several users, each as `disableUser` would.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async disableUsers(@Args('input', { description: 'Whom.' }) { ids, dryRun }: UsersInput) {
    return { results: await this.bulk.run(ids, dryRun, (id) => this.service.disable(id)), problems: [] };
  }

  @PayloadMutation(() => UsersPayload, { description: 'Sends several invitations again, each as `resendInvitation` would.' })
  @Requires('edit', 'settings.users', { confirm: 'permissions' })
  async resendInvitations(@Args('input', { description: 'Whom.' }) { ids, dryRun }: UsersInput) {
    return { results: await this.bulk.run(ids, dryRun, (id) => this.invitations.resend(id)), problems: [] };
  }

  @ResolveField(() => [UserAccess], { description: 'Accesses at or beneath the acting organization, ended ones too.' })
  accesses({ id }: User) {
    return this.loaders.accesses(id);
  }

  @ResolveField(() => Int, { description: 'Sessions that could act now.' })
  activeSessions({ id }: User) {
    return this.loaders.activeSessions(id);
  }

  @ResolveField(() => UserViewerCan, { description: 'What the caller may do with the user.' })
  viewerCan(user: UserRow) {
    return this.rights.onUser(user);
  }

  private async answer(id: string) {
    return { user: await this.service.find(id), problems: [] };
  }
}
