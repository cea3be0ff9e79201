import { useEffect } from 'react';

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

/** Alt+T goes to the messages: to the first button, since a trap takes Tab from what is no stop of its own. */
export function useToastKeys(): void {
  useEffect(() => {
    const onward = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(GROUP)) target.querySelector('button')?.focus();
    };
    document.addEventListener('focusin', onward);
    return () => document.removeEventListener('focusin', onward);
  }, []);
}
