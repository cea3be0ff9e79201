import { useEffect } from 'react';
import { MAIN_ID } from '../ui/skip-link';
import { insteadOfLost } from './focus-kept';

/** The dialog on top, or else the page. */
export const homeOfFocus = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1) ?? document.getElementById(MAIN_ID);

/** Ref of what goes by itself, and would take the focus with it. */
export function focusHome(box: HTMLElement | null): () => void {
  return () => {
    if (box?.contains(document.activeElement)) homeOfFocus()?.focus({ preventScroll: true });
  };
}

/** Once a dialog has given the focus back, and is out of sight. */
const CLOSED_MS = 300;

/** What a dialog would give the focus back to may be gone by then: it goes to what stands near, or home, instead of falling out of the page. */
export function useFocusAfter(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) (insteadOfLost() ?? homeOfFocus())?.focus({ preventScroll: true });
      }, CLOSED_MS);
    };
  }, [open]);
}
