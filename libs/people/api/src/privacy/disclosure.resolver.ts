import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { InstantScalar, PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { AppError, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { EntryLoaders } from '../entries/entry.loaders';
import { KIND_FEATURES } from '../kinds/kind';
import { type DisclosureRow, DisclosureService } from './disclosure.service';
import { Disclosure, DisclosureConnection, DisclosurePayload, DisclosureValues, PersonPageArgs } from './disclosure.types';

@Resolver(() => Disclosure)
export class DisclosureResolver {
  constructor(
    private readonly log: DisclosureService,
    private readonly loaders: EntryLoaders,
  ) {}

  @Query(() => DisclosureConnection, { description: 'What was given of a person to whom, newest first: to whoever may export every kind that they are on record as.' })
  @Requires('export', KIND_FEATURES)
  async disclosures(@Args() args: PersonPageArgs) {
    if (args.first > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
    const { offset } = toListQuery({ first: args.first, after: args.after });
    return toConnection(await this.log.list(args.personId, { limit: args.first, offset: offset ?? 0 }));
  }

  @PayloadMutation(() => DisclosurePayload, { description: 'Enters a disclosure that was made. Problems: VALIDATION.' })
  @Requires('export', KIND_FEATURES)
  async enterDisclosure(
    @Args('personId', { type: () => ID, description: 'Id of the person.' }) personId: string,
    @Args('values', { type: () => DisclosureValues, description: 'What was given.' }) values: Record<string, unknown>,
  ) {
    return { entry: await this.log.enter(personId, values), problems: [] };
  }

  @PayloadMutation(() => DisclosurePayload, { description: 'Says that an entry was made by mistake; it stays on record, struck. `struck: false` takes that back. Problems: VALIDATION, of what an export wrote.' })
  @Requires('export', KIND_FEATURES)
  async strikeDisclosure(@Args('id', { type: () => ID, description: 'Id of the entry.' }) id: string, @Args('struck', { defaultValue: true, description: 'Whether it was a mistake.' }) struck: boolean) {
    return { entry: await this.log.strike(id, struck), problems: [] };
  }

  @ResolveField(() => String, { nullable: true, description: 'Who wrote it, as the tenant calls them.' })
  createdByName({ createdBy }: DisclosureRow) {
    return createdBy ? this.loaders.userName(createdBy) : null;
  }

  @ResolveField(() => InstantScalar, { nullable: true, description: 'When it was said to be a mistake.' })
  struckAt({ struckAt }: DisclosureRow) {
    return struckAt;
  }

  @ResolveField(() => Boolean, { description: 'Whether an export wrote it: such an entry cannot be struck.' })
  isAutomatic({ source }: DisclosureRow) {
    return source !== 'entered';
  }
}
