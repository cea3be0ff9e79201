import { customKey, type ListField } from '@afterbell/core/web';
import { field, issueWords, kindOf, type FieldContext, type FieldDefinition, type ValueType } from '@afterbell/forms/domain';
import type { CustomListFieldsQuery } from './__generated__/custom-list-fields';

type Known = Omit<CustomListFieldsQuery['customListFields'][number], '__typename'>;

/** Typed as in a form and read by the same code. Other text is looked for as it was typed. */
const READ_AS_TYPED: readonly string[] = ['integer', 'decimal', 'percent', 'currency', 'date', 'time'];

/** A field of the tenant's own as lists filter by it; null of one that they do not. */
export function filterFieldOf(known: Known, context: FieldContext): ListField<'custom'> | null {
  const { fieldId, name, listType, options, tabLabel, type } = known;
  if (listType === null) return null;
  const plain = { id: customKey(fieldId) as 'custom', label: name, type: listType, group: tabLabel };
  if (listType === 'enum') {
    const choices = options.map(({ id, label }) => ({ value: String(id), label }));
    return { ...plain, options: choices, read: (typed) => choices.find(({ value }) => value === typed)?.value ?? null };
  }
  return READ_AS_TYPED.includes(type) ? { ...plain, ...readingOf(known, context) } : plain;
}

function readingOf({ fieldId, name, currency, listType, ...known }: Known, context: FieldContext): Pick<ListField, 'read' | 'show' | 'unreadable'> {
  const type = known.type as ValueType;
  const kind = kindOf(type);
  const one: FieldDefinition = field({ id: fieldId, name, type, tabName: '', limits: currency === null ? {} : { currency } });
  const take = (typed: string) => {
    const { value, issue } = kind.parse(typed, one, context);
    if (issue) return { issue };
    const wrong = value === null ? null : (kind.validate(value, one, context) ?? null);
    return wrong ? { issue: wrong } : { value };
  };
  const read = (typed: string) => {
    const { value } = take(typed);
    return value === null || value === undefined ? null : (kind.toList(value, one)[0] ?? null);
  };
  // Half a time may be looked for too: `15:` is every time from three to four.
  if (listType === 'text') return { read: (typed) => read(typed) ?? typed };
  const show = (value: string) => {
    const taken = take(value).value;
    return taken === null || taken === undefined ? value : kind.format(taken, one, context);
  };
  return {
    read,
    unreadable: (typed) => {
      const { issue } = take(typed);
      return issue ? issueWords(issue, one) : '';
    },
    ...(listType === 'number' ? { show } : {}),
  };
}
