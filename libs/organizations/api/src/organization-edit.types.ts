import { Allow, ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';
import type { OrganizationLevel } from '@afterbell/core/domain';
import { OrganizationTerm } from './organization-tree.types';
import { Organization, OrganizationLevelEnum } from './organization.types';

@InputType('CreateOrganizationInput', { description: 'A new organization.' })
export class CreateOrganizationFields {
  @Allow()
  @Field(() => ID, { description: 'What it comes under; its level must be one that may stand there (docs/organizations.md).' })
  parentId!: string;
  @Allow()
  @Field(() => OrganizationLevelEnum, { description: 'Its level; it cannot be changed later.' })
  level!: OrganizationLevel;
  @Allow()
  @Field({ description: 'Its name, at most 200 characters.' })
  name!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'IANA time zone of its own; without one it has its parent’s.' })
  timeZone?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Identifier that the state gave it, unique in the tenant.' })
  stateId?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'NCES identifier, unique in the tenant.' })
  ncesId?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The lowest grade that it serves, of a site or a school: PK, K, 1 to 12. Both or neither.' })
  gradeFrom?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The highest grade that it serves.' })
  gradeTo?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @Field(() => [ID], { nullable: true, description: 'Terms in which it is inactive; in all others it is active.' })
  inactiveTermIds?: string[] | null;
  @Allow()
  @Field({ defaultValue: false, description: 'True: only the problems that it would have; nothing is added, and no organization is answered.' })
  dryRun!: boolean;
}

@InputType('EditOrganizationInput', { description: 'Changes to an organization. What is left out stays; null empties.' })
export class EditOrganizationFields {
  @Allow()
  @Field(() => ID, { description: 'The organization.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Its name.' })
  name?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'IANA time zone of its own.' })
  timeZone?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Identifier that the state gave it.' })
  stateId?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'NCES identifier.' })
  ncesId?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The lowest grade that it serves, of a site or a school: PK, K, 1 to 12. Both or neither.' })
  gradeFrom?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The highest grade that it serves.' })
  gradeTo?: string | null;
}

@InputType('OrganizationTermInput', { description: 'A term and whether the organization is to be active in it.' })
export class OrganizationTermChange {
  @Allow()
  @Field(() => ID, { description: 'The term.' })
  termId!: string;
  @Allow()
  @Field({ description: 'Whether it is active.' })
  active!: boolean;
}

@InputType('SetOrganizationTermsInput', { description: 'Terms of an organization to change; terms that are not named stay as they are.' })
export class OrganizationTermsFields {
  @Allow()
  @Field(() => ID, { description: 'The organization.' })
  organizationId!: string;
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => OrganizationTermChange)
  @Field(() => [OrganizationTermChange], { description: 'The changes.' })
  terms!: OrganizationTermChange[];
}

@ObjectType({ description: 'Answer of the mutations of one organization.' })
export class OrganizationPayload extends MutationPayload {
  @Field(() => Organization, { nullable: true, description: 'The organization as it is now.' })
  organization?: Organization | null;
}

@ObjectType({ description: 'Answer of setOrganizationTerms.' })
export class OrganizationTermsPayload extends MutationPayload {
  @Field(() => [OrganizationTerm], { nullable: true, description: 'All terms as they are now.' })
  terms?: OrganizationTerm[] | null;
}
