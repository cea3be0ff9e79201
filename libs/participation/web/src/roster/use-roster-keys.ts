import { useShortcut } from '@afterbell/core/web';
import { useEffect, useRef, type RefObject } from 'react';
import { MARKABLE, STATUS_LOOK, type Markable } from '../shared/status-look';
import { focusRow, rowOf, showDetails } from './roster-hands';
import type { RosterStore } from './roster-store';

const [PRESENT, EXCUSED, UNEXCUSED] = MARKABLE;

export interface RosterKeys {
  /** Remembers the row that was last in hand. */
  onFocus: (event: { target: EventTarget }) => void;
}

/** P, E and U mark the child in hand, T shows the times, `/` searches; the person may have turned single letters off. */
export function useRosterKeys(list: RefObject<HTMLElement | null>, store: RosterStore, options: { enabled: boolean; toCome: boolean; useCurrentTime: boolean; onSearch: () => void }): RosterKeys {
  const inHand = useRef<string | null>(null);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('.ab-row') ?? [])];
  const lastInHand = () => rows().find((row) => row.dataset['id'] === inHand.current);
  /** Where no child is in hand yet a key is about nobody: the first one comes in hand by it. */
  function current(): HTMLElement | null {
    const row = rowOf(document.activeElement) ?? lastInHand();
    const [first] = rows();
    if (!row && first) focusRow(first);
    return row ?? null;
  }
  useEffect(() => {
    const onArrow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const row = document.activeElement?.matches('body, main') ? (lastInHand() ?? rows()[0]) : null;
      if (!row) return;
      event.preventDefault();
      focusRow(row);
    };
    document.addEventListener('keydown', onArrow);
    return () => document.removeEventListener('keydown', onArrow);
  });
  function mark(status: Markable) {
    const row = current();
    const id = row?.dataset['id'];
    if (!row || !id) return;
    store.mark([id], status, { useCurrentTime: options.useCurrentTime });
    // The focus stands on the status that was set, so that the arrow keys go on from there.
    row.querySelector<HTMLElement>(`input[type=radio][value=${status}]`)?.focus();
  }
  useShortcut(STATUS_LOOK[PRESENT].key, () => mark(PRESENT), options.enabled && !options.toCome);
  useShortcut(STATUS_LOOK[EXCUSED].key, () => mark(EXCUSED), options.enabled);
  useShortcut(STATUS_LOOK[UNEXCUSED].key, () => mark(UNEXCUSED), options.enabled && !options.toCome);
  useShortcut('t', () => {
    const row = current();
    const id = row?.dataset['id'];
    if (!row || !id) return;
    store.toggle(id, 'times');
    showDetails(row);
    // The fields appear with the next paint; typing goes on in the first of them.
    requestAnimationFrame(() => (row.querySelector<HTMLElement>('input[data-time]') ?? row.querySelector<HTMLElement>('.ab-times'))?.focus());
  });
  useShortcut('/', options.onSearch);
  return {
    onFocus: ({ target }) => {
      const row = target instanceof Element ? rowOf(target) : null;
      if (row) inHand.current = row.dataset['id'] ?? null;
    },
  };
}
