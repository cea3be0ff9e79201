const FIELDS = 'input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';

/**
 * Ref of a form that is fetched, or asks first what there is to choose from: it is not there yet when its dialog takes the focus. Its first
 * field gets it once it is, unless somebody has gone on by then.
 */
export function lateFocus(form: HTMLElement | null): (() => void) | undefined {
  const field = () => form?.querySelector<HTMLElement>('[data-autofocus]') ?? form?.querySelector<HTMLElement>(FIELDS);
  if (!form || field()) return undefined;
  const over = new AbortController();
  const seen = new MutationObserver(() => {
    const first = field();
    if (!first) return;
    over.abort();
    // Before the dialog has taken the focus, it finds the field itself.
    if (!form.contains(document.activeElement) && form.closest('[role=dialog]')?.contains(document.activeElement)) first.focus();
  });
  over.signal.addEventListener('abort', () => seen.disconnect());
  seen.observe(form, { childList: true, subtree: true });
  for (const press of ['keydown', 'pointerdown']) document.addEventListener(press, () => over.abort(), { signal: over.signal, capture: true });
  return () => over.abort();
}
