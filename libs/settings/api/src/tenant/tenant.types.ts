import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { MutationPayload } from '@afterbell/core/api';
import { ORGANIZATION_LEVELS } from '@afterbell/core/domain';

@ObjectType({ description: 'What the tenant calls a level of its tree.' })
export class LevelNameSetting {
  @Field(() => ID, { description: 'One of the nine levels, such as `institution` or `site`.' })
  level!: string;
  @Field({ description: 'Name of one.' })
  singular!: string;
  @Field({ description: 'Name of several.' })
  plural!: string;
  @Field(() => Int, { description: 'Version to send when it is changed.' })
  version!: number;
}

@InputType({ description: 'New names of a level.' })
export class LevelNameInput {
  @Allow()
  @Field(() => ID, { description: 'The level.' })
  level!: string;
  @Allow()
  @Field({ description: 'Name of one, 1 to 40 characters.' })
  singular!: string;
  @Allow()
  @Field({ description: 'Name of several, 1 to 40 characters.' })
  plural!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType({ description: 'Levels to rename.' })
export class SaveLevelNamesInput {
  @IsArray()
  @ArrayNotEmpty({ message: 'There is nothing to rename.' })
  @ArrayMaxSize(ORGANIZATION_LEVELS.length)
  @ValidateNested({ each: true })
  @Type(() => LevelNameInput)
  @Field(() => [LevelNameInput], { description: 'The levels, each once.' })
  levels!: LevelNameInput[];
}

@ObjectType({ description: 'Answer of saveLevelNames.' })
export class SaveLevelNamesPayload extends MutationPayload {
  @Field(() => [LevelNameSetting], { nullable: true, description: 'All nine levels as they are now.' })
  levelNames?: LevelNameSetting[] | null;
}

@ObjectType({ description: 'What holds for the tenant as a whole.' })
export class TenantSettings {
  @Field(() => ID, { description: 'Id of the tenant.' })
  id!: string;
  @Field({ description: 'Short name that its host is made from.' })
  code!: string;
  @Field({ description: 'Name as shown.' })
  name!: string;
  @Field({ description: 'Time zone of every organization that has none of its own and none above it; an IANA name.' })
  timeZone!: string;
  @Field({ description: 'Language of screens and mail, such as `en`.' })
  language!: string;
  @Field(() => Int, { description: 'Version to send when it is changed.' })
  version!: number;
}

@InputType({ description: 'Settings of the tenant.' })
export class SaveTenantSettingsInput {
  @Allow()
  @Field({ description: 'Name, 1 to 100 characters.' })
  name!: string;
  @Allow()
  @Field({ description: 'Time zone, an IANA name such as `America/New_York`.' })
  timeZone!: string;
  @Allow()
  @Field({ description: 'Language: `en`.' })
  language!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@ObjectType({ description: 'Answer of saveTenantSettings.' })
export class SaveTenantSettingsPayload extends MutationPayload {
  @Field(() => TenantSettings, { nullable: true, description: 'The settings as they are now.' })
  settings?: TenantSettings | null;
}
