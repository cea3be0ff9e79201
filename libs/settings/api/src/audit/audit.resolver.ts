import { Args, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import type { AuditRow } from './audit-list';
import { AuditTrailService } from './audit-trail.service';
import { AuditLoaders } from './audit.loaders';
import { AuditAccess, AuditChangeType, AuditEntryConnection, AuditEntryType, AuditListArgs, AuditPolicy, AuditPolicyPayload, AuditUser } from './audit.types';

@Resolver(() => AuditEntryType)
export class AuditResolver {
  constructor(
    private readonly trail: AuditTrailService,
    private readonly loaders: AuditLoaders,
  ) {}

  @Query(() => AuditEntryConnection, { description: 'What was done at the acting organization and beneath it, newest first. A record’s history: filter by subjectType and subjectId.' })
  @Requires('view', 'settings.audit')
  async auditTrail(@Args() args: AuditListArgs) {
    return toConnection(await this.trail.list(toListQuery(args)));
  }

  @Query(() => AuditPolicy, { description: 'How long the trail is kept.' })
  @Requires('view', 'settings.audit')
  auditPolicy() {
    return this.trail.policy();
  }

  @PayloadMutation(() => AuditPolicyPayload, { description: 'Keeps the trail for this many months. What is older is let go within a day.' })
  @Requires('edit', 'settings.audit', { confirm: 'permissions' })
  async saveAuditRetention(
    @Args('months', { type: () => Int, description: '36 to 240.' }) months: number,
    @Args('expected', { type: () => Int, description: 'The months that were read; another value in force is a problem.' }) expected: number,
  ): Promise<AuditPolicyPayload> {
    await this.trail.keepFor(months, expected);
    return { policy: await this.trail.policy(), problems: [] };
  }

  @ResolveField(() => AuditUser, { nullable: true, description: 'Who did it; null when nobody was signed in, or it is nobody of this tenant.' })
  user({ userId }: AuditRow) {
    return userId && this.loaders.user(userId);
  }

  @ResolveField(() => AuditAccess, { nullable: true, description: 'The access it was done under; null when it stands above the caller or is gone.' })
  access({ accessId }: AuditRow) {
    return accessId && this.loaders.access(accessId);
  }

  @ResolveField(() => String, { nullable: true, description: 'Name of the organization.' })
  organizationName({ organizationId }: AuditRow) {
    return organizationId && this.loaders.organizationName(organizationId);
  }

  @ResolveField(() => String, { nullable: true, description: 'Name of the record as it is now (of a token, a passkey and a level as this row says it), the call that was refused, or the list that was exported; null when it has none or the caller may not see it.' })
  subjectName(row: AuditRow) {
    return this.loaders.subjectName(row);
  }

  @ResolveField(() => Boolean, { description: 'True when the values belong to a person whom the caller does not see, or whose key was destroyed.' })
  async sealed(row: AuditRow) {
    return (await this.loaders.values(row)).sealed;
  }

  @ResolveField(() => [AuditChangeType], { description: 'What changed, at most 200 values; empty when sealed.' })
  async changes(row: AuditRow) {
    return (await this.loaders.values(row)).changes;
  }
}
