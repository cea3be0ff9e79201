// The SQL compiler and the pure matcher answer the same, on a real PostgreSQL as the API's own role.
import fc from 'fast-check';
import { Client } from 'pg';
import {
  AppError,
  CONFORMANCE_TIME_ZONE,
  defineList,
  FILTER_CONFORMANCE_CASES,
  FILTER_MODES,
  type FilterCase,
  FOLD_MAP,
  foldText,
  LIST_FIELD_TYPES,
  type ListFieldType,
  type ListFilter,
  type ListQuery,
  matchesFilter,
  MODES_BY_TYPE,
} from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { compileList, type SqlList } from './compile-list';

const SPEC = defineList('conformance', {
  text: { type: 'text', label: 'text', sortable: true, filterable: true },
  number: { type: 'number', label: 'number', sortable: true, filterable: true },
  date: { type: 'date', label: 'date', filterable: true },
  datetime: { type: 'datetime', label: 'datetime', filterable: true },
  enum: { type: 'enum', label: 'enum', filterable: true },
  boolean: { type: 'boolean', label: 'boolean', filterable: true },
  id: { type: 'id', label: 'id', filterable: true },
  name: { type: 'text', label: 'name', isName: true, filterable: true },
  plain: { type: 'text', label: 'neither filtered nor sorted by' },
});

const LIST: SqlList<keyof typeof SPEC.fields> = {
  spec: SPEC,
  fields: {
    text: { expression: 'r.text', folded: 'r.folded' },
    number: { expression: 'r.number' },
    date: { expression: 'r.date' },
    datetime: { expression: 'r.datetime' },
    enum: { expression: 'r.enum' },
    boolean: { expression: 'r.boolean' },
    id: { expression: 'r.id' },
    name: { expression: 'r.text' },
    plain: { expression: 'r.text' },
  },
  search: (parameter) => `r.folded like ${parameter}`,
  defaultSort: 'r.position',
  id: 'r.position',
  timeZone: CONFORMANCE_TIME_ZONE,
};
/** The same list without the folded column: the compiler folds as it goes. */
const UNFOLDED = { ...LIST, fields: { ...LIST.fields, text: { expression: 'r.text' } } };

const query = (change: Partial<ListQuery> = {}): ListQuery => ({ offset: 0, limit: 200, ...change });
const filter = (...rules: ListFilter['rules']): Partial<ListQuery> => ({ filter: { match: 'and', rules } });

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new Client({ connectionString: loadConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET }).appDatabaseUrl });
  await client.connect();
  await client.query(`create temp table r (position int, text text, folded text generated always as (fold_text(text)) stored, number numeric, date date, datetime timestamptz,
    enum text, boolean boolean, id uuid)`);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function put(rows: readonly { type: ListFieldType; value: FilterCase['value'] }[]): Promise<void> {
  await client.query('truncate r');
  for (const [position, { type, value }] of rows.entries()) await client.query(`insert into r (position, ${type}) values ($1, $2)`, [position, value]);
}

async function positions(list: typeof LIST | typeof UNFOLDED, asked: ListQuery, only = 'true'): Promise<number[]> {
  const { where, orderBy, values } = compileList(list, asked);
  const { rows } = await client.query<{ position: number }>(`select position from r where ${only} and ${where} order by ${orderBy}`, values);
  return rows.map(({ position }) => position);
}

const refusal = (asked: Partial<ListQuery>) => {
  try {
    compileList(LIST, query(asked));
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.params['field'] ?? error.params['max']];
  }
  return null;
};

it.each([
  ['an unknown field', filter({ field: 'nope', mode: 'equals', value: 'x' }), ['LIST_FIELD_UNKNOWN', 'nope']],
  ['an unknown field even without a value', filter({ field: 'nope', mode: 'equals', value: '' }), ['LIST_FIELD_UNKNOWN', 'nope']],
  ['a name that every object has', filter({ field: 'toString', mode: 'equals', value: 'x' }), ['LIST_FIELD_UNKNOWN', 'toString']],
  ['a field that is not filtered by', filter({ field: 'plain', mode: 'equals', value: 'x' }), ['LIST_FIELD_UNKNOWN', 'plain']],
  ['a mode of another type', filter({ field: 'number', mode: 'contains', value: '1' }), ['LIST_MODE_UNKNOWN', 'number']],
  ['a value of another type', filter({ field: 'number', mode: 'equals', value: '1; drop table r' }), ['LIST_VALUE_INVALID', 'number']],
  ['a field that is not sorted by', { sort: [{ field: 'plain', direction: 'asc' }] }, ['LIST_FIELD_UNKNOWN', 'plain']],
  ['a page that is too large', { limit: 201 }, ['PAGE_TOO_LARGE', 200]],
] as const)('refuses %s', (_name, asked, expected) => expect(refusal(asked)).toEqual(expected));

describe('conformance with the pure matcher', () => {
  beforeAll(() => put(FILTER_CONFORMANCE_CASES));

  it.each(FILTER_CONFORMANCE_CASES.map((one, position) => ({ ...one, position })))('$name', async ({ type, isName, value, mode, operand, expected, position }) => {
    const field = isName ? 'name' : type;
    const asked = query(filter({ field, mode, value: operand }));
    expect(matchesFilter(SPEC, { [field]: value }, asked.filter, { timeZone: CONFORMANCE_TIME_ZONE })).toBe(expected);
    for (const list of [LIST, UNFOLDED]) expect(await positions(list, asked, `r.position = ${position}`)).toEqual(expected ? [position] : []);
  });

  it('covers every mode of every type', () => {
    const covered = new Set(FILTER_CONFORMANCE_CASES.map(({ type, mode }) => `${type} ${mode}`));
    expect(LIST_FIELD_TYPES.flatMap((type) => MODES_BY_TYPE[type].map((mode) => `${type} ${mode}`)).filter((pair) => !covered.has(pair))).toEqual([]);
    expect(FILTER_MODES.every((mode) => FILTER_CONFORMANCE_CASES.some((one) => one.mode === mode))).toBe(true);
  });
});

it('finds what cannot be stored nowhere, without an error', async () => {
  await put([{ type: 'text', value: 'Anna' }, { type: 'text', value: null }, { type: 'id', value: null }]);
  expect(await positions(LIST, query({ search: 'an\0na' }))).toEqual([]);
  expect(await positions(LIST, query(filter({ field: 'text', mode: 'equals', value: '\0' })))).toEqual([]);
  expect(await positions(LIST, query(filter({ field: 'text', mode: 'notContains', value: '\0' })))).toEqual([0, 1, 2]);
  expect(await positions(LIST, query(filter({ field: 'enum', mode: 'equals', value: '\0' })))).toEqual([]);
  expect(await positions(LIST, query(filter({ field: 'id', mode: 'equals', value: 'no id' })))).toEqual([]);
  expect(await positions(LIST, query(filter({ field: 'id', mode: 'notEquals', value: 'no id' })))).toEqual([0, 1, 2]);
});

it('joins rules by and, by or, and looks for every word of a search', async () => {
  await put(['García, Sofía', 'García, Luis', '50%_\\', null].map((value) => ({ type: 'text' as const, value })));
  const rules = [
    { field: 'text', mode: 'contains', value: 'GARCIA' },
    { field: 'text', mode: 'endsWith', value: 'luis' },
  ] as const;
  expect(await positions(LIST, query({ filter: { match: 'and', rules } }))).toEqual([1]);
  expect(await positions(LIST, query({ filter: { match: 'or', rules: [...rules, { field: 'text', mode: 'equals', value: '50%_\\' }] } }))).toEqual([0, 1, 2]);
  expect(await positions(LIST, query({ filter: { match: 'or', rules: [{ field: 'text', mode: 'notContains', value: 'garcia' }] } }))).toEqual([2, 3]);
  expect(await positions(LIST, query({ search: ' sofia  GARC ' }))).toEqual([0]);
  expect(await positions(LIST, query({ search: '%_\\' }))).toEqual([2]);
  expect(await positions(LIST, query({ search: '  ' }))).toEqual([0, 1, 2, 3]);
});

it('counts a group as one rule, joined the other way round, as the pure matcher does', async () => {
  const rows = ['García, Sofía', 'García, Luis', 'Ruiz, Sofía', null];
  await put(rows.map((value) => ({ type: 'text' as const, value })));
  const by = (mode: 'contains' | 'notContains' | 'equals', value: string) => ({ field: 'text', mode, value });
  const filters: ListFilter[] = [
    { match: 'and', rules: [by('contains', 'garcia')], groups: [[by('contains', 'luis'), by('contains', 'ruiz')]] },
    { match: 'and', rules: [], groups: [[by('contains', 'luis'), by('contains', 'ruiz')], [by('notContains', 'garcia'), by('equals', '')]] },
    { match: 'or', rules: [by('contains', 'luis')], groups: [[by('contains', 'sofia'), by('contains', 'ruiz')]] },
    { match: 'or', rules: [by('contains', 'luis')], groups: [[by('equals', '')]] },
  ];
  for (const asked of filters) {
    const expected = rows.flatMap((text, position) => (matchesFilter(SPEC, { text }, asked, { timeZone: CONFORMANCE_TIME_ZONE }) ? [position] : []));
    expect(await positions(LIST, query({ filter: asked }))).toEqual(expected);
  }
  expect(await positions(LIST, query({ filter: filters[0] }))).toEqual([1]);
  expect(() => compileList(LIST, query({ filter: { match: 'and', rules: [], groups: [[{ field: 'nope', mode: 'equals', value: 'x' }]] } }))).toThrow(expect.objectContaining({ code: 'LIST_FIELD_UNKNOWN' }));
});

it('looks for words of one or two letters where words begin, if the list says so', async () => {
  await put(['| ana, li |', '| lia, an |', '| 王, 小明 |'].map((value) => ({ type: 'text' as const, value })));
  const begins = { ...LIST, shortWordsBegin: true };
  expect(await positions(LIST, query({ search: 'a' }))).toEqual([0, 1]);
  expect(await positions(begins, query({ search: 'a' }))).toEqual([0, 1]);
  expect(await positions(begins, query({ search: 'ia' }))).toEqual([]);
  expect(await positions(begins, query({ search: 'LI' }))).toEqual([0, 1]);
  expect(await positions(begins, query({ search: 'ana' }))).toEqual([0]);
  expect(await positions(begins, query({ search: '明' }))).toEqual([2]);
});

it('sorts with empty values last either way, and ends in the id', async () => {
  await put([{ value: 'b' }, { value: null }, { value: 'Á' }, { value: 'a' }].map(({ value }) => ({ type: 'text' as const, value })));
  expect(await positions(LIST, query({ sort: [{ field: 'text', direction: 'asc' }] }))).toEqual([2, 3, 0, 1]);
  expect(await positions(LIST, query({ sort: [{ field: 'text', direction: 'desc' }] }))).toEqual([0, 2, 3, 1]);
});

it('asks of a field with several values that one passes, or that none does', () => {
  const several = { ...LIST, fields: { ...LIST.fields, text: { expression: 's.name', folded: 's.folded', any: (test: string) => `exists (select 1 from s where ${test})` } } };
  const where = (mode: 'equals' | 'notEquals') => compileList(several, query(filter({ field: 'text', mode, value: 'A' }))).where;
  expect(where('equals')).toBe('((exists (select 1 from s where s.folded = $1)))');
  expect(where('notEquals')).toBe('((exists (select 1 from s where s.folded = $1)) is not true)');
});

describe('fold_text is foldText', () => {
  /** Texts that differ, among those that PostgreSQL can hold and whose characters its edition of Unicode (16) knows. */
  async function differences(texts: readonly string[]) {
    const { rows } = await client.query<{ position: number; folded: string }>(
      'select t.position::int, fold_text(t.text) as folded from unnest($1::text[]) with ordinality as t (text, position) where unicode_assigned(t.text)',
      [texts],
    );
    expect(rows.length).toBeGreaterThan(texts.length * 0.8);
    return rows.flatMap(({ position, folded }) => {
      const text = texts[position - 1] ?? '';
      return folded === foldText(text) ? [] : [{ text, sql: folded, js: foldText(text) }];
    });
  }

  it('on every letter of the map, in both cases and within words', async () => {
    expect(await differences(Object.keys(FOLD_MAP).flatMap((letter) => [letter, letter.toUpperCase(), `x${letter}y`, `${letter}\u0301${letter}`]))).toEqual([]);
  });

  it('on every character of the basic plane', async () => {
    const texts = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter((text) => /[^\p{Cn}\p{Cs}\p{Co}\0]/u.test(text));
    expect(await differences(texts)).toEqual([]);
  });

  it.each([
    ['grapheme', 1],
    ['binary', 2],
  ] as const)('on thousands of random texts (%s)', async (unit, seed) => {
    const texts = fc.sample(fc.string({ unit, maxLength: unit === 'binary' ? 3 : 24 }), { numRuns: 4000, seed });
    expect(await differences(texts.filter((text) => !/[\p{Cn}\p{Cs}\0]/u.test(text)))).toEqual([]);
  });
});
