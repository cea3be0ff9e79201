import { foldText } from '@afterbell/core/domain';
import { useRef, type KeyboardEvent } from 'react';
import type { TreeItem } from './tree-model';
import type { TreeViewProps } from './tree-view';

const FORGET_MS = 700;
const PAGE = 12;

interface TreeKeys extends Pick<TreeViewProps, 'tree' | 'items' | 'selectedId' | 'onExpand' | 'onRename' | 'onOpen' | 'onMenu' | 'mayEdit' | 'cutId' | 'onCut' | 'onPlace'> {
  go: (id: string) => void;
}

/** Arrows, Home, End, typing a name, * to open the siblings; F2 renames, Enter opens, Ctrl X and Ctrl V move. */
export function useTreeKeys({ tree, items, selectedId, onExpand, onRename, onOpen, onMenu, mayEdit, cutId, onCut, onPlace, go }: TreeKeys): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });

  return (event) => {
    const index = Math.max(0, items.findIndex(({ node }) => node.id === selectedId));
    const item = items[index];
    if (!item || event.target instanceof HTMLInputElement) return;
    const { node, expanded } = item;
    const to = (target: TreeItem | undefined) => target && go(target.node.id);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = rtl && event.key === 'ArrowLeft' ? 'ArrowRight' : rtl && event.key === 'ArrowRight' ? 'ArrowLeft' : event.key;

    if (event.ctrlKey || event.metaKey) {
      const moved = tree.byId.get(cutId ?? '');
      const letter = key.toLowerCase();
      if (letter === 'x') onCut(node);
      else if (letter === 'v' && moved) onPlace(moved, node);
      else return;
      event.preventDefault();
      return;
    }
    if (event.altKey) return;
    const act: Record<string, () => void> = {
      ArrowDown: () => to(items[index + 1]),
      ArrowUp: () => to(items[index - 1]),
      Home: () => to(items[0]),
      End: () => to(items.at(-1)),
      PageDown: () => to(items[Math.min(index + PAGE, items.length - 1)]),
      PageUp: () => to(items[Math.max(index - PAGE, 0)]),
      ArrowRight: () => (expanded === false ? onExpand([node.id], true) : expanded && to(items[index + 1])),
      ArrowLeft: () => (expanded ? onExpand([node.id], false) : node.parentId !== null && go(node.parentId)),
      '*': () => onExpand((tree.children.get(node.parentId) ?? []).map(({ id }) => id), true),
      Enter: () => onOpen(node),
      ' ': () => go(node.id),
      F2: () => mayEdit(node) && onRename(node),
      ...(cutId === null ? {} : { Escape: () => onCut(null) }),
      ContextMenu: () => onMenu(node),
      ...(event.shiftKey ? { F10: () => onMenu(node) } : {}),
    };
    const action = act[key];
    if (action) {
      event.preventDefault();
      action();
    } else if (key.length === 1 && /\S/.test(key)) {
      event.preventDefault();
      type(key, index);
    }
  };

  /** The next row whose name begins with what was typed in one go. */
  function type(letter: string, from: number) {
    const now = Date.now();
    const text = now - typed.current.at < FORGET_MS ? typed.current.text + foldText(letter) : foldText(letter);
    typed.current = { text, at: now };
    const start = text.length === 1 ? from + 1 : from;
    const found = [...items.slice(start), ...items.slice(0, start)].find(({ node }) => tree.folded.get(node.id)?.startsWith(text));
    if (found) go(found.node.id);
  }
}
