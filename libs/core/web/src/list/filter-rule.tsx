import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { FilterMode, FilterRule } from '@afterbell/core/domain';
import { useCoreTexts } from '../i18n/core-texts';
import { IconButton } from '../ui/button';
import { NativeSelect } from '../ui/inputs';
import { FilterRuleValue } from './filter-rule-value';
import { modesOf, type ListField } from './list-params';

export const Rules = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > li': { display: 'grid', gap: '2', gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr) auto' }, alignItems: 'start', pb: { base: '3', md: '0' }, borderBottom: { base: 'hairline', md: '0' } },
    // On a phone the value has a line of its own.
    '& > li > :nth-of-type(3)': { gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: '2', md: 'auto' } },
  },
});

const choiceOf = ({ id, label, waits }: ListField) => ({ value: id, label, disabled: waits });

export function emptyRule(field: ListField): FilterRule {
  return { field: field.id, mode: modesOf(field)[0] ?? 'equals', value: '' };
}

export interface RuleRowProps {
  fields: readonly ListField[];
  rule: FilterRule;
  /** `soon` while someone types. */
  onChange: (part: Partial<FilterRule>, soon?: boolean) => void;
  onRemove: () => void;
}

/** One comparison: what, how, with what. */
export function RuleRow({ fields, rule, onChange, onRemove }: RuleRowProps) {
  const t = useCoreTexts();
  const field = fields.find(({ id }) => id === rule.field) ?? fields[0];
  if (!field) return null;
  return (
    <li>
      <NativeSelect
        aria-label={t('list.field')}
        value={rule.field}
        options={fields.filter(({ group }) => !group).map(choiceOf)}
        groups={[...new Set(fields.flatMap(({ group }) => group ?? []))].map((group) => ({ label: group, options: fields.filter((other) => other.group === group).map(choiceOf) }))}
        onChange={(event) => onChange(emptyRule(fields.find(({ id }) => id === event.target.value) ?? field))}
      />
      <NativeSelect aria-label={t('list.condition')} value={rule.mode} options={modesOf(field).map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))} onChange={(event) => onChange({ mode: event.target.value as FilterMode })} />
      <div>
        <FilterRuleValue key={rule.field} field={field} value={rule.value ?? ''} onChange={(value, soon) => onChange({ value }, soon)} />
      </div>
      <IconButton label={t('list.removeFilter', { filter: field.label })} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}
