/** Dialogs over dialogs: the highest counts. */
const heights = new Map<HTMLElement, number>();

function say(): void {
  const height = Math.max(0, ...heights.values());
  document.documentElement.style.setProperty('--ab-sheet-foot', `${height}px`);
}

/** Ref of the buttons of a sheet or dialog: where they stand at the foot of the screen, messages keep above them. */
export function sheetFoot(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const { bottom, height } = footer.getBoundingClientRect();
    heights.set(footer, bottom > window.innerHeight - 24 ? Math.ceil(height) : 0);
    say();
  });
  observer.observe(footer);
  return () => {
    observer.disconnect();
    heights.delete(footer);
    say();
  };
}
