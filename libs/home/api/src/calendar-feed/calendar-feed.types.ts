import { Field, ID, ObjectType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';

@ObjectType({ description: 'A link under which a calendar program reads meetings without signing in.' })
export class CalendarFeed {
  @Field(() => ID, { description: 'Id of the link.' })
  id!: string;
  @Field({ description: 'Whose meetings: the name of the site or of the staff member.' })
  name!: string;
  @Field({ description: 'Whether it is of one staff member.' })
  ofStaff!: boolean;
  @Field({ description: 'Whether the caller made it.' })
  own!: boolean;
  @Field(() => InstantScalar, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'When a program last read it, to the hour.' })
  lastReadAt!: Date | null;
}

@ObjectType({ description: 'A link that was made.' })
export class CalendarFeedPayload extends MutationPayload {
  @Field(() => CalendarFeed, { nullable: true, description: 'The link.' })
  feed?: CalendarFeed | null;
  @Field(() => String, { nullable: true, description: 'Its address on the tenant’s host. Shown this once: only its hash is kept.' })
  path?: string | null;
}

@ObjectType({ description: 'A link that was ended.' })
export class RevokeCalendarFeedPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Its id.' })
  revokedId?: string | null;
}
