/** A given name, or one with the name that the child goes by. */
export type GivenName = string | readonly [name: string, goesBy: string];

/** How families of one language name their children. */
export interface NameSource {
  language: string;
  /** How many of a hundred families, in a tenant that uses every source. */
  weight: number;
  girls: readonly GivenName[];
  boys: readonly GivenName[];
  last: readonly string[];
  /** Last names of girls where the language has a form of their own; the same places as `last`. */
  lastOfGirls?: readonly string[];
  /** How often two last names stand together, and how they are joined. */
  double?: { chance: number; join: ' ' | '-' };
  /** Second given names, and how often there is one. */
  middle?: { chance: number; names: readonly string[] };
}
