import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import { IsString } from 'class-validator';

const enumOf = (codes: readonly string[]) => Object.fromEntries(codes.map((value) => [value, value]));
export const PersonExportStateEnum = enumOf(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired']);
registerEnumType(PersonExportStateEnum, { name: 'PersonExportState', description: 'How far a file with everything about a person is.' });
export const PersonErasureStateEnum = enumOf(['waiting', 'cancelled', 'done']);
registerEnumType(PersonErasureStateEnum, { name: 'PersonErasureState', description: 'Whether an erasure waits for its day, was taken back, or is done.' });

@ObjectType({ description: 'What must be kept of a person whatever is asked: nothing is erased while it is in force.' })
export class LegalHold {
  createdBy!: string | null;
  liftedBy!: string | null;
  @Field(() => ID, { description: 'Id of the hold.' })
  id!: string;
  @Field({ description: 'The first day.' })
  startsOn!: string;
  @Field(() => String, { nullable: true, description: 'Why: to whoever may view requests.' })
  reason!: string | null;
  @Field(() => InstantScalar, { description: 'When it was set.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was lifted; null while it is in force.' })
  liftedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was lifted.' })
  liftReason!: string | null;
}

@ObjectType({ description: 'A part of a record that is not in the file, and why.' })
export class LeftOut {
  @Field({ description: 'What it is called.' })
  title!: string;
  @Field({ description: 'Why it is not in it.' })
  why!: string;
}

@ObjectType({ description: 'A file with everything about a person.' })
export class PersonExport {
  requestedBy!: string;
  @Field(() => ID, { description: 'Id of the export.' })
  id!: string;
  @Field(() => PersonExportStateEnum, { description: 'How far it is.' })
  state!: string;
  @Field(() => Int, { description: 'Parts that are written.' })
  doneParts!: number;
  @Field(() => Int, { description: 'Parts in all; 0 before it begins.' })
  allParts!: number;
  @Field({ description: 'Who is to have it.' })
  recipient!: string;
  @Field(() => InstantScalar, { description: 'When it was asked for.' })
  requestedAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'Until when it can be downloaded.' })
  expiresAt!: Date | null;
  @Field(() => Int, { nullable: true, description: 'Bytes.' })
  size!: number | null;
  @Field(() => [LeftOut], { description: 'What is not in it.' })
  leftOut!: LeftOut[];
}

@ObjectType({ description: 'What an erasure does with one part of a record.' })
export class ErasedPart {
  @Field({ description: 'What it is called.' })
  title!: string;
  @Field({ description: '`delete`, `blank` or `keep`.' })
  treatment!: string;
  @Field(() => Int, { description: 'How many entries there are.' })
  count!: number;
  @Field(() => String, { nullable: true, description: 'Why it is kept.' })
  reason!: string | null;
}

@ObjectType({ description: 'Erasing a person for good.' })
export class PersonErasure {
  requestedBy!: string | null;
  @Field(() => ID, { description: 'Id of the erasure.' })
  id!: string;
  @Field(() => PersonErasureStateEnum, { description: 'Where it stands.' })
  state!: string;
  @Field({ description: 'Why.' })
  reason!: string;
  @Field(() => InstantScalar, { description: 'When it was asked for.' })
  requestedAt!: Date;
  @Field(() => InstantScalar, { description: 'When it is done, unless it is taken back before.' })
  dueAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was done or taken back.' })
  endedAt!: Date | null;
}

@ObjectType({ description: 'What an erasure would do.' })
export class ErasurePreview {
  @Field({ description: 'The name to type.' })
  name!: string;
  @Field(() => Int, { description: 'Days in which it can be taken back.' })
  graceDays!: number;
  @Field(() => [ErasedPart], { description: 'Part by part; parts without entries are left out.' })
  parts!: ErasedPart[];
  @Field(() => [String], { description: 'What stands against it; empty when it can be done.' })
  obstacles!: string[];
}

@ObjectType({ description: 'What is to be known before anything is given away or erased.' })
export class PersonPrivacy {
  personId!: string;
  @Field({ description: 'Whether it was erased.' })
  isErased!: boolean;
  @Field(() => LegalHold, { nullable: true, description: 'The hold in force.' })
  hold!: LegalHold | null;
  @Field(() => PersonErasure, { nullable: true, description: 'The erasure that waits for its day.' })
  erasure!: PersonErasure | null;
}

@InputType({ description: 'An erasure to ask for.' })
export class ErasePersonInput {
  @Field(() => ID, { description: 'Id of the person.' })
  @IsString()
  personId!: string;
  @Field({ description: 'The name, typed to confirm.' })
  @IsString()
  name!: string;
  @Field({ description: 'Why, at most 1,000 characters.' })
  @IsString()
  reason!: string;
}

@ObjectType({ description: 'What became of the change.' })
export class PrivacyPayload extends MutationPayload {
  @Field(() => PersonPrivacy, { nullable: true, description: 'How it stands now; null beside problems.' })
  privacy?: PersonPrivacy | null;
}

@ObjectType({ description: 'What became of the export.' })
export class PersonExportPayload extends MutationPayload {
  @Field(() => PersonExport, { nullable: true, description: 'The export as it is now; null beside problems.' })
  export?: PersonExport | null;
}

