import { Allow, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar } from '@afterbell/core/api';
import { VERBS } from '@afterbell/core/domain';

@ObjectType({ description: 'A user whose rights can be explained.' })
export class ExplainableUser {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
  @Field({ description: 'E-mail address.' })
  email!: string;
  @Field({ description: 'False when the user was disabled.' })
  enabled!: boolean;
}

@InputType({ description: 'Whose right to what: a user or one access; a feature with a verb, or the path of a page.' })
export class ExplainAccessInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The user: every access at or beneath the acting organization is explained.' })
  userId?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'One access.' })
  accessId?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'Organization that the user acts at: the access’s own when left out, or one beneath it.' })
  organizationId?: string | null;
  @IsOptional()
  @IsString()
  @MaxLength(120)
  @Field(() => String, { nullable: true, description: 'Feature of the catalogue, such as `people.participants`.' })
  feature?: string | null;
  @IsOptional()
  @IsIn([...VERBS])
  @Field(() => String, { nullable: true, description: 'view (when left out), edit, delete, export or import.' })
  verb?: string | null;
  @IsOptional()
  @IsString()
  @MaxLength(60)
  @Field(() => String, { nullable: true, description: 'Tab of the feature.' })
  tab?: string | null;
  @IsOptional()
  @IsString()
  @MaxLength(500)
  @Field(() => String, { nullable: true, description: 'Path of a page, instead of a feature.' })
  path?: string | null;
}

@ObjectType({ description: 'One link of the chain that decides.' })
export class AccessStep {
  @Field({ description: 'What is tested: tenant, user, access, starts, ends, page, scope, maintenance, section, feature, verb or tab; passkey and confirm let through and say that a passkey is asked for at sign-in, or just before it is done.' })
  kind!: string;
  @Field({ description: 'Whether it lets through; the first that does not is the reason.' })
  passed!: boolean;
  @Field(() => String, { nullable: true, description: 'Place of the entry that decides, such as `people.participants/NOTES`.' })
  entry?: string | null;
  @Field(() => String, { nullable: true, description: 'What the role holds there; null denies.' })
  value?: string | null;
  @Field(() => String, { nullable: true, description: 'What would be needed there.' })
  verb?: string | null;
  @Field(() => String, { nullable: true, description: 'Scope letter of the page.' })
  letter?: string | null;
  @Field(() => [String], { nullable: true, description: 'Levels that would do.' })
  levels?: readonly string[] | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'First or last day of the access.' })
  date?: string | null;
  @Field(() => String, { nullable: true, description: 'Kind of page: feature, section, signed-in, guest, public or not-found.' })
  page?: string | null;
}

@ObjectType({ description: 'An organization as an explanation names it.' })
export class ExplainedOrganization {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field({ description: 'Its level.' })
  level!: string;
}

@ObjectType({ description: 'Why one access allows or denies what was asked.' })
export class AccessExplanation {
  @Field(() => ID, { description: 'The access.' })
  accessId!: string;
  @Field(() => ExplainableUser, { description: 'Whose access it is.' })
  user!: ExplainableUser;
  @Field(() => ExplainedOrganization, { description: 'Where it was granted.' })
  organization!: ExplainedOrganization;
  @Field(() => ExplainedOrganization, { description: 'Where the user is taken to act.' })
  acting!: ExplainedOrganization;
  @Field(() => ID, { description: 'Its role.' })
  roleId!: string;
  @Field({ description: 'Name of the role.' })
  roleName!: string;
  @Field({ description: 'The outcome.' })
  allowed!: boolean;
  @Field(() => [AccessStep], { description: 'Every link of the chain, in order.' })
  steps!: readonly AccessStep[];
}
