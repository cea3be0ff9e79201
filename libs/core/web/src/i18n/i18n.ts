import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: [],
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
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
  return {
    useTexts: () => useTranslation(namespace).t as TextFunction<T>,
    text: (key, params) => i18n.t(key, { ns: namespace, ...params }),
  };
}
