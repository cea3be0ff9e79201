import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FilterMode, FilterRule, ListFilter } from '@afterbell/core/domain';
import { useCoreTexts } from '../i18n/core-texts';
import { useDebounced } from '../hooks/use-debounced';
import { Button, IconButton } from '../ui/button';
import { NativeSelect } from '../ui/inputs';
import { FilterRuleValue } from './filter-rule-value';
import { readFilterValue } from './filter-value';
import { modesOf, type ListField } from './list-params';

const Rules = chakra('ul', {
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

interface DraftRule extends FilterRule {
  key: number;
}

const choiceOf = ({ id, label }: ListField) => ({ value: id, label });

let nextKey = 0;
const drafted = (rule: FilterRule): DraftRule => ({ ...rule, key: nextKey++ });

function emptyRule(field: ListField): FilterRule {
  return { field: field.id, mode: modesOf(field)[0] ?? 'equals', value: '' };
}

export interface FilterBuilderProps {
  fields: readonly ListField[];
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

/** Changes apply as they are made; a rule without a value that can be read matches everything until it has one. */
export function FilterBuilder({ fields, filter, onChange }: FilterBuilderProps) {
  const t = useCoreTexts();
  const first = fields[0];
  const [match, setMatch] = useState(filter.match);
  const [rules, setRules] = useState<DraftRule[]>(() => (filter.rules.length > 0 ? filter.rules.map(drafted) : first ? [drafted(emptyRule(first))] : []));
  const later = useDebounced(onChange, 300);
  // Closed before the pause is over: what was typed counts all the same.
  const flush = useRef(later.flush);
  useEffect(() => {
    flush.current = later.flush;
  });
  useEffect(() => () => flush.current(), []);
  if (!first) return null;

  function commit(nextRules: DraftRule[], nextMatch = match, soon = false) {
    setRules(nextRules);
    setMatch(nextMatch);
    const counting = nextRules.flatMap(({ field, mode, value }) => {
      const known = fields.find(({ id }) => id === field);
      const read = known && value !== null ? readFilterValue(known, value) : null;
      return read === null ? [] : [{ field, mode, value: read }];
    });
    const next: ListFilter = { match: nextMatch, rules: counting };
    if (soon) return later.run(next);
    later.cancel();
    onChange(next);
  }
  const change = (key: number, part: Partial<FilterRule>, soon = false) => commit(rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)), match, soon);

  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      {rules.length > 1 && (
        <chakra.label css={{ display: 'flex', alignItems: 'center', gap: '2' }}>
          {t('list.match')}
          <chakra.span css={{ width: '10rem' }}>
            <NativeSelect
              value={match}
              options={[
                { value: 'and', label: t('list.matchAll') },
                { value: 'or', label: t('list.matchAny') },
              ]}
              onChange={(event) => commit(rules, event.target.value === 'or' ? 'or' : 'and')}
            />
          </chakra.span>
        </chakra.label>
      )}
      <Rules>
        {rules.map((rule) => {
          const field = fields.find(({ id }) => id === rule.field) ?? first;
          return (
            <li key={rule.key}>
              <NativeSelect
                aria-label={t('list.field')}
                value={rule.field}
                options={fields.filter(({ group }) => !group).map(choiceOf)}
                groups={[...new Set(fields.flatMap(({ group }) => group ?? []))].map((group) => ({ label: group, options: fields.filter((other) => other.group === group).map(choiceOf) }))}
                onChange={(event) => change(rule.key, emptyRule(fields.find(({ id }) => id === event.target.value) ?? first))}
              />
              <NativeSelect
                aria-label={t('list.condition')}
                value={rule.mode}
                options={modesOf(field).map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
                onChange={(event) => change(rule.key, { mode: event.target.value as FilterMode })}
              />
              <div>
                <FilterRuleValue key={rule.field} field={field} value={rule.value ?? ''} onChange={(value, soon) => change(rule.key, { value }, soon)} />
              </div>
              <IconButton label={t('list.removeFilter', { filter: field.label })} icon={<X aria-hidden="true" />} onClick={() => commit(rules.filter(({ key }) => key !== rule.key))} />
            </li>
          );
        })}
      </Rules>
      <div>
        <Button variant="ghost" icon={<Plus aria-hidden="true" />} onClick={() => setRules([...rules, drafted(emptyRule(first))])}>
          {t('list.addFilter')}
        </Button>
      </div>
    </chakra.div>
  );
}
