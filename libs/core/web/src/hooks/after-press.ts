/** A finger's click, and the focus it moves, come after it is up; without one, as when a page is scrolled, the press is over so soon. */
const CLICK_WITHIN_MS = 100;

let isPressed = false;
let waiting: (() => void)[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  isPressed = false;
  const due = waiting;
  waiting = [];
  due.forEach((run) => run());
}

const endWithin = (ms: number) => () => {
  clearTimeout(ending);
  ending = setTimeout(end, ms);
};

// Tests of what draws nothing have no window.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      clearTimeout(ending);
      isPressed = true;
    },
    true,
  );
  for (const over of ['pointerup', 'pointercancel']) window.addEventListener(over, endWithin(CLICK_WITHIN_MS), true);
  // Once whoever is clicked has heard of it.
  window.addEventListener('click', endWithin(0), true);
}

/**
 * What may move the page, as an error at a field that is left does, waits until a press is over, click included: what is being pressed would
 * slip from under the pointer, and the click be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
