import { Injectable } from '@nestjs/common';
import { AuditService, Db, type ListArgs, type Page, requirePrincipal, runList, staleSave, toListQuery, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type ListFilter, type ListQuery, newId, rulesOf } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { parseRoster } from '@afterbell/people/domain';
import { type Among } from '../participant-list';
import { type ParticipantRow, ParticipantService } from '../participant.service';
import { ROSTER_SELECT, rosterList } from './roster-list';
import type { RemoveRosterInput, SaveRosterInput } from './roster.types';

/** As the participants list is asked, without page and order. */
export interface StoredQuestion {
  search: string | null;
  filter: ListFilter;
}

export interface RosterRow {
  id: string;
  organizationId: string;
  name: string;
  note: string | null;
  kind: 'manual' | 'rule';
  question: StoredQuestion | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const GET = `select ${ROSTER_SELECT} from roster r where r.id = $1 and r.removed_at is null`;
const INSERT = 'insert into roster (id, organization_id, name, note, question) values ($1, $2, $3, $4, $5)';
const UPDATE = 'update roster set name = $2, note = $3, question = $4, version = version + 1, updated_at = now() where id = $1';
/** A participant belongs to a roster as long as a stay at or beneath the roster's organization has not ended. */
const STAYS_THERE = (organization: string, day: string) => `exists (select 1 from stay s join organization_closure c on c.tenant_id = s.tenant_id and c.descendant_id = s.organization_id and c.ancestor_id = ${organization}
  where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' and (s.ends_on is null or s.ends_on >= ${day}))`;
const CHOSEN = 'exists (select 1 from roster_member m where m.tenant_id = p.tenant_id and m.person_id = p.id and m.roster_id = $1)';

const notFound = () => new AppError('NOT_FOUND', { what: 'The roster' });

/** Saved groups of participants, each of one organization. Members are always those whom the caller may see. */
@Injectable()
export class RosterService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly participants: ParticipantService,
  ) {}

  list(query: ListQuery): Promise<Page<RosterRow>> {
    return runList(this.db, rosterList(requirePrincipal().timeZone), query);
  }

  async get(id: string): Promise<RosterRow> {
    const row = isUuid(id) ? await this.db.one<RosterRow>(GET, [id], 'roster_get') : null;
    if (!row) throw notFound();
    return row;
  }

  /** The members that a question leaves, in its order. Those chosen by hand stay members when their stay ends; a rule finds who stays there today. */
  async members(roster: RosterRow, query: ListQuery, day: string): Promise<Page<ParticipantRow>> {
    const { question } = roster;
    if (!question) return this.participants.list(query, { condition: CHOSEN, parameters: [roster.id] });
    const among: Among = { condition: STAYS_THERE('$1', '$2'), parameters: [roster.organizationId, day] };
    if (!rulesOf(question.filter).length && !question.search) return this.participants.list(query, among);
    return this.participants.list(query, among, question);
  }

  async save(input: SaveRosterInput): Promise<RosterRow> {
    const { values, problems } = parseRoster(input);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const question = input.question ? await this.questionOf(input.question) : null;
    return this.db.write(async (tx) => {
      const id = input.id ?? newId();
      if (input.id) await this.change(tx, input.id, input.version ?? null, values, question);
      else await this.add(tx, id, input.organizationId ?? requirePrincipal().organizationId, values, question);
      return this.get(id);
    });
  }

  /** Removing keeps the members, so that it can be taken back. */
  async remove({ id, restore }: RemoveRosterInput): Promise<RosterRow | null> {
    return this.db.write(async (tx) => {
      const changed = await named(() => tx.one<{ organizationId: string; name: string }>(
        `update roster set removed_at = ${restore ? 'null' : 'now()'}, version = version + 1, updated_at = now() where id = $1 and removed_at is ${restore ? 'not null' : 'null'}
          returning organization_id as "organizationId", name`, [id], restore ? 'roster_restore' : 'roster_remove'));
      if (!changed) throw notFound();
      await this.audit.record(tx, { action: restore ? 'roster.restore' : 'roster.remove', subjectType: 'roster', subjectId: id, organizationId: changed.organizationId, before: { name: changed.name } });
      return restore ? this.get(id) : null;
    });
  }

  private async add(tx: Tx, id: string, organizationId: string, values: { name: string; note: string | null }, question: StoredQuestion | null): Promise<void> {
    await this.organizations.within(organizationId);
    await named(() => tx.execute(INSERT, [id, organizationId, values.name, values.note, question && JSON.stringify(question)], 'roster_insert'));
    await this.audit.record(tx, { action: 'roster.create', subjectType: 'roster', subjectId: id, organizationId, after: { ...values, question } });
  }

  private async change(tx: Tx, id: string, version: number | null, values: { name: string; note: string | null }, question: StoredQuestion | null): Promise<void> {
    const held = await tx.one<RosterRow>(`${GET} for update of r`, [id], 'roster_hold');
    if (!held) throw notFound();
    if ((held.question === null) !== (question === null)) throw new AppError('VALIDATION', { problems: [{ path: 'question', message: 'cannot be added or taken away: make another roster' }] });
    if (version !== held.version) {
      const differing = (['name', 'note'] as const).filter((field) => values[field] !== held[field]);
      const at = differing.length ? differing.map((field) => ({ id, field, current: held[field], attempted: values[field], version: held.version })) : [{ id, field: 'version', current: String(held.version), attempted: null, version: held.version }];
      throw await staleSave(tx, { subjectType: 'roster', subjectId: id }, at);
    }
    await named(() => tx.execute(UPDATE, [id, values.name, values.note, question && JSON.stringify(question)], 'roster_update'));
    const { name, note } = held;
    await this.audit.record(tx, { action: 'roster.update', subjectType: 'roster', subjectId: id, organizationId: held.organizationId, before: { name, note, question: held.question }, after: { ...values, question } });
  }

  /** As it is kept. It is asked once, so that a rule that no list understands is refused when it is made. */
  private async questionOf({ search, filter }: { search?: string | null; filter?: ListArgs['filter'] | null }): Promise<StoredQuestion> {
    const query = toListQuery({ search: search ?? undefined, filter: filter ?? undefined, first: 1 });
    await this.participants.list(query);
    return { search: search?.trim() || null, filter: { match: query.filter?.match ?? 'and', rules: query.filter?.rules ?? [], groups: query.filter?.groups ?? [] } };
  }
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'roster_by_name') throw error;
    throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'is taken by another roster of this organization' }] }, { cause: error });
  }
}
