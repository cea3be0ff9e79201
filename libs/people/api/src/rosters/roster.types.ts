import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, FilterMatchEnum, FilterModeEnum, InstantScalar, listArgs, MutationPayload } from '@afterbell/core/api';
import { Type as TransformType } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { Participant, ParticipantFilter } from '../participant.types';
import { ROSTER_KINDS, ROSTER_LIST } from './roster-list';

const SavedRosterKindEnum = Object.fromEntries(ROSTER_KINDS.map((kind) => [kind, kind]));
registerEnumType(SavedRosterKindEnum, { name: 'SavedRosterKind', description: 'Whether members are chosen by hand (`manual`) or found by conditions each time the roster is opened (`rule`).' });

@ObjectType({ description: 'One condition of a roster by rule.' })
export class RosterRule {
  @Field({ description: 'A field of the participants list; `custom` with `customFieldId` is one of the tenant’s own.' })
  field!: string;
  @Field(() => Int, { nullable: true, description: 'Which field of the tenant’s own.' })
  customFieldId!: number | null;
  @Field(() => FilterModeEnum, { description: 'How it is compared.' })
  mode!: string;
  @Field(() => String, { nullable: true, description: 'What it is compared with.' })
  value!: string | null;
}

@ObjectType({ description: 'Conditions of a roster that count as one.' })
export class RosterRuleGroup {
  @Field(() => [RosterRule], { description: 'The conditions, joined the other way round than the others.' })
  rules!: RosterRule[];
}

@ObjectType({ description: 'What finds the members of a roster by rule.' })
export class RosterQuestion {
  @Field(() => String, { nullable: true, description: 'Text that their names or ids contain.' })
  search!: string | null;
  @Field(() => FilterMatchEnum, { description: 'Whether all conditions must hold, or any.' })
  match!: string;
  @Field(() => [RosterRule], { description: 'The conditions.' })
  rules!: RosterRule[];
  @Field(() => [RosterRuleGroup], { description: 'Groups of conditions, each of which counts as one.' })
  groups!: RosterRuleGroup[];
}

@ObjectType({ description: 'A saved group of participants.' })
export class SavedRoster {
  organizationId!: string;
  @Field(() => ID, { description: 'Id of the roster.' })
  id!: string;
  @Field({ description: 'Its name, one of its kind at an organization.' })
  name!: string;
  @Field(() => String, { nullable: true, description: 'What it is for.' })
  note!: string | null;
  @Field(() => SavedRosterKindEnum, { description: 'How its members are found.' })
  kind!: string;
  @Field(() => InstantScalar, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When it or its members changed last.' })
  updatedAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'A page of the rosters list.' })
export class SavedRosterConnection extends connectionOf('SavedRoster', SavedRoster) {}

@ArgsType()
export class SavedRosterListArgs extends listArgs('SavedRoster', ROSTER_LIST) {}

@InputType({ description: 'What finds the members of a roster by rule: as the participants list is asked.' })
export class RosterQuestionInput {
  @Field(() => String, { nullable: true, description: 'Text that names or ids contain.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
  @Field(() => ParticipantFilter, { nullable: true, description: 'Conditions on fields.' })
  @IsOptional()
  @ValidateNested()
  @TransformType(() => ParticipantFilter)
  filter?: InstanceType<typeof ParticipantFilter> | null;
}

@InputType({ description: 'A roster to make or to change.' })
export class SaveRosterInput {
  @Field(() => ID, { nullable: true, description: 'The roster to change; none makes one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => ID, { nullable: true, description: 'Where a new roster belongs; the acting organization when left out.' })
  @IsOptional()
  @IsUUID()
  organizationId?: string | null;
  @Field({ description: 'Its name, at most 100 characters.' })
  @IsString()
  name!: string;
  @Field(() => String, { nullable: true, description: 'What it is for, at most 500 characters.' })
  @IsOptional()
  @IsString()
  note?: string | null;
  @Field(() => RosterQuestionInput, { nullable: true, description: 'Makes it a roster by rule, or changes its rule.' })
  @IsOptional()
  @ValidateNested()
  @TransformType(() => RosterQuestionInput)
  question?: RosterQuestionInput | null;
}

@InputType({ description: 'Participants to put on a roster, or to take off it.' })
export class RosterMembersInput {
  @Field(() => ID, { description: 'The roster.' })
  @IsUUID()
  rosterId!: string;
  @Field(() => [ID], { description: 'Ids of the persons, at most 500.' })
  @IsArray()
  @ArrayMaxSize(500)
  @IsUUID(undefined, { each: true })
  personIds!: string[];
}

@InputType({ description: 'A roster to remove, or to bring back.' })
export class RemoveRosterInput {
  @Field(() => ID, { description: 'The roster.' })
  @IsUUID()
  id!: string;
  @Field({ defaultValue: false, description: 'True brings a removed roster back.' })
  @IsBoolean()
  restore!: boolean;
}

@ObjectType({ description: 'The roster as it now is.' })
export class RosterPayload extends MutationPayload {
  @Field(() => SavedRoster, { nullable: true, description: 'The roster; null beside problems.' })
  roster?: SavedRoster | null;
}

@ObjectType({ description: 'Whom one line of a pasted list means: nobody, one, or several to choose from.' })
export class PastedLine {
  @Field({ description: 'The line.' })
  line!: string;
  @Field(() => [Participant], { description: 'Participants in sight with this id or this name, at most 10.' })
  candidates!: Participant[];
  @Field({ description: 'True when the line is the Participant ID of a record that was merged into the one that is answered.' })
  merged!: boolean;
}

@ObjectType({ description: 'Which members changed.' })
export class RosterMembersPayload extends MutationPayload {
  @Field(() => SavedRoster, { nullable: true, description: 'The roster as it now is; null beside problems.' })
  roster?: SavedRoster | null;
  @Field(() => [ID], { description: 'Who was put on it or taken off it; those it had, or had not, before are left out.' })
  changedIds!: string[];
}
