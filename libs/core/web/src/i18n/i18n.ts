import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';

export const i18n = createInstance();

const figures = new Map<string, Intl.NumberFormat>();

/** 1250 as "1,250", as the language writes it. */
export function formatCount(value: number, language: string = i18n.language): string {
  let known = figures.get(language);
  if (!known) figures.set(language, (known = new Intl.NumberFormat(language)));
  return known.format(value);
}

/** How many is written as the language writes numbers; a year or a line is not: `{{total, number}}` asks for it. */
function asFigure(value: unknown, format?: string, language?: string, options?: { interpolationkey?: string }): string {
  return typeof value === 'number' && (format === 'number' || options?.interpolationkey === 'count') ? formatCount(value, language) : (value as string);
}

i18n.use({ type: 'formatter', init: () => undefined, add: () => undefined, addCached: () => undefined, format: asFigure });
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: [],
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false, alwaysFormat: true },
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`Missing text "${key}" in "${namespace}"`);
  },
});

/** Keeps `lang` and `dir` of the document in step with the language. */
export function applyLanguage(language: string = i18n.language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = i18n.dir(language);
}
i18n.on('languageChanged', applyLanguage);

const shown = new Set<() => void>();
i18n.on('languageChanged', () => shown.forEach((show) => show()));
const whileShown = (show: () => void) => (shown.add(show), () => void shown.delete(show));
const languageNow = () => i18n.language;

/** Follows the language. */
export const useLanguage = (): string => useSyncExternalStore(whileShown, languageNow);

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
/** The dotted paths of a tree of texts; plural forms share one key. */
export type TextKey<T> = { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}` }[keyof T & string];
/** The same shape with other words, for another language. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
export type TextParams = Record<string, string | number>;
export type TextFunction<T> = (key: TextKey<T>, params?: TextParams) => string;

export interface Texts<T extends TextTree> {
  /** In components: follows the language. */
  useTexts: () => TextFunction<T>;
  /** Outside React. */
  text: TextFunction<T>;
}

/**
 * The texts of one section, typed by their English form. The bundle registers itself when its module loads, so a lazy
 * page brings its own words.
 */
export function defineTexts<const T extends TextTree>(namespace: string, english: T, others: Record<string, Translated<T>> = {}): Texts<T> {
  i18n.addResourceBundle('en', namespace, english, true, true);
  for (const [language, tree] of Object.entries(others)) i18n.addResourceBundle(language, namespace, tree, true, true);
  const spoken = new Map<string, TextFunction<T>>();
  const speak = (language: string) => {
    let texts = spoken.get(language);
    if (!texts) spoken.set(language, (texts = textsIn(language, namespace) as TextFunction<T>));
    return texts;
  };
  return {
    useTexts: () => speak(useLanguage()),
    text: (key, params) => i18n.t(key, { ns: namespace, ...params }),
  };
}

/** What is written and what is to be filled in, by turns. */
type Parts = readonly string[];

/** Names alone: what is known to every text, is counted, formatted or stands in another text is i18next's. */
const HOLE = /\{\{(\w+)\}\}/;
const OWN_MEANING = ['count', 'context', 'ordinal'];

function partsOf(written: unknown): Parts | null {
  if (typeof written !== 'string') return null;
  const parts = written.split(HOLE);
  return parts.some((part, index) => (index % 2 ? OWN_MEANING.includes(part) : part.includes('{{') || part.includes('$t('))) ? null : parts;
}

/** A list asks for a dozen texts a row: what is only words and names is not looked up and taken apart each time. */
function textsIn(language: string, namespace: string): (key: string, params?: TextParams) => string {
  const fill = i18n.getFixedT(language, namespace);
  const known = new Map<string, Parts | null>();
  return (key, params) => {
    let parts = known.get(key);
    if (parts === undefined) {
      parts = partsOf(i18n.getResource(language, namespace, key) ?? i18n.getResource('en', namespace, key));
      known.set(key, parts);
    }
    // What is done to every text, as where a test looks for words that came by no translation, is done to these too.
    if (parts === null || i18n.options.postProcess || (params && OWN_MEANING.some((name) => name in params))) return fill(key, params);
    if (parts.length === 1) return parts[0] as string;
    let text = '';
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index] as string;
      if (index % 2 === 0) text += part;
      else if (params?.[part] === undefined) return fill(key, params);
      else text += String(params[part]);
    }
    return text;
  };
}
