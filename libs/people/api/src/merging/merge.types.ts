import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsInt, IsString } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import { type PersonKind } from '@afterbell/people/domain';
import { PersonKindEnum } from '../kinds/person.types';

@ObjectType({ description: 'One of two records that are to become one.' })
export class MergeSide {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field(() => String, { nullable: true, description: 'The Participant ID, where there is one; the one of the record that stays is kept.' })
  generatedId!: string | null;
  @Field(() => Int, { description: 'Version to send when they are merged.' })
  version!: number;
  @Field(() => [PersonKindEnum], { description: 'What the person is on record as.' })
  kinds!: readonly PersonKind[];
  @Field(() => InstantScalar, { description: 'When the record was made.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When the record itself was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A field that at least one of two records answers.' })
export class MergeFieldChoice {
  @Field({ description: 'Name of the field: `phone`, or `custom.12` of the tenant’s own.' })
  name!: string;
  @Field({ description: 'What the form calls it.' })
  label!: string;
  @Field(() => String, { nullable: true, description: 'What the record says that stays.' })
  winner!: string | null;
  @Field(() => String, { nullable: true, description: 'What the other record says.' })
  loser!: string | null;
  @Field(() => Boolean, { description: 'Whether the value of the other record is the better one: fuller, or of the record that was changed last.' })
  suggestsLoser!: boolean;
  @Field(() => String, { nullable: true, description: 'Both texts as one, where neither should be given up: allergies, contact restriction.' })
  both!: string | null;
}

@ObjectType({ description: 'The same on both records.' })
export class MergeOverlap {
  @Field({ description: 'How it is decided, in a sentence.' })
  decision!: string;
  @Field(() => Int, { description: 'How many times.' })
  count!: number;
}

@ObjectType({ description: 'Something that hangs on the two records, as far as the caller sees it.' })
export class MergePart {
  @Field({ description: 'Key of it: the same for every record.' })
  key!: string;
  @Field({ description: 'What it is: attendance, notes.' })
  title!: string;
  @Field(() => Int, { description: 'How many the record has that stays.' })
  winnerCount!: number;
  @Field(() => Int, { description: 'How many the other record has.' })
  loserCount!: number;
  @Field(() => [MergeOverlap], { description: 'Where both have the same, and how that is decided.' })
  overlaps!: MergeOverlap[];
}

@ObjectType({ description: 'What merging two records would do.' })
export class MergePreview {
  @Field(() => MergeSide, { description: 'The record that stays.' })
  winner!: MergeSide;
  @Field(() => MergeSide, { description: 'The record that goes.' })
  loser!: MergeSide;
  @Field(() => [MergeFieldChoice], { description: 'Their fields side by side.' })
  fields!: MergeFieldChoice[];
  @Field(() => [MergePart], { description: 'What hangs on either.' })
  parts!: MergePart[];
  @Field(() => Boolean, { description: 'Whether part of the record that goes belongs to organizations that the caller does not reach; then it cannot be merged from here.' })
  beyond!: boolean;
}

@InputType({ description: 'Two records that become one.' })
export class MergePersonsInput {
  @Field(() => ID, { description: 'Id of the record that stays.' })
  @IsString()
  winnerId!: string;
  @Field(() => ID, { description: 'Id of the record that goes; its address leads to the other from then on.' })
  @IsString()
  loserId!: string;
  @Field(() => Int, { description: 'Version of the record that stays, as it was read.' })
  @IsInt()
  winnerVersion!: number;
  @Field(() => Int, { description: 'Version of the record that goes, as it was read.' })
  @IsInt()
  loserVersion!: number;
  @Field(() => [String], { description: 'Names of the fields whose value comes from the record that goes.' })
  @IsArray()
  @ArrayMaxSize(500)
  @IsString({ each: true })
  fromLoser!: string[];
  @Field(() => [String], { defaultValue: [], description: 'Names of the fields that keep both texts.' })
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  keepBoth!: string[];
}

@ObjectType({ description: 'What became of two records.' })
export class MergePersonsPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Id of the merge, to undo it by.' })
  mergeId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Id of the record that stayed.' })
  winnerId?: string | null;
}

@ObjectType({ description: 'Two records again.' })
export class UndoMergePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Id of the record that had stayed.' })
  winnerId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Id of the record that came back.' })
  loserId?: string | null;
}

@ObjectType({ description: 'A record that was merged into another, and can come apart again.' })
export class PersonMerge {
  @Field(() => ID, { description: 'Id of the merge.' })
  id!: string;
  @Field(() => ID, { description: 'Id that the record had.' })
  loserId!: string;
  @Field({ description: 'Name that the record had.' })
  loserName!: string;
  @Field(() => InstantScalar, { description: 'When they were merged.' })
  mergedAt!: Date;
  @Field(() => InstantScalar, { description: 'Until when it can be undone.' })
  undoUntil!: Date;
}

@ObjectType({ description: 'The record under which somebody is found since a merge.' })
export class MergedInto {
  @Field(() => ID, { description: 'Id of the record.' })
  id!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field({ description: 'Who merged the record that was asked for, as far as the caller may know.' })
  mergedBy!: string;
  @Field({ description: 'Whether that was the caller.' })
  mergedByYou!: boolean;
  @Field(() => InstantScalar, { nullable: true, description: 'When.' })
  mergedAt!: Date | null;
}
