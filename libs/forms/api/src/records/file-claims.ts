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

/** Of the fields that changed; a file that stays where it was is neither. */
export function fileChange(changed: readonly FieldDefinition[], before: FormValues, after: FormValues): FileChange {
  const [had, has] = [before, after].map((values) => changed.flatMap((one) => claimsIn(one, values)));
  const [old, now] = [had ?? [], has ?? []].map((claims) => new Set(claims.map(({ fileId }) => fileId)));
  return { claims: (has ?? []).filter(({ fileId }) => !old?.has(fileId)), dropped: [...(old ?? [])].filter((id) => !now?.has(id)) };
}
