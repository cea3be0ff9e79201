import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

@ObjectType({ description: 'What the caller may do with a view.' })
export class SavedViewRights {
  @Field({ description: 'Change what it shows, its name, and with whom it is shared.' })
  edit!: boolean;
  @Field({ description: 'Remove it.' })
  remove!: boolean;
}

@ObjectType({ description: 'What is asked of a list, under a name.' })
export class SavedView {
  @Field(() => ID, { description: 'Id of the view.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field({ description: 'The list’s part of the address: search, filters, order, page size and columns.' })
  query!: string;
  @Field({ description: 'Whether the caller made it.' })
  isMine!: boolean;
  @Field({ description: 'Whether the list opens with it for the caller.' })
  isDefault!: boolean;
  @Field(() => String, { nullable: true, description: 'The organization with which, and with all beneath it, it is shared; null: with nobody.' })
  sharedWith!: string | null;
  @Field(() => String, { nullable: true, description: 'Who made it.' })
  ownerName!: string | null;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
  @Field({ description: 'What the caller may do with it.' })
  viewerCan!: SavedViewRights;
}

@InputType({ description: 'A view to make or to change.' })
export class SaveViewInput {
  @Field(() => ID, { nullable: true, description: 'The view to change; none makes one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field({ description: 'The list, by the name of its table: `people.participants`.' })
  @IsString()
  @MaxLength(60)
  list!: string;
  @Field({ description: 'Its name, at most 80 characters; one of its kind among a person’s views of a list.' })
  @IsString()
  name!: string;
  @Field({ description: 'The list’s part of the address.' })
  @IsString()
  query!: string;
  @Field({ defaultValue: false, description: 'Whether everyone at the acting organization and beneath it sees it; takes edit of what the list shows.' })
  @IsBoolean()
  isShared!: boolean;
}

@InputType({ description: 'A view to remove, or to bring back.' })
export class RemoveViewInput {
  @Field(() => ID, { description: 'The view.' })
  @IsUUID()
  id!: string;
  @Field({ defaultValue: false, description: 'True brings a removed view back.' })
  @IsBoolean()
  restore!: boolean;
}

@ObjectType({ description: 'The views of the list as they now are.' })
export class SavedViewsPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The view that was saved or brought back; null beside problems.' })
  viewId?: string | null;
  @Field(() => [SavedView], { nullable: true, description: 'All views of the list that the caller sees.' })
  views?: SavedView[] | null;
}
