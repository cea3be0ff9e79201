import { isDisplayType, isFileType, issueWords, kindOf, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { useMemo, useState } from 'react';
import { FieldBox } from '../controls/field-box';
import { SurroundingsProvider } from '../controls/surroundings';
import { useFieldContext } from '../render/use-field-context';
import { useBuilderContext } from './use-builder';

/** Nobody can give these beforehand: they are made, signed, uploaded, secret, or rows of the record. */
export const canPreset = ({ type }: FieldDefinition) => !isDisplayType(type) && !isFileType(type) && !['password', 'signature', 'generator', 'subform'].includes(type);

export interface PresetValueProps {
  id: string;
  field: FieldDefinition;
  label: string;
  value: FieldValue | null;
  onChange: (value: FieldValue | null) => void;
}

/** A value that is given beforehand, in the field's own control; what it cannot read stays on the screen with the reason. */
export function PresetValue({ id, field, label, value, onChange }: PresetValueProps) {
  const context = useFieldContext();
  const { maintenance, draft } = useBuilderContext();
  const [raw, setRaw] = useState<unknown>(undefined);
  const [error, setError] = useState<string | undefined>();
  const surroundings = useMemo(
    () => ({ context, roles: maintenance.roles, tokens: draft.fields.flatMap(({ hardcodedName, name }) => (hardcodedName ? [{ token: hardcodedName, label: name }] : [])), onBusy: () => undefined }),
    [context, maintenance.roles, draft.fields],
  );
  const shown = useMemo((): FieldDefinition => ({ ...field, name: label, help: '', required: false, uiWidth: 12 }), [field, label]);
  function set(_fieldId: number, given: unknown) {
    if (isDisplayType(field.type)) return;
    const parsed = kindOf(field.type).parse(given, field, context);
    setRaw(parsed.issue ? given : undefined);
    setError(parsed.issue && issueWords(parsed.issue, field));
    if (!parsed.issue) onChange(parsed.value);
  }
  return (
    <SurroundingsProvider value={surroundings}>
      <FieldBox id={id} field={shown} mode="rw" required={false} optionIds={null} value={raw === undefined ? value : raw} error={error} rows={undefined} onChange={set} />
    </SurroundingsProvider>
  );
}
