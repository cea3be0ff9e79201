const FRAMES = 20;

/** What was just added is named next; its box is drawn some frames later. */
export function nameNext(id: number, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const name = document.getElementById(`inspect-name-${id}`);
    if (name instanceof HTMLInputElement) {
      name.focus();
      name.select();
    } else if (frames > 0) nameNext(id, frames - 1);
  });
}
