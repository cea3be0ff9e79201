import { Field, TextInput } from '@afterbell/core/web';
import { issue, issueWords, kindOf, type FieldDefinition } from '@afterbell/forms/domain';
import { useTyping } from '../controls/use-typing';
import { useFieldContext } from '../render/use-field-context';
import { boxId, useProblemAt } from './inspector-field';
import { unreadAt } from './state/unread';
import { useBuilderContext } from './use-builder';

export interface CountBoxProps {
  field: FieldDefinition;
  /** Of the number within the field: `limits.maxLength`. */
  path: string;
  label: string;
  value: number | null | undefined;
  /** Null once the box is empty. */
  onChange: (value: number | null) => void;
  required?: boolean;
}

/** A whole number of the field; what is none stays as it was typed, is listed, and keeps the form from being saved. */
export function CountBox({ field, path, label, value, onChange, required = false }: CountBoxProps) {
  return (
    <Field id={boxId(field, path)} label={label} error={useProblemAt(field)(path)} optional={!required}>
      <CountInput {...{ field, path, value, onChange, required }} />
    </Field>
  );
}

/** The same where it stands in a field of its own. */
export function CountInput({ value, onChange, ...rest }: Omit<CountBoxProps, 'label'>) {
  return <NumberInput {...rest} type="integer" inputMode="numeric" shown={String(value ?? '')} onChange={(text) => onChange(text === null ? null : Number(text))} />;
}

/** The smallest or largest number that the field takes, read as its answers are. */
export function BoundInput({ field, path, value, onChange }: { field: FieldDefinition; path: string; value: string | undefined; onChange: (value: string | null) => void }) {
  const type = field.type === 'integer' || field.type === 'percent' ? field.type : 'decimal';
  return <NumberInput {...{ field, path, type, onChange }} inputMode="decimal" shown={value ?? ''} />;
}

interface NumberInputProps extends Pick<CountBoxProps, 'field' | 'path' | 'required'> {
  /** How it is read. */
  type: 'integer' | 'decimal' | 'percent';
  inputMode: 'numeric' | 'decimal';
  shown: string;
  onChange: (value: string | null) => void;
}

function NumberInput({ field, path, type, inputMode, shown, onChange, required = false }: NumberInputProps) {
  const { unread, noteUnread } = useBuilderContext();
  const context = useFieldContext();
  const place = { fieldId: field.id, targetId: field.id, path };
  const kept = unreadAt(unread, place);
  function set(raw: string) {
    const parsed = kindOf(type).parse(raw, field, context);
    const wrong = parsed.issue ?? (required && parsed.value === null ? issue('NUMBER', { example: '6' }) : undefined);
    noteUnread(place, wrong && { ...place, type: field.type, raw, why: issueWords(wrong, field) });
    if (!wrong) onChange(parsed.value === null ? null : String(parsed.value));
  }
  // Not type="number", which says nothing of what it cannot read.
  return <TextInput inputMode={inputMode} autoComplete="off" maxLength={60} {...useTyping(kept?.type === field.type ? String(kept.raw ?? '') : shown, set)} />;
}
