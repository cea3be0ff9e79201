import { Allow } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';

@ObjectType({ description: 'A room of a site.' })
export class Room {
  @Field(() => ID, { description: 'Id of the room.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => Int, { nullable: true, description: 'How many people it holds.' })
  capacity!: number | null;
  @Field({ description: 'True when it is offered no more; sessions that meet there keep it.' })
  retired!: boolean;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@InputType('SaveRoomInput', { description: 'A new room, or what an existing one is to be.' })
export class SaveRoomInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The room to change; none adds one.' })
  id?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'The version that was read, of an existing one.' })
  version?: number | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The site of a new one.' })
  siteId?: string | null;
  @Allow()
  @Field({ description: 'Its name, at most 100 characters, once at the site.' })
  name!: string;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'How many people it holds.' })
  capacity?: number | null;
}

@ObjectType({ description: 'Answer of saveRoom and removeRoom.' })
export class RoomPayload extends MutationPayload {
  @Field(() => Room, { nullable: true, description: 'The room as it is now.' })
  room?: Room | null;
}
