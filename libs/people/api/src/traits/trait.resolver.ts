import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { CODE_LIST_FACTS, type CodeListName, CODE_LISTS } from '@afterbell/people/domain';
import { ParticipantService } from '../participant.service';
import { today } from '../stays/stay.service';
import { CodeListService } from './code-list.service';
import { TraitService } from './trait.service';
import { CodeList, CodeListEdition, CodeListNameEnum, CodeListPayload, PersonTrait, SaveCodeListInput, SetTraitsInput, TraitsPayload } from './trait.types';

@Resolver()
export class TraitResolver {
  constructor(
    private readonly db: Db,
    private readonly traits: TraitService,
    private readonly lists: CodeListService,
    private readonly participants: ParticipantService,
  ) {}

  @Query(() => [CodeList], { description: 'Lists of codes as they hold on a day.' })
  @Requires('view', 'people.participants')
  async codeLists(
    @Args('on', { type: () => PlainDateScalar, nullable: true, description: 'The day; today by default.' }) on: string | null,
    @Args('lists', { type: () => [CodeListNameEnum], nullable: true, description: 'Only these.' }) lists: CodeListName[] | null,
  ): Promise<CodeList[]> {
    const own = await this.lists.own();
    return (lists ?? CODE_LISTS).map((list) => ({ ...CODE_LIST_FACTS[list], ...shown(this.lists.on(list, on ?? today(), own)) }));
  }

  @Query(() => [CodeListEdition], { description: 'All versions of a list, newest first: those that ship with the product and the tenant’s own.' })
  @Requires('view', 'settings.maintenance_people')
  codeListEditions(@Args('list', { type: () => CodeListNameEnum, description: 'The list.' }) list: CodeListName): Promise<CodeListEdition[]> {
    return this.lists.editions(list);
  }

  @Query(() => [PersonTrait], { description: 'What is known of a participant by the lists that the caller may see: the whole history, newest first, or what held on a day.' })
  @Requires('view', 'people.registration_info')
  async personTraits(
    @Args('personId', { type: () => ID, description: 'The participant.' }) personId: string,
    @Args('on', { type: () => PlainDateScalar, nullable: true, description: 'Only what held on this day.' }) on: string | null,
  ): Promise<PersonTrait[]> {
    await this.participants.get(personId);
    return this.traits.of(personId, on ?? null);
  }

  @PayloadMutation(() => TraitsPayload, { description: 'Says what is known of a participant from a day on. Problems: VALIDATION.' })
  @Requires('edit', 'people.registration_info')
  async setPersonTraits(@Args('input', { description: 'The traits.' }) { personId, traits }: SetTraitsInput): Promise<TraitsPayload> {
    await this.db.write(async (tx) => {
      await this.participants.get(personId);
      await this.traits.set(tx, personId, traits);
    });
    return { problems: [], traits: await this.traits.of(personId) };
  }

  @PayloadMutation(() => CodeListPayload, { description: 'Saves the tenant’s own version of a list from a day on; only at the top. Problems: VALIDATION.' })
  @Requires('edit', 'settings.maintenance_people')
  async saveCodeList(@Args('input', { description: 'The version.' }) { list, effectiveOn, codes }: SaveCodeListInput): Promise<CodeListPayload> {
    await this.lists.save(list, effectiveOn, codes.map((one) => ({ ...one, ceds: one.ceds ?? null })));
    return { problems: [], codeList: { ...CODE_LIST_FACTS[list], ...shown(this.lists.on(list, effectiveOn, await this.lists.own())) } };
  }
}

const shown = ({ list, effectiveOn, codes }: { list: CodeListName; effectiveOn: string; codes: readonly { code: string; label: string; ceds: string | null }[] }) => ({ list, effectiveOn, codes: [...codes] });
