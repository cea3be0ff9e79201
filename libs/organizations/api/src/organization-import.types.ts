import { Allow, IsArray, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';
import { IMPORT_ACTIONS, IMPORT_FIELDS, type ImportAction, type ImportField, type ImportMapping } from '@afterbell/organizations/domain';
import { OrganizationLevelEnum } from './organization.types';

const enumOf = <Value extends string>(values: readonly Value[]) => Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;

export const ImportActionEnum = enumOf(IMPORT_ACTIONS);
registerEnumType(ImportActionEnum, {
  name: 'OrganizationImportAction',
  description: 'What importing a row of a tree does.',
  valuesMap: {
    add: { description: 'Adds an organization.' },
    already: { description: 'Nothing: it is there already.' },
    error: { description: 'Nothing: the row has a problem.' },
  },
});
export const ImportFieldEnum = enumOf(IMPORT_FIELDS);
registerEnumType(ImportFieldEnum, {
  name: 'OrganizationImportField',
  description: 'What a column of a tree holds.',
  valuesMap: {
    name: { description: 'Name.' },
    level: { description: 'Level, by the tenant’s name, the usual name or its key.' },
    parent: { description: 'What it is part of: a name, a path of names or an external id; empty for the acting organization.' },
    stateId: { description: 'Identifier that the state gave it.' },
    ncesId: { description: 'NCES identifier.' },
  },
});

@InputType({ description: 'Index of the column of each field, from 0; a field that is left out is not read.' })
export class OrganizationImportMapping implements ImportMapping {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Name.' })
  name?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Level.' })
  level?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Part of.' })
  parent?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'State ID.' })
  stateId?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'NCES ID.' })
  ncesId?: number;
}

@InputType({ description: 'A tree in a file with headings: name, level, part of, state ID, NCES ID, in any order.' })
export class OrganizationImportInput {
  @Allow()
  @Field({ description: 'The bytes of the file, at best gzipped; UTF-8, UTF-16 and windows-1252 are told apart, as are comma, semicolon, tab and pipe. At most 10,000 rows.' })
  contentBase64!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Name of the file, for the trail; its first 200 characters are kept.' })
  fileName?: string | null;
  @Allow()
  @Field(() => OrganizationImportMapping, { nullable: true, description: 'The columns, when the guess of the preview was changed.' })
  mapping?: OrganizationImportMapping | null;
  @IsOptional()
  @IsArray()
  @Field(() => [ImportActionEnum], { nullable: true, description: 'Answer only rows with these actions.' })
  only?: ImportAction[] | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Rows to answer, 1 to 200; 200 when left out. Counts are always of the whole file.' })
  first?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Rows to skip.' })
  offset?: number | null;
}

@ObjectType({ description: 'Something to know about a row.' })
export class OrganizationImportIssue {
  @Field(() => ImportFieldEnum, { nullable: true, description: 'The field; none when it is about the row.' })
  field!: ImportField | null;
  @Field({ description: 'What it is, in words.' })
  message!: string;
}

@ObjectType({ description: 'A column of the file.' })
export class OrganizationImportColumn {
  @Field(() => Int, { description: 'Its index, from 0.' })
  index!: number;
  @Field({ description: 'Its heading.' })
  header!: string;
  @Field(() => ImportFieldEnum, { nullable: true, description: 'What it is read as; none when it is not read.' })
  field!: ImportField | null;
}

@ObjectType({ description: 'A row of the file and what importing it does, or did.' })
export class OrganizationImportRow {
  @Field(() => Int, { description: 'Line of the file that the row begins on.' })
  line!: number;
  @Field({ description: 'Name.' })
  name!: string;
  @Field(() => OrganizationLevelEnum, { nullable: true, description: 'Level; none when it was not understood.' })
  level!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of what it comes under, or what the file says of it.' })
  parentName!: string | null;
  @Field(() => String, { nullable: true, description: 'State ID.' })
  stateId!: string | null;
  @Field(() => String, { nullable: true, description: 'NCES ID.' })
  ncesId!: string | null;
  @Field(() => ImportActionEnum, { description: 'What importing it does, or did.' })
  action!: ImportAction;
  @Field(() => ID, { nullable: true, description: 'The organization, when it is there.' })
  id!: string | null;
  @Field(() => [OrganizationImportIssue], { description: 'Why it is not imported, or what to look at.' })
  issues!: readonly OrganizationImportIssue[];
}

@ObjectType({ description: 'How many rows have each action.' })
export class OrganizationImportCounts {
  @Field(() => Int, { description: 'Rows of the file.' })
  total!: number;
  @Field(() => Int, { description: 'Added.' })
  add!: number;
  @Field(() => Int, { description: 'There already.' })
  already!: number;
  @Field(() => Int, { description: 'With a problem.' })
  error!: number;
}

@ObjectType({ description: 'A tree as it was read, and what importing it does, or did.' })
export class OrganizationImportReport {
  @Field(() => [OrganizationImportColumn], { description: 'The columns and what each is read as.' })
  columns!: readonly OrganizationImportColumn[];
  @Field(() => [String], { description: 'What is wrong with the file as a whole; then no row is read.' })
  fileProblems!: readonly string[];
  @Field(() => OrganizationImportCounts, { description: 'Counts of the whole file.' })
  counts!: OrganizationImportCounts;
  @Field(() => [OrganizationImportRow], { description: 'The rows asked for.' })
  rows!: readonly OrganizationImportRow[];
}

@ObjectType({ description: 'Answer of previewOrganizationImport and importOrganizations.' })
export class OrganizationImportPayload extends MutationPayload {
  @Field(() => OrganizationImportReport, { nullable: true, description: 'The file, row by row.' })
  report?: OrganizationImportReport | null;
}
