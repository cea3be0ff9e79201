import { PersonParts } from '@afterbell/people/api';
import { startTestApp, type TestApp } from './harness';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The last column of each foreign key to a person; the first is the tenant. */
const REFERENCES = `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
  where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`;
const KEYS = `select c.conrelid::regclass::text as "table", array_agg(a.attname::text order by k.place) filter (where a.attname <> 'tenant_id') as key
  from pg_constraint c cross join lateral unnest(c.conkey) with ordinality as k (attnum, place) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'p' and c.conrelid::regclass::text = any($1) group by 1`;

it('names every table and column of the database that points at a person, with its key', async () => {
  const parts = test.app.get(PersonParts).all();
  const { rows: references } = await test.admin.query<{ table: string; column: string }>(REFERENCES);
  const registered = new Set(parts.flatMap(({ table, people }) => people.map((column) => `${table}.${column}`)));
  expect(references.map(({ table, column }) => `${table}.${column}`).filter((one) => !registered.has(one))).toEqual([]);
  const { rows: keys } = await test.admin.query<{ table: string; key: string[] }>(KEYS, [parts.map(({ table }) => table)]);
  expect(Object.fromEntries(keys.map(({ table, key }) => [table, key]))).toEqual(Object.fromEntries(parts.map(({ table, key }) => [table, key])));
});

it('moves whatever belongs to a stay together with the person: merged stays would take it along', async () => {
  const { rows } = await test.admin.query<{ table: string; column: string }>(REFERENCES.replace(`'person'`, `'stay'`));
  const parts = test.app.get(PersonParts).all();
  for (const { table, column } of rows) expect([column, parts.find((part) => part.table === table)?.people]).toEqual(['stay_id', ['person_id']]);
  expect(rows.length).toBeGreaterThan(1);
});

it('exports what the database can answer', async () => {
  for (const { table, exported } of test.app.get(PersonParts).all()) if (exported) await test.admin.query(`select ${exported} from ${table} t limit 1`);
});
