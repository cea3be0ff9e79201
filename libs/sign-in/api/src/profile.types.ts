import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import { LANGUAGES } from './profile.service';
import { SignInUserType } from './sign-in.types';

@ObjectType('Preferences', { description: 'How somebody likes the screens; null where they never chose, and the device decides.' })
export class PreferencesType {
  @Field(() => String, { nullable: true, description: 'Language of the screens, such as `en`.' })
  language!: string | null;
  @Field(() => String, { nullable: true, description: '`12` or `24`: how times are shown. What is sent and stored has 24 hours.' })
  timeDisplay!: string | null;
  @Field(() => String, { nullable: true, description: '`system`, `light` or `dark`.' })
  theme!: string | null;
  @Field(() => String, { nullable: true, description: '`comfortable` or `compact`.' })
  density!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether single letters are shortcuts.' })
  singleKeys!: boolean | null;
}

@InputType({ description: 'What to set; what is left out stays.' })
export class PreferencesInput {
  @Field(() => String, { nullable: true, description: 'A language that the product speaks: `en`.' })
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: string | null;
  @Field(() => String, { nullable: true, description: '`12` or `24`.' })
  @IsOptional()
  @IsIn(['12', '24'])
  timeDisplay?: string | null;
  @Field(() => String, { nullable: true, description: '`system`, `light` or `dark`.' })
  @IsOptional()
  @IsIn(['system', 'light', 'dark'])
  theme?: string | null;
  @Field(() => String, { nullable: true, description: '`comfortable` or `compact`.' })
  @IsOptional()
  @IsIn(['comfortable', 'compact'])
  density?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether single letters are shortcuts.' })
  @IsOptional()
  @IsBoolean()
  singleKeys?: boolean | null;
}

@ObjectType({ description: 'The preferences after saving.' })
export class PreferencesPayload extends MutationPayload {
  @Field(() => PreferencesType, { nullable: true, description: 'All of them; null when there are problems.' })
  preferences!: PreferencesType | null;
}

@ObjectType({ description: 'The person after a change to the profile.' })
export class ProfilePayload extends MutationPayload {
  @Field(() => SignInUserType, { nullable: true, description: 'The person; null when there are problems.' })
  user!: SignInUserType | null;
}

@ObjectType({ description: 'A code was asked for, the same for a free address and one that somebody has.' })
export class EmailChangePayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'True: go on with the code; null when there are problems.' })
  asked!: boolean | null;
}

@ObjectType('OwnSession', { description: 'A place where the person is signed in.' })
export class OwnSessionType {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;
  @Field({ description: 'Whether it is the one that asks.' })
  current!: boolean;
  @Field(() => String, { nullable: true, description: 'Name of the browser, such as `Chrome`.' })
  browser!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of its system, such as `Windows`.' })
  system!: string | null;
  @Field(() => String, { nullable: true, description: 'Network address at sign-in.' })
  address!: string | null;
  @Field(() => InstantScalar, { description: 'When it began.' })
  signedInAt!: Date;
  @Field(() => InstantScalar, { description: 'Its last request, to the half minute.' })
  lastSeenAt!: Date;
  @Field({ description: 'Tenant.' })
  tenantName!: string;
  @Field({ description: 'Acting organization.' })
  organizationName!: string;
}

@ObjectType({ description: 'The sessions that are left.' })
export class OwnSessionsPayload extends MutationPayload {
  @Field(() => [OwnSessionType], { nullable: true, description: 'Every live session; null when there are problems.' })
  sessions!: OwnSessionType[] | null;
}
