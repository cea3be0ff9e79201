import { Checkbox, DateBox, NativeSelect, TextInput, TimeInput } from '@afterbell/core/web';
import { conditionOperandOf, type ConditionOp, type FieldDefinition, type FieldTest } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useBuilderTexts, type BuilderTexts } from './builder-texts';

type Value = NonNullable<FieldTest['value']>;

/** None with "is answered", several with "is any of", else one. */
export function needsValue(op: ConditionOp): 'none' | 'one' | 'many' {
  if (op === 'filled' || op === 'empty') return 'none';
  return op === 'anyOf' || op === 'noneOf' ? 'many' : 'one';
}

/** What a new test begins with. */
export function emptyOperand(field: FieldDefinition, op: ConditionOp): Value | undefined {
  const needs = needsValue(op);
  if (needs === 'none') return undefined;
  const operand = conditionOperandOf(field);
  const first = field.options[0]?.id;
  if (needs === 'many') return operand === 'option' && first !== undefined ? [first] : [];
  if (operand === 'flag') return true;
  return operand === 'option' && first !== undefined ? first : '';
}

export function opWords(t: BuilderTexts, field: FieldDefinition, op: ConditionOp): string {
  const ordered = op === 'lt' || op === 'lte' || op === 'gt' || op === 'gte';
  return ordered && conditionOperandOf(field) !== 'number' ? t(`conditions.opDate.${op}`) : t(`conditions.op.${op}`);
}

export interface ConditionValueProps {
  field: FieldDefinition;
  test: FieldTest;
  onChange: (value: Value) => void;
}

/** What an answer is compared with, asked for as its type is. */
export function ConditionValue({ field, test: { op, value }, onChange }: ConditionValueProps) {
  const t = useBuilderTexts();
  const label = t('conditions.value');
  const operand = conditionOperandOf(field);
  if (operand === 'flag') return <NativeSelect aria-label={label} value={value === false ? 'no' : 'yes'} options={[{ value: 'yes', label: t('conditions.yes') }, { value: 'no', label: t('conditions.no') }]} onChange={(event) => onChange(event.target.value === 'yes')} />;
  if (needsValue(op) === 'many') return operand === 'option' ? <Options field={field} value={asList(value)} onChange={onChange} /> : <Listed value={asList(value)} label={label} onChange={onChange} />;
  const text = Array.isArray(value) ? '' : String(value ?? '');
  if (operand === 'option') {
    return <NativeSelect aria-label={label} value={text} placeholder={field.options.some(({ id }) => String(id) === text) ? undefined : ''} options={field.options.map((option) => ({ value: String(option.id), label: option.label }))} onChange={(event) => onChange(Number(event.target.value))} />;
  }
  if (operand === 'date') return <DateBox aria-label={label} label={label} value={text} onChange={onChange} />;
  if (operand === 'time') return <TimeInput aria-label={label} value={text} onChange={(event) => onChange(event.target.value)} />;
  return <TextInput aria-label={label} value={text} maxLength={200} inputMode={operand === 'number' ? 'decimal' : undefined} onChange={(event) => onChange(event.target.value)} />;
}

const asList = (value: FieldTest['value']): readonly (string | number)[] => (Array.isArray(value) ? (value as readonly (string | number)[]) : []);

function Options({ field, value, onChange }: { field: FieldDefinition; value: readonly (string | number)[]; onChange: (value: Value) => void }) {
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column' }}>
      {field.options.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={value.includes(id)} onChange={(event) => onChange(event.target.checked ? [...value, id] : value.filter((other) => other !== id))} />
      ))}
    </chakra.div>
  );
}

/** Several texts, parted by commas. What is typed stays as it is until the box is left. */
function Listed({ value, label, onChange }: { value: readonly (string | number)[]; label: string; onChange: (value: Value) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label={label}
      value={typed ?? value.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.split(',').map((part) => part.trim()).filter(Boolean));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
