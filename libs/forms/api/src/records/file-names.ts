import { type Db, requirePrincipal } from '@afterbell/core/api';
import { isUuid } from '@afterbell/core/domain';
import { type FieldContext, type FieldDefinition, type FormValues, isFileType, type SubformRow } from '@afterbell/forms/domain';
import { storedFile } from '../files/stored-file.sql';
import { formContext } from './form-context';

function fileIds(fields: readonly FieldDefinition[], values: FormValues): string[] {
  return fields.flatMap((one) => {
    const value = values[one.id] ?? null;
    if (value === null) return [];
    if (isFileType(one.type)) return [String(value)];
    return one.type === 'subform' && Array.isArray(value) ? (value as readonly SubformRow[]).flatMap((row) => fileIds(one.fields, row.values)) : [];
  });
}

/**
 * The context of the request with the names of all files that the answers hold, for whoever shows them: whoever sees the field sees its
 * file. One statement, and none where they hold no file.
 */
export async function fileContext(db: Db, fields: readonly FieldDefinition[], answers: readonly FormValues[]): Promise<FieldContext> {
  const context = formContext();
  if (!fields.some(({ type }) => isFileType(type) || type === 'subform')) return context;
  const ids = [...new Set(answers.flatMap((values) => fileIds(fields, values)))];
  if (!ids.length) return context;
  const rows = await Promise.all(ids.map((id) => storedFile(db, id)));
  return { ...context, files: new Map(rows.flatMap((row) => (row ? [[row.id, row.name]] : []))) };
}

/** Names of the files that somebody sends: of their own uploads only, since nobody has asked yet whether they may see another. */
export async function ownFileNames(db: Db, fields: readonly FieldDefinition[], edited: Readonly<Record<number, unknown>>): Promise<ReadonlyMap<string, string>> {
  const ids = fields.flatMap(({ id, type }) => (isFileType(type) && isUuid(edited[id]) ? [String(edited[id])] : []));
  const rows = await Promise.all(ids.map((id) => storedFile(db, id)));
  return new Map(rows.flatMap((row) => (row?.uploadedBy === requirePrincipal().userId ? [[row.id, row.name]] : [])));
}
