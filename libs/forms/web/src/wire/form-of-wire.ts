import { FIELD_DEFAULTS, ofWire, type ApplyRule, type FieldDefinition, type FieldOption, type FieldValue, type FormDefinition, type FormValues, type SubformRow, type WireValue } from '@afterbell/forms/domain';
import type { FormColumnFragment, FormFieldFragment, FormOptionFragment, LoadedFormFragment } from '../render/__generated__/form';
import { emptied } from '../controls/rows-of';
import { conditionOfWire, type WireNode } from './condition-of-wire';
import { given, plain } from './plain';

/** Of the roles the server says only the caller's own. */
export const VIEWER_ROLE = 'viewer';

type WireAnswer = FormFieldFragment['value'];
const valueOf = (wire: unknown, field: FieldDefinition): FieldValue | null => ofWire((wire ?? null) as WireValue | null, field);
const conditionOf = (wire: { nodes: readonly unknown[] } | null) => conditionOfWire(wire as { nodes: readonly WireNode[] } | null);

function fieldOf(wire: FormFieldFragment | FormColumnFragment): FieldDefinition {
  const { mode, limits, options, shownWhen, requiredWhen, validWhen } = wire;
  const field: FieldDefinition = {
    ...FIELD_DEFAULTS,
    id: wire.id,
    name: wire.name,
    type: wire.type,
    tabName: wire.tabName,
    mode,
    roleModes: wire.roleMode ? { [VIEWER_ROLE]: wire.roleMode } : {},
    required: wire.required,
    help: wire.help,
    ...('closedReason' in wire && wire.closedReason !== null ? { closedReason: wire.closedReason } : {}),
    text: wire.text,
    uiWidth: wire.uiWidth,
    maxWidth: wire.maxWidth,
    maxHeight: wire.maxHeight,
    hardcodedName: wire.hardcodedName,
    isDefault: wire.isDefault,
    templateId: wire.templateId,
    limits: given(limits),
    options: options.map(optionOf),
    fields: 'fields' in wire ? wire.fields.map(fieldOf) : [],
    shownWhen: conditionOf(shownWhen),
    requiredWhen: conditionOf(requiredWhen),
    validWhen: validWhen && { message: validWhen.message, when: conditionOf(validWhen.when) ?? { all: [] } },
  };
  return 'defaultValue' in wire ? { ...field, defaultValue: valueOf(wire.defaultValue, field) } : field;
}

/** Its rules come later: what they write is read by the fields that they write to. */
function optionOf({ id, label, retiredOn, cells }: FormOptionFragment): FieldOption {
  return { id, label, retiredOn, cells: Object.fromEntries(cells.map(({ fieldId, text }) => [fieldId, text])) };
}

function ruleOf(rule: FormOptionFragment['apply'][number], byId: ReadonlyMap<number, FieldDefinition>): ApplyRule[] {
  const { fieldId, kind, value, optionIds, visible, required, mode } = rule;
  const target = byId.get(fieldId);
  // Of a field that this person does not see.
  if (!target) return [];
  switch (kind) {
    case 'value':
      return [{ fieldId, kind, value: valueOf(value, target) }];
    case 'options':
      return [{ fieldId, kind, optionIds: optionIds ?? [] }];
    case 'visible':
      return [{ fieldId, kind, visible: visible ?? true }];
    case 'required':
      return [{ fieldId, kind, required: required ?? false }];
    case 'mode':
      return [{ fieldId, kind, mode: mode ?? 'rw' }];
  }
}

/** In the rows of a draft nothing is to begin any more. */
function typedRows(edited: Readonly<Record<number, FieldValue | null>>, byId: ReadonlyMap<number, FieldDefinition>): Record<number, FieldValue | null> {
  return Object.fromEntries(Object.entries(edited).map(([id, value]) => {
    const field = byId.get(Number(id));
    return [id, field?.type === 'subform' && value !== null ? (value as readonly SubformRow[]).map((row) => emptied(row, field)) : value];
  }));
}

export interface LoadedForm {
  /** Of the record that answered, which is another than was asked for once that one is part of it. */
  id: string | null;
  definition: FormDefinition;
  before: FormValues;
  /** Of the record. */
  version: number | null;
  title: string | null;
  canEdit: boolean;
  draft: { savedAt: string; version: number | null; more: string | null; edited: Readonly<Record<number, FieldValue | null>> } | null;
}

export function formOfWire(marked: LoadedFormFragment): LoadedForm {
  const wire = plain(marked);
  const fields = wire.fields.map(fieldOf);
  const byId = new Map(fields.map((field) => [field.id, field]));
  const answers = (values: readonly { fieldId: number; value: unknown }[]) =>
    Object.fromEntries(values.flatMap(({ fieldId, value }) => {
      const field = byId.get(fieldId);
      return field ? [[fieldId, valueOf(value, field)]] : [];
    })) as Record<number, FieldValue | null>;
  const withRules = fields.map((field, index): FieldDefinition => {
    const options = wire.fields[index]?.options ?? [];
    return options.some(({ apply }) => apply.length > 0) ? { ...field, options: field.options.map((option, at) => ({ ...option, apply: options[at]?.apply.flatMap((rule) => ruleOf(rule, byId)) ?? [] })) } : field;
  });
  return {
    id: wire.id ?? null,
    definition: { section: wire.section, subSection: wire.subSection, version: wire.formVersion, tabs: wire.tabs, fields: withRules },
    before: answers(wire.fields.map(({ id, value }: { id: number; value: WireAnswer }) => ({ fieldId: id, value }))),
    version: wire.version,
    title: wire.title,
    canEdit: wire.viewerCan.edit,
    draft: wire.draft && { savedAt: wire.draft.savedAt, version: wire.draft.version, more: wire.draft.more, edited: typedRows(answers(wire.draft.values), byId) },
  };
}
