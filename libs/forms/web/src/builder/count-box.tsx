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
export function CountInput({ field, path, value, onChange, required = false }: Omit<CountBoxProps, 'label'>) {
  const { unread, noteUnread } = useBuilderContext();
  const context = useFieldContext();
  const place = { fieldId: field.id, targetId: field.id, path };
  const kept = unreadAt(unread, place);
  function set(raw: string) {
    const parsed = kindOf('integer').parse(raw, field, context);
    const wrong = parsed.issue ?? (required && parsed.value === null ? issue('NUMBER', { example: '6' }) : undefined);
    noteUnread(place, wrong && { ...place, type: field.type, raw, why: issueWords(wrong, field) });
    if (!wrong) onChange(parsed.value as number | null);
  }
  // Not type="number", which says nothing of what it cannot read.
  return <TextInput inputMode="numeric" autoComplete="off" maxLength={20} {...useTyping(String((kept?.type === field.type ? kept.raw : value) ?? ''), set)} />;
}
