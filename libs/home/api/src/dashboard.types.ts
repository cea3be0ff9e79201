import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Counts of the acting organization and everything beneath it; null where the role may not see them.' })
export class DashboardCounts {
  @Field(() => Int, { nullable: true, description: 'Enabled sites.' })
  sites!: number | null;
  @Field(() => Int, { nullable: true, description: 'Participants with a current stay.' })
  participants!: number | null;
  @Field(() => Int, { nullable: true, description: 'Enabled activities of the current term.' })
  activities!: number | null;
}
