/** Which files a save takes up, and which it lets go. */
import { type FieldDefinition, type FileKind, type FormValues, isFileType, type SubformRow } from '@afterbell/forms/domain';
import type { FileClaim } from '../files/file-keeper.service';

function claimsIn(one: FieldDefinition, values: FormValues): FileClaim[] {
  const value = values[one.id] ?? null;
  if (value === null) return [];
  if (isFileType(one.type)) return [{ fileId: String(value), fieldId: one.id, kind: one.type as FileKind, ...(one.limits.accept ? { accept: one.limits.accept } : {}) }];
  if (one.type !== 'subform') return [];
  return (value as readonly SubformRow[]).flatMap((row) => one.fields.flatMap((column) => claimsIn(column, row.values)));
}

export interface FileChange {
  readonly claims: readonly FileClaim[];
  readonly dropped: readonly string[];
}

/** Of all fields, since a file may move from one to another. A file that stays where it was is neither, unless it is now elsewhere as well. */
export function fileChange(fields: readonly FieldDefinition[], before: FormValues, after: FormValues): FileChange {
  const had = fields.flatMap((one) => claimsIn(one, before));
  const has = fields.flatMap((one) => claimsIn(one, after));
  const placesBefore = new Set(had.map(({ fileId, fieldId }) => `${fieldId} ${fileId}`));
  const taken = new Set(has.filter(({ fileId, fieldId }) => !placesBefore.has(`${fieldId} ${fileId}`)).map(({ fileId }) => fileId));
  const kept = new Set(has.map(({ fileId }) => fileId));
  return { claims: has.filter(({ fileId }) => taken.has(fileId)), dropped: had.flatMap(({ fileId }) => (kept.has(fileId) ? [] : [fileId])) };
}
