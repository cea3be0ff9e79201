import { useMediaQuery } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { type Tree, type TreeItem, type TreeNode } from './tree-model';
import { TreeRow } from './tree-row';
import { useTreeKeys } from './use-tree-keys';

const Scroller = chakra('div', {
  base: {
    overflow: 'auto',
    height: { base: 'calc(100dvh - var(--ab-top, 0px) - var(--ab-bottom, 0px) - 17rem)', md: 'calc(100dvh - var(--ab-top, 0px) - 15rem)' },
    minH: '18rem',
    border: 'hairline',
    borderRadius: 'md',
    bg: 'bg.panel',
    position: 'relative',
  },
});

export interface TreeViewProps {
  label: string;
  tree: Tree;
  items: readonly TreeItem[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onExpand: (ids: readonly string[], open: boolean) => void;
  renamingId: string | null;
  onRename: (node: TreeNode) => void;
  onRenamed: (node: TreeNode, name: string | null) => Promise<boolean>;
  onOpen: (node: TreeNode) => void;
  onMenu: (node: TreeNode) => void;
  mayEdit: (node: TreeNode) => boolean;
  mayMove: (node: TreeNode, to: TreeNode) => boolean;
  /** What Ctrl X has taken; null takes it back. */
  cutId: string | null;
  onCut: (node: TreeNode | null) => void;
  /** By Ctrl V or by dropping; a place that may not take it is explained. */
  onPlace: (node: TreeNode, to: TreeNode) => void;
  /** The menu of the selected row. */
  menu: ReactNode;
}

/** A finger's height, which also holds two lines of a long name. */
const TALL = '(pointer: coarse), (max-width: 767px)';

/** How long one rests on a closed branch while dragging until it opens. */
const OPEN_AFTER_MS = 600;

/** A tree of any size: only the rows in view exist, and the one with the focus. Keys as the ARIA practices have them. */
export function TreeView(props: TreeViewProps) {
  const { label, tree, items, selectedId, onSelect, onExpand, mayMove, onPlace } = props;
  const tall = useMediaQuery(TALL);
  const scroller = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<TreeNode | null>(null);
  const [overId, setOverId] = useState<string | null>(null);
  const opening = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const activeIndex = Math.max(0, items.findIndex(({ node }) => node.id === selectedId));
  const withActive = useCallback((range: Range) => [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((a, b) => a - b), [activeIndex]);
  // The compiler must not keep what this hook answers: it changes with every scroll.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({ count: items.length, getScrollElement: () => scroller.current, estimateSize: () => (tall ? 56 : 36), overscan: 12, rangeExtractor: withActive, getItemKey: (index) => items[index]?.node.id ?? index });
  useEffect(() => rows.measure(), [tall, rows]);

  // The selected row is brought into view when the selection changes or when the rows around it do.
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (selectedId === null || known.current === selectedId) return;
    const index = items.findIndex(({ node }) => node.id === selectedId);
    if (index === -1) return;
    known.current = selectedId;
    rows.scrollToIndex(index, { align: 'auto' });
  }, [selectedId, items, rows]);

  const focusRow = useCallback((id: string) => requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })), []);
  const go = useCallback(
    (id: string) => {
      onSelect(id);
      const index = items.findIndex(({ node }) => node.id === id);
      if (index !== -1) rows.scrollToIndex(index, { align: 'auto' });
      focusRow(id);
    },
    [onSelect, items, rows, focusRow],
  );
  const onKeys = useTreeKeys({ ...props, go });

  function allow(event: DragEvent, to: TreeNode) {
    if (!dragged) return;
    if (overId !== to.id) {
      setOverId(to.id);
      clearTimeout(opening.current);
      opening.current = setTimeout(() => onExpand([to.id], true), OPEN_AFTER_MS);
    }
    // A place that may not take it is dropped on too: it says why.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  }
  function endDrag() {
    clearTimeout(opening.current);
    setDragged(null);
    setOverId(null);
  }

  return (
    <Scroller ref={scroller} data-tree="">
      <div role="tree" aria-label={label} onKeyDown={(event: KeyboardEvent) => onKeys(event)} style={{ height: rows.getTotalSize(), position: 'relative', minWidth: tall ? undefined : 'fit-content' }}>
        {rows.getVirtualItems().map(({ index, start, size }) => {
          const item = items[index];
          if (!item) return null;
          const { node } = item;
          const over = dragged !== null && overId === node.id ? (mayMove(dragged, node) ? 'yes' : 'no') : undefined;
          return (
            <TreeRow
              key={node.id}
              item={item}
              start={start}
              size={size}
              tall={tall}
              active={index === activeIndex}
              selected={node.id === selectedId}
              over={over}
              cut={props.cutId === node.id}
              renaming={props.renamingId === node.id}
              draggable={props.mayEdit(node) && node.parentId !== null}
              menu={node.id === selectedId ? props.menu : null}
              onSelect={() => onSelect(node.id)}
              onToggle={() => onExpand([node.id], !item.expanded)}
              onOpen={() => props.onOpen(node)}
              onRenamed={async (name) => {
                const done = await props.onRenamed(node, name);
                if (done) focusRow(node.id);
                return done;
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', node.name);
                setDragged(node);
              }}
              onDragOver={(event) => allow(event, node)}
              onDrop={(event) => {
                event.preventDefault();
                const moved = dragged && tree.byId.get(dragged.id);
                endDrag();
                if (moved && moved.id !== node.id) onPlace(moved, node);
              }}
              onDragEnd={endDrag}
            />
          );
        })}
      </div>
    </Scroller>
  );
}
