import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@afterbell/core/api';
import { type FieldDefinition, type FieldValue, type FormDefinition, type FormValues, generateIdentifier, isDisplayType, isGeneratorPattern, kindOf } from '@afterbell/forms/domain';
import type { FormSubject, Properties } from '../subjects/subject';
import { FORGET_LISTED, LIST } from './form-writer.sql';
import { listRows } from './list-rows';

const derive = promisify(scrypt) as (secret: string, salt: Buffer, length: number) => Promise<Buffer>;

const NEXT = `insert into generator_counter (field_id, last) select unnest($1::int[]), 1
  on conflict (tenant_id, field_id) do update set last = generator_counter.last + 1 returning field_id as "fieldId", last`;

export interface RecordChange {
  readonly id: string;
  /** Properties that change, tidied. */
  readonly properties: Properties;
  /** Answers of the tenant's own fields that change; null empties. */
  readonly custom: Readonly<Record<string, FieldValue | null>>;
  readonly formVersion: number;
}

/** Writes a record's answers: the row itself in one statement, and what lists compare. Nothing grows with the number of fields. */
@Injectable()
export class FormWriter {
  /** Not waited for: what the table refuses fails the transaction at its end. */
  update(tx: Tx, subject: FormSubject, { id, properties, custom, formVersion }: RecordChange): void {
    const gone = Object.entries(custom).flatMap(([key, value]) => (value === null ? [key] : []));
    const kept = Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== null));
    const values: unknown[] = [id, gone, JSON.stringify(kept), formVersion];
    const columns = Object.entries(properties).flatMap(([name, value]) => {
      const to = subject.columns[name];
      if (!to || to.beside) return [];
      values.push(value);
      return [`${to.column} = $${values.length}::${to.cast}`];
    });
    const assignments = [...columns, 'custom = (custom - $2::text[]) || $3::jsonb', 'form_version = $4', 'version = version + 1', ...(subject.also ? [subject.also] : [])];
    // Only the statement that is always the same is worth preparing.
    tx.send(`update ${subject.table} set ${assignments.join(', ')} where id = $1`, values, columns.length ? undefined : `form_save_${subject.table}`, (error) => subject.explain(error));
  }

  /** What lists find the record by. */
  list(tx: Tx, subject: FormSubject, id: string, changed: readonly FieldDefinition[], values: FormValues): void {
    const listed = changed.filter(({ type }) => !isDisplayType(type) && kindOf(type).list !== null);
    if (!listed.length) return;
    tx.send(FORGET_LISTED, [id, listed.map((one) => one.id)], 'custom_values_forget');
    const rows = listed.flatMap((one) => listRows(one, values[one.id] ?? null).map((row) => ({ ...row, field_id: one.id })));
    if (rows.length) tx.send(LIST, [subject.kind, id, JSON.stringify(rows)], 'custom_values_list');
  }

  /** Identifiers for fields that make one and have none yet. */
  async generate(tx: Tx, definition: FormDefinition, values: FormValues, today: string): Promise<Record<number, string>> {
    const empty = definition.fields.filter(({ id, type, limits }) => type === 'generator' && (values[id] ?? null) === null && isGeneratorPattern(limits.pattern ?? ''));
    if (!empty.length) return {};
    const rows = await tx.query<{ fieldId: number; last: string }>(NEXT, [empty.map(({ id }) => id).sort((a, b) => a - b)], 'generator_next');
    const counters = new Map(rows.map(({ fieldId, last }) => [fieldId, Number(last)]));
    return Object.fromEntries(empty.map(({ id, limits }) => [id, generateIdentifier(limits.pattern ?? '', counters.get(id) ?? 0, today)]));
  }

  /** A secret is kept as what proves it and cannot be read again. */
  async seal(secret: string): Promise<string> {
    const salt = randomBytes(16);
    return `scrypt$${salt.toString('base64url')}$${(await derive(secret.normalize('NFC'), salt, 32)).toString('base64url')}`;
  }
}
