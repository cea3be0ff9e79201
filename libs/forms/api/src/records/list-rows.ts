/** An answer as lists compare it: rows of the side table. */
import { foldText } from '@afterbell/core/domain';
import { type FieldDefinition, type FieldValue, isDisplayType, kindOf } from '@afterbell/forms/domain';

/** The column of each type of a list's fields. */
export const COLUMN_OF = { text: 'text', number: 'number', date: 'day', datetime: 'instant', boolean: 'flag', enum: 'option_id', id: 'text' } as const;

/** More answers than this in one field are found by none of them. */
const MOST_LISTED = 200;

export function listRows(one: FieldDefinition, value: FieldValue | null): { place: number }[] {
  if (value === null || isDisplayType(one.type)) return [];
  const kind = kindOf(one.type);
  const column = kind.list && COLUMN_OF[kind.list];
  if (!column) return [];
  return kind
    .toList(value as never, one)
    .slice(0, MOST_LISTED)
    .map((text, place) => ({ place, [column]: column === 'text' ? foldText(text) : text }));
}
