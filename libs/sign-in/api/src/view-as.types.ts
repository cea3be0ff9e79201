import { Field, ID, ObjectType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';

@ObjectType('ViewAs', { description: 'Whose access an administrator looks through; nothing may be changed meanwhile.' })
export class ViewAsType {
  @Field(() => ID, { description: 'The access that is looked through.' })
  accessId!: string;
  @Field({ description: 'Name of the user whose access it is.' })
  userName!: string;
}

@ObjectType({ description: 'What starting or leaving led to; read `session` again.' })
export class ViewAsPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'True: the session has moved; null when there are problems.' })
  moved!: boolean | null;
}
