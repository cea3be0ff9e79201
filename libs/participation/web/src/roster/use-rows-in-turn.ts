import { type RefObject, useEffect } from 'react';

const AT_ONCE = 10;

const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 1_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 50);
  return () => clearTimeout(handle);
};

/**
 * Rows out of sight are left out by the browser while a roster opens. Soon after it is there they are laid out too, a few whenever nothing else is to be done: met under a hand that scrolls, each would hold up a frame.
 */
export function useRowsInTurn(list: RefObject<HTMLElement | null>, personIds: readonly string[]): void {
  useEffect(() => {
    const waiting = [...(list.current?.children ?? [])].filter((row): row is HTMLElement => row instanceof HTMLElement && row.dataset['whole'] === undefined);
    if (!waiting.length) return undefined;
    let cancel = whenIdle(next);
    function next(): void {
      for (const row of waiting.splice(0, AT_ONCE)) row.dataset['whole'] = '';
      if (waiting.length) cancel = whenIdle(next);
    }
    return () => cancel();
  }, [list, personIds]);
}
