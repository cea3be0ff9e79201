import { useEffect, useRef } from 'react';

/** How long a child's page stays when nobody touches it. */
export const IDLE_MS = 20_000;

/** Calls back when nobody has touched anything for so long. */
export function useIdle(after: number, enabled: boolean, back: () => void): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let timer = setTimeout(() => latest.current(), after);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), after);
    };
    // Keyboards on the screen do not all tell of keys.
    const touches = ['pointerdown', 'keydown', 'input'];
    for (const touch of touches) window.addEventListener(touch, again);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, again);
    };
  }, [after, enabled]);
}

/** A scanner that types, where nothing else listens to keys: slow ones are understood as well. */
export function useTypedCode(onCode: (code: string) => void, enabled: boolean): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.timeStamp - last > 2_000) typed = '';
      last = event.timeStamp;
      if (event.key.length === 1 && event.key !== ' ') typed = (typed + event.key).slice(-200);
      else if (event.key === 'Enter' && typed.length > 3) {
        event.preventDefault();
        latest.current(typed);
        typed = '';
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [enabled]);
}
