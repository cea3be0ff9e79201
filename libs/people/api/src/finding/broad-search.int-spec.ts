import { compileList, type ListStatement, pageStatement, runList } from '@afterbell/core/api';
import { addDays, type ListQuery, newId } from '@afterbell/core/domain';
import { as, counted, insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { peopleList } from '../kinds/kind-list';
import { participantList } from '../participant-list';

const KIDS = 6_000;

let database: TestDatabase;
let tenantId: string;
let topId: string;
let siteId: string;

/** Half of them are called Mara or Omar, forty Zamora; every tenth has left, and as many people of a neighbour have the same names. */
beforeAll(async () => {
  database = await openTestDatabase();
  const { admin } = database;
  const fill = async () => {
    const id = await insertTenant(admin);
    const [top, site] = [newId(), newId()];
    await admin.query(`insert into organization (id, level, name) values ($1, 'top', 'Agency')`, [top]);
    await admin.query(`insert into organization (id, parent_id, level, name) values ($1, $2, 'site', 'Lincoln')`, [site, top]);
    await admin.query(
      `with kid as (insert into person (id, first_name, last_name, is_participant, is_contact)
          select uuidv7(), (array['Mara', 'Émile', 'Omar', 'José'])[n % 4 + 1], case when n % 149 = 0 then 'Zamora' else 'F' || substr(md5(n::text), 1, 8) end, n % 3 > 0, n % 3 = 0
          from generate_series(1, ${KIDS}) n returning id)
       insert into stay (id, person_id, organization_id, starts_on, ends_on) select uuidv7(), id, $1, '2026-01-01', case when row_number() over () % 10 = 0 then date '2026-02-01' end from kid`,
      [site],
    );
    return { id, top, site };
  };
  await fill();
  ({ id: tenantId, top: topId, site: siteId } = await fill());
  await admin.query('vacuum analyze person_search');
  await admin.query('analyze');
}, 90_000);
afterAll(() => database?.close());

const STAY = { filter: { match: 'and' as const, rules: [{ field: 'stay', mode: 'notEquals' as const, value: 'ended' }] } };
const children = (wholeTenant = true) => participantList(wholeTenant, 'UTC') as ListStatement<string>;
const asked = (change: Partial<ListQuery>): ListQuery => ({ offset: 0, limit: 25, ...change });
const act = <T>(work: () => Promise<T>, level: 'top' | 'site' = 'top') => as(principalAt(tenantId, level === 'top' ? topId : siteId, level), work);
const idsOf = (list: ListStatement<string>, query: ListQuery) => act(async () => (await runList<{ id: string }, string>(database.db, list, query)).nodes.map(({ id }) => id));
/** The same without any thought of how many are found. */
const plainly = (list: ListStatement<string>, query: ListQuery) =>
  act(async () => {
    const { where, orderBy, values } = compileList(list, query);
    const rows = await database.db.read((tx) => tx.query<{ id: string }>(`select p.id from ${list.from} where ${list.base} and ${where} order by ${orderBy} offset ${query.offset} limit ${query.limit}`, values));
    return rows.map(({ id }) => id);
  });

it.each([
  ['very many', { search: 'mar' }],
  ['very many, a later page', { search: 'mar', offset: 1_900 }],
  ['very many, the last page', { search: 'mar', offset: 1_990 }],
  ['very many, here or coming', { search: 'mar', ...STAY }],
  ['two words', { search: 'MAR f' }],
  ['few', { search: 'zam', ...STAY }],
  ['nobody', { search: 'qqq' }],
  ['one letter', { search: 'ö' }],
  ['who is to come', { search: 'mar', filter: { match: 'and' as const, rules: [{ field: 'stay', mode: 'equals' as const, value: 'ahead' }] } }],
  ['in another order', { search: 'mar', sort: [{ field: 'firstName', direction: 'desc' as const }] }],
  ['rules of which one is enough', { search: 'mar', filter: { match: 'or' as const, rules: [...STAY.filter.rules, { field: 'stay', mode: 'equals' as const, value: 'now' }] } }],
])('the page of a search that finds %s has the rows of the plain one, in its order', async (_what, change) => {
  for (const list of [children(), peopleList(['participant', 'contact'], true, 'UTC')]) {
    const known = (change as Partial<ListQuery>).filter?.rules.every(({ field }) => Object.hasOwn(list.fields, field)) ?? true;
    if (known) expect(await idsOf(list, asked(change))).toEqual(await plainly(list, asked(change)));
  }
});

const countOf = (query: ListQuery, exact: boolean) => counted(principalAt(tenantId, topId, 'top'), async () => await (await runList(database.db, children(), query)).count(exact));
/** Counted to one more than the cap, by the plain condition. */
const plainCount = (query: ListQuery) =>
  act(async () => {
    const list = children();
    const { where, values } = compileList(list, query);
    const rows = await database.db.read((tx) => tx.query<{ count: number }>(`select count(*)::int as count from ${list.from} where ${list.base} and ${where}`, values));
    return rows[0]?.count;
  });

it.each([
  ['more than are counted', { search: 'mar' }],
  ['the last of very many', { search: 'mar', limit: 200, offset: 1_900 }],
  ['very many, here or coming', { search: 'mar', ...STAY }],
  ['few', { search: 'zam', limit: 5 }],
  ['two words', { search: 'MAR zam', limit: 5 }],
])('how many a search finds is said with its page: %s', async (_what, change) => {
  const all = (await plainCount(asked(change))) as number;
  expect(all).toBeGreaterThan(5);
  const { result, statements } = await countOf(asked(change), false);
  expect(result).toEqual({ value: Math.min(1_000, all), capped: all > 1_000 });
  expect(statements).toBe(await pageAlone(asked(change)));
  // To the end it counts by itself where the page could not.
  expect((await countOf(asked(change), true)).result).toEqual({ value: all, capped: false });
});

const pageAlone = async (query: ListQuery) => (await counted(principalAt(tenantId, topId, 'top'), () => runList(database.db, children(), query))).statements;

it('beyond its end a search is counted by itself, and no row says how many there are', async () => {
  const query = asked({ search: 'mar', offset: 5_000 });
  expect((await countOf(query, false)).result).toEqual({ value: 1_000, capped: true });
  const { nodes } = await act(() => runList<Record<string, unknown>, string>(database.db, children(), asked({ search: 'mar' })));
  expect(nodes.length).toBe(25);
  expect(Object.keys(nodes[0] ?? {})).not.toContain('foundToCap');
});

it('finds in the own tenant alone, by whichever way', async () => {
  const { rows } = await database.admin.query<{ id: string }>('select id from person where tenant_id <> $1', [tenantId]);
  const others = new Set(rows.map(({ id }) => id));
  expect(others.size).toBe(KIDS);
  for (const search of ['mar', 'zam']) {
    const found = await idsOf(children(), asked({ search, limit: 200 }));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((id) => others.has(id))).toEqual([]);
  }
});

const planOf = (change: Partial<ListQuery>) =>
  act(async () => {
    const { text, values } = pageStatement(children(), asked(change));
    const rows = await database.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off, costs off, summary off, buffers off) ${text}`, values));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it('a search that finds very many reads the names in order until the page is full, one that finds few reads those, both by indexes', async () => {
  const many = await planOf({ search: 'mar', ...STAY });
  expect(many).toMatch(/person_participants_by_name on person p_1 \(actual/);
  expect(many).toMatch(/using person_pkey on person p \(never executed\)/);
  const few = await planOf({ search: 'zam', ...STAY });
  expect(few).toMatch(/using person_pkey on person p \(actual/);
  expect(few).toMatch(/person_participants_by_name on person p_1 \(never executed\)/);
  for (const plan of [many, few]) expect(plan).not.toMatch(/Seq Scan/);
});

it.each([
  ['a long word', true, { search: 'zamora' }],
  ['a rule that few pass', true, { search: 'mar', filter: { match: 'and' as const, rules: [{ field: 'grade', mode: 'equals' as const, value: '3' }] } }],
  ['an order of its own', true, { search: 'mar', sort: [{ field: 'birthDate', direction: 'asc' as const }] }],
  ['the few of a subtree', false, { search: 'mar' }],
  ['no search', true, { ...STAY }],
  ['days of birth beside it', true, { search: 'mar', filter: { match: 'and' as const, rules: [{ field: 'birthDate', mode: 'dateAfter' as const, value: addDays('2026-01-01', -4_000) }] } }],
])('%s is planned for once', (_what, wholeTenant, change) => {
  expect(pageStatement(children(wholeTenant), asked(change)).text).not.toMatch(/union all/);
});
