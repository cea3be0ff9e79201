import { compileList, rowsStatement, runList, WALKED_AHEAD } from '@afterbell/core/api';
import { beginWalk, newId } from '@afterbell/core/domain';
import { as, insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { PARTICIPANT_RECORD } from '../participant-form.sql';
import { participantList } from '../participant-list';
import { TABS_OF } from '../tabs/participant-tabs';
import { EXACT, NEAR_IDS, peopleFound } from './people-found.sql';

let database: TestDatabase;
let tenantId: string;
let topId: string;
let siteId: string;

/** 12,000 children of 40 sites, so that the planner sees what an agency's tables are like. */
beforeAll(async () => {
  database = await openTestDatabase();
  const { admin } = database;
  tenantId = await insertTenant(admin);
  [topId, siteId] = [newId(), newId()];
  await admin.query(`insert into organization (id, level, name) values ($1, 'top', 'Agency')`, [topId]);
  await admin.query(`insert into organization (id, parent_id, level, name) select case n when 1 then $2 else uuidv7() end, $1, 'site', 'Site ' || n from generate_series(1, 40) n`, [topId, siteId]);
  await admin.query(
    `with place as (select id, row_number() over (order by id) as n from organization where tenant_id = $1 and level = 'site'),
      kid as (insert into person (id, first_name, last_name, is_participant) select uuidv7(), substr(md5(n::text), 1, 7), substr(md5('x' || n), 1, 8), true from generate_series(1, 12000) n returning id)
     insert into stay (id, person_id, organization_id, starts_on) select uuidv7(), kid.id, place.id, '2026-01-01' from (select id, row_number() over () as n from kid) kid join place on place.n = kid.n % 40 + 1`,
    [tenantId],
  );
  // The index takes in what it has only noted so far, as it does by itself after a while.
  await admin.query('vacuum person_search');
  await admin.query('analyze');
}, 90_000);
afterAll(() => database?.close());

const KINDS = ['participant', 'contact'];
const planOf = async (organizationId: string, level: 'top' | 'site', ids: string, values: unknown[]) => {
  const rows = await as(principalAt(tenantId, organizationId, level), () => database.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(`explain ${peopleFound(ids)}`, [...values, KINDS, 5, 'abcd', '2026-11-21'])));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

// Row-level security keeps operators that are not leakproof from indexes: a plan that was fine for the owner may read whole tables for the API.
it.each([
  ['all words, the whole tenant', 'top', EXACT, [['%abcd%'], null]],
  ['all words, a site', 'site', EXACT, [['%abcd%'], null]],
  ['words written alike, the whole tenant', 'top', NEAR_IDS, [['abcd'], '[["% bacd%"]]']],
  ['words written alike, a site', 'site', NEAR_IDS, [['abcd'], '[["% bacd%"]]']],
] as const)('people by %s are reached by indexes', async (_what, level, ids, values) => {
  expect(await planOf(level === 'top' ? topId : siteId, level, ids, [...values])).not.toMatch(/Seq Scan on (person|stay)\b/);
});

// Whoever opens the list of a whole agency leaves out who has left: each row is asked until the page is full.
it('the list of those here or coming stops at its page', async () => {
  const list = participantList(true, 'America/New_York');
  const { where, values, orderBy } = compileList(list, { offset: 0, limit: 25, filter: { match: 'and', rules: [{ field: 'stay', mode: 'notEquals', value: 'ended' }] } });
  const sql = `explain select ${list.select} from ${list.from} where ${list.base} and ${where} order by ${orderBy} limit 26`;
  const rows = await as(principalAt(tenantId, topId, 'top'), () => database.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(sql, values)));
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on (person|stay)\b|Hash|Sort/);
});

describe('all pages one after the other, as a file of a list reads them', () => {
  const list = participantList(true, 'America/New_York');
  const top = <T>(work: () => Promise<T>) => as(principalAt(tenantId, topId, 'top'), work);
  const ordered = async () => (await database.admin.query<{ id: string }>('select id from person where tenant_id = $1 and is_participant and removed_at is null order by sort_name, id', [tenantId])).rows.map(({ id }) => id);

  it('are the rows of the list, each once, in its order; who went meanwhile is left out', async () => {
    const all = await ordered();
    expect(all.length).toBeGreaterThan(WALKED_AHEAD);
    const gone = all[WALKED_AHEAD - 3] ?? '';
    const walk = beginWalk();
    const read: string[] = [];
    for (let offset = 0, more = true; more; ) {
      const page = await top(() => runList<{ id: string }, never>(database.db, list as never, { offset, limit: 200, walk }));
      if (!offset) expect(await top(() => page.count(true))).toEqual({ value: all.length, capped: false });
      if (!offset) await database.admin.query('update person set removed_at = now() where tenant_id = $1 and id = $2', [tenantId, gone]);
      expect(page.offset).toBe(offset);
      read.push(...page.nodes.map(({ id }) => id));
      offset += page.nodes.length;
      more = page.hasNextPage;
    }
    await database.admin.query('update person set removed_at = null where tenant_id = $1 and id = $2', [tenantId, gone]);
    expect(read).toEqual(all.filter((id) => id !== gone));
    expect(walk).toMatchObject({ ids: [], over: true });
  });

  it('find their rows by key, however far down', async () => {
    const { text, values } = rowsStatement(list, (await ordered()).slice(-200));
    const rows = await top(() => database.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)));
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using person_pkey on person p/);
  });
});

// A record is opened by an id that may have been merged into another: what decides that must not hide the id from the key.
it.each([
  ['a participant', PARTICIPANT_RECORD],
  ['the tabs of a participant', `${TABS_OF} select person_id from me`],
])('%s is read by key', async (_what, text) => {
  const values = [newId(), ...(text.includes('$2') ? [newId(), true] : [])];
  const rows = await as(principalAt(tenantId, siteId, 'site'), () => database.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)));
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/person_pkey on person p .*\n\s+Index Cond: .*\(id = /);
});

it('looks for words written alike in the index of trigrams', async () => {
  const { admin } = database;
  await admin.query('begin');
  await admin.query('set local pg_trgm.word_similarity_threshold = 0.45');
  const { rows } = await admin.query<{ 'QUERY PLAN': string }>(`explain select person_id from person_search where tenant_id = '${tenantId}' and ('abcde' <% folded or folded like '% bacde%' or folded like '% acbde%')`);
  await admin.query('rollback');
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on person_search_trigram');
});
