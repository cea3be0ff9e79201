import { useEffect, useRef } from 'react';

/** Calls `action` once the calls have paused for `delay`; a pending one is dropped when the component goes. */
export function useDebounced<A extends readonly unknown[]>(action: (...args: A) => void, delay: number): { run: (...args: A) => void; flush: () => void; cancel: () => void } {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pending = useRef<A | null>(null);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => {
    clearTimeout(timer.current);
    pending.current = null;
  };
  const flush = () => {
    clearTimeout(timer.current);
    const args = pending.current;
    pending.current = null;
    if (args) latest.current(...args);
  };
  const run = (...args: A) => {
    clearTimeout(timer.current);
    pending.current = args;
    timer.current = setTimeout(flush, delay);
  };
  return { run, flush, cancel };
}
