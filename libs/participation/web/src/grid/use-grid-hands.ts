import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { PlainDate } from '@afterbell/core/domain';
import { type AttendanceStatus, readPasted } from '@afterbell/participation/domain';
import { blockOf, type Place, placeAfter } from './grid-cursor';
import type { Retime } from '../roster/chosen-times';
import { asksTimes, type GridData, nameOf } from './grid-model';
import type { GridStore } from './grid-store';
import { copyBlock, planBlock, planFillDown, planPaste, planTimes, type Plan } from './grid-work';

/** What the last step could not do, until it is put away. */
export type Report = (Plan & { done: number }) | { tooMany: number } | null;

const KEYS: Readonly<Record<string, AttendanceStatus>> = { p: 'Present', e: 'ExcusedAbsence', u: 'UnexcusedAbsence', Delete: 'Enrolled', Backspace: 'Enrolled' };
const TYPED_PAUSE_MS = 900;

/** Everything hands do with the grid: one focus that moves, a block that grows from it, and the work on the block. */
export function useGridHands(data: GridData, store: GridStore, today: PlainDate, onTimes: () => void, onHistory: (at: Place) => void) {
  const [focus, setFocus] = useState<Place>(() => ({ row: 0, column: Math.max(0, data.days.findLastIndex(({ date }) => date <= today)) }));
  const [anchor, setAnchor] = useState(focus);
  const [report, setReport] = useState<Report>(null);
  const table = useRef<HTMLTableElement>(null);
  const dragging = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const block = blockOf(anchor, focus);
  const size = { rows: data.rows.length, columns: data.days.length };
  const where = { data, store, today };

  // The day that is worked on is in sight at once, however many lie before it.
  useEffect(() => {
    table.current?.querySelector('[tabindex="0"]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);

  function go(to: Place, extend: boolean) {
    setFocus(to);
    if (!extend) setAnchor(to);
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }
  function carryOut(plan: Plan) {
    const done = store.apply(plan.changes);
    setReport(plan.barred.size > 0 || plan.unread.length > 0 ? { ...plan, done } : null);
  }
  function mark(status: AttendanceStatus) {
    if (status === 'Present' && data.rows.slice(block.top, block.bottom + 1).some((row) => asksTimes(data, row))) return onTimes();
    carryOut(planBlock(where, block, () => ({ status, startTime: null, endTime: null })));
  }
  const setTimes = (retime: Retime) => carryOut(planTimes(where, block, retime));
  function find(letter: string, now: number) {
    typed.current = { text: (now - typed.current.at > TYPED_PAUSE_MS ? '' : typed.current.text) + letter.toLocaleLowerCase(), at: now };
    const { text } = typed.current;
    const row = data.rows.findIndex((person) => [person.lastName, person.firstName, nameOf(person)].some((name) => name.toLocaleLowerCase().startsWith(text)));
    if (row >= 0) go({ row, column: -1 }, false);
  }
  function undo() {
    setReport(null);
    store.undo();
  }
  function redo() {
    setReport(null);
    store.redo();
  }
  function withControl(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undo();
    else if (key === 'y' || key === 'z') redo();
    else if (key === 'd') carryOut(planFillDown(where, block));
    else if (key === 'a') {
      setAnchor({ row: 0, column: 0 });
      setFocus({ row: size.rows - 1, column: size.columns - 1 });
    } else return false;
    return true;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const far = event.ctrlKey || event.metaKey;
    const to = placeAfter(event.key, focus, size, far);
    if (to) {
      event.preventDefault();
      return go(to, event.shiftKey && event.key !== 'Enter');
    }
    if (far) {
      if (withControl(event)) event.preventDefault();
      return;
    }
    if (focus.column < 0) {
      if (event.key.length === 1 && event.key !== ' ') find(event.key, event.timeStamp);
      return;
    }
    const status = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (status) mark(status);
    else if (event.key.toLowerCase() === 't' && data.mayEdit) onTimes();
    else if (event.key.toLowerCase() === 'h') onHistory(focus);
    else return;
    event.preventDefault();
  }
  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
  };
  const handlers = {
    onKeyDown,
    onMouseDown: (event: MouseEvent) => {
      const to = placeOf(event.target);
      if (!to || event.button !== 0) return;
      event.preventDefault();
      dragging.current = true;
      window.addEventListener('mouseup', () => void (dragging.current = false), { once: true });
      go(to, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const to = dragging.current ? placeOf(event.target) : null;
      if (to && (to.row !== focus.row || to.column !== focus.column)) go(to, true);
    },
    onCopy: (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData.setData('text/plain', copyBlock(where, block));
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const pasted = readPasted(event.clipboardData.getData('text/plain'));
      if (pasted.kind === 'tooMany') setReport({ tooMany: pasted.cells });
      else carryOut(planPaste(where, block, pasted.rows));
    },
  };
  return { table, focus, block, mark, setTimes, undo, redo, report, putReportAway: () => setReport(null), handlers };
}
