import { Args, Field, ID, InputType, Int, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { MutationPayload, PayloadMutation, PlainDateScalar, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { CustomListService, CustomValue } from '@afterbell/forms/api';
import { OrganizationRef } from '@afterbell/organizations/api';
import { formatPersonName, PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';
import { StayStanding } from '../stays/stay.types';
import { ADULT_KINDS, featureOf, KIND_FEATURES, kindSpec } from './kind';
import { KindLoaders } from './kind.loaders';
import { PersonEndService } from './person-end.service';
import { kindsAllowed, PersonKindService, type PersonRow } from './person-kind.service';
import { Person, PersonConnection, PersonKindEnum, PersonListArgs } from './person.types';

const ADULT_FEATURES = ADULT_KINDS.map(featureOf);

@InputType({ description: 'Whom to remove, and as what.' })
export class RemovePersonInput {
  @Field(() => PersonKindEnum, { description: 'As what the person is removed; what else the person is stays.' })
  @IsIn(PERSON_KINDS)
  kind!: PersonKind;
  @Field(() => ID, { description: 'Id of the person.' })
  @IsString()
  id!: string;
}

@InputType({ description: 'Whose stay ends, where and when.' })
export class EndPersonStayInput extends RemovePersonInput {
  @Field(() => ID, { description: 'The organization where it ends.' })
  @IsString()
  organizationId!: string;
  @Field(() => PlainDateScalar, { description: 'The last day.' })
  @Allow()
  endsOn!: string;
  @Field(() => String, { nullable: true, description: 'Why, in words; at most 200 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  reason?: string | null;
}

@ObjectType({ description: 'What became of the person.' })
export class PersonEndPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'True when it was done.' })
  done?: boolean | null;
}

@Resolver(() => Person)
export class PeopleResolver {
  constructor(
    private readonly service: PersonKindService,
    private readonly ends: PersonEndService,
    private readonly loaders: KindLoaders,
    private readonly custom: CustomListService,
  ) {}

  @Query(() => PersonConnection, { description: 'Everyone at or beneath the acting organization, of the kinds that the caller may see, by name.' })
  @Requires('view', KIND_FEATURES)
  async people(@Args() args: PersonListArgs) {
    return toConnection(await this.service.everyone(toListQuery(args)));
  }

  @PayloadMutation(() => PersonEndPayload, { description: 'Takes somebody off the record as one kind of person; off it altogether when that was the last. Nothing that happened is lost. Problems: VALIDATION when the person is so elsewhere too.' })
  @Requires('delete', KIND_FEATURES)
  async removePerson(@Args('input', { description: 'Whom, and as what.' }) input: RemovePersonInput): Promise<PersonEndPayload> {
    await this.ends.remove(input.kind, input.id);
    return { problems: [], done: true };
  }

  @PayloadMutation(() => PersonEndPayload, { description: 'Ends the stay of staff, a teacher, a board member or a contact at one organization, with the employments there. Problems: VALIDATION.' })
  @Requires('edit', ADULT_FEATURES)
  async endPersonStay(@Args('input', { description: 'Whose, where and when.' }) input: EndPersonStayInput): Promise<PersonEndPayload> {
    await this.ends.end(input.kind, input);
    return { problems: [], done: true };
  }

  @ResolveField(() => String, { description: 'Name as lists show it: García, Sofía “Sofi”.' })
  displayName(person: PersonRow) {
    return formatPersonName(person);
  }

  @ResolveField(() => [PersonKindEnum], { description: 'What the person is, as far as the caller may see people of the kind.' })
  kinds(person: PersonRow) {
    const allowed = kindsAllowed('view');
    return person.kinds.filter((kind) => allowed.includes(kind));
  }

  @ResolveField(() => [CustomValue], { description: 'What it holds of the tenant’s own fields, as far as the caller sees them.' })
  customValues(@Parent() { id }: PersonRow, @Args('fieldIds', { type: () => [Int], description: 'The fields, at most 50.' }) fieldIds: number[]) {
    return this.custom.valuesOf(kindsAllowed('view').map((kind) => kindSpec(kind).form), id, fieldIds);
  }

  @ResolveField(() => [OrganizationRef], { description: 'Organizations where the person stays now or is about to, as far as the caller sees them.' })
  organizations({ id }: PersonRow) {
    return this.loaders.organizations(kindsAllowed('view'), id);
  }

  @ResolveField(() => StayStanding, { nullable: true, description: 'Whether the person is here, is to come or has left, as any of the kinds that the caller may see.' })
  stay({ id }: PersonRow) {
    return this.loaders.standing(kindsAllowed('view'), id);
  }
}
