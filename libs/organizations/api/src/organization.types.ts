import { Allow } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ORGANIZATION_LEVELS } from '@afterbell/core/domain';
import { connectionOf, InstantScalar, listArgs } from '@afterbell/core/api';
import { ORGANIZATION_LIST } from './organization-list';

export const OrganizationLevelEnum = Object.fromEntries(ORGANIZATION_LEVELS.map((level) => [level, level]));
registerEnumType(OrganizationLevelEnum, { name: 'OrganizationLevel', description: 'Where an organization stands in the tree. Screens say the tenant’s own name of the level.' });

/** A node of the tree as others name it. What stands above the caller is seen as this and no more. */
@ObjectType({ description: 'An organization by name: all that is seen of what stands above the acting organization.' })
export class OrganizationRef {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => OrganizationLevelEnum, { description: 'Its level.' })
  level!: string;
}

@ObjectType({ description: 'An organization: a node of the tenant’s tree.' })
export class Organization extends OrganizationRef {
  parentId!: string | null;
  @Field({ description: 'False when it was disabled; its records stay.' })
  enabled!: boolean;
  @Field(() => String, { nullable: true, description: 'Time zone of its own, an IANA name; without one it has its parent’s.' })
  timeZone!: string | null;
  @Field(() => String, { nullable: true, description: 'Identifier that the state gave it.' })
  stateId!: string | null;
  @Field(() => String, { nullable: true, description: 'Identifier of the National Center for Education Statistics.' })
  ncesId!: string | null;
  @Field(() => String, { nullable: true, description: 'The lowest grade that a site or a school serves: PK, K, 1 to 12.' })
  gradeFrom!: string | null;
  @Field(() => String, { nullable: true, description: 'The highest grade that it serves.' })
  gradeTo!: string | null;
  @Field(() => InstantScalar, { description: 'When it was added.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'A page of the organizations list.' })
export class OrganizationConnection extends connectionOf('Organization', Organization) {}

@ArgsType()
export class OrganizationListArgs extends listArgs('Organization', ORGANIZATION_LIST, { custom: true }) {
  @Allow()
  @Field(() => Boolean, { defaultValue: false, description: 'Also organizations that are inactive in the current term.' })
  includeInactive!: boolean;
}
