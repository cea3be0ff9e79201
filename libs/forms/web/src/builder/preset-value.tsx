import { isDisplayType, isFileType, issueWords, kindOf, withReadableLimits, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { useMemo } from 'react';
import { FieldBox } from '../controls/field-box';
import { SurroundingsProvider } from '../controls/surroundings';
import { useFieldContext } from '../render/use-field-context';
import { unreadAt, type PresetPlace } from './state/unread';
import { useBuilderContext } from './use-builder';

/** Nobody can give these beforehand: they are made, signed, uploaded, secret, or rows of the record. */
export const canPreset = ({ type }: FieldDefinition) => !isDisplayType(type) && !isFileType(type) && !['password', 'signature', 'generator', 'subform'].includes(type);

export interface PresetValueProps {
  id: string;
  /** The open field, and the option whose rule it is. */
  at: Omit<PresetPlace, 'targetId'>;
  field: FieldDefinition;
  label: string;
  value: FieldValue | null;
  onChange: (value: FieldValue | null) => void;
}

/** A value that is given beforehand, in the field's own control; what it cannot read stays there with the reason until it is mended. */
export function PresetValue({ id, at, field, label, value, onChange }: PresetValueProps) {
  const context = useFieldContext();
  const { maintenance, draft, problems, unread, noteUnread } = useBuilderContext();
  const place: PresetPlace = { ...at, targetId: field.id };
  const typed = unreadAt(unread, place);
  const kept = typed?.type === field.type ? typed : undefined;
  const refused = at.optionId === undefined ? problems.find(({ fieldId, path }) => fieldId === at.fieldId && path === 'defaultValue')?.message : undefined;
  const surroundings = useMemo(
    () => ({ context, roles: maintenance.roles, tokens: draft.fields.flatMap(({ hardcodedName, name }) => (hardcodedName ? [{ token: hardcodedName, label: name }] : [])), onBusy: () => undefined }),
    [context, maintenance.roles, draft.fields],
  );
  const shown = useMemo((): FieldDefinition => ({ ...withReadableLimits(field), name: label, help: '', required: false, uiWidth: 12 }), [field, label]);
  function set(_fieldId: number, given: unknown) {
    if (isDisplayType(field.type)) return;
    const parsed = kindOf(field.type).parse(given, shown, context);
    noteUnread(place, parsed.issue && { ...place, type: field.type, raw: given, why: issueWords(parsed.issue, field) });
    if (!parsed.issue) onChange(parsed.value);
  }
  return (
    <SurroundingsProvider value={surroundings}>
      <FieldBox id={id} field={shown} mode="rw" required={false} optionIds={null} value={kept ? kept.raw : value} error={kept?.why ?? refused} rows={undefined} onChange={set} />
    </SurroundingsProvider>
  );
}
