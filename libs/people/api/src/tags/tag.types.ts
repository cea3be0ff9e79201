import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MutationPayload } from '@afterbell/core/api';
import { TAG_COLOURS } from '@afterbell/people/domain';

export const TagColourEnum = Object.fromEntries(TAG_COLOURS.map((key) => [key, key]));
registerEnumType(TagColourEnum, { name: 'TagColour', description: 'Colour of a tag: gray, blue, green, orange, red.' });

@ObjectType({ description: 'A word of the tenant’s own for a group of participants.' })
export class Tag {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'The word, one of its kind.' })
  name!: string;
  @Field(() => TagColourEnum, { description: 'How it looks.' })
  colour!: string;
  @Field({ description: 'True when nobody is given it any more; who has it keeps it.' })
  retired!: boolean;
  @Field(() => Int, { description: 'Version to send when it is changed.' })
  version!: number;
}

@InputType({ description: 'A tag to make or to change.' })
export class SaveTagInput {
  @Field(() => ID, { nullable: true, description: 'The tag to change; none makes one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field({ description: 'The word, at most 40 characters.' })
  @IsString()
  @MaxLength(10_000)
  name!: string;
  @Field(() => TagColourEnum, { description: 'How it looks.' })
  @IsIn(TAG_COLOURS)
  colour!: string;
  @Field(() => Boolean, { nullable: true, description: 'True: nobody is given it any more.' })
  @IsOptional()
  @IsBoolean()
  retired?: boolean | null;
}

@ObjectType({ description: 'The tag as it now is.' })
export class TagPayload extends MutationPayload {
  @Field(() => Tag, { nullable: true, description: 'The tag; null beside problems.' })
  tag?: Tag | null;
}
