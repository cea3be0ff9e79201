import { afterPress } from '@afterbell/core/web';
import type { ChangeEvent, FocusEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { isMarkable } from '../shared/status-look';
import { atOnce, type Draw } from './roster-marks';
import type { RosterStore } from './roster-store';

/** What only the page can do about a row. */
export interface RowRequests {
  useCurrentTime: boolean;
  onEnrollOn: (personId: string) => void;
  onConflict: () => void;
  /** Checks a child in, or asks with whom they leave. */
  onDoor?: (personId: string, kind: 'in' | 'out') => void;
}

export interface RosterHands {
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  onInput: (event: FormEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
}

export const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('.ab-row') ?? null;
const idOf = (element: Element) => rowOf(element)?.dataset['id'];
const timeInput = (row: Element, part: 'start' | 'end') => row.querySelector<HTMLInputElement>(`input[data-time=${part}]`);

/** To the browser a part of a time is none: the time that was there would go with the first key that erases. */
const typedIn = ({ validity, value, dataset }: HTMLInputElement) => (validity.badInput ? (dataset['shown'] ?? '') : value);

/** One set of handlers for all rows: each event says by its row which child it is about. */
export function rosterHands(store: RosterStore, requests: RowRequests): RosterHands {
  function commitTimes(row: HTMLElement, draw: Draw = atOnce): void {
    const id = row.dataset['id'];
    if (!id) return;
    noteTyped(id, row);
    store.takeTyped(id, draw);
  }

  /** A field may never be left: the page goes, or the phone does. */
  function noteTyped(id: string, row: HTMLElement): void {
    const [start, end] = [timeInput(row, 'start'), timeInput(row, 'end')];
    if (!start || !end) return;
    const half = start.validity.badInput || end.validity.badInput;
    const [startTime, endTime] = [typedIn(start), typedIn(end)];
    const changed = startTime !== start.dataset['shown'] || endTime !== end.dataset['shown'];
    if (changed || half) store.type(id, { startTime: startTime || null, endTime: endTime || null, changed, half });
    else store.forgetTyped([id]);
  }

  const acts: Record<string, (id: string, row: HTMLElement) => void> = {
    times: (id, row) => {
      store.toggle(id, 'times');
      showDetails(row);
    },
    flags: (id, row) => {
      store.toggle(id, 'flags');
      showDetails(row);
    },
    clear: (id) => store.mark([id], 'Enrolled'),
    'now-start': (_id, row) => fillNow(row, 'start'),
    'now-end': (_id, row) => fillNow(row, 'end'),
    'take-back': (id, row) => {
      forgetTyped(row);
      store.decide([id], 'takeBack');
    },
    'enroll-day': (id) => store.decide([id], { enroll: true }),
    'enroll-on': (id) => requests.onEnrollOn(id),
    'allow-overlap': (id) => store.decide([id], { overlap: true }),
    'allow-long': (id) => store.decide([id], { long: true }),
    again: (id) => store.decide([id], 'again'),
    conflict: () => requests.onConflict(),
    'door-in': (id) => requests.onDoor?.(id, 'in'),
    'door-out': (id) => requests.onDoor?.(id, 'out'),
  };

  /** Times that are taken back are not read again when the field is left. */
  function forgetTyped(row: HTMLElement): void {
    store.forgetTyped([row.dataset['id'] ?? '']);
    for (const part of ['start', 'end'] as const) {
      const input = timeInput(row, part);
      if (input) input.value = input.dataset['shown'] ?? '';
    }
  }

  function fillNow(row: HTMLElement, part: 'start' | 'end'): void {
    const input = timeInput(row, part);
    if (!input) return;
    input.value = store.now24();
    commitTimes(row);
  }

  function onType({ target }: { target: EventTarget }): void {
    const row = target instanceof HTMLInputElement && target.dataset['time'] !== undefined ? rowOf(target) : null;
    if (row?.dataset['id']) noteTyped(row.dataset['id'], row);
  }

  return {
    onChange: ({ target }) => {
      const id = idOf(target);
      if (!id || !(target instanceof HTMLInputElement)) return;
      if (target.dataset['pick'] !== undefined) store.select([id], target.checked);
      else if (target.type === 'radio' && isMarkable(target.value)) {
        const { open } = store.views.row(id);
        const row = rowOf(target);
        store.mark([id], target.value, { useCurrentTime: requests.useCurrentTime });
        if (row && open !== store.views.row(id).open) showDetails(row);
      }
    },
    onInput: onType,
    // The first part of a time is no event to a browser: its keys are all there is.
    onKeyUp: onType,
    onClick: ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
      const row = rowOf(button);
      const id = row?.dataset['id'];
      if (button && row && id) acts[button.dataset['act'] ?? '']?.(id, row);
    },
    onBlur: ({ target }) => {
      const row = target instanceof HTMLInputElement && target.dataset['time'] !== undefined ? rowOf(target) : null;
      // A question opens beneath the row: it waits, so that what is pressed does not slip from under the pointer.
      if (row) commitTimes(row, afterPress);
    },
    onKeyDown: (event) => {
      const { key, target } = event;
      const row = target instanceof Element ? rowOf(target) : null;
      const id = row?.dataset['id'];
      if (!row || !id || !(target instanceof HTMLElement)) return;
      if (target instanceof HTMLInputElement && target.dataset['time'] !== undefined) {
        if (key === 'Enter') commitTimes(row);
        return;
      }
      if (key === 'ArrowUp' || key === 'ArrowDown') {
        event.preventDefault();
        step(row, key === 'ArrowDown' ? 1 : -1);
      } else if (target instanceof HTMLInputElement && target.type === 'radio' && (key === 'Delete' || key === 'Backspace')) {
        event.preventDefault();
        store.mark([id], 'Enrolled');
      }
    },
  };
}

/** What has just opened beneath a row may lie behind the foot, as if nothing had happened. With the next paint it is there. */
export function showDetails(row: Element): void {
  requestAnimationFrame(() => row.querySelector('[data-details]')?.scrollIntoView?.({ block: 'nearest' }));
}

/** Where a row takes the focus: its status, else its first status. */
export function focusRow(row: Element): void {
  const target = row.querySelector<HTMLElement>('input[type=radio]:checked') ?? row.querySelector<HTMLElement>('input[type=radio]:not(:disabled)') ?? row.querySelector<HTMLElement>('button');
  target?.focus();
}

function step(row: Element, by: 1 | -1): void {
  const next = by === 1 ? row.nextElementSibling : row.previousElementSibling;
  if (next) focusRow(next);
}
