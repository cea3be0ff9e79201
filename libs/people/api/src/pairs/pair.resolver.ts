import { Args, Field, ID, InputType, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { InstantScalar, PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { OrganizationRef } from '@afterbell/organizations/api';
import { formatPersonName } from '@afterbell/people/domain';
import { EntryLoaders } from '../entries/entry.loaders';
import { KIND_FEATURES } from '../kinds/kind';
import { KindLoaders } from '../kinds/kind.loaders';
import { kindsAllowed } from '../kinds/person-kind.service';
import { PersonKindEnum } from '../kinds/person.types';
import { type PairRow, PairService, type PairSide } from './pair.service';
import { DuplicateListArgs, DuplicatePair, DuplicatePairConnection, DuplicatePairPayload, DuplicatePerson } from './pair.types';

@InputType({ description: 'Two records that are two people.' })
export class DismissDuplicateInput {
  @Field(() => ID, { description: 'Id of the pair.' })
  @IsString()
  id!: string;
  @Field(() => String, { nullable: true, description: 'Why, for whoever wonders later; at most 500 characters.' })
  @IsOptional()
  @IsString()
  note?: string | null;
}

@Resolver(() => DuplicatePair)
export class PairResolver {
  constructor(
    private readonly pairs: PairService,
    private readonly loaders: EntryLoaders,
  ) {}

  @Query(() => DuplicatePairConnection, { description: 'Records that may be of one person, the likeliest first: pairs of which the caller sees both, as kinds that the role may view.' })
  @Requires('view', KIND_FEATURES)
  async duplicatePairs(@Args() args: DuplicateListArgs) {
    return toConnection(await this.pairs.list(args.state, toListQuery(args), args.bothAre));
  }

  @PayloadMutation(() => DuplicatePairPayload, { description: 'Remembers that two records are of two people; they come back only when they become more alike. Needs edit of a kind of both. Problems: VALIDATION.' })
  @Requires('edit', KIND_FEATURES)
  async dismissDuplicate(@Args('input', { description: 'Which, and why.' }) { id, note }: DismissDuplicateInput): Promise<DuplicatePairPayload> {
    await this.pairs.dismiss(id, note ?? null);
    return { problems: [], done: true };
  }

  @PayloadMutation(() => DuplicatePairPayload, { description: 'Takes back that two records are of two people. Needs edit of a kind of both.' })
  @Requires('edit', KIND_FEATURES)
  async reopenDuplicate(@Args('id', { type: () => ID, description: 'Id of the pair.' }) id: string): Promise<DuplicatePairPayload> {
    await this.pairs.reopen(id);
    return { problems: [], done: true };
  }

  @ResolveField(() => String, { nullable: true, description: 'Who decided.' })
  decidedByName({ decidedBy }: PairRow) {
    return decidedBy ? this.loaders.userName(decidedBy) : null;
  }
}

@Resolver(() => DuplicatePerson)
export class PairPersonResolver {
  constructor(private readonly loaders: KindLoaders) {}

  @ResolveField(() => String, { description: 'Name as lists show it: García, Sofía “Sofi”.' })
  displayName(person: PairSide) {
    return formatPersonName(person);
  }

  @ResolveField(() => InstantScalar, { description: 'When the record was made.' })
  createdAt(person: PairSide) {
    return new Date(person.createdAt);
  }

  @ResolveField(() => [PersonKindEnum], { description: 'What the person is, as far as the caller may see people of the kind.' })
  kinds(person: PairSide) {
    const allowed = kindsAllowed('view');
    return person.kinds.filter((kind) => allowed.includes(kind));
  }

  @ResolveField(() => [OrganizationRef], { description: 'Organizations where the person stays now or is about to, as far as the caller sees them.' })
  organizations({ id }: PairSide) {
    return this.loaders.organizations(kindsAllowed('view'), id);
  }
}
