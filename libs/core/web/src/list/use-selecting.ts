import { useCallback, useRef } from 'react';
import { useShortcut } from '../keys/shortcuts';
import type { RowSelection } from './table-rows';

/** `turn` ticks a row, with `range` all between it and the one before. On the keyboard: x ticks the row that has the focus, Escape clears. */
export function useSelecting(selection: RowSelection | undefined, ids: readonly string[]): { turn: (id: string, on: boolean, range: boolean) => void } {
  const last = useRef<string | null>(null);
  const turn = useCallback(
    (id: string, on: boolean, range: boolean) => {
      if (!selection) return;
      const next = new Set(selection.ids);
      const from = range && last.current !== null ? ids.indexOf(last.current) : -1;
      const to = ids.indexOf(id);
      const changed = from < 0 || to < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const one of changed) {
        if (on) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      selection.onChange(next);
    },
    [selection, ids],
  );
  const some = (selection?.ids.size ?? 0) > 0;
  useShortcut(
    'x',
    (event) => {
      const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (id !== undefined) turn(id, !selection?.ids.has(id), event.shiftKey);
    },
    selection !== undefined,
  );
  useShortcut('Escape', () => selection?.onChange(new Set()), some);
  return { turn };
}
