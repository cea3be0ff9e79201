import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A teacher to choose.' })
export class TeacherChoice {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'Name as lists show it.' })
  name!: string;
}
