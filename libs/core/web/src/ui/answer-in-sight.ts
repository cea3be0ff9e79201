/** What says that something is wrong: a notice, or a field with its words. */
const WRONG = '[role=alert], [aria-invalid=true]';
/** What asks for a decision, where it was not there before. */
const ASKING = '[role=status][data-tone=orange]';

let leave: () => void = () => undefined;

/**
 * From a submit on, the first thing that says what is wrong is brought into sight once the form is at rest: in a long dialog it may stand above
 * or below what is seen. Whoever types in between has gone on. The focus stays where it is.
 */
export function showAnswer(form: HTMLElement): void {
  leave();
  const over = new AbortController();
  let turn = 0;
  const before = new Set(form.querySelectorAll(ASKING));
  const look = () => {
    cancelAnimationFrame(turn);
    turn = requestAnimationFrame(() => {
      if (!form.isConnected) return leave();
      if (form.querySelector('[aria-busy=true]')) return;
      const answer = form.querySelector<HTMLElement>(WRONG) ?? [...form.querySelectorAll<HTMLElement>(ASKING)].find((asking) => !before.has(asking));
      if (!answer) return;
      leave();
      if (![answer, ...wordsOf(answer)].every(isSeen)) answer.scrollIntoView?.({ block: 'center' });
    });
  };
  const changed = new MutationObserver(look);
  changed.observe(form, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-invalid', 'aria-busy'] });
  leave = () => {
    cancelAnimationFrame(turn);
    changed.disconnect();
    over.abort();
  };
  form.addEventListener('input', leave, { signal: over.signal });
  look();
}

const wordsOf = (field: HTMLElement): HTMLElement[] => (field.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);

/** Not above, below, or behind the buttons at the foot. */
function isSeen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (height === 0 || !document.elementFromPoint) return true;
  const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
  return found !== null && element.contains(found);
}
