/** A save that began from something else than what is stored is refused, with both. */
import { type ConflictValue, type Db, lastChange, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type FieldDefinition, type FieldValue, type FormDefinition, type FormValues, sameValue, SECRET_MASK } from '@afterbell/forms/domain';
import type { FormSubject, SubjectRecord } from '../subjects/subject';
import { displayOf } from './form-answer';
import { fileContext, ownFileNames } from './file-names';

export interface Begun {
  /** Version that was read; null compares `initial` instead, as the documented REST call does. */
  readonly version: number | null;
  /** What the caller began from, by id of the field. */
  readonly initial?: Readonly<Record<number, unknown>>;
  /** What the caller sees: of nothing else may be told what is stored. */
  readonly shown: FormDefinition;
  readonly before: FormValues;
  readonly edited: Readonly<Record<number, unknown>>;
}

export async function refuseStale(db: Db, tx: Tx, subject: FormSubject, record: SubjectRecord, { version, initial, shown, before, edited }: Begun): Promise<void> {
  const isStale = (one: FieldDefinition) => (version === null ? initial !== undefined && Object.hasOwn(initial, one.id) && !isSame(initial[one.id], before[one.id] ?? null, one) : version !== record.version);
  const stale = shown.fields.filter((one) => Object.hasOwn(edited, one.id) && isStale(one) && !sameValue(edited[one.id] ?? null, before[one.id] ?? null));
  if (version === null ? !stale.length : version === record.version) return;
  const last = await lastChange(tx, { subjectType: subject.kind, subjectId: record.id });
  const context = await fileContext(db, stale, [before]);
  const uploaded = await ownFileNames(db, stale, edited);
  const said = (one: FieldDefinition, raw: unknown) => {
    if (typeof raw === 'string' && uploaded.has(raw)) return uploaded.get(raw) as string;
    const parsed = one.type === 'password' ? SECRET_MASK : raw;
    return parsed === null || parsed === undefined ? null : safely(() => displayOf(parsed as FieldValue, one, context), String(parsed));
  };
  const conflicts = stale.map((one): ConflictValue => ({ id: record.id, field: String(one.id), current: said(one, before[one.id]), attempted: said(one, edited[one.id]), version: record.version, ...last }));
  throw new AppError('STALE_VERSION', {}, { extra: { conflicts } });
}

/** A raw value may be none of its type: what people read then is what they sent. */
function safely(read: () => string | null, otherwise: string): string | null {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const orNull = (value: unknown): unknown => (value === '' || (Array.isArray(value) && value.length === 0) ? null : value);

/** A secret is never given out, so nobody can say what they began from. */
const isSame = (initial: unknown, stored: FieldValue | null, { type }: FieldDefinition): boolean => type === 'password' || sameValue(orNull(initial), stored);
