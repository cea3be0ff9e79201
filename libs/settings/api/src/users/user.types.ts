import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { connectionOf, InstantScalar, listArgs, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { ACCESS_STATES, ACCESSES_AT_ONCE, USER_STATUSES } from '@afterbell/settings/domain';
import { USER_LIST } from './user-list';

const enumOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export const UserStatusEnum = enumOf(USER_STATUSES);
registerEnumType(UserStatusEnum, {
  name: 'UserStatus',
  description: 'active: signs in; invited: could, and never has; disabled: every access that has not ended is disabled; ended: every access has ended.',
});
export const AccessStateEnum = enumOf(ACCESS_STATES);
registerEnumType(AccessStateEnum, { name: 'UserAccessState', description: 'active: counts today; future: begins later; ended: its last day has passed; disabled: switched off.' });

/** Ids of one bulk change; several pages of a list at most. */
export const BULK_MAX = 200;

@ObjectType({ description: 'Where an access was granted.' })
export class UserOrganization {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => String, { description: 'Its level.' })
  level!: string;
}

@ObjectType({ description: 'The role of an access.' })
export class UserRole {
  @Field(() => ID, { description: 'Id of the role.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
}

@ObjectType({ description: 'What the caller may do with an access.' })
export class UserAccessViewerCan {
  @Field({ description: 'Change, disable, enable or end it.' })
  edit!: boolean;
  @Field(() => String, { nullable: true, description: 'Why not, in words; null where it may.' })
  reason!: string | null;
}

@ObjectType({ description: 'A grant: one user, one organization, one role, from a day to a day.' })
export class UserAccess {
  userId!: string;
  organizationId!: string;
  organizationName!: string;
  organizationLevel!: string;
  roleId!: string;
  roleName!: string;
  @Field(() => ID, { description: 'Id of the access.' })
  id!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day in the tenant’s time zone; none: at once.' })
  startsOn!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day, included; none: without end.' })
  endsOn!: string | null;
  @Field({ description: 'False when it was disabled.' })
  enabled!: boolean;
  @Field({ description: 'True when it was disabled with its user: enabling the user brings it back. One that was disabled by itself is enabled by itself.' })
  disabledWithUser!: boolean;
  @Field(() => AccessStateEnum, { description: 'Where it stands today.' })
  state!: string;
  @Field(() => InstantScalar, { description: 'When it was granted.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is changed.' })
  version!: number;
}

@ObjectType({ description: 'What the caller may do with a user.' })
export class UserViewerCan {
  @Field({ description: 'Give further accesses.' })
  grant!: boolean;
  @Field({ description: 'Change the name.' })
  rename!: boolean;
  @Field({ description: 'Disable all of the accesses in sight.' })
  disable!: boolean;
  @Field({ description: 'Enable what was disabled with the user; false also when every access was disabled by itself.' })
  enable!: boolean;
  @Field({ description: 'Send the invitation again.' })
  resend!: boolean;
  @Field({ description: 'End sessions.' })
  revokeSessions!: boolean;
}

@ObjectType({ description: 'A person who may sign in, as this tenant and this part of its tree know the person.' })
export class User {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;
  @Field({ description: 'E-mail address, by which the person signs in.' })
  email!: string;
  @Field({ description: 'Name in this tenant.' })
  name!: string;
  @Field(() => UserStatusEnum, { description: 'What the accesses in sight come to.' })
  status!: string;
  @Field(() => InstantScalar, { nullable: true, description: 'When the last invitation left; null for those who were never invited by mail.' })
  invitedAt!: Date | null;
  @Field(() => InstantScalar, { nullable: true, description: 'Last sign-in to this tenant.' })
  lastSignInAt!: Date | null;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'A page of the users list.' })
export class UserConnection extends connectionOf('User', User) {}

@ArgsType()
export class UserListArgs extends listArgs('User', USER_LIST) {}

@ObjectType({ description: 'A role as it can, or cannot, be granted by the caller at one organization.' })
export class GrantableRole extends UserRole {
  @Field(() => String, { nullable: true, description: 'Why it cannot be granted there, in words; null where it can.' })
  refusal!: string | null;
}

@ObjectType({ description: 'A session that could act now.' })
export class UserSession {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Browser, such as `Firefox 142`; null when it does not say.' })
  browser!: string | null;
  @Field(() => String, { nullable: true, description: 'Operating system, such as `Windows`.' })
  system!: string | null;
  @Field(() => String, { nullable: true, description: 'Address that it came from when it began.' })
  address!: string | null;
  @Field(() => InstantScalar, { description: 'When it began.' })
  startedAt!: Date;
  @Field(() => InstantScalar, { description: 'When it was last used, to the minute.' })
  lastSeenAt!: Date;
  @Field({ description: 'Whether it is the caller’s own session.' })
  current!: boolean;
  @Field({ description: 'The access that it acts through, in words.' })
  accessLabel!: string;
}

@InputType({ description: 'A grant to make.' })
export class NewAccessInput {
  @Field(() => ID, { description: 'The acting organization or one beneath it.' })
  @IsUUID('all')
  organizationId!: string;
  @Field(() => ID, { description: 'A role that is tied to the level of the organization.' })
  @IsUUID('all')
  roleId!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day; none: at once.' })
  @IsOptional()
  @IsString()
  startsOn?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day, included; none: without end.' })
  @IsOptional()
  @IsString()
  endsOn?: string | null;
}

@InputType({ description: 'Whom to let in, and as what.' })
export class InviteUserInput {
  @Field({ description: 'E-mail address. Someone who has it already gets the accesses.' })
  @IsString()
  @MaxLength(1_000)
  email!: string;
  @Field({ description: 'Name in this tenant; kept as it is for somebody on record.' })
  @IsString()
  name!: string;
  @Field(() => [NewAccessInput], { description: `At least one, at most ${ACCESSES_AT_ONCE}.` })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(ACCESSES_AT_ONCE)
  @ValidateNested({ each: true })
  @Type(() => NewAccessInput)
  accesses!: NewAccessInput[];
}

@InputType({ description: 'What to change of a user.' })
export class SaveUserInput {
  @Field(() => ID, { description: 'The user.' })
  @IsUUID('all')
  id!: string;
  @Field(() => Int, { description: 'Version that was read; a newer one refuses with STALE_VERSION.' })
  @IsInt()
  version!: number;
  @Field({ description: 'Name in this tenant.' })
  @IsString()
  name!: string;
}

@InputType({ description: 'An access of a user, new or changed.' })
export class SaveAccessInput extends NewAccessInput {
  @Field(() => ID, { nullable: true, description: 'The access to change; none: a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'Version that was read, for a change; a newer one refuses with STALE_VERSION.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => ID, { description: 'Whose access.' })
  @IsUUID('all')
  userId!: string;
}

@InputType({ description: 'Whether an access counts.' })
export class SetAccessEnabledInput {
  @Field(() => ID, { description: 'The access.' })
  @IsUUID('all')
  id!: string;
  @Field(() => Int, { description: 'Version that was read; a newer one refuses with STALE_VERSION.' })
  @IsInt()
  version!: number;
  @Field({ description: 'Whether it is to count.' })
  @IsBoolean()
  enabled!: boolean;
}

@InputType({ description: 'Several users at once.' })
export class UsersInput {
  @Field(() => [ID], { description: `The users, at most ${BULK_MAX}.` })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_MAX)
  @IsUUID('all', { each: true })
  ids!: string[];
  @Field({ defaultValue: false, description: 'True: says what would become of each, and changes nothing.' })
  @IsBoolean()
  dryRun!: boolean;
}

@ObjectType({ description: 'What became of a user.' })
export class UserPayload extends MutationPayload {
  @Field(() => User, { nullable: true, description: 'The user; null when there are problems, or when no access is left in sight.' })
  user!: User | null;
}

@ObjectType({ description: 'What became of one user of several.' })
export class UserResult {
  @Field(() => ID, { description: 'The user.' })
  id!: string;
  @Field({ description: 'Whether it was done.' })
  done!: boolean;
  @Field(() => String, { nullable: true, description: 'Why not, in words.' })
  message!: string | null;
}

@ObjectType({ description: 'What became of each.' })
export class UsersPayload extends MutationPayload {
  @Field(() => [UserResult], { nullable: true, description: 'One row per user, in the order asked.' })
  results!: UserResult[] | null;
}

@ObjectType({ description: 'How many sessions were ended.' })
export class RevokeSessionsPayload extends MutationPayload {
  @Field(() => Int, { nullable: true, description: 'Sessions that were ended; null when there are problems.' })
  ended!: number | null;
}
