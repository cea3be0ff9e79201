import { AuditService, type Db, type Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { actorsOf, addChild, as, type FamilyBed, makeTenant, openFamilyBed, type TestTenant, withRole } from '../../test/family-bed';
import { PairFinder } from './pair-finder.service';
import { CANDIDATES } from './pair.sql';
import { PairService } from './pair.service';

let bed: FamilyBed;
let finder: PairFinder;
let pairs: PairService;
let tenant: TestTenant;
let site: Principal;
let otherSite: Principal;
let top: Principal;
let sofia: string;
let sophia: string;

beforeAll(async () => {
  bed = await openFamilyBed();
  finder = new PairFinder(bed.db);
  pairs = new PairService(bed.db, new AuditService());
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  ({ site, otherSite, top } = actorsOf(tenant));
  sofia = await addChild(bed, site, 'Sofía', 'García');
  sophia = await addChild(bed, site, 'Sophia', 'Garcia');
  await change(sofia, { birth_date: '2015-03-02' });
  await change(sophia, { birth_date: '2015-02-03', phone: '+19165550123' });
});

async function change(id: string, values: Record<string, string | null>) {
  const columns = Object.keys(values);
  await bed.admin.query(`update person set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} where id = $1`, [id, ...Object.values(values)]);
}
const find = () => as({ ...top, permissions: site.permissions }, () => finder.findAll());
const open = async (by = site) => (await as(by, () => pairs.list('open', { offset: 0, limit: 25 }))).nodes;
const dismiss = (id: string, by = site, note: string | null = null) => as(by, () => pairs.dismiss(id, note));
const theOne = async () => (await open())[0]?.id ?? '';

it('refuses whoever may not edit both, another site’s, another tenant’s and no pair at all', async () => {
  await find();
  const id = await theOne();
  const elsewhere = await makeTenant(bed);
  for (const by of [otherSite, actorsOf(elsewhere).top, withRole(tenant.site, 'viewer'), withRole(tenant.site, 'attendance_taker')]) {
    await expect(dismiss(id, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(by, () => pairs.reopen(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  for (const by of [otherSite, actorsOf(elsewhere).top]) expect(await open(by)).toEqual([]);
  for (const wrong of [newId(), 'x', '']) await expect(dismiss(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(dismiss(id, site, 'x'.repeat(501))).rejects.toMatchObject({ params: { problems: [{ path: 'note' }] } });
  expect(await open()).toHaveLength(1);
});

it('shows a pair to whoever sees both of the two, and says why', async () => {
  const moved = await addChild(bed, otherSite, 'Sofia', 'García Márquez');
  await change(moved, { birth_date: '2015-03-02' });
  await find();
  const seen = (rows: Awaited<ReturnType<typeof open>>) => rows.map(({ first, second, score, reasons }) => [[first.id, second.id].sort(), score, reasons]);
  expect(seen(await open())).toEqual([[[sofia, sophia].sort(), 64, ['sounds_alike', 'swapped_birth_date']]]);
  expect(seen(await open(otherSite))).toEqual([]);
  const fromTop = seen(await open(top));
  expect(fromTop[0]).toEqual([[sofia, moved].sort(), 73, ['part_of_name', 'same_birth_date']]);
  expect(fromTop.slice(1).map(([people]) => String(people)).sort()).toEqual([[sofia, sophia].sort(), [sophia, moved].sort()].map(String).sort());
});

it('remembers that they are two people until they are more alike than they were', async () => {
  await find();
  const id = await theOne();
  await dismiss(id, site, 'Cousins');
  await dismiss(id);
  expect(await open()).toEqual([]);
  const [row] = (await as(site, () => pairs.list('dismissed', { offset: 0, limit: 25 }))).nodes;
  expect(row).toMatchObject({ id, note: 'Cousins', decidedBy: site.userId, decidedAt: expect.any(Date) as Date });
  const trail = await bed.admin.query(`select 1 from audit where action = 'duplicate.dismiss' and subject_id in ($1, $2)`, [sofia, sophia]);
  expect(trail.rowCount).toBe(2);
  // Something that tells nothing new, something that makes them less alike, then something that makes them more so.
  await change(sofia, { postal_code: '95811' });
  await find();
  await change(sofia, { birth_date: '2011-11-11' });
  await find();
  await change(sofia, { birth_date: '2015-03-02' });
  await find();
  expect(await open()).toEqual([]);
  await change(sofia, { phone: '+19165550123' });
  await find();
  expect((await open())[0]).toMatchObject({ id, score: 76, reasons: ['sounds_alike', 'swapped_birth_date', 'same_phone'] });
  await dismiss(id);
  await as(site, () => pairs.reopen(id));
  expect((await open())[0]).toMatchObject({ id, state: 'open', decidedBy: null, note: null });
});

it('follows what is written, by whatever way, and forgets who is no longer alike or on record', async () => {
  await find();
  expect(await open()).toHaveLength(1);
  await change(sophia, { first_name: 'Valentina' });
  expect(await find()).toBeGreaterThanOrEqual(0);
  expect(await open()).toEqual([]);
  await change(sophia, { first_name: 'Sofia' });
  await find();
  expect(await open()).toHaveLength(1);
  await as(site, () => bed.relationships.add(sofia, [{ kind: 'sibling', personId: sophia }]));
  await as(top, () => finder.askAll());
  await find();
  expect(await open()).toEqual([]);
  await bed.admin.query('delete from relationship where participant_person_id = $1', [sofia]);
  await as(top, () => finder.askAll());
  await find();
  expect(await open()).toHaveLength(1);
  await change(sophia, { removed_at: '2026-11-21' });
  await find();
  expect(await open()).toEqual([]);
  const left = await bed.admin.query('select 1 from duplicate_todo where tenant_id = $1', [tenant.id]);
  expect(left.rowCount).toBe(0);
});

it('is settled by a merge, keeps what was said of the record that went, and is open again when the merge is undone', async () => {
  const cousin = await addChild(bed, site, 'Sofie', 'Garcia');
  await change(cousin, { birth_date: '2015-03-02' });
  await find();
  for (const { id, first, second } of await open()) if ([first.id, second.id].includes(cousin) && [first.id, second.id].includes(sophia)) await dismiss(id);
  await bed.admin.query(
    `insert into person_merge (tenant_id, id, winner_person_id, loser_person_id, current_person_id, merged_by, undo_until, sealed) values ($1, $2, $3, $4, $3, $5, now() + interval '30 days', '\\x00')`,
    [tenant.id, newId(), sofia, sophia, site.userId],
  );
  await change(sophia, { removed_at: '2026-11-21' });
  await find();
  const states = async () => (await bed.admin.query<{ state: string; both: string[] }>('select state, array[first_person_id, second_person_id]::text[] as both from duplicate_pair where tenant_id = $1', [tenant.id])).rows;
  const stateOf = async (a: string, b: string) => (await states()).find(({ both }) => both.includes(a) && both.includes(b))?.state;
  expect([await stateOf(sofia, sophia), await stateOf(cousin, sophia)]).toEqual(['merged', 'dismissed']);
  // The record that stayed and the cousin are more alike than the one that went was.
  expect(await stateOf(sofia, cousin)).toBe('open');
  await bed.admin.query('update person_merge set undone_at = now() where loser_person_id = $1', [sophia]);
  await change(sophia, { removed_at: null });
  await find();
  expect(await stateOf(sofia, sophia)).toBe('open');
});

it('compares 5,000 people in a number of pairs that does not grow with their square, by its indexes, though the statistics are those of the two that were there before', async () => {
  await find();
  await bed.admin.query('analyze duplicate_key, duplicate_pair');
  const names = ['Sofía', 'Liam', 'Olivia', 'Noah', 'Emma', 'Mateo', 'Mía', 'Luis', 'Ana', 'José'];
  await bed.admin.query(
    `insert into person (tenant_id, id, first_name, last_name, birth_date, local_id, phone, is_participant)
      select $1, uuidv7(), ($2::text[])[1 + n % 10], 'Family' || (n % 700), date '2008-01-01' + (n * 37) % 4000, 'V' || n, '+1916555' || lpad((n % 2500)::text, 4, '0'), true from generate_series(1, 5000) n`,
    [tenant.id, names],
  );
  await bed.admin.query('analyze person');
  const touched: number[] = [];
  const compared = await as({ ...top, permissions: site.permissions }, () => new PairFinder(explaining(touched)).findAll());
  expect(compared).toBeGreaterThan(500);
  expect(compared).toBeLessThan(50_000);
  expect(touched).toHaveLength(10);
  expect(Math.min(...touched)).toBeGreaterThan(1000);
  expect(Math.max(...touched)).toBeLessThan(100_000);
  await bed.admin.query('analyze duplicate_key, duplicate_pair');
  expect(await find()).toBe(0);
  await change(sophia, { first_name: 'Sofie' });
  expect(await find()).toBeLessThan(60);
});

/** The same database, which also tells how many rows it looks at for those who have a key in common. */
function explaining(touched: number[]): Db {
  const write: Db['write'] = (work) =>
    bed.db.write((tx) => {
      const query = tx.query.bind(tx);
      tx.query = async (text, values, name) => {
        if (text === CANDIDATES) {
          const [row] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (analyze, format json) ${text}`, values);
          touched.push(row ? rowsOf(row['QUERY PLAN'][0].Plan) : NaN);
        }
        return query(text, values, name);
      };
      return work(tx);
    });
  return Object.assign(Object.create(bed.db) as Db, { write });
}

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}
/** All rows that were looked at anywhere in a plan. */
const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);
