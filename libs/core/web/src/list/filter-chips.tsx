import { chakra } from '@chakra-ui/react';
import { formatDate, type FilterRule } from '@afterbell/core/domain';
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
    '& > li[data-chip]': { display: 'inline-flex', alignItems: 'center', maxW: 'full', bg: 'accent.subtle', color: 'fg', borderRadius: 'md', ps: '2', fontSize: 'sm' },
    '& > li[data-chip] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > li[data-chip] > button': { display: 'grid', placeItems: 'center', minW: '7', minH: '7', borderRadius: 'md', cursor: 'pointer', color: 'fg.muted', _hover: { bg: 'accent.muted', color: 'fg' }, '& svg': { boxSize: '4' } },
    '& > li[data-join]': { color: 'fg.muted', fontSize: 'xs' },
    '@media (pointer: coarse)': { '& > li[data-chip] > button': { minW: 'touch', minH: 'touch' } },
  },
});

/** The value of a rule in words. */
export function ruleValueLabel(rule: FilterRule, field: ListField): string {
  const option = field.options?.find(({ value }) => value === rule.value);
  if (option) return option.label;
  if (field.type === 'date' || field.type === 'datetime') return formatDate(rule.value);
  return rule.value === null ? '' : showFilterValue(field, rule.value);
}

/** What narrows the list, each part removable on its own. */
export function FilterChips({ state }: { state: ListState }) {
  const t = useCoreTexts();
  const { rules, match } = state.filter;
  if (rules.length === 0) return null;
  return (
    <Chips aria-label={t('list.filters')}>
      {rules.flatMap((rule, index) => {
        const field = state.fields.find(({ id }) => id === rule.field);
        if (!field) return [];
        const words = `${field.label} ${t(`modes.${rule.mode}`)} ${ruleValueLabel(rule, field)}`;
        const join =
          index > 0 ? (
            <li key={`join-${index}`} data-join="">
              {t(match === 'or' ? 'list.anyJoin' : 'list.allJoin')}
            </li>
          ) : null;
        return [
          join,
          <li key={`${rule.field}-${rule.mode}-${index}`} data-chip="">
            <span>
              {field.label} {t(`modes.${rule.mode}`)} <strong>{ruleValueLabel(rule, field)}</strong>
            </span>
            <button type="button" aria-label={t('list.removeFilter', { filter: words })} onClick={() => state.setFilter({ match, rules: rules.filter((_, other) => other !== index) })}>
              <X aria-hidden="true" />
            </button>
          </li>,
        ];
      })}
      <li>
        <Button variant="link" onClick={state.clear}>
          {t('empty.clearFilters')}
        </Button>
      </li>
    </Chips>
  );
}
