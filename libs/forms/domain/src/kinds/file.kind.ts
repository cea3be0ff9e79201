/** A stored file, by its id: the same value under three looks. Whose file it is, the server checks. */
import { isUuid } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import type { FILE_TYPES } from '../field-type';
import { isBlank, isRecord, orderOf, refused, taken } from './kind-helpers';

function fileKind<T extends (typeof FILE_TYPES)[number]>(type: T, word: string): FieldKind<T> {
  const kind: Omit<FieldKind<'file'>, 'type'> = {
    parse(raw) {
      const id = isRecord(raw) && 'id' in raw ? raw['id'] : raw;
      if (isBlank(id)) return taken<string>(null);
      const typed = typeof id === 'string' && id.length < 100 ? id.trim().toLowerCase() : '';
      return isUuid(typed) ? taken(typed) : refused('FILE');
    },
    validate: () => null,
    // The file's own name is kept with the file.
    format: (value, _field, { files }) => files?.get(value) ?? word,
    compare: (a, b) => orderOf(a, b),
    /** For people, where the name is known: an id in a cell would say nothing. */
    toCsv: (value, _field, { files }) => files?.get(value) ?? value,
    toJson: (value) => value,
    // Whether there is one.
    list: 'boolean',
    toList: () => ['true'],
  };
  return { ...kind, type } as unknown as FieldKind<T>;
}

export const file = fileKind('file', 'File');
export const image = fileKind('image', 'Image');
export const attachment = fileKind('attachment', 'Attachment');
