import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Allow, ArrayMaxSize, IsArray } from 'class-validator';
import { PERIOD_TYPES, TERM_KINDS } from '@afterbell/core/domain';
import { connectionOf, listArgs, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { PERIOD_LIST } from './period-list';
import { MOST_ORGANIZATIONS } from './period-organizations.service';

const enumOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export const PeriodTypeEnum = enumOf(PERIOD_TYPES);
registerEnumType(PeriodTypeEnum, { name: 'DataCollectionPeriodType', description: 'Type of a data collection period.' });
export const TermKindEnum = enumOf([...TERM_KINDS, 'year']);
registerEnumType(TermKindEnum, { name: 'ReportingTermKind', description: 'Part of the reporting year that a term is; `year` is the term that comes with a year and follows it.' });
export const TakingPartEnum = enumOf(['all', 'some', 'none']);
registerEnumType(TakingPartEnum, { name: 'TakingPart', description: 'How much of the acting organization and what is beneath it a period is for.' });

@ObjectType({ description: 'A reporting year by name.' })
export class ReportingYearRef {
  @Field(() => ID, { description: 'Id of the year.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
}

@ObjectType({ description: 'A data collection period: a reporting year or a reporting term.' })
export class DataCollectionPeriod {
  yearId!: string | null;
  yearName!: string | null;
  termId!: string | null;
  @Field(() => ID, { description: 'Id of the year or the term.' })
  id!: string;
  @Field(() => PeriodTypeEnum, { description: 'Its type.' })
  type!: string;
  @Field(() => TermKindEnum, { nullable: true, description: 'Which part of the year a term is; null for a year.' })
  kind!: string | null;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'A page of the data collection periods.' })
export class DataCollectionPeriodConnection extends connectionOf('DataCollectionPeriod', DataCollectionPeriod) {}

@ArgsType()
export class DataCollectionPeriodListArgs extends listArgs('DataCollectionPeriod', PERIOD_LIST) {}

@ObjectType({ description: 'A reporting year.' })
export class ReportingYear extends ReportingYearRef {
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
  @Field(() => ID, { nullable: true, description: 'The term of the same name and dates that came with it.' })
  termId!: string | null;
}

@ObjectType({ description: 'A reporting term.' })
export class ReportingTerm {
  @Field(() => ID, { description: 'Id of the term.' })
  id!: string;
  @Field(() => ID, { nullable: true, description: 'Its reporting year.' })
  yearId!: string | null;
  @Field(() => TermKindEnum, { description: 'Which part of the year it is.' })
  kind!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'An organization in the tree of a period: flat, with the parent’s id.' })
export class PeriodOrganization {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field(() => ID, { nullable: true, description: 'What it stands under; null for the acting organization.' })
  parentId!: string | null;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => String, { description: 'One of the nine levels, such as `institution` or `site`.' })
  level!: string;
  @Field({ description: 'False when it was disabled.' })
  enabled!: boolean;
  @Field({ description: 'Whether it takes part in the period.' })
  active!: boolean;
}

@ObjectType({ description: 'A term by id and name.' })
export class PeriodTermRef {
  @Field(() => ID, { description: 'Id of the term.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
}

@ObjectType({ description: 'Which organizations at or beneath the acting one a period is for.' })
export class PeriodOrganizationTree {
  @Field(() => [PeriodOrganization], { description: 'The acting organization and all beneath it, parents before their children.' })
  nodes!: PeriodOrganization[];
  @Field(() => [ID], { description: 'Organizations that take no part, and nothing beneath them does.' })
  inactiveIds!: string[];
  @Field(() => String, { nullable: true, description: 'Name of an organization above the acting one that takes no part, and so nothing here does.' })
  leftOutBy!: string | null;
  @Field(() => [PeriodTermRef], { description: 'For the term that came with a year: the year’s other terms.' })
  otherTerms!: PeriodTermRef[];
}

@InputType({ description: 'A reporting year to make, or to change when it has an id.' })
export class SaveReportingYearInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The year to change; a new one if left out.' })
  id?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'The version that was read; needed to change one.' })
  version?: number | null;
  @Allow()
  @Field({ description: 'Its name, 1 to 100 characters.' })
  name!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
}

@InputType({ description: 'A reporting term to make, or to change when it has an id.' })
export class SaveReportingTermInput extends SaveReportingYearInput {
  @Allow()
  @Field(() => ID, { description: 'Its reporting year, within whose dates it lies.' })
  yearId!: string;
  @Allow()
  @Field(() => TermKindEnum, { description: 'Which part of the year it is; `year` cannot be chosen.' })
  kind!: string;
}

@InputType({ description: 'Which organizations a period is for.' })
export class SetPeriodOrganizationsInput {
  @Allow()
  @Field(() => ID, { description: 'The term; for a year, the one that came with it.' })
  termId!: string;
  @IsArray()
  @ArrayMaxSize(MOST_ORGANIZATIONS)
  @Field(() => [ID], { description: '`inactiveIds` as they were read: a change by somebody else meanwhile is a conflict.' })
  before!: string[];
  @IsArray()
  @ArrayMaxSize(MOST_ORGANIZATIONS)
  @Field(() => [ID], { description: 'Organizations that shall take no part; what is beneath one of them need not be named.' })
  after!: string[];
  @Allow()
  @Field({ defaultValue: false, description: 'For the term that came with a year: the same choice for its other terms.' })
  everyTerm!: boolean;
}

@ObjectType({ description: 'Answer of saveReportingYear.' })
export class SaveReportingYearPayload extends MutationPayload {
  @Field(() => ReportingYear, { nullable: true, description: 'The year as it is now.' })
  reportingYear?: ReportingYear | null;
}

@ObjectType({ description: 'Answer of saveReportingTerm.' })
export class SaveReportingTermPayload extends MutationPayload {
  @Field(() => ReportingTerm, { nullable: true, description: 'The term as it is now.' })
  reportingTerm?: ReportingTerm | null;
}

@ObjectType({ description: 'Answer of removing a period.' })
export class RemovePeriodPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'What was removed.' })
  removedId?: string | null;
}

@ObjectType({ description: 'Answer of setPeriodOrganizations.' })
export class SetPeriodOrganizationsPayload extends MutationPayload {
  @Field(() => PeriodOrganizationTree, { nullable: true, description: 'The choice as it is now.' })
  organizations?: PeriodOrganizationTree | null;
}
