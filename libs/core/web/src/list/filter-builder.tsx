import { chakra } from '@chakra-ui/react';
import { Group as GroupIcon, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MOST_RULES, type FilterRule, type ListFilter } from '@afterbell/core/domain';
import { useCoreTexts } from '../i18n/core-texts';
import { useDebounced } from '../hooks/use-debounced';
import { Button } from '../ui/button';
import { NativeSelect } from '../ui/inputs';
import { emptyRule, RuleRow, Rules } from './filter-rule';
import { readFilterValue } from './filter-value';
import { setRules, type ListField } from './list-params';

const Group = chakra('fieldset', { base: { border: '0', borderInlineStart: '2px solid', borderColor: 'accent.muted', ps: '3', py: '1', m: '0', minW: '0', display: 'flex', flexDirection: 'column', gap: '2', '& > legend': { color: 'fg.muted', fontSize: 'sm', mb: '1' } } });

interface DraftRule extends FilterRule {
  key: number;
  /** 0: in none. */
  group: number;
}

let nextKey = 0;
const drafted = (rule: FilterRule, group = 0): DraftRule => ({ ...rule, key: nextKey++, group });

function draftsOf({ rules, groups = [] }: ListFilter, first: ListField | undefined): DraftRule[] {
  const all = [...rules.map((rule) => drafted(rule)), ...groups.flatMap((group, index) => group.map((rule) => drafted(rule, index + 1)))];
  return all.length === 0 && first ? [drafted(emptyRule(first))] : all;
}

const groupsOf = (rules: readonly DraftRule[]) => [...new Set(rules.map(({ group }) => group))].filter((group) => group > 0).sort((a, b) => a - b);
const ruleOf = ({ field, mode, value }: DraftRule): FilterRule => ({ field, mode, value });
const within = (rules: readonly DraftRule[], group: number) => rules.filter((rule) => rule.group === group);

export interface FilterBuilderProps {
  fields: readonly ListField[];
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

/** Changes apply as they are made; a rule without a value that can be read matches everything until it has one. Rules of a group are joined the other way round. */
export function FilterBuilder({ fields, filter, onChange }: FilterBuilderProps) {
  const t = useCoreTexts();
  const first = fields[0];
  const [match, setMatch] = useState(filter.match);
  const [rules, setRuleDrafts] = useState<DraftRule[]>(() => draftsOf(filter, first));
  const later = useDebounced(onChange, 300);
  // Closed before the pause is over: what was typed counts all the same.
  const flush = useRef(later.flush);
  useEffect(() => {
    flush.current = later.flush;
  });
  useEffect(() => () => flush.current(), []);
  if (!first) return null;

  const groups = groupsOf(rules);
  const add = (group: number) => setRuleDrafts([...rules, drafted(emptyRule(first), group)]);
  const full = rules.length >= MOST_RULES;
  function commit(nextRules: DraftRule[], nextMatch = match, soon = false) {
    setRuleDrafts(nextRules);
    setMatch(nextMatch);
    const counting = (group: number) =>
      within(nextRules, group).flatMap((rule) => {
        const known = fields.find(({ id }) => id === rule.field);
        const read = known && rule.value !== null ? readFilterValue(known, rule.value) : null;
        return read === null ? [] : [{ ...ruleOf(rule), value: read }];
      });
    const set = setRules({ match: nextMatch, rules: counting(0), groups: groupsOf(nextRules).map(counting) });
    const next: ListFilter = set.groups.length ? set : { match: set.match, rules: set.rules };
    if (soon) return later.run(next);
    later.cancel();
    onChange(next);
  }
  const rowsOf = (group: number) => (
    <Rules>
      {within(rules, group).map((rule) => (
        <RuleRow
          key={rule.key}
          fields={fields}
          rule={rule}
          onChange={(part, soon) => commit(rules.map((other) => (other.key === rule.key ? { ...other, ...part } : other)), match, soon)}
          onRemove={() => commit(rules.filter(({ key }) => key !== rule.key))}
        />
      ))}
    </Rules>
  );

  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      {within(rules, 0).length + groups.length > 1 && (
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
      {rowsOf(0)}
      {groups.map((group) => (
        <Group key={group}>
          <legend>{t(match === 'or' ? 'list.groupAll' : 'list.groupAny')}</legend>
          {rowsOf(group)}
          <div>
            <Button variant="link" disabled={full} onClick={() => add(group)}>
              {t('list.addToGroup')}
            </Button>
          </div>
        </Group>
      ))}
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '1' }}>
        <Button variant="ghost" disabled={full} icon={<Plus aria-hidden="true" />} onClick={() => add(0)}>
          {t('list.addFilter')}
        </Button>
        <Button variant="ghost" disabled={full} icon={<GroupIcon aria-hidden="true" />} onClick={() => add((groups.at(-1) ?? 0) + 1)}>
          {t('list.addGroup')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
