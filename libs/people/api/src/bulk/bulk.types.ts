import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import { BULK_OUTCOMES, BULK_STATES } from '@afterbell/people/domain';
import { MessageOutlook } from '../messages/message.types';
import { BulkActionEnum } from './bulk.inputs';

export const BulkStateEnum = Object.fromEntries(BULK_STATES.map((key) => [key, key]));
registerEnumType(BulkStateEnum, { name: 'BulkState', description: 'How far a change is: waiting, running, undoing; done, cancelled and undone are over.' });
export const BulkOutcomeEnum = Object.fromEntries(BULK_OUTCOMES.map((key) => [key, key]));
registerEnumType(BulkOutcomeEnum, { name: 'BulkOutcome', description: 'What became of one person: waiting, changed, already (nothing to change), refused, cancelled, undone, kept (could not be undone).' });

@ObjectType({ description: 'Why some cannot be changed, or need not be.' })
export class BulkReason {
  @Field(() => BulkOutcomeEnum, { description: 'already or refused.' })
  outcome!: string;
  @Field({ description: 'Why, in words that follow a name.' })
  message!: string;
  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'One person of a change.' })
export class BulkRow {
  @Field(() => ID, { description: 'Id of the person.' })
  personId!: string;
  @Field(() => String, { nullable: true, description: 'The name as lists show it; null of somebody who is out of sight by now.' })
  displayName!: string | null;
  @Field(() => BulkOutcomeEnum, { description: 'What became of it, or would.' })
  outcome!: string;
  @Field(() => String, { nullable: true, description: 'Key of the error catalogue, of a refusal.' })
  code!: string | null;
  @Field(() => String, { nullable: true, description: 'Why, in words that follow a name.' })
  message!: string | null;
}

@ObjectType({ description: 'What a change would do.' })
export class BulkPlan {
  @Field({ description: 'The session, roster, tag or site that it is about; the subject of a message.' })
  label!: string;
  @Field(() => Int, { description: 'Whom it is about.' })
  total!: number;
  @Field(() => Int, { description: 'Who would be changed.' })
  changed!: number;
  @Field(() => Int, { description: 'Of those changed: who would be put on a wait list instead of being given a place.' })
  onWaitList!: number;
  @Field(() => Int, { description: 'Who were chosen and are out of sight: nothing is done to them.' })
  unseen!: number;
  @Field(() => [String], { description: 'What else would come of it, in sentences.' })
  remarks!: string[];
  @Field(() => [BulkReason], { description: 'Why the others would not, the most frequent first.' })
  reasons!: BulkReason[];
  @Field(() => [BulkRow], { description: 'The others by name, at most 100, those who cannot first.' })
  rows!: BulkRow[];
  @Field(() => MessageOutlook, { nullable: true, description: 'Of a message: how many mails, and how one of them reads.' })
  message!: MessageOutlook | null;
}

@ObjectType({ description: 'What a change would do, or why it cannot be made at all.' })
export class BulkPreviewPayload extends MutationPayload {
  @Field(() => BulkPlan, { nullable: true, description: 'What it would do; null beside problems.' })
  plan?: BulkPlan | null;
}

@ObjectType({ description: 'A change of many participants.' })
export class BulkRun {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => BulkActionEnum, { description: 'What is done.' })
  action!: string;
  @Field({ description: 'The session, roster, tag or site that it is about; the subject of a message.' })
  label!: string;
  @Field(() => BulkStateEnum, { description: 'How far it is.' })
  state!: string;
  @Field(() => Int, { description: 'Whom it is about.' })
  total!: number;
  @Field(() => Int, { description: 'Whose turn is yet to come.' })
  waiting!: number;
  @Field(() => Int, { description: 'Who were changed, and still are.' })
  changed!: number;
  @Field(() => Int, { description: 'Who had nothing to change.' })
  already!: number;
  @Field(() => Int, { description: 'Who could not be changed.' })
  refused!: number;
  @Field(() => Int, { description: 'Who were left alone because it was cancelled.' })
  cancelled!: number;
  @Field(() => Int, { description: 'Who were changed back.' })
  undone!: number;
  @Field(() => Int, { description: 'Who could not be changed back.' })
  kept!: number;
  @Field(() => Int, { description: 'Who were chosen and out of sight when it began.' })
  unseen!: number;
  @Field(() => InstantScalar, { description: 'When it began.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was over.' })
  finishedAt!: Date | null;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;
}

@ObjectType({ description: 'The change as it now is.' })
export class BulkRunPayload extends MutationPayload {
  @Field(() => BulkRun, { nullable: true, description: 'The change; null beside problems.' })
  run?: BulkRun | null;
}
