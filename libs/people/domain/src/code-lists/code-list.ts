/** Dated, versioned lists of codes: what a value meant on a day stays known when the list changes (docs/people.md). */
import type { PlainDate } from '@afterbell/core/domain';

export const CODE_LISTS = ['race_ethnicity', 'sex', 'home_language', 'disability', 'meals', 'economic', 'english_learner', 'programme', 'service_category', 'activity_category'] as const;
export type CodeListName = (typeof CODE_LISTS)[number];

/** Lists that say something about a person; programmes belong to a stay. */
export const TRAIT_LISTS = ['race_ethnicity', 'sex', 'home_language', 'disability', 'meals', 'economic', 'english_learner'] as const satisfies readonly CodeListName[];
export type TraitList = (typeof TRAIT_LISTS)[number];

export interface Code {
  readonly code: string;
  readonly label: string;
  /** Name of the option in the Common Education Data Standards, where it has one. */
  readonly ceds: string | null;
}

export interface CodeListVersion {
  readonly list: CodeListName;
  /** First day on which the version holds; it does until the next one of the list. */
  readonly effectiveOn: PlainDate;
  readonly codes: readonly Code[];
}

export interface CodeListFacts {
  readonly label: string;
  /** Name of the element in the Common Education Data Standards. */
  readonly ceds: string;
  /** Whether a person may have several of its codes at once. */
  readonly several: boolean;
  /** Shown only to who may see the registration tab of participants. */
  readonly sensitive: boolean;
}

export const CODE_LIST_FACTS: Readonly<Record<CodeListName, CodeListFacts>> = {
  race_ethnicity: { label: 'Race and ethnicity', ceds: 'Race and Ethnicity', several: true, sensitive: false },
  sex: { label: 'Sex', ceds: 'Sex', several: false, sensitive: false },
  home_language: { label: 'Home language', ceds: 'ISO 639-2 Language Code', several: false, sensitive: false },
  disability: { label: 'Disability', ceds: 'Disability Status', several: false, sensitive: true },
  meals: { label: 'School meals', ceds: 'Eligibility Status for School Food Service Programs', several: false, sensitive: true },
  economic: { label: 'Economic status', ceds: 'Economic Disadvantage Status', several: false, sensitive: true },
  english_learner: { label: 'English learner', ceds: 'English Learner Status', several: false, sensitive: true },
  service_category: { label: 'Service category', ceds: '', several: false, sensitive: false },
  activity_category: { label: 'Own category of activities', ceds: '', several: false, sensitive: false },
  programme: { label: 'Enrolled programs', ceds: 'Program Type', several: true, sensitive: false },
};

export const isTraitList = (value: unknown): value is TraitList => (TRAIT_LISTS as readonly unknown[]).includes(value);

/** The version of a list that holds on a day: the last of those that had begun, a tenant's own before the product's of the same day. */
export function versionOn(list: CodeListName, day: PlainDate, shipped: readonly CodeListVersion[], own: readonly CodeListVersion[] = []): CodeListVersion | null {
  let found: CodeListVersion | null = null;
  for (const version of [...shipped, ...own]) {
    if (version.list === list && version.effectiveOn <= day && (!found || version.effectiveOn >= found.effectiveOn)) found = version;
  }
  return found;
}

/** Codes tidied into the order of the list, each once; and what is wrong with them on that day. */
export function checkCodes(list: CodeListName, codes: readonly string[], version: CodeListVersion): { codes: string[]; problem: string | null } {
  const known = version.codes.map(({ code }) => code);
  const wrong = codes.find((code) => !known.includes(code));
  const kept = known.filter((code) => codes.includes(code));
  if (wrong !== undefined) return { codes: kept, problem: `has no “${wrong.slice(0, 40)}” on that day` };
  return { codes: kept, problem: kept.length > 1 && !CODE_LIST_FACTS[list].several ? 'takes one answer' : null };
}
