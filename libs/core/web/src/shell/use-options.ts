import { useEffect, useId, useState, type KeyboardEvent } from 'react';

export interface Options {
  /** Of the listbox; options are `${id}-0`, `${id}-1`, … in the order they are listed. */
  id: string;
  at: number;
  setAt: (index: number) => void;
  /** For the search field, which keeps the focus. */
  combobox: { role: 'combobox'; 'aria-expanded': true; 'aria-controls': string; 'aria-autocomplete': 'list'; 'aria-activedescendant': string | undefined; onKeyDown: (event: KeyboardEvent) => void };
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A field that filters a list beneath it: arrows, Home, End and Enter, while typing goes on (the combobox pattern). */
export function useOptions(count: number, onChoose: (index: number, event: KeyboardEvent) => void, onNothing?: (event: KeyboardEvent) => void): Options {
  const id = useId();
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, count - 1);
  const active = at >= 0 ? `${id}-${at}` : undefined;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setAt(step(at, count));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (at >= 0) onChoose(at, event);
      else onNothing?.(event);
    }
  }
  return { id, at, setAt, combobox: { role: 'combobox', 'aria-expanded': true, 'aria-controls': id, 'aria-autocomplete': 'list', 'aria-activedescendant': active, onKeyDown } };
}
