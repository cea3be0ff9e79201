import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';

/** Crockford's letters: none that is taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

const CODES = `select b.person_id as "personId", b.code from person_badge b join person p on p.tenant_id = b.tenant_id and p.id = b.person_id
  where b.person_id = any($1::uuid[]) and b.revoked_at is null`;
const IN_USE = `select b.issued_at as "issuedAt" from person_badge b join person p on p.tenant_id = b.tenant_id and p.id = b.person_id and p.removed_at is null
  where b.person_id = $1 and b.revoked_at is null`;
const ISSUE = `insert into person_badge (id, person_id, code) select one.id, one.person_id, one.code from unnest($1::uuid[], $2::uuid[], $3::text[]) as one (id, person_id, code)
  join person p on p.id = one.person_id and p.removed_at is null on conflict do nothing`;
const REVOKE = `update person_badge b set revoked_at = now() from person p where p.tenant_id = b.tenant_id and p.id = b.person_id and b.person_id = $1 and b.revoked_at is null`;

export const newBadgeCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What a badge's code stands for. A person has one code in use; a lost badge's is revoked, and the next print gives another. */
@Injectable()
export class BadgeService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** Codes in use of these persons, those that have none given one. Persons out of sight get none. */
  async codesOf(personIds: readonly string[]): Promise<Map<string, string>> {
    return this.db.write(async (tx) => {
      const read = async () => new Map((await tx.query<{ personId: string; code: string }>(CODES, [personIds], 'badge_codes')).map(({ personId, code }) => [personId, code]));
      const known = await read();
      const without = personIds.filter((id) => !known.has(id));
      if (!without.length) return known;
      const issued = await tx.execute(ISSUE, [without.map(() => newId()), without, without.map(newBadgeCode)], 'badges_issue');
      const { organizationId } = requirePrincipal();
      if (issued) await this.audit.record(tx, { action: 'badge.create', subjectType: 'organization', subjectId: organizationId, after: { count: issued } });
      return read();
    });
  }

  async inUse(personId: string): Promise<{ issuedAt: Date } | null> {
    return isUuid(personId) ? this.db.one<{ issuedAt: Date }>(IN_USE, [personId], 'badge_in_use') : null;
  }

  async revoke(personId: string): Promise<void> {
    await this.db.write(async (tx) => {
      const revoked = isUuid(personId) ? await tx.execute(REVOKE, [personId], 'badge_revoke') : 0;
      if (!revoked) throw new AppError('NOT_FOUND', { what: 'The badge' });
      await this.audit.record(tx, { action: 'badge.revoke', subjectType: 'person', subjectId: personId, personId });
    });
  }
}
