import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Page, requirePrincipal, runList, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId } from '@afterbell/core/domain';
import { type HouseholdInput, type HouseholdValues, parseHousehold } from '@afterbell/people/domain';
import { HOUSEHOLD_SELECT, householdList } from './household-list';
import { HouseholdMembers, type NewMember } from './household-members';

export interface HouseholdRow extends HouseholdValues {
  id: string;
  version: number;
  createdAt: Date;
}

const FIELDS = ['name', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'phone', 'language'] as const;
const INSERT = `insert into household (id, name, address_line1, address_line2, city, state, postal_code, phone, language) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const UPDATE = `update household set name = $2, address_line1 = $3, address_line2 = $4, city = $5, state = $6, postal_code = $7, phone = $8, language = $9 where id = $1`;
const BY_ID = `select ${HOUSEHOLD_SELECT} from household h where h.id = $1 and h.removed_at is null`;

/** Persons who live together; seen through any member within the acting organization. */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly members: HouseholdMembers,
  ) {}

  list(query: ListQuery): Promise<Page<HouseholdRow>> {
    const { wholeTenant, timeZone } = requirePrincipal();
    return runList(this.db, householdList(wholeTenant, timeZone), query);
  }

  async get(id: string): Promise<HouseholdRow> {
    const row = isUuid(id) ? await this.db.one<HouseholdRow>(BY_ID, [id], 'household_get') : null;
    if (!row) throw noHousehold();
    return row;
  }

  async create(input: HouseholdInput, members: readonly NewMember[]): Promise<string> {
    const values = checked(input);
    return this.db.write(async (tx) => {
      const id = newId();
      await this.write(tx, INSERT, id, values);
      await this.members.join(tx, id, members);
      await this.members.requirePrimary(tx, id);
      await this.note(tx, 'create', id, { after: { ...values, personIds: members.map(({ personId }) => personId) } });
      return id;
    });
  }

  /** Only what is named changes. */
  async edit(id: string, change: Partial<HouseholdInput>, version: number): Promise<void> {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await this.change(id, version, 'edit', Object.keys(given), async (tx, row) => {
      const values = checked({ ...row, ...given });
      await this.write(tx, UPDATE, id, values);
      const changed = FIELDS.filter((field) => values[field] !== row[field]);
      const of = (from: HouseholdValues) => Object.fromEntries(changed.map((field) => [field, from[field]]));
      return { before: of(row), after: of(values) };
    });
  }

  /** Empties it: nobody lives there any more, and it is off the list. */
  async remove(id: string, version: number): Promise<void> {
    await this.change(id, version, 'remove', ['name'], async (tx, row) => {
      await this.members.leave(tx, id, null);
      await tx.execute('update household set removed_at = now() where id = $1', [id]);
      return { before: { name: row.name } };
    });
  }

  /** Holds a household, refuses a save that comes too late, does the work, and puts it on record. */
  change(id: string, version: number, verb: string, fields: readonly string[], work: (tx: Tx, row: HouseholdRow) => Promise<{ before?: unknown; after?: unknown }>): Promise<void> {
    return this.db.write(async (tx) => {
      const row = await this.hold(tx, id);
      if (row.version !== version) {
        const current = row as unknown as Record<string, unknown>;
        const conflicts = fields.map((field) => ({ id, field, current: (current[field] as string | null | undefined) ?? null, attempted: null, version: row.version }));
        throw await staleSave(tx, { subjectType: 'household', subjectId: id }, conflicts);
      }
      const noted = await work(tx, row);
      await tx.execute('update household set version = version + 1, updated_at = now() where id = $1', [id]);
      await this.note(tx, verb, id, noted);
    });
  }

  async hold(tx: Tx, id: string): Promise<HouseholdRow> {
    const row = isUuid(id) ? await tx.one<HouseholdRow>(`${BY_ID} for update of h`, [id], 'household_hold') : null;
    if (!row) throw noHousehold();
    return row;
  }

  /** A household of the same home, for who moves out of another. */
  async copy(tx: Tx, row: HouseholdRow, name: string): Promise<string> {
    const id = newId();
    await this.write(tx, INSERT, id, checked({ ...row, name }));
    return id;
  }

  note(tx: Tx, verb: string, id: string, values: { before?: unknown; after?: unknown }): Promise<void> {
    return this.audit.record(tx, { action: `household.${verb}`, subjectType: 'household', subjectId: id, ...values });
  }

  private async write(tx: Tx, text: string, id: string, values: HouseholdValues): Promise<void> {
    await tx.execute(text, [id, ...FIELDS.map((field) => values[field])]);
  }
}

function checked(input: HouseholdInput): HouseholdValues {
  const { values, problems } = parseHousehold(input);
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return values;
}

export const noHousehold = () => new AppError('NOT_FOUND', { what: 'The household' });
