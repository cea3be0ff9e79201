import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { Type as TransformType } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength, ValidateNested } from 'class-validator';
import { PlainDateScalar } from '@afterbell/core/api';
import { BULK_ACTIONS, type BulkActionKey } from '@afterbell/people/domain';
import { BulkMessageInput } from '../messages/message.types';
import { RosterQuestionInput } from '../rosters/roster.types';

export const BulkActionEnum = Object.fromEntries(BULK_ACTIONS.map((key) => [key, key]));
registerEnumType(BulkActionEnum, {
  name: 'BulkActionKey',
  description: 'What is done to many participants.',
  valuesMap: {
    ENROLL: { description: 'A place in a session from a day on: targetId, on; choice and reason say what becomes of those for whom it has none.' },
    ROSTER: { description: 'Put on a roster whose members are chosen: targetId.' },
    TAG: { description: 'Given a tag: targetId.' },
    UNTAG: { description: 'A tag taken away: targetId.' },
    END_STAY: { description: 'The stay ends: on, reason, and targetId where only a stay at that site is meant.' },
    MESSAGE: { description: 'The families are written to: message. The mails leave a little later; until then undoBulk takes all of them back, afterwards it is refused.' },
  },
});

/** More by their ids than anybody ticks; a question finds the others. */
const MOST_IDS = 1_000;

@InputType({ description: 'Whom it is about: participants by id, or everybody whom a question finds when it is done. One of the two.' })
export class BulkSelectionInput {
  @Field(() => [ID], { nullable: true, description: `Ids of the persons, at most ${MOST_IDS}.` })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_IDS)
  @IsUUID(undefined, { each: true })
  ids?: string[] | null;
  @Field(() => RosterQuestionInput, { nullable: true, description: 'As the participants list is asked; an empty one finds all.' })
  @IsOptional()
  @ValidateNested()
  @TransformType(() => RosterQuestionInput)
  question?: RosterQuestionInput | null;
}

@InputType({ description: 'A change of many participants.' })
export class BulkChangeInput {
  @Field(() => BulkActionEnum, { description: 'What is done.' })
  @IsIn(BULK_ACTIONS)
  action!: BulkActionKey;
  @Field(() => BulkSelectionInput, { description: 'To whom.' })
  @ValidateNested()
  @TransformType(() => BulkSelectionInput)
  selection!: BulkSelectionInput;
  @Field(() => ID, { nullable: true, description: 'The session, roster, tag or site, as the action says.' })
  @IsOptional()
  @IsUUID()
  targetId?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The first day of a place, the last day of a stay.' })
  @IsOptional()
  @IsString()
  on?: string | null;
  @Field(() => String, { nullable: true, description: 'Why a stay ends, somebody waits, or a session has more than places.' })
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  reason?: string | null;
  @Field(() => String, { nullable: true, description: 'Of ENROLL, for whom the session has no place left: `wait` puts them on the wait list, `exceed` enrolls them all the same, which takes the edit of sessions and a reason; left out, they are refused.' })
  @IsOptional()
  @IsIn(['wait', 'exceed'])
  choice?: string | null;
  @Field(() => BulkMessageInput, { nullable: true, description: 'Of MESSAGE, what is sent to whom.' })
  @IsOptional()
  @ValidateNested()
  @TransformType(() => BulkMessageInput)
  message?: BulkMessageInput | null;
}

@InputType({ description: 'A change of many participants to begin.' })
export class StartBulkInput {
  @Field(() => BulkChangeInput, { description: 'The change.' })
  @ValidateNested()
  @TransformType(() => BulkChangeInput)
  change!: BulkChangeInput;
  @Field({ description: 'Made up by the caller, 8 to 100 characters: sent twice, the change is made once.' })
  @IsString()
  @Length(8, 100)
  key!: string;
}
