import { BADGE_CODE_LENGTH, badgeCodeOf } from '@afterbell/participation/domain';
import { useEffect, useRef, type RefObject } from 'react';

/** A scanner types faster than any hand. */
const FAST_MS = 60;
/** Fewer quick keys than that are a hand rolling over two of them. */
const SHORTEST = 4;
/** How long a key that marks waits for the next one of a code: a hand does not feel it. */
const SMALL_MS = 120;
/** Scanners type the capitals and digits that stand on the badge, hands the small letter. */
const CAPITAL_MS = 400;
/** What was a scanner for certain may get stuck in between. */
const CERTAIN_MS = 1_000;

const TYPING = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox]';
const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

const isScan = (held: readonly KeyboardEvent[]) => held.length >= SHORTEST || (held.length > 1 && held.some(({ key }) => /\d/.test(key)));

function patience(held: readonly KeyboardEvent[]): number {
  if (isScan(held)) return CERTAIN_MS;
  return held.some(({ key, shiftKey }) => shiftKey || /[A-Z\d]/.test(key)) ? CAPITAL_MS : SMALL_MS;
}

/** A field for words into which a scanner may type as well. */
export interface WedgeSearch {
  box: RefObject<HTMLInputElement | null>;
  /** Whether words find somebody. */
  finds: (words: string) => boolean;
}

/**
 * Hears a scanner that types a code and Enter. A single key is held back for a moment and then given on, so that the letters of a code do not
 * mark anybody; what is typed into a field stays there, unless it was the code of a badge. In the search box the
 * form of a code is enough: while a long list is searched, keys arrive as slowly as those of a hand.
 */
export function useWedge(onCode: (code: string) => void, enabled: boolean, search?: WedgeSearch): void {
  const latest = useRef({ onCode, search });
  useEffect(() => {
    latest.current = { onCode, search };
  });
  useEffect(() => {
    if (!enabled) return undefined;
    return listen((code) => latest.current.onCode(code), (field) => (field === latest.current.search?.box.current ? codeIn(field.value, latest.current.search.finds) : null));
  }, [enabled]);
}

/** The code that stands in the search box, also after a word. No name has a digit; twelve letters are taken for one as long as they find nobody. */
function codeIn(text: string, finds: (words: string) => boolean): string | null {
  if (finds(text)) return null;
  if (badgeCodeOf(text) !== null && /^\S*$|\d/.test(text)) return text;
  const end = text.slice(-BADGE_CODE_LENGTH);
  return badgeCodeOf(end) !== null && /\d/.test(end) ? end : null;
}

function listen(onCode: (code: string) => void, codeOf: (field: HTMLInputElement) => string | null): () => void {
  const given = new WeakSet<Event>();
  let held: KeyboardEvent[] = [];
  let typed = '';
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveOn = () => {
    clearTimeout(timer);
    const events = held;
    held = [];
    // A burst without an end was a scanner too: it is nobody's wish to mark.
    if (isScan(events)) return;
    for (const { key, code, shiftKey, target } of events) {
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true, composed: true });
      given.add(again);
      (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(again);
    }
  };
  const stop = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onField = (event: KeyboardEvent, field: Element, quick: boolean) => {
    giveOn();
    if (event.key.length === 1) typed = quick ? typed + event.key : event.key;
    else if (event.key === 'Enter') {
      const input = field instanceof HTMLInputElement ? field : null;
      const scanned = quick && badgeCodeOf(typed) !== null ? typed : input && codeOf(input);
      typed = '';
      if (scanned === null) return;
      stop(event);
      if (input?.value.endsWith(scanned)) {
        setValue?.call(input, input.value.slice(0, -scanned.length));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      onCode(scanned);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (given.has(event) || event.isComposing || event.key === 'Shift') return;
    // What was pressed before a shortcut comes before it.
    if (event.ctrlKey || event.metaKey || event.altKey) return giveOn();
    const since = event.timeStamp - last;
    last = event.timeStamp;
    const field = event.target instanceof Element ? event.target.closest(TYPING) : null;
    if (field) return onField(event, field, since <= FAST_MS);
    const runs = held.length > 0 && since <= patience(held);
    // A code that is no badge has other signs too.
    if (runs && isScan(held) ? event.key.length === 1 : /^[0-9A-Za-z-]$/.test(event.key)) {
      if (!runs) giveOn();
      stop(event);
      if (event.repeat) return;
      held.push(event);
      clearTimeout(timer);
      timer = setTimeout(giveOn, patience(held));
    } else if (event.key === 'Enter' && runs && held.length >= SHORTEST) {
      stop(event);
      const code = held.map(({ key }) => key).join('');
      held = [];
      clearTimeout(timer);
      onCode(code);
    } else giveOn();
  };
  // What comes after a letter finds it said: a press may close the day, and the page may go.
  const onPress = () => {
    if (!isScan(held)) giveOn();
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPress, true);
  window.addEventListener('click', onPress, true);
  window.addEventListener('pagehide', onPress);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', onPress, true);
    window.removeEventListener('click', onPress, true);
    window.removeEventListener('pagehide', onPress);
  };
}
