import type { PlainDate } from '@afterbell/core/domain';

/** What a tenant tells apart beside the categories of the law: a list of codes with versions (docs/people.md "Coded lists"). */
export interface OwnCategory {
  readonly code: string;
  readonly label: string;
}

export interface OwnCategoryEdition {
  readonly effectiveOn: PlainDate;
  readonly codes: readonly OwnCategory[];
}

/** Those that may be chosen on a day. Editions come in the order of their days. */
export function ownCategoriesOn(editions: readonly OwnCategoryEdition[], day: PlainDate): readonly OwnCategory[] {
  return editions.findLast(({ effectiveOn }) => effectiveOn <= day)?.codes ?? [];
}

/** As it was last called: what is retired keeps its name. */
export function ownCategoryOf(editions: readonly OwnCategoryEdition[], code: string): OwnCategory {
  const label = editions.findLast(({ codes }) => codes.some((one) => one.code === code))?.codes.find((one) => one.code === code)?.label;
  return { code, label: label ?? code };
}

/** All that ever were, each once, as they were last called: what a list is filtered by. */
export function ownCategoriesEver(editions: readonly OwnCategoryEdition[]): OwnCategory[] {
  return [...new Set(editions.flatMap(({ codes }) => codes.map(({ code }) => code)))].map((code) => ownCategoryOf(editions, code));
}
