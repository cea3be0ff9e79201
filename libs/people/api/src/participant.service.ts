import { Injectable } from '@nestjs/common';
import { compileList, Db, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate, isUuid, type ListQuery, type PlainDate, todayIn } from '@afterbell/core/domain';
import { CustomListService } from '@afterbell/forms/api';
import { OrganizationService } from '@afterbell/organizations/api';
import { type ParticipantInput, type ParticipantValues, parseParticipant } from '@afterbell/people/domain';
import { refuseMatches } from './duplicates';
import { type Among, PARTICIPANT_SELECT, participantList, SEEN_AS_PARTICIPANT, withoutDenied } from './participant-list';
import { ParticipantMatcher } from './participant-matcher';
import { PersonWriter } from './person-writer';

export interface ParticipantRow extends ParticipantValues {
  id: string;
  generatedId: string | null;
  photoId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface CreateParticipantInput extends ParticipantInput {
  siteId: string;
  /** First day of the stay. */
  startsOn: string;
}

type Unplaced = Omit<CreateParticipantInput, 'siteId'>;

/** What the caller decided after being told of somebody alike: add anyway, or write to the one on record. */
export type ForceMode = 'create' | { update: string };

/** Participants: persons who come to the programme, seen through their stays at sites of the acting organization. */
@Injectable()
export class ParticipantService {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
    private readonly matcher: ParticipantMatcher,
    private readonly writer: PersonWriter,
    private readonly custom: CustomListService,
  ) {}

  /** Those that a question asks for; `among` leaves only some of them, by a condition or by what another question finds. */
  async list(query: ListQuery, among?: Among, found?: Pick<ListQuery, 'search' | 'filter'>): Promise<Page<ParticipantRow>> {
    const { wholeTenant, timeZone, permissions } = requirePrincipal();
    const list = (some?: Among) => withoutDenied(participantList(wholeTenant, timeZone, some), permissions);
    return runList(this.db, await this.custom.extend('participants', list(found ? await this.foundBy(found, list(), among) : among), query), query);
  }

  /** The ids of those that a question asks for, in its order, at most so many. */
  async ids(question: Pick<ListQuery, 'search' | 'filter' | 'sort'>, most: number): Promise<string[]> {
    const { wholeTenant, timeZone } = requirePrincipal();
    const asked = { ...question, offset: 0, limit: 1 };
    const list = await this.custom.extend('participants', participantList(wholeTenant, timeZone), asked);
    const { where, orderBy, values } = compileList(list, asked, (list.parameters?.length ?? 0) + 1);
    const sql = `select p.id from ${list.from} where ${list.base} and ${where} order by ${orderBy} limit ${most}`;
    return (await this.db.query<{ id: string }>(sql, [...(list.parameters ?? []), ...values])).map(({ id }) => id);
  }

  private async foundBy(question: Pick<ListQuery, 'search' | 'filter'>, list: ReturnType<typeof participantList>, among?: Among): Promise<Among> {
    const asked = { ...question, offset: 0, limit: 1 };
    const parameters = among?.parameters ?? [];
    const { where, values } = compileList(await this.custom.extend('participants', list, asked), asked, parameters.length + 1);
    return { condition: `${among?.condition ?? 'true'} and ${where}`, parameters: [...parameters, ...values] };
  }

  async get(id: string): Promise<ParticipantRow> {
    const sql = `select ${PARTICIPANT_SELECT} from person p where ${SEEN_AS_PARTICIPANT}`;
    const row = isUuid(id) ? await this.db.one<ParticipantRow>(sql, [id], 'participant_get') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The participant' });
    return row;
  }

  /**
   * Adds a participant with a stay at a site; answers the id. Looks for the same person first: DUPLICATE_PERSON or SIMILAR_PERSON with
   * the candidates that the caller may see, unless `force` says what to do about them.
   */
  async createInSite(input: CreateParticipantInput, force?: ForceMode): Promise<string> {
    const { values, problems } = read(input, today());
    refuseProblems(problems);
    return this.db.write(async (tx) => {
      await this.organizations.within(input.siteId, ['site']);
      const stay = { siteId: input.siteId, startsOn: input.startsOn };
      if (typeof force === 'object') return this.writer.update(tx, 'participant', force.update, values, stay);
      if (force !== 'create') {
        // Two people may add the same child at once: the second waits here, then finds the first one's record.
        await this.writer.holdName(tx, values);
        const [matches = []] = await this.matcher.findMatches([values], input.siteId);
        refuseMatches('participant', matches);
      }
      return this.writer.create(tx, 'participant', values, stay);
    });
  }

  /**
   * Adds many participants of one site in a few statements, for imports and seeds; answers their ids in order. It looks for nobody: an
   * import asks ParticipantMatcher first. All are added or none.
   */
  async createManyInSite(siteId: string, inputs: readonly Unplaced[]): Promise<string[]> {
    const day = today();
    const people = inputs.map((input) => read(input, day));
    refuseProblems(people.flatMap(({ problems }, index) => problems.map(({ path, message }) => ({ path: `inputs.${index}.${path}`, message }))));
    return this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      return people.length ? this.writer.createMany(tx, 'participant', siteId, people) : [];
    });
  }
}

function read(input: Unplaced, today: PlainDate) {
  const { values, problems } = parseParticipant(input, today);
  const wrongStart = isPlainDate(input.startsOn) ? [] : [{ path: 'startsOn', message: 'is not a date' }];
  return { values, startsOn: input.startsOn, problems: [...problems, ...wrongStart] };
}

function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length) throw new AppError('VALIDATION', { problems });
}

function today(): PlainDate {
  return todayIn(requirePrincipal().timeZone, new Date());
}
