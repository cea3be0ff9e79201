import Bowser from 'bowser';

/** What a browser calls itself and its system; null where it does not say. Their names are names, not words to translate. */
export function describeBrowser(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
