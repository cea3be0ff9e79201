/** A tree in a file: which column is which, whatever its heading says and in whatever order the columns come, and its rows. */
import { type CsvRecord, DEFAULT_LEVEL_NAMES, foldText, type LevelName, ORGANIZATION_LEVELS, type OrganizationLevel, parseCsv } from '@afterbell/core/domain';

export const IMPORT_FIELDS = ['name', 'level', 'parent', 'stateId', 'ncesId'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
/** Index of the column of each field; a field without a column is absent. */
export type ImportMapping = Readonly<Partial<Record<ImportField, number>>>;

export const MAX_IMPORT_ROWS = 10_000;

const SYNONYMS: Readonly<Record<ImportField, string>> = {
  name: 'name|organization|organisation|organization name|organisation name|org|org name|title|site name|nombre|organizacion',
  level: 'level|type|kind|organization type|organisation type|organization level|organization kind|org type|org level|nivel|tipo',
  parent: 'parent|parent name|parent organization|parent organisation|parent id|parent external id|parent path|part of|belongs to|under|stands under|reports to|above|path|padre|pertenece a|depende de',
  stateId: 'state id|state|state code|state organization id|state org id|external id|id|code|org id|organization id|organization code|id estatal|codigo|id externo',
  ncesId: 'nces id|nces|nces code|nces number|nces school id|nces district id|federal id',
};
const BY_WORDS = new Map<string, ImportField>(IMPORT_FIELDS.flatMap((field) => SYNONYMS[field].split('|').map((words) => [words, field] as const)));

/** `ParentOrganization`, `parent_organization` and `Parent organization` are the same words. */
function fieldOf(heading: string): ImportField | null {
  const words = foldText(heading.replace(/\([^)]*\)/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return BY_WORDS.get(words) ?? null;
}

export function guessImportMapping(headings: readonly string[]): ImportMapping {
  const mapping: Partial<Record<ImportField, number>> = {};
  headings.forEach((heading, index) => {
    const field = fieldOf(heading);
    if (field && mapping[field] === undefined) mapping[field] = index;
  });
  return mapping;
}

export type LevelNames = Readonly<Record<OrganizationLevel, LevelName>>;

/** A level by its key, by the tenant's own names or by the usual ones. */
export function levelReader(names: LevelNames): (text: string) => OrganizationLevel | null {
  const fold = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const byWord = new Map<string, OrganizationLevel>();
  const add = (word: string, level: OrganizationLevel) => byWord.has(fold(word)) || byWord.set(fold(word), level);
  // The tenant's words first: one may call its institutions "Districts".
  for (const level of ORGANIZATION_LEVELS) for (const word of [names[level].singular, names[level].plural]) add(word, level);
  for (const level of ORGANIZATION_LEVELS) for (const word of [level, DEFAULT_LEVEL_NAMES[level].singular, DEFAULT_LEVEL_NAMES[level].plural]) add(word, level);
  return (text) => byWord.get(fold(text)) ?? null;
}

export interface ImportRow {
  readonly line: number;
  readonly name: string;
  readonly level: string;
  readonly parent: string;
  readonly stateId: string;
  readonly ncesId: string;
  /** It has more fields than there are headings. Empty ones alone, as some programs write them, are no fault unless another shows. */
  readonly surplus?: { readonly message: string; readonly empty: boolean };
}

export interface ImportColumn {
  readonly index: number;
  readonly header: string;
  readonly field: ImportField | null;
}

export interface ImportFile {
  readonly columns: readonly ImportColumn[];
  readonly mapping: ImportMapping;
  readonly rows: readonly ImportRow[];
  /** What is wrong with the file as a whole; then it has no rows. */
  readonly problems: readonly string[];
}

/** Titles and dates may stand above the headings. */
const HEADER_SEARCH = 10;

export function readImport(text: string, chosen?: ImportMapping): ImportFile {
  const { records, openQuoteLine } = parseCsv(text);
  const at = records.slice(0, HEADER_SEARCH).findIndex(({ cells }) => guessImportMapping(cells).name !== undefined && cells.filter((cell) => cell !== '').length > 1);
  // With columns chosen by hand the first line holds the headings, whatever they say.
  const header = records[at === -1 ? 0 : at];
  const headings = header?.cells ?? [];
  const mapping = chosen ?? guessImportMapping(headings);
  const columns = headings.map((heading, index) => ({ index, header: heading || `Column ${index + 1}`, field: IMPORT_FIELDS.find((field) => mapping[field] === index) ?? null }));
  const data = records.slice((at === -1 ? 0 : at) + 1);
  const problems = fileProblems(mapping, data, openQuoteLine);
  return { columns, mapping, problems, rows: problems.length ? [] : data.map((record) => rowOf(record, mapping, headings.length)) };
}

function fileProblems(mapping: ImportMapping, data: readonly CsvRecord[], openQuoteLine: number | null): string[] {
  if (openQuoteLine !== null) return [`The quotation mark on line ${openQuoteLine} is never closed.`];
  if (mapping.name === undefined || mapping.level === undefined) return ['Columns for the name and the level are needed. Put headings on the first line: Name, Level, Part of, State ID, NCES ID.'];
  if (!data.length) return ['There is no row under the headings.'];
  return data.length > MAX_IMPORT_ROWS ? [`The file has ${data.length} rows; at most ${MAX_IMPORT_ROWS} can be imported at once.`] : [];
}

function rowOf({ line, cells }: CsvRecord, mapping: ImportMapping, headings: number): ImportRow {
  const cell = (field: ImportField) => cells[mapping[field] ?? -1] ?? '';
  const message = `It has ${cells.length} fields under ${headings} headings: put a text that holds a comma between quotation marks.`;
  const surplus = cells.length > headings ? { surplus: { message, empty: cells.slice(headings).every((value) => value === '') } } : {};
  return { ...surplus, line, name: cell('name'), level: cell('level'), parent: cell('parent'), stateId: cell('stateId'), ncesId: cell('ncesId') };
}
