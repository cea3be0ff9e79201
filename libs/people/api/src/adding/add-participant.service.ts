import { Injectable } from '@nestjs/common';
import { Db, once, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate } from '@afterbell/core/domain';
import { FormService, wireEdits } from '@afterbell/forms/api';
import type { WireInput } from '@afterbell/forms/domain';
import { ParticipantService } from '../participant.service';
import { RelationshipService } from '../relationships/relationship.service';
import { ProgrammeService } from '../stays/programme.service';
import { StayService, today } from '../stays/stay.service';
import { TraitService } from '../traits/trait.service';
import type { AddedContactFields, AddParticipantInput } from './add-participant.types';

const EARLIEST = '1990-01-01';

/** Adds a child with all that the steps ask for: everything or nothing. */
@Injectable()
export class AddParticipantService {
  constructor(
    private readonly db: Db,
    private readonly forms: FormService,
    private readonly participants: ParticipantService,
    private readonly stays: StayService,
    private readonly programmes: ProgrammeService,
    private readonly traits: TraitService,
    private readonly relationships: RelationshipService,
  ) {}

  async add({ idempotencyKey, ...input }: AddParticipantInput): Promise<string> {
    return this.db.write((tx) => once(tx, { key: idempotencyKey, operation: 'participant.add', content: input }, () => this.addIn(tx, input)));
  }

  private async addIn(tx: Tx, { siteId, startsOn, values, programmes, traits, contacts, forceMode, forceModeId }: Omit<AddParticipantInput, 'idempotencyKey'>): Promise<string> {
    if (!isPlainDate(startsOn) || startsOn < EARLIEST) throw new AppError('VALIDATION', { problems: [{ path: 'startsOn', message: 'is not a date, or is too long ago' }] });
    const force = forceMode === 'update' ? { update: forceModeId ?? '' } : forceMode === 'create' ? ('create' as const) : undefined;
    const id = await this.forms.save({
      section: 'participants',
      subSection: 'participant',
      tab: null,
      id: null,
      parentId: siteId,
      version: null,
      force,
      edits: (definition) => wireEdits(values as { fieldId: number; value: WireInput }[], definition),
      create: (properties, decided) => this.participants.createInSite({ firstName: '', lastName: '', ...properties, siteId, startsOn }, decided),
    });
    await this.enroll(tx, id, siteId, startsOn, programmes ?? []);
    // What is known, is known since the child came; of a first day to come since today.
    const since = startsOn < today() ? startsOn : today();
    await this.traits.set(tx, id, (traits ?? []).map(({ startsOn: day, ...trait }) => ({ ...trait, startsOn: day ?? since })));
    await this.relate(tx, id, contacts ?? []);
    return id;
  }

  private async enroll(tx: Tx, personId: string, siteId: string, startsOn: string, codes: readonly string[]): Promise<void> {
    if (!codes.length) return;
    const stay = (await this.stays.of(personId)).find(({ organizationId, endsOn }) => organizationId === siteId && (endsOn === null || endsOn >= startsOn));
    if (!stay) throw new AppError('NOT_FOUND', { what: 'The stay' });
    const from = startsOn > stay.startsOn ? startsOn : stay.startsOn;
    // A child on record may be enrolled already: what is there stays.
    const kept = await this.programmes.within(tx, stay.id);
    const fresh = codes.filter((code) => !kept.some((one) => one.code === code && (!one.endsOn || one.endsOn >= from)));
    await this.programmes.write(tx, stay, [...kept, ...fresh.map((code) => ({ code, startsOn: from, endsOn: null }))], 'programmes');
  }

  /** Those who are to be added anyway, apart from those who are looked for first; problems keep the place in what was sent. */
  private async relate(tx: Tx, personId: string, contacts: readonly AddedContactFields[]): Promise<void> {
    const { permissions } = requirePrincipal();
    if (contacts.length && !permissions.allows('edit', 'people.participants', 'RELATIONSHIPS')) throw new AppError('FORBIDDEN');
    for (const forced of [false, true]) {
      const places = contacts.flatMap(({ force }, place) => (Boolean(force) === forced ? [place] : []));
      if (!places.length) continue;
      const drafts = places.map((place) => contacts[place] as AddedContactFields);
      try {
        await this.relationships.addMany(tx, personId, drafts, forced);
      } catch (error) {
        throw placed(error, places);
      }
    }
  }
}

const at = (path: string, places: readonly number[]) => path.replace(/^contacts\.(\d+)/, (_, place: string) => `contacts.${places[Number(place)] ?? place}`);

function placed(error: unknown, places: readonly number[]): unknown {
  if (!(error instanceof AppError)) return error;
  const problems = error.params['problems'] as FieldProblem[] | undefined;
  const path = error.params['path'];
  const params = { ...error.params, ...(problems ? { problems: problems.map((one) => ({ ...one, path: at(one.path, places) })) } : {}), ...(typeof path === 'string' ? { path: at(path, places) } : {}) };
  return new AppError(error.code, params, { cause: error, ...(error.extra ? { extra: error.extra } : {}) });
}
