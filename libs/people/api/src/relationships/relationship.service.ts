import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate, isUuid, newId, type PlainDate, todayIn } from '@afterbell/core/domain';
import { type ContactPersonInput, parseRelationship, type RelationshipFlags, type RelationshipFlagsInput } from '@afterbell/people/domain';
import { ContactMaker } from './contact-maker';
import { noParticipant, noPerson, noRelationship, requireRelationships } from './relationship-rules';
import { EMERGENCY_ORDER_SHIFT, MAKE_CONTACT, PARTICIPANT_HOLD, RELATIONSHIP_HOLD, RELATIONSHIP_UPDATE, RELATIONSHIPS_INSERT, VISIBLE_PEOPLE } from './relationship.sql';

/** Somebody on record, or somebody new, and what they are to the child. */
export interface ContactDraft extends RelationshipFlagsInput {
  personId?: string | null;
  person?: ContactPersonInput | null;
}

interface HeldRelationship extends RelationshipFlags {
  id: string;
  participantId: string;
  otherId: string;
  endedOn: PlainDate | null;
  version: number;
}

export type RelationshipChange = Partial<RelationshipFlagsInput> & { endedOn?: PlainDate | null };

export const MOST_CONTACTS = 30;
const FLAG_FIELDS = ['kind', 'isPrimary', 'isGuardian', 'livesWith', 'emergencyOrder', 'mayPickUp', 'isRestricted', 'restrictionText', 'restrictedFrom', 'restrictedTo'] as const;

/** Who a participant is related to, with what each may and must not. */
@Injectable()
export class RelationshipService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly contacts: ContactMaker,
  ) {}

  /** `addMany` in a transaction of its own. */
  add(participantId: string, drafts: readonly ContactDraft[], force = false): Promise<string[]> {
    return this.db.write((tx) => this.addMany(tx, participantId, drafts, force));
  }

  /**
   * Relates a participant to people on record and to new ones, all or none, in the caller's transaction; answers the relationships' ids in
   * order. New people are looked for first unless `force` (DUPLICATE_PERSON, SIMILAR_PERSON). Needs edit of the tab.
   */
  async addMany(tx: Tx, participantId: string, drafts: readonly ContactDraft[], force = false): Promise<string[]> {
    requireRelationships('edit');
    if (drafts.length > MOST_CONTACTS) throw invalid('contacts', `has more than ${MOST_CONTACTS}`);
    // Held, so that two who add the same contact at once do so one after the other.
    if (!isUuid(participantId) || !(await tx.one(PARTICIPANT_HOLD, [participantId], 'relationship_participant'))) throw noParticipant();
    const read = drafts.map((draft) => parseRelationship(draft, today()));
    const problems = read.flatMap((one, n) => [...one.problems, ...personProblems(drafts[n], participantId)].map(({ path, message }) => ({ path: `contacts.${n}.${path}`, message })));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const known = await this.known(tx, drafts);
    const fresh = drafts.flatMap(({ person, personId }, n) => (person && !personId ? [{ n, path: `contacts.${n}.person`, input: person }] : []));
    const made = await this.contacts.make(tx, fresh, force);
    const idOf = new Map(fresh.map(({ n }, at) => [n, made[at]]));
    const rows = read.map(({ values }, n) => ({ id: newId(), otherId: drafts[n]?.personId ?? idOf.get(n) ?? '', ...values }));
    const twice = rows.findIndex(({ otherId }, n) => rows.findIndex((row) => row.otherId === otherId) !== n);
    if (twice >= 0) throw invalid(`contacts.${twice}.personId`, 'is named twice');
    // A participant who is merely a brother or a cousin becomes nobody's contact.
    const become = rows.filter((row) => known.has(row.otherId) && !known.get(row.otherId)?.isContact && (!known.get(row.otherId)?.isParticipant || isActing(row)));
    if (become.length) await tx.execute(MAKE_CONTACT, [become.map(({ otherId }) => otherId)]);
    const written = await tx.query<{ id: string; otherId: string }>(RELATIONSHIPS_INSERT, [participantId, JSON.stringify(rows)], 'relationships_insert');
    const related = rows.findIndex(({ otherId }) => !written.some((row) => row.otherId === otherId));
    if (related >= 0) throw invalid(`contacts.${related}.personId`, 'is related to the participant already');
    for (const { id: _id, ...after } of rows) await this.note(tx, 'relationship.create', participantId, { after });
    return rows.map(({ otherId }) => written.find((row) => row.otherId === otherId)?.id ?? '');
  }

  /** Only what is named changes. A save that comes too late is refused with what is stored now. */
  async edit(id: string, change: RelationshipChange, version: number): Promise<void> {
    requireRelationships('edit');
    await this.db.write(async (tx) => {
      const row = await this.held(tx, id);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const { values, problems } = parseRelationship({ ...row, ...given }, today());
      const endedOn = change.endedOn === undefined ? row.endedOn : change.endedOn;
      if (endedOn !== null && !isPlainDate(endedOn)) problems.push({ path: 'endedOn', message: 'is not a date' });
      if (problems.length) throw new AppError('VALIDATION', { problems });
      const after: Record<string, unknown> = { ...values, endedOn };
      const before = row as unknown as Record<string, unknown>;
      const changed = [...FLAG_FIELDS, 'endedOn'].filter((field) => after[field] !== before[field]);
      if (version !== row.version) throw await stale(tx, row, Object.keys(given), after);
      if (!changed.length) return;
      if (values.emergencyOrder !== null && values.emergencyOrder !== row.emergencyOrder) await tx.execute(EMERGENCY_ORDER_SHIFT, [row.participantId, values.emergencyOrder, id]);
      // First, so that the stays which follow the relationship follow a contact's.
      if (isActing(values)) await tx.execute(MAKE_CONTACT, [[row.otherId]]);
      await tx.execute(RELATIONSHIP_UPDATE, [id, ...FLAG_FIELDS.map((field) => values[field]), endedOn], 'relationship_update');
      const of = (from: Record<string, unknown>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
      await this.note(tx, 'relationship.edit', row.participantId, { before: { otherId: row.otherId, ...of(before) }, after: { otherId: row.otherId, ...of(after) } });
    });
  }

  /** Takes away what never was so; what was and is no more is ended instead. The person stays on record. */
  async remove(id: string, version: number): Promise<void> {
    requireRelationships('edit');
    await this.db.write(async (tx) => {
      const row = await this.held(tx, id);
      if (version !== row.version) throw await stale(tx, row, ['kind'], {});
      await tx.execute('delete from relationship where id = $1', [id]);
      await this.note(tx, 'relationship.remove', row.participantId, { before: row });
    });
  }

  private async held(tx: Tx, id: string): Promise<HeldRelationship> {
    const row = isUuid(id) ? await tx.one<HeldRelationship>(RELATIONSHIP_HOLD, [id], 'relationship_hold') : null;
    // The participant is seen, or the row would not be; the other may stand elsewhere, and then nothing is said of them here.
    const other = row && (await tx.one(VISIBLE_PEOPLE, [[row.otherId]], 'relationship_people'));
    if (!row || !other) throw noRelationship();
    return row;
  }

  private async known(tx: Tx, drafts: readonly ContactDraft[]) {
    const ids = drafts.flatMap(({ personId }) => (personId ? [personId] : []));
    if (!ids.length) return new Map<string, { isContact: boolean; isParticipant: boolean }>();
    if (!ids.every(isUuid)) throw noPerson();
    const rows = await tx.query<{ id: string; isContact: boolean; isParticipant: boolean }>(VISIBLE_PEOPLE, [ids], 'relationship_people');
    if (rows.length !== new Set(ids).size) throw noPerson();
    return new Map(rows.map((row) => [row.id, row]));
  }

  private note(tx: Tx, action: string, participantId: string, values: { before?: unknown; after?: unknown }): Promise<void> {
    return this.audit.record(tx, { action, subjectType: 'person', subjectId: participantId, personId: participantId, ...values });
  }
}

function personProblems(draft: ContactDraft | undefined, participantId: string): FieldProblem[] {
  if (draft?.personId) return draft.personId === participantId ? [{ path: 'personId', message: 'is the participant' }] : [];
  return draft?.person ? [] : [{ path: 'personId', message: 'is required, or somebody new' }];
}

/** Whether the site deals with the person for the child's sake, so that they are its contact. */
const isActing = ({ isPrimary, isGuardian, emergencyOrder, mayPickUp, isRestricted }: RelationshipFlags) => isPrimary || isGuardian || emergencyOrder !== null || mayPickUp || isRestricted;

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
const today = () => todayIn(requirePrincipal().timeZone, new Date());

function stale(tx: Tx, row: HeldRelationship, fields: readonly string[], attempted: Record<string, unknown>): Promise<AppError> {
  const said = (value: unknown) => (value === null || value === undefined ? null : String(value));
  const current = row as unknown as Record<string, unknown>;
  const values = fields.map((field) => ({ id: row.id, field, current: said(current[field]), attempted: said(attempted[field]), version: row.version }));
  return staleSave(tx, { subjectType: 'person', subjectId: row.participantId, actions: 'relationship.' }, values);
}
