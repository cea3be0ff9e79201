import { Injectable } from '@nestjs/common';
import type { CodeListName } from '@afterbell/people/domain';

/** A row as `to_jsonb` writes it: columns by their names. */
export type PartRow = Readonly<Record<string, unknown>>;

/** What a rule of merging is told. */
export interface MergeCase {
  /** Who stays on record. */
  readonly winner: string;
  /** Who is found under the winner from now on. */
  readonly loser: string;
  readonly today: string;
  /** Fields whose value comes from the loser: `grade`, `custom.12`. */
  readonly taken: ReadonlySet<string>;
  /** Ids of rows that were taken out, by the id of the row that stands for them now. Parts that point at others come before them. */
  readonly instead: ReadonlyMap<string, string>;
}

/** One row that a merge changes. */
export interface Planned {
  readonly was: PartRow;
  /** Null: taken out; the merge keeps it, and undoing puts it back. */
  readonly is: PartRow | null;
  /** Both persons had the same: what became of it, in a few words for who merges. */
  readonly overlap?: string;
  /** Id of the row that stands for the one taken out. */
  readonly instead?: string;
}

/**
 * What a merge does with the rows that name either person: a rule; `keep` leaves them with the record that goes; `follows` is for what the
 * database moves or makes by itself, together with another part or with the person.
 */
export type MergeRule = 'keep' | 'follows' | ((rows: readonly PartRow[], merge: MergeCase) => Planned[]);

/** What erasing a person does: takes the rows out, empties columns (SQL by column), or leaves them, and why. */
export type EraseRule = 'delete' | { readonly blank: Readonly<Record<string, string>> } | { readonly keep: string };

/** What says codes as the screen does. */
export interface CodeWords {
  /** As a coded list calls it on a day. */
  readonly code: (list: CodeListName, code: string, day: string) => string;
  /** As the person's form calls a field. */
  readonly field: (name: string) => string;
}

/** The words of each code, or how they are found. */
export type SaidAs = Readonly<Record<string, string>> | ((value: unknown, entry: Readonly<Record<string, unknown>>, words: CodeWords) => string);

/** A table that holds something about a person. */
export interface PersonPart {
  readonly table: string;
  /** Columns that name a person; most tables have one. */
  readonly people: readonly string[];
  /** Primary key after the tenant. */
  readonly key: readonly string[];
  /** A condition on `t`, where only some rows of the table are about a person. */
  readonly only?: string;
  /** What it holds, as people call it. */
  readonly title: string;
  /** Tab of `people.participants` whose permission it needs; null where whoever sees the person may see it. */
  readonly tab: string | null;
  readonly merge: MergeRule;
  /** What the export of one person says of it: SQL over `t`; null where it says nothing about the person. */
  readonly exported: string | null;
  /** How what is exported as a code is told to people, by the key that `exported` gives it. */
  readonly said?: Readonly<Record<string, SaidAs>>;
  readonly erase: EraseRule;
}

/**
 * Everything that hangs on a person, by who keeps it: each section registers its tables while modules start. Merging, the export of one
 * person and erasing walk them; a test holds the list against the database.
 */
@Injectable()
export class PersonParts {
  private readonly parts = new Map<string, PersonPart>();

  register(parts: readonly PersonPart[]): void {
    for (const part of parts) {
      if (this.parts.has(part.table)) throw new Error(`Two owners of what "${part.table}" holds of a person.`);
      this.parts.set(part.table, part);
    }
  }

  /** In the order in which they were registered. Stays are last: without them the person is out of sight. */
  all(): PersonPart[] {
    const parts = [...this.parts.values()];
    return [...parts.filter(({ table }) => table !== 'stay'), ...parts.filter(({ table }) => table === 'stay')];
  }
}

/** Rows of a part that name one of the persons `$1`. */
export const rowsOf = ({ table, people, only }: PersonPart): string =>
  `select to_jsonb(t) as row from ${table} t where (${people.map((column) => `t.${column} = any($1::uuid[])`).join(' or ')})${only ? ` and ${only}` : ''}`;
