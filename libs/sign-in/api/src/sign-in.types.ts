import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsUUID } from 'class-validator';
import { InstantScalar, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { ViewAsType } from './view-as.types';

@ObjectType('SignInUser', { description: 'The person who is signed in.' })
export class SignInUserType {
  @Field(() => ID, { description: 'Id of the user, the same in every tenant.' })
  id!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
  @Field({ description: 'E-mail address that codes are sent to.' })
  email!: string;
}

@ObjectType('SignInTenant', { description: 'A customer: an agency or a network, apart from every other.' })
export class SignInTenantType {
  @Field(() => ID, { description: 'Id of the tenant.' })
  id!: string;
  @Field({ description: 'Short name that its host is made from.' })
  code!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
  @Field({ description: 'Address of its host, without a trailing slash.' })
  url!: string;
}

@ObjectType('SignInOrganization', { description: 'An organization by id, name and level.' })
export class SignInOrganizationType {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
  @Field(() => String, { description: 'One of the nine levels, such as `institution` or `site`.' })
  level!: string;
}

@ObjectType('SignInAccess', { description: 'The grant that the session acts through.' })
export class SignInAccessType {
  @Field(() => ID, { description: 'Id of the access.' })
  id!: string;
  @Field({ description: 'Name of its role.' })
  roleName!: string;
  @Field(() => SignInOrganizationType, { description: 'The organization it was granted at.' })
  organization!: SignInOrganizationType;
}

@ObjectType('SignInTerm', { description: 'A reporting term that a session can work in.' })
export class SignInTermType {
  @Field(() => ID, { description: 'Id of the term.' })
  id!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
}

@ObjectType('SignInTermYear', { description: 'The reporting year that a term lies in.' })
export class SignInTermYearType {
  @Field(() => ID, { description: 'Id of the year.' })
  id!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
}

@ObjectType('SignInTermChoice', { description: 'A reporting term to choose, with the reporting year that it lies in.' })
export class SignInTermChoiceType extends SignInTermType {
  @Field({ description: 'True for the term that came with the year and spans it.' })
  wholeYear!: boolean;
  @Field(() => SignInTermYearType, { nullable: true, description: 'Its reporting year.' })
  year!: SignInTermYearType | null;
}

@ObjectType('SignInPermission', { description: 'One permission entry of the role; what has none is denied.' })
export class SignInPermissionType {
  @Field({ description: 'Section, such as `people`.' })
  section!: string;
  @Field({ description: 'Subsection, such as `participants`.' })
  subSection!: string;
  @Field(() => String, { nullable: true, description: 'Tab, or `delete`, `export`, `import`; null for the subsection itself.' })
  tab!: string | null;
  @Field(() => String, { description: 'deny, allow-view, allow-edit, allow-delete, allow-export or allow-import.' })
  value!: string;
}

@ObjectType('SignInLevelName', { description: 'What the tenant calls a level.' })
export class SignInLevelNameType {
  @Field(() => String, { description: 'The level.' })
  level!: string;
  @Field({ description: 'Name of one.' })
  singular!: string;
  @Field({ description: 'Name of several.' })
  plural!: string;
}

@ObjectType('SignInSession', { description: 'Who is signed in, and as what.' })
export class SignInSessionType {
  @Field(() => SignInUserType, { description: 'The person.' })
  user!: SignInUserType;
  @Field(() => SignInTenantType, { description: 'The tenant.' })
  tenant!: SignInTenantType;
  @Field(() => SignInAccessType, { description: 'The grant.' })
  access!: SignInAccessType;
  @Field(() => SignInOrganizationType, { description: 'The acting organization: the one of the access or one beneath it.' })
  organization!: SignInOrganizationType;
  @Field(() => SignInTermType, { nullable: true, description: 'The current term, if the tenant has any.' })
  term!: SignInTermType | null;
  @Field(() => [SignInPermissionType], { description: 'Every entry of the role.' })
  permissions!: SignInPermissionType[];
  @Field(() => [SignInLevelNameType], { description: 'Names of all nine levels.' })
  levelNames!: SignInLevelNameType[];
  @Field({ description: 'Time zone of the acting organization, such as `America/New_York`.' })
  timeZone!: string;
  @Field(() => PlainDateScalar, { description: 'Today there.' })
  today!: string;
  @Field(() => Int, { description: 'Seconds without a request after which the session ends.' })
  idleTimeoutSeconds!: number;
  @Field(() => Int, { description: 'Seconds before that end at which to warn.' })
  idleWarningSeconds!: number;
  @Field(() => InstantScalar, { description: 'When the session ends whatever happens.' })
  absoluteExpiresAt!: Date;
  @Field(() => ViewAsType, { nullable: true, description: 'Set while an administrator looks through another access, which then is `access`.' })
  viewAs!: ViewAsType | null;
}

@ObjectType('SignInAccessChoice', { description: 'A grant of the signed-in person, in whichever tenant.' })
export class SignInAccessChoiceType {
  @Field(() => ID, { description: 'Id of the access.' })
  id!: string;
  @Field({ description: 'Name of its role.' })
  roleName!: string;
  @Field({ description: 'Whether the session acts through it now.' })
  current!: boolean;
  @Field(() => SignInOrganizationType, { description: 'The organization it was granted at.' })
  organization!: SignInOrganizationType;
  @Field(() => SignInTenantType, { description: 'Its tenant.' })
  tenant!: SignInTenantType;
}

@ObjectType('ActingOrganization', { description: 'An organization at which the access may act.' })
export class ActingOrganizationType extends SignInOrganizationType {
  @Field(() => [String], { description: 'Names of the organizations above it, the top first.' })
  path!: string[];
}

@ObjectType('ActingOrganizationNode', { description: 'An organization at which the access may act, in its place in the tree.' })
export class ActingOrganizationNodeType extends SignInOrganizationType {
  @Field(() => ID, { nullable: true, description: 'The organization above it; null where that one is not among the nodes.' })
  parentId!: string | null;
}

@ObjectType('SignInChoice', { description: 'A way to sign in that the host offers.' })
export class SignInChoiceType {
  @Field({ description: '`code`: eight digits sent by e-mail; `oauth`: an identity provider of the tenant.' })
  type!: string;
  @Field(() => ID, { nullable: true, description: 'Id of the provider.' })
  id?: string;
  @Field(() => String, { nullable: true, description: 'Name of the provider as shown.' })
  name?: string;
  @Field(() => String, { nullable: true, description: "Where signing in with the provider begins; a path of this host." })
  url?: string;
}

@ObjectType({ description: 'How to go on after the e-mail address was given; the same for known and unknown addresses.' })
export class SignInChoicesPayload extends MutationPayload {
  @Field(() => [SignInChoiceType], { nullable: true, description: 'The ways to sign in; null when there are problems.' })
  choices!: SignInChoiceType[] | null;
}

@ObjectType({ description: 'A session that has just begun or moved.' })
export class SessionPayload extends MutationPayload {
  @Field(() => SignInSessionType, { nullable: true, description: 'The session; null when there are problems.' })
  session!: SignInSessionType | null;
  @Field(() => String, { nullable: true, description: "Where the browser must go on, because the session is on another tenant's host; works once, within a minute." })
  redirectUrl!: string | null;
}

@ObjectType({ description: 'What signing in led to.' })
export class SignInPayload extends SessionPayload {
  @Field(() => Boolean, { nullable: true, description: 'True: there is no session yet, the tenant wants a passkey first (`POST /auth/passkey/options`).' })
  passkeyWanted!: boolean | null;
  @Field(() => [SignInAccessChoiceType], { nullable: true, description: 'The other grants of the person; null when there are problems.' })
  otherAccesses!: SignInAccessChoiceType[] | null;
}

@ObjectType({ description: 'What signing out led to.' })
export class SignOutPayload extends MutationPayload {
  @Field({ nullable: true, description: 'True: there is no session any more.' })
  signedOut!: boolean;
}

@InputType({ description: 'Where the session should act; what is left out stays or takes its default.' })
export class SwitchAccessInput {
  @Field(() => ID, { nullable: true, description: 'An access of this tenant; the current one if left out.' })
  @IsOptional()
  @IsUUID('all')
  accessId?: string | null;
  @Field(() => ID, { nullable: true, description: "The access's organization or one beneath it; the access's own if left out." })
  @IsOptional()
  @IsUUID('all')
  organizationId?: string | null;
  @Field(() => ID, { nullable: true, description: 'A term; the current one if left out.' })
  @IsOptional()
  @IsUUID('all')
  termId?: string | null;
}

@InputType({ description: 'The tenant to go on in.' })
export class SwitchTenantInput {
  @Field(() => ID, { description: 'A tenant in which the person has an access.' })
  @IsUUID('all')
  tenantId!: string;
  @Field(() => ID, { nullable: true, description: 'An access there; the last used one if left out.' })
  @IsOptional()
  @IsUUID('all')
  accessId?: string | null;
}
