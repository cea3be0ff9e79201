import { Injectable } from '@nestjs/common';
import { AuditService, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { HouseholdMembers, invalid, type NewMember } from './household-members';
import { type HouseholdRow, HouseholdService } from './household.service';

const ADDRESS = ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode'] as const;
const APPLY = `update person set address_line1 = $2, address_line2 = $3, city = $4, state = $5, postal_code = $6, version = version + 1, updated_at = now()
  where id = any($1::uuid[]) and removed_at is null and (address_line1, address_line2, city, state, postal_code) is distinct from ($2, $3, $4, $5, $6) returning id`;
const FILL = `update household set phone = coalesce(phone, $2), language = coalesce(language, $3) where id = $1`;
const FILL_ADDRESS = `update household set address_line1 = $2, address_line2 = $3, city = $4, state = $5, postal_code = $6 where id = $1 and address_line1 is null`;

/** Who moves in, out, together and apart. */
@Injectable()
export class HouseholdMoves {
  constructor(
    private readonly audit: AuditService,
    private readonly households: HouseholdService,
    private readonly members: HouseholdMembers,
  ) {}

  addMember(id: string, version: number, member: NewMember): Promise<void> {
    return this.households.change(id, version, 'memberAdd', ['members'], async (tx) => {
      await this.members.join(tx, id, [member]);
      return { after: { personIds: [member.personId] } };
    });
  }

  removeMember(id: string, version: number, personId: string): Promise<void> {
    return this.households.change(id, version, 'memberLeave', ['members'], async (tx) => {
      await this.members.leave(tx, id, [personId]);
      await this.members.requirePrimary(tx, id);
      return { before: { personIds: [personId] } };
    });
  }

  setPrimary(id: string, version: number, personId: string, isPrimary: boolean): Promise<void> {
    return this.households.change(id, version, 'primary', ['members'], async (tx) => {
      await this.members.setPrimary(tx, id, personId, isPrimary);
      await this.members.requirePrimary(tx, id);
      return { after: { personId, isPrimary } };
    });
  }

  /** Writes the household's address into the records of those who live there, as far as they are seen. */
  async applyAddress(id: string, version: number, personIds: readonly string[]): Promise<void> {
    if (!requirePrincipal().permissions.allows('edit', 'people.participants')) throw new AppError('FORBIDDEN');
    await this.households.change(id, version, 'applyAddress', ['members'], async (tx, row) => {
      const living = new Set((await this.members.living(tx, id)).map(({ personId }) => personId));
      if (!personIds.every((personId) => living.has(personId))) throw invalid('personIds', 'names somebody who does not live there');
      if (row.addressLine1 === null) throw invalid('addressLine1', 'is needed first');
      const changed = await tx.query<{ id: string }>(APPLY, [personIds, ...addressOf(row)]);
      const after = Object.fromEntries(ADDRESS.map((part) => [part, row[part]]));
      for (const { id: personId } of changed) await this.audit.record(tx, { action: 'person.address', subjectType: 'person', subjectId: personId, personId, after });
      return { after: { personIds: changed.map((one) => one.id) } };
    });
  }

  /** Everybody of `fromId` lives in `id` from today on; what one does not say of address, phone and language the other does. */
  merge(id: string, version: number, fromId: string, fromVersion: number): Promise<void> {
    if (id === fromId) return Promise.reject(invalid('fromId', 'is the same household'));
    return this.households.change(id, version, 'merge', ['name'], async (tx, row) => {
      const living = new Set((await this.members.living(tx, id)).map(({ personId }) => personId));
      let moved: string[] = [];
      await this.households.change(fromId, fromVersion, 'mergeInto', ['name'], async (_tx, from) => {
        const coming = (await this.members.living(tx, fromId)).filter(({ personId }) => !living.has(personId));
        await this.members.leave(tx, fromId, null);
        await this.members.join(tx, id, coming);
        await tx.execute(FILL, [id, from.phone, from.language]);
        if (row.addressLine1 === null) await tx.execute(FILL_ADDRESS, [id, ...addressOf(from)]);
        await tx.execute('update household set removed_at = now() where id = $1', [fromId]);
        moved = coming.map(({ personId }) => personId);
        return { after: { householdId: id, personIds: moved } };
      });
      return { after: { householdId: fromId, personIds: moved } };
    });
  }

  /** Those who move out make a household of their own with the same address; each side keeps or gets a primary contact. */
  async split(id: string, version: number, name: string, personIds: readonly string[]): Promise<string> {
    let made = '';
    await this.households.change(id, version, 'split', ['members'], async (tx, row) => {
      const living = await this.members.living(tx, id);
      const moving = living.filter(({ personId }) => personIds.includes(personId));
      if (!moving.length || moving.length !== new Set(personIds).size) throw invalid('personIds', 'names nobody, or somebody who does not live there');
      if (moving.length === living.length) throw invalid('personIds', 'leaves nobody behind');
      made = await this.moveOut(tx, row, name, moving);
      return { after: { householdId: made, personIds: moving.map(({ personId }) => personId) } };
    });
    return made;
  }

  private async moveOut(tx: Tx, row: HouseholdRow, name: string, moving: readonly NewMember[]): Promise<string> {
    const made = await this.households.copy(tx, row, name);
    await this.members.leave(tx, row.id, moving.map(({ personId }) => personId));
    await this.members.join(tx, made, moving);
    await this.members.ensurePrimary(tx, made);
    await this.members.ensurePrimary(tx, row.id);
    await this.households.note(tx, 'create', made, { after: { name, personIds: moving.map(({ personId }) => personId) } });
    return made;
  }
}

const addressOf = (row: HouseholdRow) => ADDRESS.map((part) => row[part]);
