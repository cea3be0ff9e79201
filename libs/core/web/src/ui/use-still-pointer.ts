import { useEffect } from 'react';

/** So long somebody may be reading; after that the pointer only happens to lie there. */
const STILL_MS = 6_000;

const reading = () => document.visibilityState === 'hidden' || document.activeElement?.closest('[data-scope=toast]') != null;

/** Messages wait under a pointer for who reads them. One that appears beneath a pointer at rest must go all the same. */
export function useStillPointer(resume: () => void, appeared: (listener: () => void) => () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !reading() && resume(), STILL_MS);
    };
    const stop = appeared(again);
    window.addEventListener('pointermove', again, { passive: true });
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pointermove', again);
    };
  }, [resume, appeared]);
}
