import type { EntryField } from '@afterbell/people/domain';
import { Checkbox, DateBox, Field, NativeSelect, TextArea, TextInput, TimeInput } from '@afterbell/core/web';
import type { ReactNode } from 'react';
import { useEntriesTexts } from './entries-texts';
import type { EntryText } from './entry-documents';

export interface ControlProps {
  id: string;
  name: string;
  field: EntryField;
  value: string | boolean;
  error: string | undefined;
  t: EntryText;
  onChange: (value: string | boolean) => void;
}

const isOptional = (field: EntryField) => !('required' in field && field.required);

export function FieldOf({ id, name, field, error, t, children }: Omit<ControlProps, 'value' | 'onChange'> & { children: ReactNode }) {
  return (
    <Field id={id} label={t(`field.${name}`)} optional={isOptional(field)} required={!isOptional(field)} error={error}>
      {children}
    </Field>
  );
}

/** The control that a field's type asks for. */
export function EntryControl(props: ControlProps) {
  const { field, name, t, onChange } = props;
  const words = useEntriesTexts();
  if (field.type === 'yes') return <Checkbox id={props.id} label={t(`field.${name}`)} checked={props.value === true} onChange={(event) => onChange(event.target.checked)} />;
  const value = typeof props.value === 'string' ? props.value : '';
  const typed = { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  return (
    <FieldOf {...props}>
      {field.type === 'text' ? (
        <TextArea rows={4} {...typed} />
      ) : field.type === 'date' ? (
        <DateBox label={t(`field.${name}`)} value={value} onChange={onChange} />
      ) : field.type === 'time' ? (
        <TimeInput {...typed} />
      ) : field.type === 'code' ? (
        <NativeSelect placeholder={value === '' ? words('choose') : undefined} options={field.codes.map((code) => ({ value: code, label: t(`code.${code}`) }))} {...typed} />
      ) : (
        <TextInput inputMode={field.type === 'number' ? 'decimal' : undefined} autoComplete="off" {...typed} />
      )}
    </FieldOf>
  );
}
