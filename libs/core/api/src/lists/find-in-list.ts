import type { QueryResultRow } from 'pg';
import { foldText } from '@afterbell/core/domain';
import type { Db } from '../tenancy/db';
import { compileList, escapeLike, searchWords, wordPatterns } from './compile-list';
import { COUNT_CAP } from './list-types';
import type { ListStatement } from './run-list';

/** How near a word must be to be offered as what was meant. */
export const NEAR = 0.45;
/** From as many letters on a text is worth guessing at. */
export const GUESSED_FROM = 3;

export interface Found<Row> {
  rows: Row[];
  /** Of all that match, counted to a cap. */
  count: number;
  capped: boolean;
  /** None contains the text: they are only written alike. */
  similar: boolean;
}

/** The patterns of what is typed into a search of people, of which each must match; `null` when nothing can match. */
export function searchPatterns(text: string): string[] | null {
  if (text.includes('\0')) return null;
  const words = searchWords(text);
  return words.length ? words.flatMap((word) => wordPatterns(word, { shortWordsBegin: true, searchesNames: true })) : null;
}

/** Words with two neighbouring letters swapped, as patterns of where a word begins. */
export function swappedPatterns(text: string): string[][] {
  return searchWords(text).map((word) => {
    const letters = [...word];
    if (letters.length < GUESSED_FROM || letters.length > 12) return [];
    return letters.slice(1).map((letter, index) => `% ${escapeLike([...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''))}%`);
  });
}

/** The first rows of a list for what somebody is looking for, the best first; rows whose name is written alike where none contains it. */
export async function findInList<Row extends QueryResultRow>(db: Db, list: ListStatement<string>, nameFolded: string, text: string, first: number): Promise<Found<Row>> {
  const own = list.parameters ?? [];
  const sought = `$${own.length + 1}`;
  const query = { search: text, limit: first, offset: 0 };
  const { where, values } = compileList(list, query, own.length + 2);
  const folded = foldText(text).trim();
  const rank = `case when starts_with(${nameFolded}, ${sought}) then 0 when strpos(${nameFolded}, ' ' || ${sought}) > 0 then 1 else 2 end`;
  type Counted = Row & { total: string };
  const [rows] = await db.readTogether<[Counted]>([
    { text: `select ${list.select}, count(*) over () as total from ${list.from} where ${list.base} and ${where} order by ${rank}, ${nameFolded}, ${list.id} limit ${first}`, values: [...own, folded, ...values] },
  ]);
  const count = Number(rows[0]?.total ?? 0);
  if (count || folded.length < GUESSED_FROM || folded.includes('\0')) return { rows, count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP, similar: false };
  const [near] = await db.readTogether<[Row]>([
    {
      text: `select ${list.select} from ${list.from} where ${list.base} and word_similarity(${sought}, ${nameFolded}) >= ${NEAR} order by word_similarity(${sought}, ${nameFolded}) desc, ${nameFolded}, ${list.id} limit ${first}`,
      values: [...own, folded],
    },
  ]);
  return { rows: near, count: near.length, capped: false, similar: true };
}
