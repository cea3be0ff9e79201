import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MutationPayload } from '@afterbell/core/api';

@ObjectType('OauthProvider', { description: 'An identity provider of the tenant. Its client secret never leaves the server.' })
export class OauthProviderType {
  @Field(() => ID, { description: 'Id of the provider.' })
  id!: string;
  @Field({ description: 'Name as the sign-in page shows it.' })
  name!: string;
  @Field({ description: 'The issuer, exactly as it calls itself.' })
  issuer!: string;
  @Field({ description: 'Id under which the provider knows this application.' })
  clientId!: string;
  @Field({ description: 'Whether a client secret is kept.' })
  hasSecret!: boolean;
  @Field(() => String, { nullable: true, description: 'Where people sign in; null when the issuer publishes it.' })
  authorizationUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Where codes are exchanged; null when the issuer publishes it.' })
  tokenUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Where the e-mail address is read; null when the issuer publishes it.' })
  userinfoUrl!: string | null;
  @Field(() => String, { nullable: true, description: "Where the issuer's keys are; null when the issuer publishes it." })
  jwksUrl!: string | null;
  @Field(() => [String], { description: 'What is asked for.' })
  scopes!: string[];
  @Field(() => [String], { description: 'Domains of e-mail addresses that may sign in; empty for all.' })
  allowedDomains!: string[];
  @Field({ description: 'Whether the sign-in page offers it.' })
  enabled!: boolean;
  @Field(() => Int, { description: 'Version to send with a change.' })
  version!: number;
  @Field({ description: 'The redirect address to register with the provider.' })
  callbackUrl!: string;
  @Field(() => Int, { description: 'How many people have signed in by it.' })
  people!: number;
}

const TEXT = 2048;

@InputType({ description: 'An identity provider as an administrator sets it.' })
export class OauthProviderInput {
  @Field(() => ID, { nullable: true, description: 'The provider to change; a new one if left out.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read; needed for a change.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field({ description: 'Name as the sign-in page shows it; 60 characters at most.' })
  @IsString()
  name!: string;
  @Field({ description: 'The issuer, exactly as it calls itself.' })
  @IsString()
  @MaxLength(TEXT)
  issuer!: string;
  @Field({ description: 'Id under which the provider knows this application.' })
  @IsString()
  @MaxLength(500)
  clientId!: string;
  @Field(() => String, { nullable: true, description: 'A new client secret; the kept one stays if left out.' })
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  clientSecret?: string | null;
  @Field(() => String, { nullable: true, description: 'Only for an issuer that publishes no discovery document.' })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  authorizationUrl?: string | null;
  @Field(() => String, { nullable: true, description: 'Only for an issuer that publishes no discovery document.' })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  tokenUrl?: string | null;
  @Field(() => String, { nullable: true, description: 'Only for an issuer that publishes no discovery document.' })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  userinfoUrl?: string | null;
  @Field(() => String, { nullable: true, description: 'Only for an issuer that publishes no discovery document.' })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  jwksUrl?: string | null;
  @Field(() => [String], { description: 'What is asked for; with `openid` the answer must carry a signed ID token.' })
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  scopes!: string[];
  @Field(() => [String], { description: 'Domains of e-mail addresses that may sign in; empty for all.' })
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  allowedDomains!: string[];
  @Field({ description: 'Whether the sign-in page offers it.' })
  @IsBoolean()
  enabled!: boolean;
}

@ObjectType({ description: 'A provider that was saved.' })
export class OauthProviderPayload extends MutationPayload {
  @Field(() => OauthProviderType, { nullable: true, description: 'The provider; null when there are problems.' })
  provider!: OauthProviderType | null;
}

@ObjectType('OauthProviderTest', { description: 'What a provider answered.' })
export class OauthProviderTestType {
  @Field({ description: 'Where people sign in.' })
  authorizationUrl!: string;
  @Field({ description: 'Where codes are exchanged.' })
  tokenUrl!: string;
  @Field(() => Int, { description: 'How many keys the issuer publishes.' })
  keys!: number;
}

@ObjectType({ description: 'What a test of a provider led to.' })
export class OauthProviderTestPayload extends MutationPayload {
  @Field(() => OauthProviderTestType, { nullable: true, description: 'What was found; null when there are problems.' })
  test!: OauthProviderTestType | null;
}
