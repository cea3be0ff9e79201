/** What was typed as a value given beforehand or as a number of a field and cannot be read yet: no part of the draft, and not forgotten when another field is opened. */
import { limitName, type DefinitionProblem, type FieldType, type FormDefinition } from '@afterbell/forms/domain';
import { findField } from './definition-edits';

/** Where a value is given beforehand: as the default of a field, or by a rule of an option. */
export interface PresetPlace {
  /** The field that is open as it is typed. */
  readonly fieldId: number;
  /** Of the rule; missing of a default. */
  readonly optionId?: number;
  /** The field that holds the value. */
  readonly targetId: number;
  /** Of a number of the field itself, such as `limits.maxLength`. */
  readonly path?: string;
}

export interface UnreadPreset extends PresetPlace {
  /** Of the target: another type reads it anew. */
  readonly type: FieldType;
  readonly raw: unknown;
  /** Why it cannot be read, in words. */
  readonly why: string;
}

const samePlace = (a: PresetPlace, b: PresetPlace) => a.fieldId === b.fieldId && a.optionId === b.optionId && a.targetId === b.targetId && a.path === b.path;

export const unreadAt = (unread: readonly UnreadPreset[], place: PresetPlace) => unread.find((one) => samePlace(one, place));
export const withoutUnread = (unread: readonly UnreadPreset[], place: PresetPlace) => unread.filter((one) => !samePlace(one, place));

/** Those whose field or rule is still there. */
export function unreadProblems(unread: readonly UnreadPreset[], draft: FormDefinition): DefinitionProblem[] {
  return unread.flatMap(({ fieldId, optionId, targetId, path, type, why }): DefinitionProblem[] => {
    const field = findField(draft, fieldId)?.field;
    const target = findField(draft, targetId)?.field;
    if (!field || target?.type !== type) return [];
    if (path !== undefined) return [{ code: 'LIMIT', fieldId, path, message: `${limitName(path)} of "${field.name}" cannot be read. ${why}` }];
    if (optionId === undefined) return [{ code: 'DEFAULT_VALUE', fieldId, path: 'defaultValue', message: `The default of "${field.name}" does not fit: ${why}` }];
    const option = field.options.find(({ id }) => id === optionId);
    const at = option?.apply?.findIndex((rule) => rule.kind === 'value' && rule.fieldId === targetId) ?? -1;
    return option && at >= 0 ? [{ code: 'RULE_VALUE', fieldId, path: `options.${optionId}.apply.${at}`, message: `The rule of "${field.name}" for "${option.label}" sets "${target.name}" to what it cannot hold: ${why}` }] : [];
  });
}
