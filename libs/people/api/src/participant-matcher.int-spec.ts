import { createHash } from 'node:crypto';
import { compileList, currentScope } from '@afterbell/core/api';
import type { ListQuery } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../test/test-bed';
import { participantList } from './participant-list';
import { wantedRow } from './participant-matcher';
import { matchSql } from './participant-match.sql';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  bed = await openTestBed();
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
});
afterAll(() => bed.close());

const person = (lastName: string, firstName: string, birthDate: string | null = null, more: { localId?: string; stateId?: string } = {}) => ({
  firstName,
  lastName,
  birthDate,
  startsOn: '2026-09-01',
  ...more,
});

// Never found by chance: each name is its own, and nobody shares a birthday with the rows of the tests.
const crowd = (size: number) => Array.from({ length: size }, (_, index) => person(`Crowd${index * 7919}`, `Extra${index * 104_729}`, `19${50 + (index % 40)}-01-01`));

it('answers a class list in its own order, in one statement, as far as the caller sees people', async () => {
  const [garcia, nguyen, okafor] = await as(tenant.site, () =>
    bed.participants.createManyInSite(tenant.siteId, [
      person('García', 'Sofía', '2015-03-02', { localId: 'L-1' }),
      person('Nguyễn', 'Đức', '2014-07-07'),
      person('Okafor', 'Chidi', '2013-01-31', { stateId: 'S-3' }),
    ]),
  );
  await as(other.site, () => bed.participants.createManyInSite(other.siteId, [person('García', 'Sofía', '2015-03-02')]));
  const [hidden] = await as(tenant.top, () => bed.participants.createManyInSite(tenant.otherSiteId, [person('Brown', 'Emma', '2016-02-29')]));

  const rows = [
    person('Nobody', 'Known', '2015-03-03'),
    person('NGUYEN', 'duc', '2014-07-07'),
    person('Garcia', 'Sophia', '2015-11-11'),
    person('Brown', 'Emma', '2016-02-29'),
    person('Other', 'Name', null, { localId: 'L-1' }),
    person('Okafor', 'Chidi', '2010-01-31', { stateId: 'S-3' }),
    person('García', 'Sofía', '2015-03-02'),
  ];
  const { found, statements } = await as(tenant.site, async () => ({
    found: await bed.matcher.findMatches(rows, tenant.siteId),
    statements: currentScope()?.statements.count,
  }));
  expect(statements).toBe(2);
  expect(found.map((matches) => matches.map(({ id, kind, reason }) => [id, kind, reason]))).toEqual([
    [],
    [[nguyen, 'duplicate', 'Same name and birth date']],
    [[garcia, 'similar', 'Similar name, same birth year; Similar name, same place']],
    [],
    [[garcia, 'duplicate', 'Same local ID']],
    [[okafor, 'duplicate', 'Same state ID']],
    [[garcia, 'duplicate', 'Same name and birth date']],
  ]);
  expect(found[1]?.[0]).toEqual({ id: nguyen, label: 'Nguyễn, Đức', kind: 'duplicate', reason: 'Same name and birth date', atSite: true, birthDate: '2014-07-07', grade: null, generatedId: expect.stringMatching(/^P[0-9A-Z]{8}$/), localId: null, stateId: null, email: null, phone: null, kinds: ['participant'] });
  const fromTop = await as(tenant.top, () => bed.matcher.findMatches(rows, tenant.siteId));
  expect(fromTop[3]?.map(({ id, atSite }) => [id, atSite])).toEqual([[hidden, false]]);
});

it('finds the same with few rows as with many', async () => {
  const wanted = [person('Garcia', 'Sofia', '2015-03-02'), person('Garcia', 'Sophia', '2015-11-11')];
  const few = await as(tenant.site, () => bed.matcher.findMatches(wanted, tenant.siteId));
  const many = await as(tenant.site, () => bed.matcher.findMatches([...wanted, ...crowd(500)], tenant.siteId));
  expect(few.map(({ length }) => length)).toEqual([1, 1]);
  expect(many.slice(0, 2)).toEqual(few);
  expect(many.slice(2).every(({ length }) => length === 0)).toBe(true);
});

it('reads nothing for the pairs of a large site whose names only begin alike', async () => {
  const { site, siteId } = await makeTenant(bed);
  const letters = (seed: string) => createHash('sha256').update(seed).digest('hex').replace(/[0-9]/g, (digit) => 'klmnopqrst'[Number(digit)] ?? '').slice(0, 9);
  const children = (list: string) => Array.from({ length: 400 }, (_, n) => person(`N${letters(`${list} last ${n}`)}`, letters(`${list} first ${n}`), new Date(Date.UTC(2010, 0, 1 + 7 * n)).toISOString().slice(0, 10)));
  const [twin] = children('new');
  await as(site, () => bed.participants.createManyInSite(siteId, [...children('known'), person(`${twin?.lastName}x`, String(twin?.firstName), null)]));
  await bed.admin.query('analyze person, stay');
  interface Plan { Plans?: Plan[]; 'Subplan Name'?: string; 'Actual Rows': number }
  const weighed = ({ Plans = [], ...node }: Plan): number[] => [...(node['Subplan Name'] === 'CTE weighed' ? [node['Actual Rows']] : []), ...Plans.flatMap(weighed)];
  const wanted = children('new').map(wantedRow);
  const [plan] = await as(site, () => bed.db.read((tx) => tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${matchSql(false, 'participant')}`, [JSON.stringify(wanted), siteId])));
  const [pairs] = weighed(plan?.['QUERY PLAN'][0].Plan as Plan);
  expect(pairs).toBeGreaterThan(0);
  expect(pairs).toBeLessThan(1_000);
  const found = await as(site, () => bed.matcher.findMatches(children('new'), siteId));
  expect(found[0]?.map(({ kind }) => kind)).toEqual(['similar']);
});

it('answers nothing for no rows, and refuses more than 5,000', async () => {
  expect(await as(tenant.site, () => bed.matcher.findMatches([], tenant.siteId))).toEqual([]);
  await expect(as(tenant.site, () => bed.matcher.findMatches(crowd(5001), tenant.siteId))).rejects.toThrow(RangeError);
});

it('reads lists and searches by their indexes, as the API’s own role', async () => {
  await as(tenant.top, () => bed.participants.createManyInSite(tenant.otherSiteId, crowd(3000)));
  await bed.admin.query('analyze');
  const plan = async (principal: typeof tenant.top, change: Partial<ListQuery>) => {
    const list = participantList(principal.wholeTenant, 'UTC');
    const { where, orderBy, values } = compileList(list, { offset: 0, limit: 25, ...change });
    const sql = `explain select ${list.select} from ${list.from} where ${list.base} and ${where} order by ${orderBy} limit 26`;
    const rows = await as(principal, () => bed.db.read((tx) => tx.query<{ 'QUERY PLAN': string }>(sql, values)));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const byName = await plan(tenant.top, {});
  expect(byName).toMatch(/Index Scan using person_(participants|everyone)_by_name on person p/);
  expect(byName).not.toMatch(/Sort/);
  for (const read of [await plan(tenant.top, { search: 'garcia sof' }), await plan(tenant.site, { search: 'garcia sof' }), await plan(tenant.site, {}), await plan(tenant.top, { filter: { match: 'and', rules: [{ field: 'lastName', mode: 'contains', value: 'garc' }] } })]) {
    expect(read).toMatch(/Index Scan using person_pkey on person p/);
    expect(read).not.toMatch(/Seq Scan on person/);
  }
});
