import { useEffect } from 'react';
import { homeOfFocus } from '../hooks/focus-home';

export const TOASTS_AT = 'bottom-end';
const GROUP = '[data-scope=toast][data-part=group]';

/** In every dialog: its focus trap lets go to what an expanded control in it controls, and the messages are that. Not shown, not read. */
export const ToastDoor = () => <span hidden aria-controls={`toast-group:${TOASTS_AT}`} aria-expanded="true" />;

/** Escape on a message closes the message, not the dialog beneath. */
export function sparesDialog(event: { preventDefault: () => void }): void {
  if (!document.activeElement?.closest(GROUP)) return;
  event.preventDefault();
  document.activeElement.closest('[data-part=root]')?.querySelector<HTMLElement>('[data-part=close-trigger]')?.click();
}

/**
 * Alt+T goes to the messages: to the first button, since a trap takes Tab from what is no stop of its own. Once a button there was pressed its
 * message goes, and would take the focus with it: it returns to where it came from, or into the dialog that is open. Without any message
 * the focus stays where it is.
 */
export function useToastKeys(): void {
  useEffect(() => {
    let from: HTMLElement | null = null;
    const onward = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest(GROUP) && relatedTarget instanceof HTMLElement && !relatedTarget.closest(GROUP)) from = relatedTarget;
      if (!target.matches(GROUP)) return;
      const button = target.querySelector('button');
      if (button) button.focus();
      else if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
      else target.blur();
    };
    const pressed = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(`${GROUP} button`)) return;
      // What was pressed may have led somewhere itself.
      requestAnimationFrame(() => isLost() && home(from)?.focus({ preventScroll: true }));
    };
    document.addEventListener('focusin', onward);
    document.addEventListener('click', pressed);
    return () => {
      document.removeEventListener('focusin', onward);
      document.removeEventListener('click', pressed);
    };
  }, []);
}

const isLost = () => document.activeElement === null || document.activeElement === document.body || document.activeElement.closest(GROUP) !== null;

function home(from: HTMLElement | null): HTMLElement | null {
  const safe = homeOfFocus();
  return from?.isConnected && (!safe?.matches('[aria-modal=true]') || safe.contains(from)) ? from : safe;
}
