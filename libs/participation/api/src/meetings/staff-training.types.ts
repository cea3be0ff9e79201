import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar } from '@afterbell/core/api';

@ObjectType({ description: 'What a staff member was trained in one programme year.' })
export class TrainingYear {
  @Field(() => Int, { description: 'The programme year: that of its first of July.' })
  year!: number;
  @Field(() => Int, { description: 'Trainings that they were at.' })
  trainings!: number;
  @Field(() => Int, { description: 'Minutes that they were there.' })
  minutes!: number;
  @Field(() => Float, { description: 'Credit hours of them.' })
  creditHours!: number;
}

@ObjectType({ description: 'A training that a staff member was at.' })
export class AttendedTraining {
  @Field(() => ID, { description: 'Id of the meeting.' })
  id!: string;
  @Field({ description: 'What it was called.' })
  title!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  onDate!: string;
  @Field(() => String, { nullable: true, description: 'Who gave it.' })
  provider!: string | null;
  @Field(() => String, { nullable: true, description: 'Its subject, as professional development names it.' })
  category!: string | null;
  @Field(() => Int, { description: 'Minutes that the staff member was there.' })
  minutes!: number;
  @Field(() => Float, { nullable: true, description: 'Its credit hours.' })
  creditHours!: number | null;
}

@ObjectType({ description: 'Professional development of a staff member, as far as the caller sees the meetings.' })
export class StaffTraining {
  @Field(() => [TrainingYear], { description: 'By programme year, the latest first.' })
  years!: TrainingYear[];
  @Field(() => Int, { nullable: true, description: 'The year of the trainings below.' })
  year!: number | null;
  @Field(() => [AttendedTraining], { description: 'Trainings of that year, the latest first, at most 200.' })
  trainings!: AttendedTraining[];
}
