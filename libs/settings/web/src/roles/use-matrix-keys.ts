import type { KeyboardEvent } from 'react';

const STOPS = '[data-stop]:not(:disabled)';
const stopsOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
const columnOf = (stop: HTMLElement) => Number(stop.dataset['stop']);

function beside(stop: HTMLElement, step: number): HTMLElement | undefined {
  const stops = stopsOf(stop.closest('tr'));
  return stops[stops.indexOf(stop) + step];
}

/** The same column of the next row that has it. */
function below(stop: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...(stop.closest('tbody')?.rows ?? [])];
  const column = columnOf(stop);
  for (let at = rows.findIndex((row) => row.contains(stop)) + step; at >= 0 && at < rows.length; at += step) {
    const found = stopsOf(rows[at]).find((candidate) => columnOf(candidate) === column);
    if (found) return found;
  }
  return undefined;
}

function edge(stop: HTMLElement, whole: boolean, last: boolean): HTMLElement | undefined {
  return stopsOf(whole ? stop.closest('tbody') : stop.closest('tr')).at(last ? -1 : 0);
}

/** Arrow keys over native ticks: one tab stop for the whole matrix, Space ticks, Ctrl+Z undoes. */
export function matrixKeys(onUndo: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (!stop) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      onUndo();
      return;
    }
    const whole = event.ctrlKey || event.metaKey;
    const rtl = getComputedStyle(stop).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, () => HTMLElement | undefined> = {
      ArrowRight: () => beside(stop, rtl),
      ArrowLeft: () => beside(stop, -rtl),
      ArrowDown: () => below(stop, 1),
      ArrowUp: () => below(stop, -1),
      Home: () => edge(stop, whole, false),
      End: () => edge(stop, whole, true),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move();
    next?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
  };
}
