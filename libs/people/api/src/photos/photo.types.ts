import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';
import { IsOptional, IsString, IsUUID } from 'class-validator';

@ObjectType({ description: 'The photo of a person.' })
export class PersonPhoto {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;
  @Field(() => ID, { nullable: true, description: 'The stored file, at `/file/photo/{id}` and small at `/file/photo/{id}/small`; none when there is no photo.' })
  fileId!: string | null;
  @Field({ description: 'True when the form says that photos are not to be shown: the record alone shows it then.' })
  withheld!: boolean;
}

@InputType({ description: 'Which photo a person is to have.' })
export class SetPersonPhotoInput {
  @Field(() => ID, { description: 'The person.' })
  @IsString()
  personId!: string;
  @Field(() => ID, { nullable: true, description: 'An uploaded image, or the one that the person had before; none takes the photo off.' })
  @IsOptional()
  @IsUUID()
  fileId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The photo that was read; another one by now is a STALE_VERSION.' })
  @IsOptional()
  @IsUUID()
  before?: string | null;
}

@ObjectType({ description: 'The photo as it now is.' })
export class PersonPhotoPayload extends MutationPayload {
  @Field(() => PersonPhoto, { nullable: true, description: 'The photo; null beside problems.' })
  photo?: PersonPhoto | null;
}
