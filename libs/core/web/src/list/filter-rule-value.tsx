import { isEmptyOperand } from '@afterbell/core/domain';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { DateBox } from '../ui/date-box';
import { FieldProblem } from '../ui/field';
import { UNREADABLE_DATE } from '../ui/half-typed';
import { NativeSelect, TextInput } from '../ui/inputs';
import { numberLocale, readFilterValue } from './filter-value';
import type { ListField } from './list-params';

export interface FilterRuleValueProps {
  field: ListField;
  value: string;
  /** `soon` while someone types. */
  onChange: (value: string, soon: boolean) => void;
}

/** Longer than most pauses within a number: a minus alone is not marked before what follows it. */
const JUDGED_AFTER_MS = 900;

/** What a filter compares with. What cannot be read stays as it was typed and is marked with what can be. */
export function FilterRuleValue({ field, value, onChange }: FilterRuleValueProps) {
  const t = useCoreTexts();
  const label = t('list.value');
  const id = useId();
  const [judged, setJudged] = useState('');
  const unread = !isEmptyOperand(value) && readFilterValue(field, value) === null;
  useEffect(() => {
    const timer = setTimeout(() => setJudged(value), JUDGED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (field.type === 'boolean' || field.options) {
    const options = field.options ?? [
      { value: 'true', label: t('list.yes') },
      { value: 'false', label: t('list.no') },
    ];
    return <NativeSelect aria-label={label} placeholder="" value={value} options={options} onChange={(event) => onChange(event.target.value, false)} />;
  }
  const isDate = field.type === 'date' || field.type === 'datetime';
  const marked = unread && (value === UNREADABLE_DATE || judged === value);
  const wiring = { 'aria-label': label, ...(marked ? { 'aria-invalid': true as const, 'aria-describedby': id } : {}) };
  const why = field.unreadable?.(value);
  const words: ReactNode = isDate ? t('list.dateUnread') : why ? t('list.valueUnread', { why }) : t('list.numberUnread', { example: new Intl.NumberFormat(numberLocale()).format(1234.5) });
  return (
    <>
      {isDate ? (
        <DateBox {...wiring} label={label} value={value} onChange={(day) => onChange(day, false)} />
      ) : (
        <TextInput {...wiring} inputMode={field.type === 'number' ? 'decimal' : undefined} value={value} onChange={(event) => onChange(event.target.value, true)} onBlur={() => setJudged(value)} />
      )}
      <div role="status">{marked && <FieldProblem id={id}>{words}</FieldProblem>}</div>
    </>
  );
}
