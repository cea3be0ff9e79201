/** Any of the field's options: the same value under three looks. */
import type { FieldContext, FieldIssue, FieldKind } from '../field-kind';
import type { MULTIPLE_CHOICE_TYPES } from '../field-type';
import type { FieldDefinition } from '../form-definition';
import { issue } from '../problems';
import { isBlank, joinList, orderOf, orderOfLists, refused, splitList, taken } from './kind-helpers';
import { findOption, labelOf, optionOrder, optionText, retiredIssue } from './options';

/** More than a field may have options. */
const MOST_ITEMS = 2_000;

/** The items of a cell: one label, labels between semicolons, or between commas where no semicolon is. */
function itemsOf(text: string, field: FieldDefinition, context: FieldContext): readonly string[] {
  if (typeof findOption(text, field, context) === 'number') return [text];
  const items = splitList(text);
  return items.length === 1 && !text.includes('"') && typeof findOption(items[0], field, context) !== 'number' ? text.split(',').map((item) => item.trim()).filter((item) => item !== '') : items;
}

function multipleChoice<T extends (typeof MULTIPLE_CHOICE_TYPES)[number]>(type: T): FieldKind<T> {
  const kind: Omit<FieldKind<'multiselect'>, 'type'> = {
    parse(raw, field, context) {
      if (isBlank(raw)) return taken<readonly number[]>(null);
      if (typeof raw === 'string' && raw.length > 200_000) return refused('LIST');
      const items: readonly unknown[] | null = Array.isArray(raw) ? raw : typeof raw === 'string' ? itemsOf(raw, field, context) : typeof raw === 'number' ? [raw] : null;
      if (items === null) return refused('LIST');
      if (items.length > MOST_ITEMS) return refused('TOO_MANY_OPTIONS', { max: Math.min(field.limits.maxCount ?? MOST_ITEMS, MOST_ITEMS), count: items.length });
      const ids = new Set<number>();
      for (const item of items) {
        const found = findOption(item, field, context);
        if (typeof found !== 'number') return { issue: found };
        ids.add(found);
      }
      // By id and not in the order of the options, which an administrator may change.
      return taken<readonly number[]>(ids.size ? [...ids].sort((a, b) => a - b) : null);
    },
    validate(value, field, context, before): FieldIssue | null {
      const { maxCount: max, minCount: min } = field.limits;
      if (max !== undefined && value.length > max) return issue('TOO_MANY_OPTIONS', { max, count: value.length });
      if (min !== undefined && value.length < min) return issue('TOO_FEW_OPTIONS', { min, count: value.length });
      for (const id of value) {
        const problem = before?.includes(id) ? null : retiredIssue(id, field, context);
        if (problem) return problem;
      }
      return null;
    },
    format: (value, field) => inOrder(value, field).map((id) => labelOf(id, field)).filter((label) => label !== '').join(', '),
    compare: (a, b, field) => orderOfLists(inOrder(a, field), inOrder(b, field), (x, y) => optionOrder(x, y, field)),
    toCsv: (value, field, context) => listText(inOrder(value, field).map((id) => optionText(id, field, context)), value, field, context),
    toJson: (value) => value,
    list: 'enum',
    toList: (value) => value.map(String),
  };
  /** Ids where the labels together would be read as others. */
  function listText(items: readonly string[], value: readonly number[], field: FieldDefinition, context: FieldContext): string {
    const ids = value.map((id) => `#${id}`);
    const isRead = (text: string) => orderOfLists(kind.parse(text, field, context).value ?? [], value, orderOf) === 0;
    return [joinList(items), joinList(ids)].find(isRead) ?? ids.map((id) => `"${id}"`).join(';');
  }
  return { ...kind, type } as unknown as FieldKind<T>;
}

function inOrder(ids: readonly number[], field: FieldDefinition): number[] {
  return [...ids].sort((a, b) => optionOrder(a, b, field));
}

export const multiselect = multipleChoice('multiselect');
export const multiselectTable = multipleChoice('multiselect_table');
export const checkboxGroup = multipleChoice('checkbox_group');
