import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { useMediaQuery } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { useSession } from '../session/session-context';
import type { TreeRow } from './organization-tree';
import { factLine } from '../i18n/fact-line';

const Scroller = chakra('div', { base: { overflow: 'auto', border: 'hairline', borderRadius: 'md', bg: 'bg.panel', outlineOffset: '2px', overscrollBehavior: 'contain', '&:focus-visible [data-at]': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px' } } });
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
    '&:hover:not([data-at])': { bg: 'bg.subtle' },
    '&[data-at]': { bg: 'bg.muted', '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '& > [data-words]': { display: 'flex', alignItems: 'baseline', flex: '1', minW: '0', lineHeight: 'tight' },
    '& [data-name]': { minW: '0', overflow: 'hidden', overflowWrap: 'anywhere', lineClamp: '1' },
    '& [data-level]': { color: 'fg.muted', fontSize: 'xs', flexShrink: '0', marginInlineStart: 'auto', ps: '2' },
    // What is called alike is told apart by its level: where names need the width it stands beneath them.
    '&[data-tall] > [data-words]': { flexDirection: 'column', alignItems: 'flex-start', '& [data-name]': { lineClamp: '2' }, '& [data-level]': { m: '0', p: '0' } },
    '& > [data-open]': { display: 'grid', placeItems: 'center', boxSize: '7', flexShrink: '0', borderRadius: 'sm', color: 'fg.muted', '& svg': { boxSize: '4' }, '&[data-leaf]': { visibility: 'hidden' } },
    '&[data-tall] > [data-open]': { width: '9', height: 'full' },
    '&[data-out] [data-name]': { color: 'fg.muted' },
  },
});

/** Rows as high as a finger needs them, with room for two lines of a long name and its level beneath. */
const TALL = '(pointer: coarse), (max-width: 767px)';

/** What a row says beyond its name, level and place. */
export interface TreeRowLook {
  checked?: boolean | 'mixed';
  selected?: boolean;
  disabled?: boolean;
  /** Of less weight than the others. */
  faint?: boolean;
  before?: ReactNode;
  after?: ReactNode;
}

export interface TreeListProps {
  /** Rows are `${id}-${organization}`. */
  id: string;
  label: string;
  rows: readonly TreeRow[];
  /** The row that the keys act on; it is kept in sight. */
  here: number;
  look: (row: TreeRow) => TreeRowLook;
  onPress: (row: TreeRow) => void;
  onToggle: (row: TreeRow) => void;
  maxHeight: string;
  multiple?: boolean;
  /** Left out where a field beside it has the focus and the keys. */
  onKeyDown?: KeyboardEventHandler;
}

/** Organizations in their places, thousands of them: only the rows on screen exist. */
export function TreeList({ id, label, rows, here, look, onPress, onToggle, maxHeight, multiple, onKeyDown }: TreeListProps) {
  const t = useCoreTexts();
  const { levelName } = useSession();
  const scroller = useRef<HTMLDivElement>(null);
  const tall = useMediaQuery(TALL);
  const height = tall ? 56 : 36;
  // The virtualizer hands out functions of its own; nothing here may be memoized past it.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => height, overscan: 12, getItemKey: (index) => rows[index]?.node.id ?? index });
  useEffect(() => {
    virtual.measure();
  }, [virtual, height]);
  useEffect(() => {
    if (rows.length > 0) virtual.scrollToIndex(here);
  }, [virtual, here, rows]);

  const at = rows[here];
  return (
    <Scroller
      ref={scroller}
      id={id}
      role="tree"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      style={{ maxHeight }}
      onKeyDown={onKeyDown}
      {...(onKeyDown ? { tabIndex: 0, 'aria-activedescendant': at && `${id}-${at.node.id}` } : { tabIndex: -1 })}
    >
      <div role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const { node, depth, expanded } = row;
          const { checked, selected, disabled, faint, before, after } = look(row);
          return (
            <Row
              key={item.key}
              id={`${id}-${node.id}`}
              role="treeitem"
              aria-level={depth + 1}
              aria-setsize={row.setSize}
              aria-posinset={row.position}
              aria-expanded={expanded ?? undefined}
              aria-checked={checked}
              aria-selected={selected}
              aria-disabled={disabled || undefined}
              data-at={item.index === here ? '' : undefined}
              data-out={faint ? '' : undefined}
              data-tall={tall ? '' : undefined}
              style={{ height: item.size, translate: `0 ${item.start}px`, paddingInlineStart: `${0.25 + depth * (tall ? 0.75 : 1.25)}rem` }}
              onClick={() => onPress(row)}
            >
              <span
                data-open=""
                data-leaf={expanded === null ? '' : undefined}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  onToggle(row);
                }}
              >
                {expanded ? <ChevronDown /> : <ChevronRight data-mirror="" />}
              </span>
              {before}
              <span data-words="">
                <span data-name="" title={node.name}>
                  {node.name}
                </span>{' '}
                <span data-level="">{factLine([levelName(node.level), node.enabled === false && t('tree.disabled')])}</span>
              </span>
              {after}
            </Row>
          );
        })}
      </div>
    </Scroller>
  );
}
