import { DEFAULT_LEVEL_NAMES, ORGANIZATION_LEVELS, type LevelName, type OrganizationLevel } from '@afterbell/core/domain';
import { i18n } from './i18n';

/** A level's name as texts may use it. */
export interface LevelWords extends LevelName {
  /** Inside a sentence: "this site", but "this LEA". */
  inText: string;
  pluralInText: string;
}

/** Words lose their capital inside a sentence, abbreviations and names with capitals within keep theirs. */
export function inSentence(name: string): string {
  return name.replace(/\p{Lu}[^\s]*/gu, (word) => (/\p{Lu}/u.test(word.slice(1)) || word.length === 1 ? word : word.toLocaleLowerCase(i18n.language)));
}

export function levelWords({ singular, plural }: LevelName): LevelWords {
  return { singular, plural, inText: inSentence(singular), pluralInText: inSentence(plural) };
}

/**
 * Makes the tenant's level names known to every text: `{{levels.site.inText}}`. A text that names a level itself would go on
 * saying "site" where the tenant says "campus".
 */
export function applyLevelWords(names: (level: OrganizationLevel) => LevelName = (level) => DEFAULT_LEVEL_NAMES[level]): void {
  const levels = Object.fromEntries(ORGANIZATION_LEVELS.map((level) => [level, levelWords(names(level))]));
  i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: { levels } };
}
applyLevelWords();
