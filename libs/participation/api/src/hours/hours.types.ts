import { Allow } from 'class-validator';
import { ArgsType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar } from '@afterbell/core/api';
import { HourBand } from '../record/participant-record.types';

@ObjectType({ description: 'Participants whose minutes of a stretch of time fall into one band.' })
export class HoursOfBand {
  @Field(() => HourBand, { description: 'The band.' })
  band!: HourBand;
  @Field(() => Int, { description: 'How many participants.' })
  participants!: number;
  @Field(() => Float, { description: 'Their minutes in all; what overlaps in a day counts once for each.' })
  minutes!: number;
}

@ObjectType({ description: 'Hours of an organization and all beneath it in a stretch of time, by the bands in force on its last day.' })
export class HoursByBand {
  @Field(() => ID, { description: 'The organization.' })
  organizationId!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  from!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  to!: string;
  @Field(() => Int, { description: 'Participants with more than zero minutes: who was served. Whoever was at several sites is one.' })
  participants!: number;
  @Field(() => Float, { description: 'Minutes of all of them.' })
  minutes!: number;
  @Field(() => [HoursOfBand], { description: 'Every band, the lowest first, also one that nobody falls into.' })
  bands!: HoursOfBand[];
}

@ArgsType()
export class HoursByBandArgs {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'An organization of the acting one’s subtree; the acting one by default.' })
  organizationId?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  from!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Last day, at most ten years later.' })
  to!: string;
}
