import type { Principal } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import { counted } from '@afterbell/testing/api';
import { as, codeOf, count, enter, makePerson, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import type { SaveServiceInput } from './service.types';

let bed: TestBed;
let world: World;
let other: World;
let site: Principal;
const ALL = new PermissionSet(standardRole('tenant_administrator').entries);

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin, { people: 2 });
  other = await makeWorld(bed.admin, { people: 1 });
  site = { ...world.taker, permissions: ALL };
});

const VALUES: SaveServiceInput['values'] = { onDate: '2026-11-17', category: 'tutoring', minutes: 45, visibility: 'everyone' };
const save = (at: Principal, { values, ...more }: Partial<Omit<SaveServiceInput, 'values'>> & { values?: Partial<SaveServiceInput['values']> } = {}) =>
  as(at, () => bed.services.save({ personIds: [world.people[0] ?? ''], ...more, values: { ...VALUES, ...values } }));
const list = (at: Principal, query: object = {}, personId: string | null = null) => as(at, async () => (await bed.services.list({ offset: 0, limit: 50, ...query }, personId)).nodes);
const paths = (promise: Promise<unknown>) => promise.then(() => [], (error: { params?: { problems?: { path: string }[] } }) => error.params?.problems?.map(({ path }) => path));

describe('refuses', () => {
  it('services and people of other sites and tenants, on reading and on writing', async () => {
    const { id, version } = await save(site);
    const elsewhere = { ...principalOf(world, world.otherSiteId, 'site'), permissions: ALL };
    for (const at of [elsewhere, { ...other.taker, permissions: ALL }]) {
      expect(await codeOf(as(at, () => bed.services.get(id)))).toBe('NOT_FOUND');
      expect(await codeOf(save(at, { id, version }))).toBe('NOT_FOUND');
      expect(await codeOf(as(at, () => bed.services.setRemoved({ id, restore: false })))).toBe('NOT_FOUND');
      expect(await list(at)).toEqual([]);
    }
    expect(await codeOf(save(site, { personIds: [other.people[0] ?? ''] }))).toBe('NOT_FOUND');
    expect(await codeOf(save(site, { values: { staffPersonId: world.people[1] } }))).toBe('NOT_FOUND');
    expect(await codeOf(save({ ...site, organizationId: world.topId, organizationLevel: 'top', wholeTenant: true } as Principal))).not.toBe('no error');
  });

  it('what no list has, no time, nobody, a day to come; nothing of it is written', async () => {
    expect(await paths(save(site, { values: { category: 'nonsense' } }))).toEqual(['category']);
    expect(await paths(save(site, { values: { minutes: null, onDate: '2199-01-01' }, personIds: [] }))).toEqual(['onDate', 'minutes', 'personIds']);
    expect(await list(site)).toEqual([]);
  });

  it('a save that comes too late, with what stands there now', async () => {
    const { id, version } = await save(site);
    await save(site, { id, version, values: { minutes: 60 } });
    await expect(save(site, { id, version, values: { minutes: 30 } })).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'minutes', current: '60', attempted: '30', version: version + 1 }] } });
  });
});

it('shows notes to whom their author chose, keeps hidden ones through the saves of others, and out of the trail', async () => {
  const author = { ...site, userId: newId() };
  await enter(bed.admin, world.tenantId);
  await bed.admin.query(`insert into app_user (id, email, name) values ($1, $2, 'Ana')`, [author.userId, `${author.userId}@example.org`]);
  const { id, version } = await save(author, { values: { notes: 'Only mine', visibility: 'author' } });
  const leader = await as(site, () => bed.services.get(id));
  expect([leader.notes, leader.notesHidden]).toEqual([null, true]);
  await save(site, { id, version, values: { title: 'Reading', visibility: 'author', notes: 'Something else' } });
  expect(await as(author, () => bed.services.get(id))).toMatchObject({ notes: 'Only mine', title: 'Reading' });
  const led = await save(author, { values: { notes: 'For leaders', visibility: 'leaders' } });
  const helper = { ...site, permissions: new PermissionSet(entriesFor('services.list', 'edit')) };
  expect((await as(site, () => bed.services.get(led.id))).notes).toBe('For leaders');
  expect(await as(helper, () => bed.services.get(led.id))).toMatchObject({ notes: null, notesHidden: true });
  expect(await count(bed.admin, `audit where tenant_id = $1 and (before::text || after::text) like '%Only mine%'`, [world.tenantId])).toBe(0);
});

it('what a program wrote has no author: its notes are for whom it says, and it is always said whether there are any', async () => {
  const program: Principal = { ...site, userId: '' };
  const helper = { ...site, permissions: new PermissionSet(entriesFor('services.list', 'edit')) };
  const { id } = await save(program, { values: { notes: 'Calmer since the move.', visibility: 'leaders' } });
  const own = await save(program, { values: { notes: 'Nobody’s own', visibility: 'author' } });
  const told = (at: Principal, wanted: string) => as(at, async () => [await bed.services.get(wanted), ...(await bed.services.list({ offset: 0, limit: 50 })).nodes.filter((row) => row.id === wanted)].map(({ notes, notesHidden }) => [notes, notesHidden]));
  expect(await told(helper, id)).toEqual([[null, true], [null, true]]);
  expect(await told(site, id)).toEqual([['Calmer since the move.', false], ['Calmer since the move.', false]]);
  for (const at of [helper, site, program]) expect(await told(at, own.id)).toEqual([[null, true], [null, true]]);
  const authored = await save(site, { values: { notes: 'Mine', visibility: 'author' } });
  expect(await told(program, authored.id)).toEqual([[null, true], [null, true]]);
});

it('finds by participant, category, staff and time, in a bounded number of statements', async () => {
  const [ana, ben] = world.people as [string, string];
  const zoe = await makePerson(bed.admin, world, { first: 'Zoë', last: 'Ávila' });
  await save(site, { personIds: [ana, zoe], values: { title: 'Fractions', startTime: '15:00', endTime: '16:30', providedBy: 'Dr. Núñez' } });
  await save(site, { personIds: [ben], values: { category: 'counseling', minutes: 20 } });
  const rule = (field: string, mode: string, value: string) => ({ filter: { match: 'and', rules: [{ field, mode, value }] } });
  const minutes = async (query: object, personId: string | null = null) => (await list(site, query, personId)).map((row) => row.minutes);
  expect(await minutes({ search: 'avila' })).toEqual([90]);
  expect(await minutes({ search: 'nunez' })).toEqual([90]);
  expect(await minutes(rule('category', 'equals', 'counseling'))).toEqual([20]);
  expect(await minutes(rule('participant', 'contains', 'zoe'))).toEqual([90]);
  expect(await minutes(rule('minutes', 'lt', '30'))).toEqual([20]);
  expect(await minutes({}, ben)).toEqual([20]);
  const { statements } = await counted(site, async () => {
    const page = await bed.services.list({ offset: 0, limit: 50 });
    await Promise.all(page.nodes.map(({ id }) => bed.services.participants(id)));
    return (await page.count(false)).value;
  });
  expect(statements).toBeLessThanOrEqual(6);
});

it('a category of the tenant’s own counts from its day on; what was chosen before keeps its name', async () => {
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('insert into code_list_version (list, effective_on, codes, saved_by) values ($1, $2, $3, $4)', ['service_category', '2026-11-10', JSON.stringify([{ code: 'yoga', label: 'Yoga', ceds: null }]), world.userId]);
  expect((await save(site, { values: { category: 'yoga' } })).categoryLabel).toBe('Yoga');
  expect(await paths(save(site, { values: { category: 'yoga', onDate: '2026-11-09' } }))).toEqual(['category']);
  expect((await save(site, { values: { onDate: '2026-11-09' } })).categoryLabel).toBe('Tutoring');
});

it('a removed one comes back with whom it served', async () => {
  const { id } = await save(site, { personIds: world.people });
  for (const restore of [false, false, true, true]) await as(site, () => bed.services.setRemoved({ id, restore }));
  expect(await as(site, () => bed.services.participants(id))).toHaveLength(2);
  expect(await count(bed.admin, `audit where subject_id = $1`, [id])).toBe(3);
});
