import { i18n } from '@afterbell/core/web';

const OPEN = '⟦';
const CLOSE = '⟧';

/** Wraps every text in brackets, so that one without them is seen to be hard-coded. Answers how to end it. */
export function startPseudoLocale(): () => void {
  i18n.use({ type: 'postProcessor', name: 'pseudo', process: (value: string) => `${OPEN}${value}${CLOSE}` });
  i18n.options.postProcess = ['pseudo'];
  return () => {
    i18n.options.postProcess = false;
  };
}

/** Words on screen that came by no translation; data of the test itself is named in `data`. */
export function untranslatedTexts(container: HTMLElement, data: readonly string[] = []): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || element.closest('script, style, kbd') || !/\p{L}{2}/u.test(text)) continue;
    if (!text.includes(OPEN) && !text.includes(CLOSE) && !data.some((known) => text.includes(known))) found.push(text);
  }
  const named = container.querySelectorAll('[aria-label], [title], [placeholder]');
  named.forEach((element) => {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text && /\p{L}{2}/u.test(text) && !text.includes(OPEN) && !data.some((known) => text.includes(known))) found.push(`${name}="${text}"`);
    }
  });
  return found;
}
