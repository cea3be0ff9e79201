import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt } from 'class-validator';
import { MutationPayload } from '@afterbell/core/api';
import { ORGANIZATION_LEVELS } from '@afterbell/core/domain';

@ObjectType('SignInLimit', { description: 'A limit of sign-in attempts, the same for every tenant.' })
export class SignInLimitType {
  @Field(() => ID, { description: 'Key of the limit, such as `codePerHour`.' })
  key!: string;
  @Field(() => Int, { description: 'How many are let through.' })
  hits!: number;
  @Field(() => Int, { description: 'In how many seconds.' })
  seconds!: number;
}

@ObjectType('SecurityPolicy', { description: 'What the tenant demands of sessions and passkeys.' })
export class SecurityPolicyType {
  @Field(() => [String], { description: 'Levels whose accesses need a passkey to sign in.' })
  passkeyLevels!: string[];
  @Field({ description: 'Whether changes to users, roles and security need a fresh passkey.' })
  confirmPermissions!: boolean;
  @Field({ description: 'Whether exports need a fresh passkey.' })
  confirmExports!: boolean;
  @Field(() => Int, { description: 'Seconds without a request after which a session ends.' })
  idleSeconds!: number;
  @Field(() => Int, { description: 'Seconds after which a session ends whatever is done.' })
  sessionSeconds!: number;
  @Field(() => Int, { description: 'Version to send with a change; 0 before the first.' })
  version!: number;
  @Field({ description: 'Whether the person who asks has a passkey on this host: without one, nothing can be made to need it.' })
  viewerHasPasskey!: boolean;
  @Field(() => [SignInLimitType], { description: 'The limits of sign-in attempts; they are the same for every tenant and cannot be set.' })
  limits!: SignInLimitType[];
}

@InputType({ description: 'What the tenant demands of sessions and passkeys.' })
export class SecurityPolicyInput {
  @Field(() => [String], { description: 'Levels whose accesses need a passkey to sign in.' })
  @IsArray()
  @ArrayMaxSize(9)
  @IsIn(ORGANIZATION_LEVELS, { each: true })
  passkeyLevels!: string[];
  @Field({ description: 'Whether changes to users, roles and security need a fresh passkey.' })
  @IsBoolean()
  confirmPermissions!: boolean;
  @Field({ description: 'Whether exports need a fresh passkey.' })
  @IsBoolean()
  confirmExports!: boolean;
  @Field(() => Int, { description: 'Seconds without a request after which a session ends: 300 to 14400.' })
  @IsInt()
  idleSeconds!: number;
  @Field(() => Int, { description: 'Seconds after which a session ends whatever is done: 3600 to 43200.' })
  @IsInt()
  sessionSeconds!: number;
  @Field(() => Int, { description: 'The version that was read.' })
  @IsInt()
  version!: number;
}

@ObjectType({ description: 'What saving the policy led to.' })
export class SecurityPolicyPayload extends MutationPayload {
  @Field(() => SecurityPolicyType, { nullable: true, description: 'The policy; null when there are problems.' })
  policy!: SecurityPolicyType | null;
}

@ObjectType({ description: 'What resetting the ways of signing in led to.' })
export class ResetSignInPayload extends MutationPayload {
  @Field(() => Int, { nullable: true, description: 'How many passkeys were removed; null when there are problems.' })
  passkeys!: number | null;
  @Field(() => Int, { nullable: true, description: 'How many links to identity providers were removed; null when there are problems.' })
  identities!: number | null;
}
