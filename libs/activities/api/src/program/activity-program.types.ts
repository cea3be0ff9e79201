import { Allow } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const SupporterRoleEnum = { funder: 'funder', partner: 'partner' };
registerEnumType(SupporterRoleEnum, { name: 'ActivitySupporterRole', description: 'Whether an organization pays for activities or runs them with the site.' });

@ObjectType({ description: 'A category of the tenant’s own, beside those of the law.' })
export class OwnActivityCategory {
  @Field({ description: 'Its code.' })
  code!: string;
  @Field({ description: 'What it is called.' })
  label!: string;
  @Field({ description: 'True when it can be chosen no longer.' })
  retired!: boolean;
}

@ObjectType({ description: 'An organization that pays for activities, or runs them with a site.' })
export class ActivitySupporter {
  @Field(() => ID, { description: 'Id of the organization.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => SupporterRoleEnum, { description: 'Funder or partner.' })
  role!: string;
}

@InputType({ description: 'Who pays for an activity, who runs it with the site, who works at it, and the tenant’s own category.' })
export class ActivityProgramInput {
  @Allow()
  @Field(() => String, { nullable: true, description: 'Code of the tenant’s own category.' })
  ownCategory?: string | null;
  @Allow()
  @Field(() => [ID], { defaultValue: [], description: 'Funders, at most 20.' })
  funderIds!: string[];
  @Allow()
  @Field(() => [ID], { defaultValue: [], description: 'Partners, at most 20.' })
  partnerIds!: string[];
  @Allow()
  @Field(() => [ID], { defaultValue: [], description: 'Staff of the site who work at it; its sessions begin with them.' })
  staffIds!: string[];
}

@InputType({ description: 'Term, support and staff of an activity, as they are to be.' })
export class SaveActivityProgramInput extends ActivityProgramInput {
  @Allow()
  @Field(() => ID, { description: 'The activity.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The `programVersion` that was read.' })
  version!: number;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The reporting term that it belongs to; none: the whole year. Sessions outside of it stay as they are.' })
  termId?: string | null;
}
