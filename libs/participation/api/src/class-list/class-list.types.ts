import { Allow, ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DuplicateCandidate, InstantScalar, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { type ValueSource, ValueSourceEnum } from '@afterbell/people/api';
import { CLASS_LIST_ACTIONS, CLASS_LIST_FIELDS, type ClassListAction, type ClassListField, type ClassListMapping, type DateOrder } from '@afterbell/participation/domain';
import { enumOf } from '../attendance/attendance.types';
import { WhenFullEnum } from '../enrollment/enrollment.types';
import type { WhenFull } from '../places/capacity';

export const ClassListActionEnum = enumOf(CLASS_LIST_ACTIONS);
registerEnumType(ClassListActionEnum, {
  name: 'ClassListAction',
  description: 'What importing a row of a class list does.',
  valuesMap: {
    enroll: { description: 'Enrolls someone on record.' },
    add: { description: 'Adds a new child to the site and enrolls it.' },
    already: { description: 'Nothing: the child is enrolled already.' },
    decide: { description: 'Nothing until somebody decides: it may be someone on record.' },
    skip: { description: 'Nothing: the row repeats another, or was left out.' },
    error: { description: 'Nothing: the row has a problem.' },
  },
});

export const ClassListFieldEnum = enumOf(CLASS_LIST_FIELDS);
registerEnumType(ClassListFieldEnum, {
  name: 'ClassListField',
  description: 'What a column of a class list holds.',
  valuesMap: {
    firstName: { description: 'Given name.' },
    lastName: { description: 'Family name.' },
    fullName: { description: 'Both in one column.' },
    birthDate: { description: 'Day of birth.' },
    grade: { description: 'School grade.' },
    localId: { description: 'Student ID of the school or district.' },
  },
});

export const DECISIONS = ['create', 'use', 'skip'] as const;
export type Decision = (typeof DECISIONS)[number];
export const DecisionEnum = enumOf(DECISIONS);
registerEnumType(DecisionEnum, {
  name: 'ClassListDecision',
  description: 'What somebody decided about a row.',
  valuesMap: {
    create: { description: 'It is a new child.' },
    use: { description: 'It is the person named.' },
    skip: { description: 'Leave the row out.' },
  },
});

export const DateOrderEnum = enumOf(['mdy', 'dmy'] as const);
registerEnumType(DateOrderEnum, {
  name: 'ClassListDateOrder',
  description: 'How dates with slashes are read.',
  valuesMap: { mdy: { description: 'Month first.' }, dmy: { description: 'Day first.' } },
});

@InputType({ description: 'Which values of a row are written over those on record.' })
export class ClassListChangeInput {
  @Allow()
  @Field(() => Int, { description: 'Line of the file that the row begins on.' })
  line!: number;
  @IsArray()
  @Field(() => [ClassListFieldEnum], { description: 'The values; those that are no difference of the row are ignored.' })
  fields!: ClassListField[];
}

@InputType({ description: 'Index of the column of each field, from 0; a field that is left out is not read.' })
export class ClassListMappingInput implements ClassListMapping {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Given name.' })
  firstName?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Family name.' })
  lastName?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Both in one column; wins over the two.' })
  fullName?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Day of birth.' })
  birthDate?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'School grade.' })
  grade?: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Student ID.' })
  localId?: number;
}

@InputType({ description: 'What somebody decided about one row.' })
export class ClassListDecisionInput {
  @Allow()
  @Field(() => Int, { description: 'Line of the row.' })
  line!: number;
  @Allow()
  @Field(() => DecisionEnum, { description: 'The decision.' })
  decision!: Decision;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'For `use`: the person on record.' })
  personId?: string | null;
}

@InputType({ description: 'A class list and the session its children are enrolled in. Either `text` or `contentBase64` holds the file.' })
export class ClassListInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day from which they are enrolled.' })
  date!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The file as text: comma, semicolon, tab or pipe between the columns, at most 2,000 rows.' })
  text?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The bytes of the file; UTF-8, UTF-16 and windows-1252 are told apart.' })
  contentBase64?: string | null;
  @Allow()
  @Field(() => ClassListMappingInput, { nullable: true, description: 'The columns, when the guess of the preview was changed.' })
  mapping?: ClassListMappingInput | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Whether the first row holds headings, when the guess was changed.' })
  hasHeader?: boolean | null;
  @Allow()
  @Field(() => DateOrderEnum, { nullable: true, description: 'How dates with slashes are read, when the guess was changed.' })
  dateOrder?: DateOrder | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2_000)
  @Field(() => [ClassListDecisionInput], { nullable: true, description: 'Decisions about rows, by line.' })
  decisions?: ClassListDecisionInput[] | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2_000)
  @Field(() => [ClassListChangeInput], { nullable: true, description: 'Values to write over the record’s, by line. Without an entry those are written that a file or a feed brought before; an entry without fields writes none.' })
  changes?: ClassListChangeInput[] | null;
  @Allow()
  @Field(() => WhenFullEnum, { nullable: true, description: 'For a session that has a limit; `ask` when left out.' })
  whenFull?: WhenFull | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why they wait, or why there are more than places; at most 200 characters.' })
  reason?: string | null;
  @IsOptional()
  @IsArray()
  @Field(() => [ClassListActionEnum], { nullable: true, description: 'Answer only rows with these actions.' })
  only?: ClassListAction[] | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Rows to answer, 1 to 200; 200 when left out. Counts are always of the whole file.' })
  first?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Rows to skip.' })
  offset?: number | null;
}

@ObjectType('ClassListIssue', { description: 'Something to know about a row.' })
export class ClassListIssueType {
  @Field(() => ClassListFieldEnum, { nullable: true, description: 'The field; none when it is about the row.' })
  field!: ClassListField | null;
  @Field({ description: 'What it is, in words.' })
  message!: string;
}

@ObjectType('ClassListColumn', { description: 'A column of the file.' })
export class ClassListColumnType {
  @Field(() => Int, { description: 'Its index, from 0.' })
  index!: number;
  @Field({ description: 'Its heading, or `Column 2` where there is none.' })
  header!: string;
  @Field(() => [String], { description: 'The first values, to recognize it by.' })
  samples!: readonly string[];
  @Field(() => ClassListFieldEnum, { nullable: true, description: 'What it is read as; none when it is not read.' })
  field!: ClassListField | null;
}

@ObjectType({ description: 'A value of the file that differs from the record’s.' })
export class ClassListChange {
  @Field(() => ClassListFieldEnum, { description: 'Which value.' })
  field!: ClassListField;
  @Field(() => String, { nullable: true, description: 'What is on record.' })
  recorded!: string | null;
  @Field({ description: 'What the file says.' })
  given!: string;
  @Field(() => Boolean, { description: 'Whether files leave it alone unless somebody says otherwise: it was typed, or nobody knows where it came from.' })
  isProtected!: boolean;
  @Field(() => ValueSourceEnum, { nullable: true, description: 'Where what is on record came from, when that is known.' })
  source!: ValueSource | null;
  @Field(() => String, { nullable: true, description: 'Which file or system it came from.' })
  sourceRef!: string | null;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was written.' })
  at!: Date | null;
  @Field(() => Boolean, { description: 'Whether importing writes what the file says, or has written it.' })
  applies!: boolean;
}

@ObjectType({ description: 'A row of the file and what importing it does, or did.' })
export class ClassListReportRow {
  @Field(() => Int, { description: 'Line of the file that the row begins on.' })
  line!: number;
  @Field({ description: 'Given name.' })
  firstName!: string;
  @Field({ description: 'Family name.' })
  lastName!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth.' })
  birthDate!: string | null;
  @Field(() => String, { nullable: true, description: 'School grade.' })
  grade!: string | null;
  @Field(() => String, { nullable: true, description: 'Student ID.' })
  localId!: string | null;
  @Field(() => ClassListActionEnum, { description: 'What importing it does, or did.' })
  action!: ClassListAction;
  @Field(() => ID, { nullable: true, description: 'Who is enrolled.' })
  personId!: string | null;
  @Field(() => String, { nullable: true, description: 'Name on record of who is enrolled.' })
  personName!: string | null;
  @Field(() => [DuplicateCandidate], { description: 'Who it may be, most alike first.' })
  candidates!: DuplicateCandidate[];
  @Field(() => [ClassListChange], { description: 'Where the file and the record differ.' })
  changes!: readonly ClassListChange[];
  @Field(() => [ClassListIssueType], { description: 'Why it is not imported.' })
  problems!: readonly ClassListIssueType[];
  @Field(() => [ClassListIssueType], { description: 'What to look at.' })
  warnings!: readonly ClassListIssueType[];
}

@ObjectType({ description: 'How many rows have each action.' })
export class ClassListCounts {
  @Field(() => Int, { description: 'Rows of the file.' })
  total!: number;
  @Field(() => Int, { description: 'Someone on record is enrolled.' })
  enroll!: number;
  @Field(() => Int, { description: 'A new child is added and enrolled.' })
  add!: number;
  @Field(() => Int, { description: 'Enrolled already.' })
  already!: number;
  @Field(() => Int, { description: 'Waiting for a decision.' })
  decide!: number;
  @Field(() => Int, { description: 'Left out.' })
  skip!: number;
  @Field(() => Int, { description: 'With a problem.' })
  error!: number;
}

@ObjectType({ description: 'How many values of one field are written over.' })
export class ClassListChangedField {
  @Field(() => ClassListFieldEnum, { description: 'The field.' })
  field!: ClassListField;
  @Field(() => Int, { description: 'In how many rows of the whole file.' })
  count!: number;
}

@ObjectType({ description: 'A class list as it was read, and what importing it does, or did.' })
export class ClassListReport {
  @Field({ description: 'Whether the file has headings.' })
  hasHeader!: boolean;
  @Field(() => [ClassListColumnType], { description: 'The columns and what each is read as.' })
  columns!: ClassListColumnType[];
  @Field(() => DateOrderEnum, { nullable: true, description: 'How dates with slashes were read; none when the column has both orders and nobody has said which: then rows that could be either wait.' })
  dateOrder!: DateOrder | null;
  @Field(() => [String], { description: 'What is wrong with the file as a whole; then no row is read.' })
  fileProblems!: readonly string[];
  @Field(() => ClassListCounts, { description: 'Counts of the whole file.' })
  counts!: ClassListCounts;
  @Field(() => Int, { description: 'Values on record that importing writes over, or wrote over, in the whole file.' })
  changedValues!: number;
  @Field(() => [ClassListChangedField], { description: 'Those values by field; fields of which none is written over are not named.' })
  changedFields!: readonly ClassListChangedField[];
  @Field(() => Int, { description: 'How many were put on the wait list, of those counted as enrolled or added; 0 in a preview.' })
  waiting!: number;
  @Field(() => [ClassListReportRow], { description: 'The rows asked for.' })
  rows!: ClassListReportRow[];
}

@ObjectType({ description: 'Answer of previewClassList and importClassList.' })
export class ClassListPayload extends MutationPayload {
  @Field(() => ClassListReport, { nullable: true, description: 'The file, row by row.' })
  report?: ClassListReport | null;
}
