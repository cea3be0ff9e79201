const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, [tabindex="0"]';
/** Last of a dialog, and no place to go on from. */
const NOT = ':disabled, [data-part=close-trigger]';

/** Where the focus goes whose control went with what it did; of the box that had it last. */
let instead: () => HTMLElement | null = () => null;
export const insteadOfLost = (): HTMLElement | null => instead();

/** The boxes that are held, and how to let go: some libraries hand a ref over anew with each drawing. */
const held = new WeakMap<HTMLElement, () => void>();

/**
 * Ref of a box whose controls go, or close, by what they do: removing a row, saving a section. The one after it gets the focus, else the one
 * before it, else whatever stands in its place, instead of the page falling back to its top.
 */
export function focusKept(box: HTMLElement | null): (() => void) | undefined {
  const known = box && held.get(box);
  if (!box || known) return known ?? undefined;
  const over = new AbortController();
  let order: HTMLElement[] = [];
  let at = -1;
  const controls = () => [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.matches(NOT));
  const isThere = (one: HTMLElement | undefined) => one !== undefined && box.contains(one) && !one.matches(NOT);
  const next = () => {
    if (at < 0 || isThere(order[at])) return null;
    const now = controls();
    return order.slice(at + 1).find(isThere) ?? order.slice(0, at).reverse().find(isThere) ?? now[Math.min(at, now.length - 1)] ?? null;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (box.contains(target)) {
      order = controls();
      at = order.indexOf(target);
      instead = next;
      // A dialog or a menu gives the focus back to where it was opened.
    } else if (!target.closest('[role=dialog], [role=alertdialog], [role=menu]')) at = -1;
  };
  const seen = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== order[at]) return;
    next()?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus, { signal: over.signal });
  // Who presses beside every control has left them.
  document.addEventListener('pointerdown', ({ target }) => target instanceof Element && !target.closest(CONTROLS) && !target.closest('[aria-modal=true]') && (at = -1), { signal: over.signal, capture: true });
  seen.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  const letGo = () =>
    queueMicrotask(() => {
      if (box.isConnected) return;
      over.abort();
      seen.disconnect();
      held.delete(box);
      if (instead === next) instead = () => null;
    });
  held.set(box, letGo);
  return letGo;
}
