import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsString, IsUUID } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';

export enum ApiTokenState {
  active = 'active',
  expired = 'expired',
  revoked = 'revoked',
  suspended = 'suspended',
}
registerEnumType(ApiTokenState, {
  name: 'ApiTokenState',
  description: 'Whether a token works.',
  valuesMap: {
    active: { description: 'It works.' },
    expired: { description: 'Its time is over.' },
    revoked: { description: 'Its owner ended it.' },
    suspended: { description: 'Its access is disabled or outside its dates; it works again when the access does.' },
  },
});

@ObjectType('ApiToken', { description: 'A token by which a program acts through one access of its owner.' })
export class ApiTokenType {
  @Field(() => ID, { description: 'Id of the token; not the secret.' })
  id!: string;
  @Field({ description: 'What its owner called it.' })
  name!: string;
  @Field({ description: 'How the secret begins.' })
  hint!: string;
  @Field(() => InstantScalar, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When it ends.' })
  expiresAt!: Date;
  @Field(() => InstantScalar, { nullable: true, description: 'Its last use, to the half minute.' })
  lastUsedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Network address of its last use.' })
  lastAddress!: string | null;
  @Field(() => ApiTokenState, { description: 'Whether it works.' })
  state!: ApiTokenState;
  @Field({ description: 'Role of the access.' })
  roleName!: string;
  @Field({ description: 'Organization of the access.' })
  organizationName!: string;
  @Field({ description: 'Tenant of the access.' })
  tenantName!: string;
}

@InputType({ description: 'A token to make.' })
export class CreateApiTokenInput {
  @Field({ description: 'What to call it, 100 characters at most.' })
  @IsString()
  name!: string;
  @Field(() => ID, { description: 'One of your own accesses of this tenant.' })
  @IsUUID('all')
  accessId!: string;
  @Field(() => Int, { description: 'How long it lasts, 365 days at most.' })
  @IsInt()
  expiresInDays!: number;
}

@ObjectType({ description: 'A token that has just been made.' })
export class CreateApiTokenPayload extends MutationPayload {
  @Field(() => ApiTokenType, { nullable: true, description: 'The token; null when there are problems.' })
  token!: ApiTokenType | null;
  @Field(() => String, { nullable: true, description: 'The secret. It is told this once and kept nowhere.' })
  secret!: string | null;
}

@ObjectType({ description: 'A token that has been ended.' })
export class RevokeApiTokenPayload extends MutationPayload {
  @Field(() => ApiTokenType, { nullable: true, description: 'The token; null when there are problems.' })
  token!: ApiTokenType | null;
}
