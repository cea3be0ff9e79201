import { chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SearchInput } from '../ui/inputs';
import { VisuallyHidden } from '../ui/visually-hidden';
import { checkStates, toggled, type OrganizationTree, type TreeRow } from './organization-tree';
import { TreeBox } from './tree-box';
import { TreeList } from './tree-list';
import { useTreeRows } from './use-tree-rows';

export interface OrganizationTreePickerProps {
  tree: OrganizationTree;
  /** Where choosing ends: these and all beneath them are not chosen. */
  inactive: ReadonlySet<string>;
  onChange: (inactive: ReadonlySet<string>) => void;
  label: string;
  disabled?: boolean;
}

/** Organizations to tick, thousands of them. A box stands for its organization and all beneath it. */
export function OrganizationTreePicker({ tree, inactive, onChange, label, disabled = false }: OrganizationTreePickerProps) {
  const t = useCoreTexts();
  const id = useId();
  const [search, setSearch] = useState('');
  const states = useMemo(() => checkStates(tree, inactive), [tree, inactive]);
  const press = (row: TreeRow) => {
    goTo(row.node.id);
    if (!disabled) onChange(toggled(tree, inactive, row.node.id));
  };
  const { rows, here, found, goTo, onKeyDown, toggle, expandAll, collapseAll } = useTreeRows({ tree, search, onPress: press });
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3', minW: '0', maxW: '56rem' }}>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }}>
        <chakra.div css={{ flex: { base: '1 1 100%', md: '0 1 20rem' } }}>
          <SearchInput label={t('tree.search')} value={search} onChange={setSearch} />
        </chakra.div>
        {!found && (
          <>
            <Button variant="ghost" onClick={expandAll}>
              {t('tree.expandAll')}
            </Button>
            <Button variant="ghost" onClick={collapseAll}>
              {t('tree.collapseAll')}
            </Button>
          </>
        )}
        <VisuallyHidden role="status">{found ? t('tree.found', { count: found.matches.size, all: tree.nodes.length }) : ''}</VisuallyHidden>
      </chakra.div>
      {rows.length === 0 ? (
        <EmptyState kind="noMatch" title={t('shell.noOrganizations')} action={<Button onClick={() => setSearch('')}>{t('clear')}</Button>} />
      ) : (
        <TreeList
          {...{ id, label, rows, here, onKeyDown }}
          multiple
          maxHeight="max(20rem, calc(100dvh - 24rem))"
          look={({ node }) => {
            const state = states.get(node.id) ?? 'none';
            return { checked: state === 'some' ? 'mixed' : state === 'all', disabled, before: <TreeBox state={state} /> };
          }}
          onPress={press}
          onToggle={toggle}
        />
      )}
    </chakra.div>
  );
}
