/** Ready-made fields that an administrator adds to a form together. */
import type { FieldType } from '../field-type';
import { field, type Condition, type FieldDefinition, type FieldOption, type FormDefinition } from '../form-definition';
import { renumber } from '../definition/renumber';

export interface LibraryEntry {
  /** What fields made from it name as their `templateId`; never given to another entry. */
  readonly id: number;
  readonly group: string;
  readonly label: string;
  readonly description: string;
  /** Label of the tab that is proposed for it. */
  readonly tab: string;
  /** With ids of their own, which rules and conditions name; they get new ones in the form. */
  readonly fields: readonly FieldDefinition[];
}

type Rest = Partial<Omit<FieldDefinition, 'id' | 'name' | 'type' | 'tabName' | 'options'>> & { readonly options?: readonly (string | FieldOption)[] };

/** Options of a field are numbered from its id: 301, 302, … of field 3. */
export const optionId = (fieldId: number, place: number): number => fieldId * 100 + place;

export function ready(id: number, name: string, type: FieldType, { options = [], ...rest }: Rest = {}): FieldDefinition {
  return field({ ...rest, id, name, type, tabName: '', options: options.map((option, at) => (typeof option === 'string' ? { id: optionId(id, at + 1), label: option, retiredOn: null } : option)) });
}

export const YES_NO = ['Yes', 'No'] as const;
/** The first option of a yes-or-no question is chosen. */
export const saysYes = (fieldId: number): Condition => ({ fieldId, op: 'is', value: optionId(fieldId, 1) });

/** The entry's fields for a form: on one of its tabs, with new ids that the form does not have yet. */
export function fromLibrary({ id: templateId, fields }: Pick<LibraryEntry, 'id' | 'fields'>, definition: FormDefinition, tabName: string): readonly FieldDefinition[] {
  const all = definition.fields.flatMap((one) => [one, ...one.fields]);
  let lowest = Math.min(0, ...all.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  const given = new Map<string, number>();
  const fresh = (key: string): number => {
    const known = given.get(key);
    if (known !== undefined) return known;
    given.set(key, (lowest -= 1));
    return lowest;
  };
  const placed = renumber(fields, { field: (id) => fresh(`${id}`), option: (id, fieldId) => fresh(`${fieldId}.${id}`) });
  const isOwn = templateId > 0;
  const mark = (one: FieldDefinition): FieldDefinition => ({ ...one, tabName, templateId: isOwn ? templateId : one.templateId, hardcodedName: null, isDefault: false, fields: one.fields.map(mark) });
  return placed.map(mark);
}
