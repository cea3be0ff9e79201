const FRAMES = 40;
/** What takes the focus for a while, and what is left of it afterwards. */
const PASSING = '[role=dialog], [role=alertdialog], [role=menu], [data-scope=toast], [id^=menu-of-]';

/** Gives the focus back to a row once the dialog, menu or message that took it is gone; never takes it from a field. */
export function returnFocus(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const at = document.activeElement;
    const busy = document.querySelector('[role=dialog][data-state=open], [role=menu][data-state=open]') !== null;
    const lost = at === null || at === document.body || at.closest(PASSING) !== null;
    if (!busy && lost) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
    // What closes may still send the focus back to a button of its own a moment later.
    if (frames > 0 && (lost || at.closest('[data-row]'))) returnFocus(id, frames - 1);
  });
}
