import { Field, ID, ObjectType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';

@ObjectType('Passkey', { description: 'A passkey of the signed-in person on this host.' })
export class PasskeyType {
  @Field(() => ID, { description: 'Id of the passkey.' })
  id!: string;
  @Field({ description: 'Name that its owner gave it.' })
  name!: string;
  @Field(() => InstantScalar, { description: 'When it was added.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was last used; null when never.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A question for the browser: the options of `navigator.credentials`, as JSON text.' })
export class PasskeyQuestionPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: 'The options; null when there are problems, or no passkey to ask for.' })
  options!: string | null;
}

@ObjectType({ description: 'A passkey that was added or renamed.' })
export class PasskeyPayload extends MutationPayload {
  @Field(() => PasskeyType, { nullable: true, description: 'The passkey; null when there are problems.' })
  passkey!: PasskeyType | null;
}

@ObjectType({ description: 'What removing a passkey led to.' })
export class RemovePasskeyPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'True: it is gone.' })
  removed!: boolean | null;
}

@ObjectType({ description: 'What proving a passkey led to.' })
export class ConfirmPasskeyPayload extends MutationPayload {
  @Field(() => InstantScalar, { nullable: true, description: 'Until when this session counts as confirmed; null when there are problems.' })
  confirmedUntil!: Date | null;
}
