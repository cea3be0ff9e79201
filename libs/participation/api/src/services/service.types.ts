import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { FieldEditInput } from '@afterbell/forms/api';
import { MOST_SERVED } from '@afterbell/participation/domain';
import { NOTE_VISIBILITIES } from '@afterbell/people/domain';
import { Type as TransformType } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { SERVICE_LIST } from './service-list';

export const ServiceVisibilityEnum = Object.fromEntries(NOTE_VISIBILITIES.map((one) => [one, one]));
registerEnumType(ServiceVisibilityEnum, { name: 'ServiceVisibility', description: 'Who reads the notes of a service: everyone who sees it, those who lead the site, or its author alone.' });

@ObjectType({ description: 'Somebody who was served.' })
export class ServedParticipant {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'The name.' })
  name!: string;
}

@ObjectType({ description: 'One code of the list of service categories, as it holds on a day.' })
export class ServiceCategory {
  @Field({ description: 'The code.' })
  code!: string;
  @Field({ description: 'What it is called.' })
  label!: string;
}

@ObjectType({ description: 'An individual service to one participant or several.' })
export class Service {
  organizationId!: string;
  createdBy!: string | null;
  @Field(() => ID, { description: 'Id of the service.' })
  id!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  onDate!: string;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When it began, where that was taken.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When it ended, where that was taken.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Minutes that it took, for each participant.' })
  minutes!: number;
  @Field({ description: 'Code of its category.' })
  category!: string;
  @Field({ description: 'What its category was called on the day.' })
  categoryLabel!: string;
  @Field(() => String, { nullable: true, description: 'What was done, in a few words.' })
  title!: string | null;
  @Field(() => ID, { nullable: true, description: 'The staff member who did it.' })
  staffPersonId!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of who did it; none of a person who is not in sight.' })
  staffName!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of who did it, where they are not on record.' })
  providedBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Notes, as far as they are for the caller.' })
  notes!: string | null;
  @Field({ description: 'Whether there are notes that are not for the caller.' })
  notesHidden!: boolean;
  @Field(() => ServiceVisibilityEnum, { description: 'Who reads the notes.' })
  visibility!: string;
  @Field(() => Int, { description: 'Version to send when it is saved.' })
  version!: number;
  @Field(() => InstantScalar, { description: 'When it was entered.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of services.' })
export class ServiceConnection extends connectionOf('Service', Service) {}

@ArgsType()
export class ServiceListArgs extends listArgs('Service', SERVICE_LIST, { custom: true }) {}

@InputType({ description: 'What a service says; checked whole by the section’s own rules.' })
export class ServiceFields {
  @Field({ description: 'The day, `yyyy-MM-dd`, not in the future.' })
  @Allow()
  onDate!: string;
  @Field({ description: 'Code of its category, of the list as it holds on that day.' })
  @Allow()
  category!: string;
  @Field(() => String, { nullable: true, description: 'What was done, at most 200 characters.' })
  @Allow()
  title?: string | null;
  @Field(() => String, { nullable: true, description: 'When it began, `HH:mm`; with the end it says the minutes.' })
  @Allow()
  startTime?: string | null;
  @Field(() => String, { nullable: true, description: 'When it ended, `HH:mm`.' })
  @Allow()
  endTime?: string | null;
  @Field(() => Float, { nullable: true, description: 'Minutes, 1 to 1440, where no times are given.' })
  @Allow()
  minutes?: number | null;
  @Field(() => ID, { nullable: true, description: 'The staff member who did it.' })
  @Allow()
  staffPersonId?: string | null;
  @Field(() => String, { nullable: true, description: 'Who did it, where they are not on record; at most 200 characters.' })
  @Allow()
  providedBy?: string | null;
  @Field(() => String, { nullable: true, description: 'Notes, at most 5,000 characters.' })
  @Allow()
  notes?: string | null;
  @Field(() => ServiceVisibilityEnum, { description: 'Who reads the notes.' })
  @Allow()
  visibility!: string;
}

@InputType({ description: 'A service to enter or to change.' })
export class SaveServiceInput {
  @Field(() => ID, { nullable: true, description: 'The service to change; none enters one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => ServiceFields, { description: 'What it says.' })
  @ValidateNested()
  @TransformType(() => ServiceFields)
  values!: ServiceFields;
  @Field(() => [ID], { description: `Who was served, at most ${MOST_SERVED}.` })
  @IsArray()
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  personIds!: string[];
  @Field(() => [FieldEditInput], { nullable: true, description: 'Answers of the tenant’s own fields that change; the path of a problem is the id of its field.' })
  @Allow()
  answers?: FieldEditInput[] | null;
}

@InputType({ description: 'A service to remove, or to bring back.' })
export class RemoveServiceInput {
  @Field(() => ID, { description: 'The service.' })
  @IsString()
  id!: string;
  @Field({ defaultValue: false, description: 'True brings a removed one back.' })
  @IsBoolean()
  restore!: boolean;
}

@ObjectType({ description: 'The service as it now is.' })
export class ServicePayload extends MutationPayload {
  @Field(() => Service, { nullable: true, description: 'The service; null when it was removed, and beside problems.' })
  service?: Service | null;
}
