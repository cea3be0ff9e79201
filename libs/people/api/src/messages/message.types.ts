import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { InstantScalar } from '@afterbell/core/api';
import { MESSAGE_AUDIENCES, MESSAGE_HOLD_SECONDS, MESSAGE_STATES, MESSAGE_SUBJECT_LENGTH, MESSAGE_TEXT_LENGTH, type MessageAudience } from '@afterbell/people/domain';

export const MessageAudienceEnum = Object.fromEntries(MESSAGE_AUDIENCES.map((key) => [key, key]));
registerEnumType(MessageAudienceEnum, {
  name: 'MessageAudience',
  description: 'Who is written to about a participant.',
  valuesMap: {
    GUARDIANS: { description: 'Parents and guardians.' },
    EMERGENCY: { description: 'Those who are called in an emergency.' },
    THEMSELVES: { description: 'The participant, where there is an e-mail address.' },
  },
});
export const MessageStateEnum = Object.fromEntries(MESSAGE_STATES.map((key) => [key, key]));
registerEnumType(MessageStateEnum, { name: 'MessageState', description: 'held: it can still be taken back; sending; sent: every mail was handed over or refused; cancelled: nobody was written to.' });

const WIRE_TEXT = 100_000;

@InputType({ description: 'A message to the families of many.' })
export class BulkMessageInput {
  @Field(() => [MessageAudienceEnum], { description: 'Who is written to.' })
  @IsArray()
  @ArrayMaxSize(MESSAGE_AUDIENCES.length)
  @IsIn(MESSAGE_AUDIENCES, { each: true })
  audience!: MessageAudience[];
  @Field({ description: `One line, at most ${MESSAGE_SUBJECT_LENGTH} characters; {child}, {site} and {sender} are filled in.` })
  @IsString()
  @MaxLength(WIRE_TEXT)
  subject!: string;
  @Field({ description: `Plain text, at most ${MESSAGE_TEXT_LENGTH} characters; an empty line begins a paragraph, addresses become links, {child}, {site} and {sender} are filled in. With {child} each child has a mail of its own.` })
  @IsString()
  @MaxLength(WIRE_TEXT)
  text!: string;
  @Field(() => String, { nullable: true, description: 'E-mail address that answers go to; the sender’s own when left out.' })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  replyTo?: string | null;
  @Field(() => [ID], { nullable: true, description: 'Relationships under a contact restriction that are written to all the same; nobody else under one is.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(500)
  @IsUUID(undefined, { each: true })
  restrictedIds?: string[] | null;
}

@ObjectType({ description: 'Somebody under a contact restriction who would have been written to.' })
export class MessageRestricted {
  @Field(() => ID, { description: 'Id of the relationship.' })
  id!: string;
  @Field({ description: 'Who.' })
  name!: string;
  @Field({ description: 'What they are to the child.' })
  relationship!: string;
  @Field({ description: 'Whose contact.' })
  child!: string;
  @Field({ description: 'Whether there is an e-mail address.' })
  hasAddress!: boolean;
  @Field({ description: 'Whether they are written to, because they were ticked.' })
  isTicked!: boolean;
}

@ObjectType({ description: 'One mail as it would read.' })
export class MessageSample {
  @Field(() => String, { nullable: true, description: 'To whom; null for a caller who may not view relationships.' })
  name!: string | null;
  @Field(() => String, { nullable: true, description: 'Where to; null for a caller who may not view relationships.' })
  address!: string | null;
  @Field({ description: 'Its subject.' })
  subject!: string;
  @Field({ description: 'Its text.' })
  text!: string;
}

@ObjectType({ description: 'What a message would come to.' })
export class MessageOutlook {
  @Field(() => Int, { description: 'Mails that would be sent.' })
  mails!: number;
  @Field(() => Int, { description: 'Addresses that they go to.' })
  addresses!: number;
  @Field({ description: 'Each child has a mail of its own, because the words name it; else a family has one for all of its children.' })
  perChild!: boolean;
  @Field(() => [String], { description: 'Participants who have left, the first 50.' })
  left!: string[];
  @Field(() => Int, { description: 'How many of them have left.' })
  leftCount!: number;
  @Field(() => [String], { description: 'Participants with something noted about contact on the record itself, the first 50.' })
  noted!: string[];
  @Field(() => Int, { description: 'How many they are.' })
  notedCount!: number;
  @Field(() => [MessageRestricted], { description: 'Contacts under a restriction, the first 50; none for a caller who may not view relationships.' })
  restricted!: MessageRestricted[];
  @Field(() => Int, { description: 'How many they are.' })
  restrictedCount!: number;
  @Field(() => MessageSample, { nullable: true, description: 'The first mail; null where nobody would get one.' })
  sample!: MessageSample | null;
}

@ObjectType({ description: 'A mail that could not be delivered.' })
export class MessageFailure {
  @Field(() => ID, { description: 'Id of the mail.' })
  id!: string;
  @Field(() => [String], { description: 'To whom; empty for a caller who may not view relationships.' })
  to!: string[];
  @Field(() => String, { nullable: true, description: 'Where to; null for a caller who may not view relationships.' })
  address!: string | null;
  @Field(() => [String], { description: 'About whom, as far as they are in sight.' })
  about!: string[];
  @Field({ description: 'What the mail server said.' })
  said!: string;
}

@ObjectType({ description: `A message to the families of many. It can be taken back for ${MESSAGE_HOLD_SECONDS} seconds.` })
export class BulkMessage {
  @Field(() => ID, { description: 'Its id, that of the change.' })
  id!: string;
  @Field({ description: 'As it was written.' })
  subject!: string;
  @Field({ description: 'As it was written.' })
  text!: string;
  @Field(() => [MessageAudienceEnum], { description: 'Who was to be written to.' })
  audience!: string[];
  @Field({ description: 'Where answers go.' })
  replyTo!: string;
  @Field(() => MessageStateEnum, { description: 'How far it is.' })
  state!: string;
  @Field(() => Int, { nullable: true, description: 'Seconds until the first mail leaves, while it can be taken back.' })
  sendsIn!: number | null;
  @Field(() => Int, { description: 'Mails in all.' })
  mails!: number;
  @Field(() => Int, { description: 'Mails that were handed over.' })
  sent!: number;
  @Field(() => Int, { description: 'Mails that could not be delivered.' })
  failed!: number;
  @Field(() => InstantScalar, { nullable: true, description: 'Since when the mail server takes nothing; the mails wait and are tried again.' })
  stalledSince!: Date | null;
}
