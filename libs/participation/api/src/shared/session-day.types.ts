import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';

/** One session on one day: what every type about it begins with. */
@ObjectType({ isAbstract: true })
export abstract class SessionOnDay {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => PlainTimeScalar, { description: 'Planned start on this day.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'Planned end on this day.' })
  endTime!: string;
}
