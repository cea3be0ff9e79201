import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, MutationPayload } from '@afterbell/core/api';
import { AUDIT_LIST } from './audit-list';

@ObjectType({ description: 'Who did it.' })
export class AuditUser {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;
  @Field({ description: 'Their name.' })
  name!: string;
  @Field({ description: 'Their e-mail address.' })
  email!: string;
}

@ObjectType({ description: 'The access under which it was done, as it stands now.' })
export class AuditAccess {
  @Field(() => ID, { description: 'Id of the access.' })
  id!: string;
  @Field({ description: 'Name of its role.' })
  roleName!: string;
  @Field({ description: 'Name of its organization.' })
  organizationName!: string;
}

@ObjectType({ description: 'The record that an id among the values stands for.' })
export class AuditReference {
  @Field({ description: 'Kind of record, as `subjectType` says it; `record` when nothing tells.' })
  kind!: string;
  @Field(() => String, { nullable: true, description: 'Its name as it is now; null when the caller may not see it, or it is gone.' })
  name!: string | null;
}

@ObjectType('AuditChange', { description: 'One value that changed.' })
export class AuditChangeType {
  @Field({ description: 'The field, with dots into what it holds: `address.city`.' })
  path!: string;
  @Field({ description: 'The path with the names of people whom the caller sees in place of their ids.' })
  label!: string;
  @Field(() => String, { nullable: true, description: 'Its value before; null when there was none.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'Its value after; null when there is none.' })
  after!: string | null;
  @Field(() => AuditReference, { nullable: true, description: 'What `before` stands for; null when it is no id.' })
  beforeRecord!: AuditReference | null;
  @Field(() => AuditReference, { nullable: true, description: 'What `after` stands for; null when it is no id.' })
  afterRecord!: AuditReference | null;
}

@ObjectType('AuditEntry', { description: 'One row of the audit trail.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Id of the row.' })
  id!: string;
  @Field(() => InstantScalar, { description: 'When it happened.' })
  at!: Date;
  @Field({ description: 'What was done: noun and verb, such as `organization.move`.' })
  action!: string;
  @Field({ description: 'Kind of record it was done to, such as `organization`.' })
  subjectType!: string;
  @Field({ description: 'Id of that record.' })
  subjectId!: string;
  @Field(() => ID, { nullable: true, description: 'The person whose values it holds.' })
  personId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The organization whose administrators may read it; null for the tenant’s own.' })
  organizationId!: string | null;
  @Field(() => String, { nullable: true, description: 'Network address that it came from.' })
  clientAddress!: string | null;
  @Field(() => String, { nullable: true, description: 'Id of the request, as the log and the X-Request-Id header have it.' })
  requestId!: string | null;
}

@ObjectType({ description: 'A page of the audit trail, newest first.' })
export class AuditEntryConnection extends connectionOf('AuditEntry', AuditEntryType) {}

@ArgsType()
export class AuditListArgs extends listArgs('Audit', AUDIT_LIST) {}

@ObjectType({ description: 'How long the trail is kept.' })
export class AuditPolicy {
  @Field(() => Int, { description: 'Months after which rows are let go, 36 to 240 (2 CFR 200.334 asks for three years).' })
  retentionMonths!: number;
  @Field({ description: 'Whether the caller may change it.' })
  viewerCanEdit!: boolean;
}

@ObjectType({ description: 'How long the trail is kept from now on.' })
export class AuditPolicyPayload extends MutationPayload {
  @Field(() => AuditPolicy, { nullable: true, description: 'The policy; null when there were problems.' })
  policy?: AuditPolicy | null;
}
