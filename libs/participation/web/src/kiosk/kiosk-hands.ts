import { type RefObject, useCallback, useEffect, useRef } from 'react';

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

const PAUSE_MS = 2_000;

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
      if (event.timeStamp - last > PAUSE_MS) typed = '';
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

/**
 * Digits that are typed anywhere go into the field. Answers whether what was typed in one go is longer than the field takes, as a badge is:
 * how fast it came says nothing, since hands type a PIN as fast.
 */
export function useLongCode(field: RefObject<HTMLInputElement | null>, longest: number): () => boolean {
  const typed = useRef({ signs: 0, at: 0 });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { signs, at } = typed.current;
      if (event.key === 'Backspace') typed.current = { signs: Math.max(0, signs - 1), at: event.timeStamp };
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typed.current = { signs: event.timeStamp - at > PAUSE_MS ? 1 : signs + 1, at: event.timeStamp };
      if (/\d/.test(event.key)) field.current?.focus();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [field]);
  return useCallback(() => {
    const { signs } = typed.current;
    typed.current = { signs: 0, at: 0 };
    return signs > longest;
  }, [longest]);
}
