import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { useSession } from '../session/session-context';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SearchInput } from '../ui/inputs';
import { VisuallyHidden } from '../ui/visually-hidden';
import { checkStates, foundIn, toggled, treeRows, type OrganizationTree, type TreeRow } from './organization-tree';
import { TreeBox } from './tree-box';
import { treeKeys } from './tree-keys';

const Scroller = chakra('div', { base: { overflow: 'auto', border: 'hairline', borderRadius: 'md', bg: 'bg.panel', maxH: 'max(20rem, calc(100dvh - 24rem))', outlineOffset: '2px', overscrollBehavior: 'contain', '&:focus-visible [data-at]': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px' } } });
const Row = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    pe: '3',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[data-at]': { bg: 'bg.muted' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '& > [data-name]': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: '0 1 auto' },
    '& > [data-level]': { color: 'fg.muted', fontSize: 'xs', flexShrink: '0', marginInlineStart: 'auto', ps: '2', display: { base: 'none', sm: 'inline' } },
    '& > [data-open]': { display: 'grid', placeItems: 'center', boxSize: '7', flexShrink: '0', borderRadius: 'sm', color: 'fg.muted', '& svg': { boxSize: '4' }, '&[data-leaf]': { visibility: 'hidden' } },
    '&[data-out] > [data-name]': { color: 'fg.muted' },
  },
});

export interface OrganizationTreePickerProps {
  tree: OrganizationTree;
  /** Where choosing ends: these and all beneath them are not chosen. */
  inactive: ReadonlySet<string>;
  onChange: (inactive: ReadonlySet<string>) => void;
  label: string;
  disabled?: boolean;
}

/** Organizations to tick, thousands of them: only the rows on screen exist. A box stands for its organization and all beneath it. */
export function OrganizationTreePicker({ tree, inactive, onChange, label, disabled = false }: OrganizationTreePickerProps) {
  const t = useCoreTexts();
  const { levelName } = useSession();
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search);
  const roots = tree.childrenOf(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(roots.map(({ id }) => id)));
  const [at, setAt] = useState<string | null>(null);
  const found = useMemo(() => foundIn(tree, asked), [tree, asked]);
  const rows = useMemo(() => treeRows(tree, open, found?.shown ?? null), [tree, open, found]);
  const states = useMemo(() => checkStates(tree, inactive), [tree, inactive]);
  const height = useMediaQuery('(pointer: coarse)') ? 44 : 36;
  // The virtualizer hands out functions of its own; nothing here may be memoized past it.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => height, overscan: 12, getItemKey: (index) => rows[index]?.node.id ?? index });

  const here = Math.max(0, rows.findIndex(({ node }) => node.id === at));
  const rowId = (row: TreeRow | undefined) => (row ? `${treeId}-${row.node.id}` : undefined);
  const setExpanded = (id: string, expanded: boolean) => {
    const next = new Set(open);
    if (expanded) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const press = (row: TreeRow) => {
    setAt(row.node.id);
    if (!disabled) onChange(toggled(tree, inactive, row.node.id));
  };
  const goTo = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!row) return;
    setAt(row.node.id);
    virtual.scrollToIndex(rows.indexOf(row));
  };

  const onKeyDown = treeKeys({
    rows,
    here,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1),
    goTo,
    press,
    expand: (row) => setExpanded(row.node.id, true),
    // What was found stays open: closing it would hide the match.
    collapse: found ? null : (row) => setExpanded(row.node.id, false),
    parentOf: (row) => rows.findIndex(({ node }) => node.id === tree.ancestorsOf(row.node.id)[0]),
  });

  const all = tree.nodes.length;
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3', minW: '0', maxW: '56rem' }}>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }}>
        <chakra.div css={{ flex: { base: '1 1 100%', md: '0 1 20rem' } }}>
          <SearchInput label={t('tree.search')} value={search} onChange={setSearch} />
        </chakra.div>
        {!found && (
          <>
            <Button variant="ghost" onClick={() => setOpen(new Set(tree.nodes.map(({ id }) => id)))}>
              {t('tree.expandAll')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen(new Set(roots.map(({ id }) => id)))}>
              {t('tree.collapseAll')}
            </Button>
          </>
        )}
        <VisuallyHidden role="status">{found ? t('tree.found', { count: found.matches.size, all }) : ''}</VisuallyHidden>
      </chakra.div>
      {rows.length === 0 ? (
        <EmptyState kind="noMatch" title={t('shell.noOrganizations')} action={<Button onClick={() => setSearch('')}>{t('clear')}</Button>} />
      ) : (
        <Scroller ref={scroller} role="tree" aria-label={label} aria-multiselectable="true" tabIndex={0} aria-activedescendant={rowId(rows[here])} onKeyDown={onKeyDown}>
          <div role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              const { node, depth, expanded } = row;
              const state = states.get(node.id) ?? 'none';
              return (
                <Row
                  key={item.key}
                  id={rowId(row)}
                  role="treeitem"
                  aria-level={depth + 1}
                  aria-setsize={row.setSize}
                  aria-posinset={row.position}
                  aria-expanded={expanded ?? undefined}
                  aria-checked={state === 'some' ? 'mixed' : state === 'all'}
                  aria-disabled={disabled || undefined}
                  data-at={item.index === here ? '' : undefined}
                  data-out={state === 'none' ? '' : undefined}
                  style={{ height: item.size, translate: `0 ${item.start}px`, paddingInlineStart: `${0.25 + depth * 1.25}rem` }}
                  onClick={() => press(row)}
                >
                  <span
                    data-open=""
                    data-leaf={expanded === null ? '' : undefined}
                    aria-hidden="true"
                    onClick={(event) => {
                      event.stopPropagation();
                      setAt(node.id);
                      if (expanded !== null && !found) setExpanded(node.id, !expanded);
                    }}
                  >
                    {expanded ? <ChevronDown /> : <ChevronRight data-mirror="" />}
                  </span>
                  <TreeBox state={state} />
                  <span data-name="" title={node.name}>
                    {node.name}
                  </span>
                  {node.enabled === false && <chakra.span css={{ color: 'fg.muted', fontSize: 'xs', flexShrink: '0' }}>{t('tree.disabled')}</chakra.span>}
                  <span data-level="">{levelName(node.level)}</span>
                </Row>
              );
            })}
          </div>
        </Scroller>
      )}
    </chakra.div>
  );
}
