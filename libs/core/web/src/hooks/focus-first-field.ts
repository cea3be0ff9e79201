import { flushSync } from 'react-dom';

/** From the keyboard alone: a step begins in its first field. */
export function focusFirstField(within: Element | null): void {
  within?.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled])')?.focus();
}

/** Begins a form anew, and in its first field, or its first button where it has none: the button that did it goes, and takes the focus with it. */
export function beginAnew(form: { readonly current: Element | null }, reset: () => void): void {
  flushSync(reset);
  focusFirstField(form.current);
  if (!form.current?.contains(document.activeElement)) form.current?.querySelector('button')?.focus();
}
