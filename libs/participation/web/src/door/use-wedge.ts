import { BADGE_CODE_LENGTH, badgeCodeOf } from '@afterbell/participation/domain';
import { useEffect, useRef, type RefObject } from 'react';

/** A scanner types faster than any hand. */
const FAST_MS = 60;
/** Fewer quick keys than that are a hand rolling over two of them. */
const SHORTEST = 4;

const TYPING = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox]';
const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

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
    if (events.length >= SHORTEST) return;
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
    if (given.has(event) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    const quick = event.timeStamp - last <= FAST_MS;
    last = event.timeStamp;
    const field = event.target instanceof Element ? event.target.closest(TYPING) : null;
    if (field) return onField(event, field, quick);
    if (/^[0-9A-Za-z-]$/.test(event.key)) {
      if (!quick) giveOn();
      stop(event);
      held.push(event);
      clearTimeout(timer);
      timer = setTimeout(giveOn, FAST_MS);
    } else if (event.key === 'Enter' && quick && held.length >= SHORTEST) {
      stop(event);
      const code = held.map(({ key }) => key).join('');
      held = [];
      clearTimeout(timer);
      onCode(code);
    } else giveOn();
  };
  window.addEventListener('keydown', onKey, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
  };
}
