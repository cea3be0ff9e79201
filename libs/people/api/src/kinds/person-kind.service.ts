import { Injectable } from '@nestjs/common';
import { Db, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isPlainDate, isUuid, type ListQuery, todayIn, type Verb } from '@afterbell/core/domain';
import { CustomListService } from '@afterbell/forms/api';
import { OrganizationService } from '@afterbell/organizations/api';
import { type AdultKind, type EmploymentInput, isEmployed, parseEmployment, parsePerson, PERSON_KINDS, type PersonInput, type PersonKind } from '@afterbell/people/domain';
import { refuseMatches } from '../duplicates';
import { ParticipantMatcher } from '../participant-matcher';
import type { ForceMode } from '../participant.service';
import { PersonWriter } from '../person-writer';
import { EmploymentWriter } from './employment-writer';
import { featureOf, kindSpec } from './kind';
import { seenAsOne } from './kind-form.sql';
import { KIND_SELECT, kindList, peopleList } from './kind-list';

export interface PersonRow {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  preferredName: string | null;
  birthDate: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  employeeId: string | null;
  photoId: string | null;
  version: number;
  createdAt: Date;
  /** All that the person is; answers say those that the caller may see. */
  kinds: PersonKind[];
  [column: string]: unknown;
}

export interface CreatePersonInput extends PersonInput {
  organizationId: string;
  /** First day of the stay. */
  startsOn: string;
  employment?: EmploymentInput | null;
}

/** The kinds of which the caller's role may do this. */
export function kindsAllowed(verb: Verb): PersonKind[] {
  const { permissions } = requirePrincipal();
  return PERSON_KINDS.filter((kind) => permissions.allows(verb, featureOf(kind)));
}

/** Staff, teachers, board members and contacts: persons seen through their stays at or beneath the acting organization. */
@Injectable()
export class PersonKindService {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
    private readonly matcher: ParticipantMatcher,
    private readonly writer: PersonWriter,
    private readonly employments: EmploymentWriter,
    private readonly custom: CustomListService,
  ) {}

  async list(kind: AdultKind, query: ListQuery): Promise<Page<PersonRow>> {
    const { wholeTenant, timeZone } = requirePrincipal();
    return runList(this.db, await this.custom.extend(kindSpec(kind).form, kindList(kind, wholeTenant, timeZone), query), query);
  }

  /** Everyone, of every kind that the caller may see. */
  async everyone(query: ListQuery, kinds = kindsAllowed('view')): Promise<Page<PersonRow>> {
    const { wholeTenant, timeZone } = requirePrincipal();
    return runList(this.db, await this.custom.extend(kinds.map((kind) => kindSpec(kind).form), peopleList(kinds, wholeTenant, timeZone), query), query);
  }

  async get(kind: AdultKind, id: string): Promise<PersonRow> {
    const sql = `select ${KIND_SELECT} from person p where p.id = $1 and ${seenAsOne(kind)}`;
    const row = isUuid(id) ? await this.db.one<PersonRow>(sql, [id], `${kind}_get`) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: kindSpec(kind).what });
    return row;
  }

  /**
   * Adds a person of a kind with a stay at an organization; answers the id. Looks for the same person first, whatever kind they are on
   * record as: DUPLICATE_PERSON or SIMILAR_PERSON with the candidates that the caller may see, unless `force` says what to do about them.
   */
  async createInOrganization(kind: AdultKind, input: CreatePersonInput, force?: ForceMode): Promise<string> {
    const { values, problems } = parsePerson(input, todayIn(requirePrincipal().timeZone, new Date()));
    if (!isPlainDate(input.startsOn)) problems.push({ path: 'startsOn', message: 'is not a date' });
    const work = input.employment && isEmployed(input.employment) ? parseEmployment(input.employment) : null;
    if (work) problems.push(...work.problems);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      await this.organizations.within(input.organizationId, kindSpec(kind).levels);
      const stay = { siteId: input.organizationId, startsOn: input.startsOn };
      const id = typeof force === 'object' ? await this.writer.update(tx, kind, force.update, values, stay) : null;
      if (id === null && force !== 'create') {
        await this.writer.holdName(tx, values);
        const [matches = []] = await this.matcher.findMatches([values], input.organizationId, kind);
        refuseMatches(kind, matches);
      }
      const made = id ?? (await this.writer.create(tx, kind, values, stay));
      if (work) await this.employments.add(tx, made, input.organizationId, work.values);
      return made;
    });
  }

  /** Adds many people of one organization, for imports and seeds; answers their ids in order. It looks for nobody. All are added or none. */
  async createManyInOrganization(kind: AdultKind, organizationId: string, inputs: readonly Omit<CreatePersonInput, 'organizationId'>[]): Promise<string[]> {
    const day = todayIn(requirePrincipal().timeZone, new Date());
    const people = inputs.map((input) => ({ ...parsePerson(input, day), startsOn: input.startsOn }));
    const problems = people.flatMap((one, index) => one.problems.map(({ path, message }) => ({ path: `inputs.${index}.${path}`, message })));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      await this.organizations.within(organizationId, kindSpec(kind).levels);
      const ids = people.length ? await this.writer.createMany(tx, kind, organizationId, people) : [];
      for (const [index, { employment }] of inputs.entries()) {
        const id = ids[index];
        if (id && employment && isEmployed(employment)) await this.employments.add(tx, id, organizationId, employment);
      }
      return ids;
    });
  }
}
