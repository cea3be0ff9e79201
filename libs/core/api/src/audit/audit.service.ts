import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, newId } from '@afterbell/core/domain';
import { currentScope, requirePrincipal } from '../tenancy/scope';
import type { Statement } from '../tenancy/round-trip';
import type { Tx } from '../tenancy/tx';

export interface AuditEntry {
  /** `attendance.save`, `person.create`: noun of the section, then verb. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** The organization whose administrators may read the row; the acting one by default. */
  organizationId?: string;
  /** The person whose values the entry holds: they are sealed with that person's key. */
  personId?: string;
  /** That key, where it was read with something else (`personKey`). */
  key?: Buffer | null;
  before?: unknown;
  after?: unknown;
}

/** Holds no person's values: nothing of it is sealed. */
export type OpenAuditEntry = Omit<AuditEntry, 'personId' | 'key'> & { personId?: never; key?: never };

const ALGORITHM = 'aes-256-gcm';

/** iv (12) + tag (16) + ciphertext; bound to tenant and person so that a row cannot be moved to another. */
export function seal(key: Buffer, aad: string, value: unknown): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(aad));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export function unseal(key: Buffer, aad: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, 12)).setAAD(Buffer.from(aad));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8'));
}

const INSERT = `insert into audit (id, user_id, access_id, organization_id, action, subject_type, subject_id, person_id, before, after, sealed, request_id, client_address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const INSERT_MANY = `insert into audit (id, user_id, access_id, organization_id, action, subject_type, subject_id, before, after, request_id, client_address)
  select e.id, $1, $2, e.organization_id, e.action, e.subject_type, e.subject_id, e.before::jsonb, e.after::jsonb, $3, $4
    from unnest($5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[]) e (id, organization_id, action, subject_type, subject_id, before, after)`;

const jsonOf = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

export interface PersonKeyRow {
  key: Buffer;
  [column: string]: unknown;
}

/** Reads what seals a person's values, to send with others. */
export const personKey = (personId: string): Statement => ({ text: 'select key from person_key where person_id = $1', values: [personId], name: 'person_key_read' });

/** Writes the append-only trail: one row per change, in the change's own transaction. */
@Injectable()
export class AuditService {
  async record(tx: Tx, entry: AuditEntry): Promise<void> {
    if (tx.mode !== 'write') throw new AppError('INTERNAL');
    const principal = requirePrincipal();
    const scope = currentScope();
    const values = { before: entry.before ?? null, after: entry.after ?? null };
    const sealed = entry.personId ? await this.sealFor(tx, principal.tenantId, entry.personId, values, entry.key) : null;
    tx.send(
      INSERT,
      [
        newId(),
        // A job acts for nobody.
        principal.userId || null,
        principal.accessId || null,
        entry.organizationId ?? principal.organizationId,
        entry.action,
        entry.subjectType,
        entry.subjectId,
        entry.personId ?? null,
        sealed ? null : jsonOf(values.before),
        sealed ? null : jsonOf(values.after),
        sealed,
        scope?.requestId ?? null,
        scope?.clientAddress ?? null,
      ],
      'audit_insert',
    );
  }

  /** Many at once, in one statement. */
  recordMany(tx: Tx, entries: readonly OpenAuditEntry[]): void {
    if (tx.mode !== 'write') throw new AppError('INTERNAL');
    if (!entries.length) return;
    const principal = requirePrincipal();
    const scope = currentScope();
    const column = <Value>(value: (entry: OpenAuditEntry) => Value) => entries.map(value);
    tx.send(
      INSERT_MANY,
      [
        principal.userId || null,
        principal.accessId || null,
        scope?.requestId ?? null,
        scope?.clientAddress ?? null,
        column(() => newId()),
        column(({ organizationId }) => organizationId ?? principal.organizationId),
        column(({ action }) => action),
        column(({ subjectType }) => subjectType),
        column(({ subjectId }) => subjectId),
        column(({ before }) => jsonOf(before)),
        column(({ after }) => jsonOf(after)),
      ],
      'audit_insert_many',
    );
  }

  /** Sealed with the person’s key, which is made when there is none: destroying it closes the values for ever. */
  async sealFor(tx: Tx, tenantId: string, personId: string, values: unknown, known: Buffer | null = null): Promise<Buffer> {
    const read = personKey(personId);
    const key = known ?? (await tx.one<PersonKeyRow>(read.text, read.values, read.name))?.key ?? (await this.makeKey(tx, personId));
    return seal(key, `${tenantId}:${personId}`, values);
  }

  private async makeKey(tx: Tx, personId: string): Promise<Buffer> {
    // Somebody else may make it at the same moment: theirs is read then.
    const [, [row]] = await tx.together<[never, PersonKeyRow]>([{ text: 'insert into person_key (person_id, key) values ($1, $2) on conflict do nothing', values: [personId, randomBytes(32)], name: 'person_key_make' }, personKey(personId)]);
    if (!row) throw new AppError('NOT_FOUND');
    return row.key;
  }
}
