import type { Type } from '@nestjs/common';
import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, requirePrincipal, toConnection, toListQuery } from '@afterbell/core/api';
import { AppError, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import type { EntryFields } from '@afterbell/people/domain';
import type { EntryKind, EntryRow } from './entry-kind';
import { canChange, EntryStore } from './entry-store.service';
import { EntryLoaders } from './entry.loaders';
import { entryConnection, entryInput, entryNode, EntryPageArgs, entryPayload, type Words } from './entry.types';

export interface EntryEndpoints<F extends EntryFields> {
  /** `ParticipantNote`: the type, and what its mutations are called by. */
  name: string;
  /** `participantNotes`: the query. */
  plural: string;
  kind: EntryKind<F>;
  description: string;
  words: Words<F>;
}

/** Query and mutations of one kind of entry: they differ in their types and in the tab whose permission they ask for, in nothing else. */
export function entryResolver<F extends EntryFields>({ name, plural, kind, description, words }: EntryEndpoints<F>): { node: Type<object>; resolver: Type<object> } {
  const node = entryNode(name, description, kind.fields, words);
  const Values = entryInput(name, kind.fields, words);
  const Payload = entryPayload(name, node);
  const Connection = entryConnection(name, node);
  const can = (verb: 'view' | 'edit') => Requires(verb, 'people.participants', { tab: kind.tab });

  @Resolver(() => node)
  class EntryResolver {
    constructor(
      private readonly store: EntryStore,
      private readonly loaders: EntryLoaders,
    ) {}

    @Query(() => Connection, { name: plural, description: `${description} Those of one participant that the caller may see.` })
    @can('view')
    async list(@Args() args: EntryPageArgs) {
      if (args.first > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
      const { offset } = toListQuery({ first: args.first, after: args.after });
      return toConnection(await this.store.list(kind, args.participantId, { limit: args.first, offset: offset ?? 0 }));
    }

    @PayloadMutation(() => Payload, { name: `save${name}`, description: `Adds an entry to the participant’s record, or changes the one with the id. ${description}` })
    @can('edit')
    async save(
      @Args('participantId', { type: () => ID, description: 'Id of the participant.' }) personId: string,
      @Args('id', { type: () => ID, nullable: true, description: 'Id of the entry to change; none adds one.' }) id: string | null,
      @Args('version', { type: () => Int, nullable: true, description: 'Version of the entry as it was read.' }) version: number | null,
      @Args('values', { type: () => Values, description: 'What it holds.' }) values: Record<string, unknown>,
    ) {
      return { entry: await this.store.save(kind, { personId, id, version, values }), problems: [] };
    }

    @PayloadMutation(() => Payload, { name: `remove${name}`, description: 'Takes an entry out of the record; it can be restored.' })
    @can('edit')
    async remove(@Args('id', { type: () => ID, description: 'Id of the entry.' }) id: string) {
      return { entry: await this.store.setRemoved(kind, id, true), problems: [] };
    }

    @PayloadMutation(() => Payload, { name: `restore${name}`, description: 'Puts a removed entry back.' })
    @can('edit')
    async restore(@Args('id', { type: () => ID, description: 'Id of the entry.' }) id: string) {
      return { entry: await this.store.setRemoved(kind, id, false), problems: [] };
    }

    @ResolveField(() => String, { nullable: true, description: 'Who wrote it, as the tenant calls them.' })
    createdByName({ createdBy }: EntryRow) {
      return createdBy ? this.loaders.userName(createdBy) : null;
    }

    @ResolveField(() => Boolean, { description: 'Whether the caller may change or remove it.' })
    canEdit(row: EntryRow) {
      return requirePrincipal().permissions.allows('edit', 'people.participants', kind.tab) && canChange(kind, row);
    }
  }
  return { node, resolver: EntryResolver };
}
