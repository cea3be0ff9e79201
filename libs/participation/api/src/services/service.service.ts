import { Injectable } from '@nestjs/common';
import { AuditService, Db, grouped, type Page, requestLoader, requirePrincipal, runList, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId, timeIn, todayIn } from '@afterbell/core/domain';
import { CustomListService, FormService, wireEdits } from '@afterbell/forms/api';
import type { WireInput } from '@afterbell/forms/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { parseService, SERVICE_FIELDS, type ServiceField, type ServiceValues } from '@afterbell/participation/domain';
import { CodeListService } from '@afterbell/people/api';
import { formatPersonName } from '@afterbell/people/domain';
import { SERVICE_FROM, SERVICE_SELECT, serviceList } from './service-list';
import type { RemoveServiceInput, SaveServiceInput, ServedParticipant, Service } from './service.types';

interface Stored extends Omit<Service, 'staffName' | 'categoryLabel'> {
  staffFirstName: string | null;
  staffLastName: string | null;
  staffPreferredName: string | null;
}

const FIELDS = Object.keys(SERVICE_FIELDS) as ServiceField[];
const COLUMNS = FIELDS.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const INSERT = `insert into service (id, organization_id, created_by, ${COLUMNS.join(', ')}) values ($1, $2, $3, ${COLUMNS.map((_, index) => `$${index + 4}`).join(', ')})`;
const UPDATE = `update service set ${COLUMNS.map((column, index) => `${column} = $${index + 2}`).join(', ')}, version = version + 1, updated_at = now() where id = $1`;
const BY_ID = `select ${SERVICE_SELECT}, s.removed_at is not null as removed from ${SERVICE_FROM} where s.id = $3`;
const SERVED = `select sp.service_id as of, p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName"
  from service_participant sp join person p on p.tenant_id = sp.tenant_id and p.id = sp.person_id where sp.service_id = any($1::uuid[]) order by p.sort_name, p.id`;
const IN_SIGHT = 'select p.id, p.is_participant as "isParticipant", p.is_staff as "isStaff" from person p where p.id = any($1::uuid[]) and p.removed_at is null';

/** Individual services: what was done for whom. The notes of one are for those whom its author chose. */
@Injectable()
export class ServicesService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly lists: CodeListService,
    private readonly forms: FormService,
    private readonly custom: CustomListService,
  ) {}

  async list(query: ListQuery, personId: string | null = null): Promise<Page<Service>> {
    const { timeZone } = requirePrincipal();
    const page: Page<Stored> = await runList(this.db, await this.custom.extend('services', serviceList({ ...reader(), personId, timeZone }), query), query);
    return { ...page, nodes: await this.shown(page.nodes) };
  }

  async get(id: string): Promise<Service> {
    const row = isUuid(id) ? await this.db.one<Stored & { removed: boolean }>(BY_ID, [...readers(), id], 'service_get') : null;
    if (!row || row.removed) throw noService();
    const [shown] = await this.shown([row]);
    if (!shown) throw noService();
    return shown;
  }

  /** Categories that may be chosen on a day, the tenant's own where it has a version of its own. */
  async categories(day: string): Promise<{ code: string; label: string }[]> {
    return this.lists.on('service_category', day, await this.lists.own()).codes.map(({ code, label }) => ({ code, label }));
  }

  async save({ id, version, values: given, personIds: named, answers }: SaveServiceInput): Promise<Service> {
    const { timeZone, organizationId, userId } = requirePrincipal();
    const { values, personIds, problems } = parseService({ ...given }, named, todayIn(timeZone, new Date()), timeIn(timeZone, new Date()));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      const held = id ? await this.hold(tx, id) : null;
      if (held && held.version !== version) throw await stale(tx, held, values);
      // Notes that somebody may not read stay what they are: an empty field says nothing about them.
      if (held?.notesHidden) values.notes = await hiddenNotes(tx, held.id);
      await this.requireCategory(values, held);
      const before = held ? await this.served(tx, held.id) : [];
      await requirePeople(tx, personIds.filter((one) => !before.includes(one)), values.staffPersonId === held?.staffPersonId ? null : values.staffPersonId);
      const service = { id: held?.id ?? newId(), organizationId: held?.organizationId ?? organizationId };
      if (!held) await this.organizations.within(service.organizationId, ['site']);
      const written = FIELDS.map((field) => values[field]);
      if (held) await tx.execute(UPDATE, [service.id, ...written], 'service_update');
      else await tx.execute(INSERT, [service.id, service.organizationId, userId || null, ...written], 'service_insert');
      await this.setServed(tx, service, before, personIds);
      const told = (of: Omit<ServiceValues, 'notes'> & { notes: string | null }) => ({ ...Object.fromEntries(FIELDS.map((field) => [field, of[field]])), notes: of.notes === null ? null : '•••' });
      await this.audit.record(tx, {
        action: `service.${held ? 'update' : 'create'}`, subjectType: 'service', subjectId: service.id, organizationId: service.organizationId,
        ...(held ? { before: { ...told(held as unknown as ServiceValues), personIds: before } } : {}), after: { ...told(values), personIds },
      });
      await this.answer(service.id, held ? held.version + 1 : 1, answers ?? []);
      return this.get(service.id);
    });
  }

  /** The tenant's own fields; what they require is required here too. */
  private async answer(id: string, version: number, answers: NonNullable<SaveServiceInput['answers']>): Promise<void> {
    if (!answers.length && !(await this.custom.visible('services')).length) return;
    await this.forms.save({ section: 'services', subSection: 'service', tab: null, id, parentId: null, version, edits: (definition) => wireEdits(answers as { fieldId: number; value: WireInput }[], definition) });
  }

  /** Out of the lists; `restore` undoes it. Doing either twice changes nothing. */
  async setRemoved({ id, restore }: RemoveServiceInput): Promise<Service | null> {
    return this.db.write(async (tx) => {
      const held = await this.hold(tx, id, true);
      if (held.removed === restore) {
        await tx.execute(`update service set removed_at = ${restore ? 'null' : 'now()'}, version = version + 1 where id = $1`, [id]);
        await this.audit.record(tx, { action: `service.${restore ? 'restore' : 'remove'}`, subjectType: 'service', subjectId: id, organizationId: held.organizationId, before: { onDate: held.onDate, category: held.category } });
      }
      return restore ? this.get(id) : null;
    });
  }

  /** Who was served, as far as they are in sight. */
  participants(id: string): Promise<ServedParticipant[]> {
    return requestLoader<string, ServedParticipant[]>('service.participants', async (ids) => {
      const [rows] = await this.db.readTogether<[{ of: string; id: string; firstName: string; lastName: string; preferredName: string | null }]>([{ text: SERVED, values: [ids], name: 'service_participants' }]);
      return grouped(ids, rows, (row) => row.of).map((found) => found.map((row) => ({ id: row.id, name: formatPersonName(row) })));
    }).load(id);
  }

  private async shown(rows: readonly Stored[]): Promise<Service[]> {
    const own = rows.length ? await this.lists.own() : [];
    return rows.map(({ staffFirstName, staffLastName, staffPreferredName, ...row }) => ({
      ...row,
      categoryLabel: this.lists.labelOf('service_category', row.category, row.onDate, own),
      staffName: staffFirstName === null ? row.providedBy : formatPersonName({ firstName: staffFirstName, lastName: staffLastName ?? '', preferredName: staffPreferredName }),
    }));
  }

  private async hold(tx: Tx, id: string, alsoRemoved = false): Promise<Stored & { removed: boolean }> {
    const row = isUuid(id) ? await tx.one<Stored & { removed: boolean }>(`${BY_ID} for update of s`, [...readers(), id], 'service_hold') : null;
    if (!row || (row.removed && !alsoRemoved)) throw noService();
    return row;
  }

  private async requireCategory({ category, onDate }: ServiceValues, held: Stored | null): Promise<void> {
    if (held?.category === category && held.onDate === onDate) return;
    if (!this.lists.knows('service_category', category, onDate, await this.lists.own())) throw new AppError('VALIDATION', { problems: [{ path: 'category', message: 'is not one of the choices on that day' }] });
  }

  private async served(tx: Tx, id: string): Promise<string[]> {
    return (await tx.query<{ id: string }>('select person_id as id from service_participant where service_id = $1', [id], 'service_served')).map((row) => row.id);
  }

  private async setServed(tx: Tx, { id, organizationId }: { id: string; organizationId: string }, before: readonly string[], after: readonly string[]): Promise<void> {
    const gone = before.filter((one) => !after.includes(one));
    const added = after.filter((one) => !before.includes(one));
    if (gone.length) await tx.execute('delete from service_participant where service_id = $1 and person_id = any($2::uuid[])', [id, gone]);
    if (added.length) await tx.execute('insert into service_participant (id, service_id, organization_id, person_id) select uuidv7(), $1, $2, unnest($3::uuid[])', [id, organizationId, added]);
  }
}

const reader = () => ({ userId: requirePrincipal().userId || null, leads: requirePrincipal().permissions.allows('delete', 'services.list') });
const readers = () => [reader().userId, reader().leads];
const noService = () => new AppError('NOT_FOUND', { what: 'The service' });

async function hiddenNotes(tx: Tx, id: string): Promise<string | null> {
  return (await tx.one<{ notes: string | null }>('select notes from service where id = $1', [id], 'service_notes'))?.notes ?? null;
}

/** Participants in sight, and a staff member in sight. */
async function requirePeople(tx: Tx, personIds: readonly string[], staffId: string | null): Promise<void> {
  const ids = [...personIds, ...(staffId ? [staffId] : [])];
  if (ids.length === 0) return;
  const people = new Map((await tx.query<{ id: string; isParticipant: boolean; isStaff: boolean }>(IN_SIGHT, [ids], 'service_people')).map((row) => [row.id, row]));
  if (!personIds.every((id) => people.get(id)?.isParticipant)) throw new AppError('NOT_FOUND', { what: 'The participant' });
  if (staffId && !people.get(staffId)?.isStaff) throw new AppError('NOT_FOUND', { what: 'The staff member' });
}

async function stale(tx: Tx, held: Stored, attempted: ServiceValues): Promise<AppError> {
  const current = held as unknown as Readonly<Record<string, unknown>>;
  const said = (value: unknown) => (value === null ? null : String(value));
  const differing = FIELDS.filter((field) => current[field] !== attempted[field]);
  const at = { id: held.id, version: held.version };
  const conflicts = differing.map((field) => ({ ...at, field: field as string, current: said(current[field]), attempted: said(attempted[field]) }));
  return staleSave(tx, { subjectType: 'service', subjectId: held.id }, conflicts.length ? conflicts : [{ ...at, field: 'version', current: String(held.version), attempted: null }]);
}
