import { Injectable } from '@nestjs/common';
import { Db, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isPlainDate, isUuid, type ListQuery, todayIn } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { type MatchKind, type ParticipantInput, type ParticipantValues, parseParticipant } from '@afterbell/people/domain';
import { PARTICIPANT_SELECT, participantList } from './participant-list';
import { type FoundMatch, ParticipantMatcher } from './participant-matcher';
import { ParticipantWriter } from './participant-writer';

export interface ParticipantRow extends ParticipantValues {
  id: string;
  version: number;
  createdAt: Date;
}

export interface CreateParticipantInput extends ParticipantInput {
  siteId: string;
  /** First day of the stay. */
  startsOn: string;
}

/** What the caller decided after being told of somebody alike: add anyway, or write to the one on record. */
export type ForceMode = 'create' | { update: string };

const DUPLICATE = { duplicate: 'DUPLICATE_PERSON', similar: 'SIMILAR_PERSON' } as const satisfies Record<MatchKind, string>;

/** Participants: persons who come to the programme, seen through their stays at sites of the acting organization. */
@Injectable()
export class ParticipantService {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
    private readonly matcher: ParticipantMatcher,
    private readonly writer: ParticipantWriter,
  ) {}

  async list(query: ListQuery): Promise<Page<ParticipantRow>> {
    const { wholeTenant, timeZone } = requirePrincipal();
    return runList<ParticipantRow, string>(this.db, participantList(wholeTenant, timeZone), query);
  }

  async get(id: string): Promise<ParticipantRow> {
    const sql = `select ${PARTICIPANT_SELECT} from person p where p.id = $1 and p.is_participant and p.removed_at is null`;
    const row = isUuid(id) ? await this.db.read((tx) => tx.one<ParticipantRow>(sql, [id], 'participant_get')) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The participant' });
    return row;
  }

  /**
   * Adds a participant with a stay at a site; answers the id. Looks for the same person first: DUPLICATE_PERSON or SIMILAR_PERSON with
   * the candidates that the caller may see, unless `force` says what to do about them.
   */
  async createInSite(input: CreateParticipantInput, force?: ForceMode): Promise<string> {
    const [{ values }] = this.checked([input]) as [{ values: ParticipantValues }];
    return this.db.write(async (tx) => {
      await this.organizations.within(input.siteId, ['site']);
      const stay = { siteId: input.siteId, startsOn: input.startsOn };
      if (typeof force === 'object') return this.writer.update(tx, force.update, values, stay);
      if (force !== 'create') {
        // Two people may add the same child at once: the second waits here, then finds the first one's record.
        await this.writer.holdName(tx, values);
        const [matches = []] = await this.matcher.findMatches([values], input.siteId);
        refuseMatches(matches);
      }
      return this.writer.create(tx, values, stay);
    });
  }

  /**
   * Adds many participants of one site in a few statements, for imports and seeds; answers their ids in order. It looks for nobody: an
   * import asks ParticipantMatcher first. All are added or none.
   */
  async createManyInSite(siteId: string, inputs: readonly Omit<CreateParticipantInput, 'siteId'>[]): Promise<string[]> {
    const people = this.checked(inputs, (index) => `inputs.${index}.`);
    return this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      return people.length ? this.writer.createMany(tx, siteId, people) : [];
    });
  }

  private checked(inputs: readonly Omit<CreateParticipantInput, 'siteId'>[], prefix: (index: number) => string = () => '') {
    const today = todayIn(requirePrincipal().timeZone, new Date());
    const people = inputs.map((input) => ({ startsOn: input.startsOn, ...parseParticipant(input, today) }));
    const problems = people.flatMap((person, index) =>
      [...person.problems, ...startProblems(person.startsOn)].map(({ path, message }) => ({ path: `${prefix(index)}${path}`, message })),
    );
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return people;
  }
}

function startProblems(startsOn: string) {
  return isPlainDate(startsOn) ? [] : [{ path: 'startsOn', message: 'is not a date' }];
}

function refuseMatches(matches: readonly FoundMatch[]): void {
  const worst = matches[0];
  if (!worst) return;
  const candidates = matches.map(({ id, label, reason }) => ({ id, label, reason }));
  throw new AppError(DUPLICATE[worst.kind], { kind: 'Participant' }, { extra: { candidates } });
}
