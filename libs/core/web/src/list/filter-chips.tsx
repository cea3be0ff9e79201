import { chakra } from '@chakra-ui/react';
import { formatDate, type FilterRule, type ListFilter } from '@afterbell/core/domain';
import { X } from 'lucide-react';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { showFilterValue } from './filter-value';
import type { ListField } from './list-params';
import type { ListState } from './use-list-state';

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li[data-group]': { borderInlineStart: '2px solid', borderColor: 'accent.muted', ps: '2', maxW: 'full' },
    '& > li > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none', p: '0', m: '0' },
    '& li[data-chip]': { display: 'inline-flex', alignItems: 'center', maxW: 'full', bg: 'accent.subtle', color: 'fg', borderRadius: 'md', ps: '2', fontSize: 'sm' },
    '& li[data-chip] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& li[data-chip] > button': { display: 'grid', placeItems: 'center', minW: '7', minH: '7', borderRadius: 'md', cursor: 'pointer', color: 'fg.muted', _hover: { bg: 'accent.muted', color: 'fg' }, '& svg': { boxSize: '4' } },
    '& li[data-join]': { color: 'fg.muted', fontSize: 'xs' },
    '@media (pointer: coarse)': { '& li[data-chip] > button': { minW: 'touch', minH: 'touch' } },
  },
});

/** The value of a rule in words. */
export function ruleValueLabel(rule: FilterRule, field: ListField): string {
  const option = field.options?.find(({ value }) => value === rule.value);
  if (option) return option.label;
  if (field.type === 'date' || field.type === 'datetime') return formatDate(rule.value);
  return rule.value === null ? '' : showFilterValue(field, rule.value);
}

/** What narrows the list, each part removable on its own. Rules of a group stand together. */
export function FilterChips({ state }: { state: ListState }) {
  const t = useCoreTexts();
  const { rules, match, groups = [] } = state.filter;
  const joined = match === 'or' ? 'list.anyJoin' : 'list.allJoin';
  const within = match === 'or' ? 'list.allJoin' : 'list.anyJoin';
  if (rules.length + groups.length === 0) return null;
  const join = (id: string, words: 'list.anyJoin' | 'list.allJoin') => (
    <li key={id} data-join="">
      {t(words)}
    </li>
  );
  const chips = (some: readonly FilterRule[], id: string, words: 'list.anyJoin' | 'list.allJoin', left: (rest: readonly FilterRule[]) => ListFilter) =>
    some.flatMap((rule, index) => [
      index > 0 ? join(`${id}-join-${index}`, words) : null,
      <Chip key={`${id}-${rule.field}-${rule.mode}-${index}`} rule={rule} fields={state.fields} onRemove={() => state.setFilter(left(some.filter((_, other) => other !== index)))} />,
    ]);
  return (
    <Chips aria-label={t('list.filters')}>
      {chips(rules, 'rule', joined, (rest) => ({ match, rules: rest, groups }))}
      {groups.flatMap((group, at) => [
        rules.length + at > 0 ? join(`group-join-${at}`, joined) : null,
        <li key={`group-${at}`} data-group="">
          <ul aria-label={t('list.group')}>{chips(group, `group-${at}`, within, (rest) => ({ match, rules, groups: groups.map((other, index) => (index === at ? rest : other)) }))}</ul>
        </li>,
      ])}
      <li>
        <Button variant="link" onClick={state.clear}>
          {t('empty.clearFilters')}
        </Button>
      </li>
    </Chips>
  );
}

function Chip({ rule, fields, onRemove }: { rule: FilterRule; fields: readonly ListField[]; onRemove: () => void }) {
  const t = useCoreTexts();
  const field = fields.find(({ id }) => id === rule.field);
  if (!field) return null;
  const value = ruleValueLabel(rule, field);
  const words = `${field.label} ${t(`modes.${rule.mode}`)}`;
  return (
    <li data-chip="">
      <span>
        {words} <strong>{value}</strong>
      </span>
      <button type="button" aria-label={t('list.removeFilter', { filter: `${words} ${value}` })} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
