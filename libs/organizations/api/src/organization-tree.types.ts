import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PlainDateScalar } from '@afterbell/core/api';
import { OBSTACLE_KINDS, type ObstacleKind } from './organization-obstacles';
import { OrganizationLevelEnum, OrganizationRef } from './organization.types';

@ObjectType({ description: 'An organization as a node of the tree.' })
export class OrganizationTreeNode {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field(() => ID, { nullable: true, description: 'The node it is shown under; null for the root of the answer.' })
  parentId!: string | null;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => OrganizationLevelEnum, { description: 'Its level.' })
  level!: string;
  @Field({ description: 'False when it was disabled.' })
  enabled!: boolean;
  @Field({ description: 'Whether nothing stands in the way of disabling it.' })
  canBeDisabled!: boolean;
  @Field({ description: 'False when it, or one above it, is inactive in the current term.' })
  activeInTerm!: boolean;
  @Field(() => Int, { description: 'Nodes directly under it.' })
  childCount!: number;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'What the caller may do with the tree.' })
export class OrganizationTreeRights {
  @Field({ description: 'Whether the tree may be changed at all.' })
  edit!: boolean;
  @Field(() => [OrganizationLevelEnum], { description: 'Levels whose organizations may be added, renamed, moved, enabled and disabled.' })
  levels!: string[];
  @Field(() => [OrganizationLevelEnum], { description: 'Levels whose organizations may be imported.' })
  importLevels!: string[];
}

@ObjectType({ description: 'The acting organization and everything beneath it.' })
export class OrganizationTree {
  @Field({ description: 'Which answer this is, to be sent as `unless` when it is asked again. It means nothing else.' })
  version!: string;
  @Field({ description: 'Whether it is the answer that the caller holds; `nodes` is then empty.' })
  unchanged!: boolean;
  @Field(() => [OrganizationTreeNode], { description: 'The nodes, flat; siblings by name. Not paged.' })
  nodes!: OrganizationTreeNode[];
  @Field(() => OrganizationTreeRights, { description: 'What the caller may do with it.' })
  viewerCan!: OrganizationTreeRights;
}

export const ObstacleKindEnum = Object.fromEntries(OBSTACLE_KINDS.map((kind) => [kind, kind])) as Record<ObstacleKind, ObstacleKind>;
registerEnumType(ObstacleKindEnum, {
  name: 'OrganizationObstacleKind',
  description: 'What keeps an organization from being disabled.',
  valuesMap: {
    top: { description: 'It is the top of the tree.' },
    acting: { description: 'The caller acts there.' },
    organizations: { description: 'Organizations beneath it are enabled.' },
    sessions: { description: 'Sessions at it or beneath it are not over.' },
    periods: { description: 'A term with its sessions is open.' },
  },
});

@ObjectType({ description: 'Something that keeps an organization from being disabled.' })
export class OrganizationObstacle {
  @Field(() => ObstacleKindEnum, { description: 'What it is.' })
  kind!: ObstacleKind;
  @Field(() => Int, { description: 'How many.' })
  count!: number;
  @Field(() => [String], { description: 'Names of the first three.' })
  names!: string[];
  @Field({ description: 'The same in words.' })
  message!: string;
}

@ObjectType({ description: 'What the caller may do with an organization.' })
export class OrganizationRights {
  @Field({ description: 'Rename, move, enable, disable it and change its details.' })
  edit!: boolean;
  @Field(() => [OrganizationLevelEnum], { description: 'Levels that may be added under it.' })
  addLevels!: string[];
}

@ObjectType({ description: 'A reporting term, as an organization stands to it.' })
export class OrganizationTerm {
  @Field(() => ID, { description: 'Id of the term.' })
  termId!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field({ description: 'False when it, or one above it, is inactive in the term; it is then hidden there.' })
  active!: boolean;
  @Field({ description: 'Whether the organization itself was set inactive.' })
  setHere!: boolean;
  @Field(() => OrganizationRef, { nullable: true, description: 'The organization above, itself set inactive, that makes this one so.' })
  inactiveBecauseOf!: OrganizationRef | null;
}
