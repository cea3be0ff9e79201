import { Allow, ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload, PlainDateScalar } from '@afterbell/core/api';

@ObjectType({ description: 'A participant’s place in a session.' })
export class SessionPlace {
  @Field(() => ID, { description: 'Id of the place.' })
  id!: string;
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field(() => String, { nullable: true, description: 'Participant ID, where another of the list has the same name; null otherwise.' })
  generatedId!: string | null;
  @Field(() => String, { nullable: true, description: 'School grade.' })
  grade!: string | null;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none while it goes on.' })
  endsOn!: string | null;
  @Field({ description: 'Whether more was asked for than the stay at the site holds.' })
  endsWithStay!: boolean;
}

@ObjectType({ description: 'Places in a session, by name.' })
export class SessionPlacePage {
  @Field(() => [SessionPlace], { description: 'The places.' })
  nodes!: SessionPlace[];
  @Field(() => Int, { description: 'How many match in all.' })
  total!: number;
}

@ObjectType({ description: 'A participant of the site who could be given a place.' })
export class SessionApplicant {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field(() => String, { nullable: true, description: 'School grade.' })
  grade!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Birth date, where somebody else who matches has the same name; null otherwise.' })
  birthDate!: string | null;
  @Field(() => String, { nullable: true, description: 'Local id, where somebody else who matches has the same name; null otherwise.' })
  localId!: string | null;
  @Field({ description: 'Whether the participant waits for a place already.' })
  waiting!: boolean;
}

@ObjectType({ description: 'Participants of the site without a place: those of the grades that the activity is for first, by name.' })
export class SessionApplicantPage {
  @Field(() => [SessionApplicant], { description: 'The participants.' })
  nodes!: SessionApplicant[];
  @Field(() => Int, { description: 'How many match in all.' })
  total!: number;
  @Field(() => [String], { description: 'School grades that the activity is for; empty where it is for all.' })
  grades!: string[];
}

@ObjectType({ description: 'Why a participant is not whom an activity is for.' })
export class SessionReachWarning {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Which grades or ages it is for, and what of the child is outside of them.' })
  message!: string;
}

@ObjectType({ description: 'A participant who waits for a place.' })
export class SessionWaiting {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field(() => String, { nullable: true, description: 'Participant ID, where another who waits has the same name; null otherwise.' })
  generatedId!: string | null;
  @Field(() => String, { nullable: true, description: 'School grade.' })
  grade!: string | null;
  @Field(() => PlainDateScalar, { description: 'From when the place is wanted.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Until when.' })
  endsOn!: string | null;
  @Field(() => String, { nullable: true, description: 'What was said about it.' })
  reason!: string | null;
  @Field(() => InstantScalar, { description: 'Since when.' })
  askedAt!: Date;
  @Field({ description: 'Whether the participant still stays at the site.' })
  stays!: boolean;
}

@InputType({ description: 'Days of a place.' })
export class PlaceDaysInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day.' })
  endsOn?: string | null;
}

@InputType({ description: 'Other days for a place.' })
export class ChangePlaceInput extends PlaceDaysInput {
  @Allow()
  @Field(() => ID, { description: 'The place.' })
  id!: string;
  @ValidateNested()
  @Type(() => PlaceDaysInput)
  @Field(() => PlaceDaysInput, { description: 'Its days as they were read.' })
  before!: PlaceDaysInput;
}

@InputType({ description: 'Other days for places of a session.' })
export class ChangePlacesInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @IsArray()
  @ArrayMaxSize(500, { message: 'At most 500 places can be changed at once.' })
  @ValidateNested({ each: true })
  @Type(() => ChangePlaceInput)
  @Field(() => [ChangePlaceInput], { description: 'The places, 1 to 500.' })
  places!: ChangePlaceInput[];
  @Allow()
  @Field({ nullable: true, description: 'Change them although attendance was taken on days that they would no longer hold; it stays as it is. The answer to PLACE_MARKED.' })
  keepMarks?: boolean;
}

@InputType({ description: 'Places of a session that were given by mistake.' })
export class RemovePlacesInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @IsArray()
  @ArrayMaxSize(500, { message: 'At most 500 places can be removed at once.' })
  @Field(() => [ID], { description: 'The places, 1 to 500.' })
  ids!: string[];
}

@InputType({ description: 'Participants who wait for a place in a session.' })
export class SessionWaitingInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @IsArray()
  @ArrayMaxSize(500, { message: 'At most 500 participants at once.' })
  @Field(() => [ID], { description: 'The participants.' })
  personIds!: string[];
}

@ObjectType({ description: 'Days of a place as they are now, or were.' })
export class PlaceDays {
  @Field(() => ID, { description: 'The place.' })
  id!: string;
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none while it goes on.' })
  endsOn!: string | null;
}

@ObjectType({ description: 'Answer of changePlaces and removePlaces.' })
export class PlacesPayload extends MutationPayload {
  @Field(() => [PlaceDays], { nullable: true, description: 'The places as they are now; removed ones as they were.' })
  places?: PlaceDays[] | null;
}

@ObjectType({ description: 'Answer of the mutations of a wait list.' })
export class SessionWaitingPayload extends MutationPayload {
  @Field(() => [SessionWaiting], { nullable: true, description: 'Who waits now, the next first.' })
  waiting?: SessionWaiting[] | null;
}
