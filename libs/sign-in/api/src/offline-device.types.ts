import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';

@InputType({ description: 'The device that asks for its key.' })
export class IssueOfflineKeyInput {
  @Field(() => ID, { description: 'An id that the device made up once and keeps.' })
  @IsUUID('all')
  deviceId!: string;
}

@ObjectType({ description: 'The key of what you keep on a device: the same at each sign-in, until the device is forgotten.' })
export class IssueOfflineKeyPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Which key it is; another one opens nothing of before.' })
  keyId!: string | null;
  @Field(() => String, { nullable: true, description: '32 bytes in base64, to be held where no script can read them.' })
  key!: string | null;
}

@ObjectType('OfflineDevice', { description: 'A device on which you work without a network.' })
export class OfflineDeviceType {
  @Field(() => ID, { description: 'Id of the key.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Such as `Chrome`; null when the browser did not say.' })
  browser!: string | null;
  @Field(() => String, { nullable: true, description: 'Such as `Windows`.' })
  system!: string | null;
  @Field(() => InstantScalar, { description: 'When it asked for its key first.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When it asked last.' })
  lastIssuedAt!: Date;
}

@ObjectType({ description: 'A device whose key is not given out any more.' })
export class ForgetOfflineDevicePayload extends MutationPayload {
  @Field(() => [OfflineDeviceType], { nullable: true, description: 'The devices that are left; null when there are problems.' })
  devices!: OfflineDeviceType[] | null;
}
