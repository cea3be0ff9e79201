import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A tab of a participant’s record that the caller may view.' })
export class ParticipantTabState {
  @Field({ description: 'Key of the tab, as permission entries name it: `COMLOG`.' })
  key!: string;
  @Field(() => Int, { nullable: true, description: 'How many things it holds; null where nothing is counted.' })
  count!: number | null;
  @Field({ description: 'Whether the caller may change what it holds.' })
  canEdit!: boolean;
}
