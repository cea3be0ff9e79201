import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, requirePrincipal } from '@afterbell/core/api';
import { EntryLoaders } from '../entries/entry.loaders';
import { KIND_FEATURES } from '../kinds/kind';
import { PersonExportValues } from './disclosure.types';
import { ErasureService } from './erasure.service';
import { type HoldRow, LegalHoldService } from './legal-hold.service';
import type { PersonExportRow } from './person-export.sql';
import { PersonExportService } from './person-export.service';
import { PrivacyService } from './privacy.service';
import { ErasePersonInput, ErasurePreview, LegalHold, PersonExport, PersonExportPayload, PersonPrivacy, PrivacyPayload } from './privacy.types';

const PERSON = { type: () => ID, description: 'Id of the person.' };
const REASON = { description: 'Why, at most 1,000 characters.' };

@Resolver(() => PersonPrivacy)
export class PrivacyResolver {
  constructor(
    private readonly privacy: PrivacyService,
    private readonly holds: LegalHoldService,
    private readonly erasures: ErasureService,
  ) {}

  @Query(() => PersonPrivacy, { description: 'Whether a person is under a legal hold, is to be erased, or was.' })
  @Requires('view', KIND_FEATURES)
  personPrivacy(@Args('personId', PERSON) personId: string) {
    return this.privacy.state(personId);
  }

  @PayloadMutation(() => PrivacyPayload, { description: 'Sets a legal hold: nothing of the person is erased until it is lifted. Needs the right to delete every kind that they are on record as. Problems: VALIDATION.' })
  @Requires('edit', 'people.requests', { confirm: 'permissions' })
  async setLegalHold(@Args('personId', PERSON) personId: string, @Args('startsOn', { description: 'The first day.' }) startsOn: string, @Args('reason', REASON) reason: string): Promise<PrivacyPayload> {
    await this.holds.set(personId, { startsOn, reason });
    return { privacy: await this.privacy.state(personId), problems: [] };
  }

  @PayloadMutation(() => PrivacyPayload, { description: 'Lifts a legal hold. An erasure whose day has come meanwhile is done now. Problems: VALIDATION.' })
  @Requires('edit', 'people.requests', { confirm: 'permissions' })
  async liftLegalHold(@Args('id', { type: () => ID, description: 'Id of the hold.' }) id: string, @Args('reason', REASON) reason: string): Promise<PrivacyPayload> {
    return { privacy: await this.privacy.state(await this.holds.lift(id, { reason })), problems: [] };
  }

  @Query(() => ErasurePreview, { description: 'What erasing a person would do. Needs the right to delete every kind that they are on record as.' })
  @Requires('edit', 'people.requests')
  erasurePreview(@Args('personId', PERSON) personId: string) {
    return this.erasures.preview(personId);
  }

  @PayloadMutation(() => PrivacyPayload, { description: 'Asks for a person to be erased for good once the days of grace are over. Problems: VALIDATION, of a name that is not theirs, a hold, or stays out of reach.' })
  @Requires('edit', 'people.requests', { confirm: 'permissions' })
  async erasePerson(@Args('input', { description: 'Whom, and why.' }) input: ErasePersonInput): Promise<PrivacyPayload> {
    await this.erasures.ask(input);
    return { privacy: await this.privacy.state(input.personId), problems: [] };
  }

  @PayloadMutation(() => PrivacyPayload, { description: 'Takes an erasure back before its day. Problems: VALIDATION when it is done.' })
  @Requires('edit', 'people.requests')
  async cancelErasure(@Args('id', { type: () => ID, description: 'Id of the erasure.' }) id: string): Promise<PrivacyPayload> {
    return { privacy: await this.privacy.state(await this.erasures.cancel(id)), problems: [] };
  }
}

@Resolver(() => PersonExport)
export class PersonExportResolver {
  constructor(
    private readonly exports: PersonExportService,
    private readonly loaders: EntryLoaders,
  ) {}

  @Query(() => [PersonExport], { description: 'The ten latest files with everything about a person, newest first.' })
  @Requires('export', KIND_FEATURES)
  personExports(@Args('personId', PERSON) personId: string) {
    return this.exports.list(personId);
  }

  @PayloadMutation(() => PersonExportPayload, { description: 'Asks for a file with everything about a person that the role shows: a ZIP with JSON, PDF and stored files. It is made in the background; the first download is an entry of the disclosure log. Problems: VALIDATION.' })
  @Requires('export', KIND_FEATURES, { confirm: 'exports' })
  async exportPerson(@Args('personId', PERSON) personId: string, @Args('values', { type: () => PersonExportValues, description: 'Who is to have it, and why.' }) values: Record<string, unknown>): Promise<PersonExportPayload> {
    return { export: (await this.exports.ask(personId, values)) as unknown as PersonExport, problems: [] };
  }

  @PayloadMutation(() => PersonExportPayload, { description: 'Stops a file that is being made, or throws away one that is made.' })
  @Requires('export', KIND_FEATURES)
  async cancelPersonExport(@Args('id', { type: () => ID, description: 'Id of the export.' }) id: string): Promise<PersonExportPayload> {
    return { export: (await this.exports.cancel(id)) as unknown as PersonExport, problems: [] };
  }

  @ResolveField(() => Boolean, { description: 'Whether the caller asked for it: nobody else may download it.' })
  isOwn({ requestedBy }: PersonExportRow) {
    return requestedBy === requirePrincipal().userId;
  }

  @ResolveField(() => String, { nullable: true, description: 'Who asked for it, as the tenant calls them.' })
  requestedByName({ requestedBy }: PersonExportRow) {
    return this.loaders.userName(requestedBy);
  }
}

@Resolver(() => LegalHold)
export class LegalHoldResolver {
  constructor(private readonly loaders: EntryLoaders) {}

  @ResolveField(() => String, { nullable: true, description: 'Who set it, as the tenant calls them.' })
  createdByName({ createdBy }: HoldRow) {
    return createdBy ? this.loaders.userName(createdBy) : null;
  }
}
