import pino from 'pino';
import { AuditService, NotificationService, type Principal } from '@afterbell/core/api';
import { newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../../test/test-bed';
import { RosterMembersService } from '../rosters/roster-members.service';
import { RosterService } from '../rosters/roster.service';
import { TagService } from '../tags/tag.service';
import type { BulkAction } from './bulk-action';
import { BulkActions } from './bulk-actions';
import { BulkRunner, fullPace } from './bulk-runner';
import type { BulkChangeInput } from './bulk.inputs';
import { BulkLoaders } from './bulk.loaders';
import { BulkService } from './bulk.service';
import { EndStayAction } from './end-stay.action';
import { StayPlaces } from '../stays/stay-places';
import { RosterAction } from './roster.action';
import { TagActions } from './tag.actions';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;
let bulk: BulkService;
let runner: BulkRunner;
let actions: BulkActions;
let tags: TagService;
let rosters: RosterService;
let loaders: BulkLoaders;

beforeAll(async () => {
  bed = await openTestBed();
  const audit = new AuditService();
  actions = new BulkActions();
  rosters = new RosterService(bed.db, audit, bed.organizations, bed.participants);
  tags = new TagService(bed.db, audit);
  loaders = new BulkLoaders(bed.db);
  new TagActions(actions).onModuleInit();
  new RosterAction(actions, rosters).onModuleInit();
  new EndStayAction(actions, bed.organizations, new StayPlaces(audit)).onModuleInit();
  runner = new BulkRunner(bed.db, audit, actions, new NotificationService(), pino({ level: 'silent' }));
  bulk = new BulkService(bed.db, audit, bed.participants, actions, runner);
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
});

const children = (at: Principal, ...names: string[]) =>
  as(at, () => bed.participants.createManyInSite(at.organizationId, names.map((firstName) => ({ firstName, lastName: 'Okafor', grade: '3', birthDate: null, startsOn: '2026-09-01' }))));
const tag = (at: Principal, name = 'Bus 4') => as(at, () => tags.save({ name, colour: 'blue' }));
const change = (action: BulkChangeInput['action'], ids: string[], more: Partial<BulkChangeInput> = {}): BulkChangeInput => ({ action, selection: { ids }, ...more });
const start = (at: Principal, wish: BulkChangeInput, key: string = newId()) => as(at, () => bulk.start({ change: wish, key }));
const tagged = async (tagId: string) => (await bed.admin.query<{ id: string }>('select person_id as id from person_tag where tag_id = $1 order by person_id', [tagId])).rows.map(({ id }) => id);
const outcomes = (at: Principal, runId: string) => as(at, async () => (await loaders.rows(runId, null, 100, 0)).map(({ outcome }) => outcome));
const role = (at: Principal, name: Parameters<typeof standardRole>[0]): Principal => ({ ...at, permissions: new PermissionSet(standardRole(name).entries) });

describe('refuses', () => {
  it('roles without the right of the action, at the start and on undoing', async () => {
    const [id = ''] = await children(tenant.site, 'Ana');
    const { id: tagId } = await tag(tenant.site);
    const wish = change('TAG', [id], { targetId: tagId });
    const run = await start(tenant.site, wish);
    for (const weak of [role(tenant.site, 'viewer'), role(tenant.site, 'attendance_taker')]) {
      await expect(start(weak, wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(weak, () => bulk.preview(wish))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(weak, () => bulk.undo(run.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await as(weak, () => bulk.list(10, 0))).toEqual([]);
    }
    expect(await tagged(tagId)).toEqual([id]);
  });

  it('people, targets and runs of another site and another tenant', async () => {
    const [mine = ''] = await children(tenant.site, 'Ana');
    const [near = ''] = await children(tenant.otherSite, 'Noor');
    const [far = ''] = await children(other.site, 'Liam');
    const { id: tagId } = await tag(tenant.site);
    const foreign = await tag(other.site);
    const roster = await as(tenant.otherSite, () => rosters.save({ name: 'Theirs' }));
    for (const id of [near, far, newId()]) await expect(start(tenant.site, change('TAG', [id], { targetId: tagId }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start(tenant.site, change('TAG', [mine], { targetId: foreign.id }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start(tenant.site, change('ROSTER', [mine], { targetId: roster.id }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start(tenant.site, change('END_STAY', [mine], { targetId: tenant.otherSiteId, on: '2026-11-20' }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Beside one in sight the others are left out and counted.
    const run = await start(tenant.site, change('TAG', [mine, near, far], { targetId: tagId }));
    expect(run).toMatchObject({ total: 1, changed: 1, unseen: 2 });
    for (const at of [tenant.otherSite, other.top]) {
      await expect(as(at, () => bulk.get(run.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(at, () => bulk.undo(run.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(at, () => bulk.cancel(run.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await as(at, () => bulk.list(10, 0))).toEqual([]);
    }
    expect(await tagged(tagId)).toEqual([mine]);
  });

  it('nobody at all, ids beside a question, a day that is none, a retired tag, a key of another change', async () => {
    const [id = ''] = await children(tenant.site, 'Ana');
    const { id: tagId, version } = await tag(tenant.site);
    const invalid = (path: string) => ({ code: 'VALIDATION', params: { problems: [expect.objectContaining({ path })] } });
    await expect(start(tenant.site, change('TAG', [], { targetId: tagId }))).rejects.toMatchObject(invalid('selection'));
    await expect(start(tenant.site, { action: 'TAG', targetId: tagId, selection: { ids: [id], question: {} } })).rejects.toMatchObject(invalid('selection'));
    await expect(start(tenant.site, change('END_STAY', [id], { on: '2026-02-30' }))).rejects.toMatchObject(invalid('on'));
    await expect(start(tenant.site, change('END_STAY', [id], { on: '2026-11-20', reason: 'x'.repeat(10_000) }))).rejects.toMatchObject(invalid('reason'));
    await start(tenant.site, change('TAG', [id], { targetId: tagId }), 'the same key');
    await expect(start(tenant.site, change('UNTAG', [id], { targetId: tagId }), 'the same key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await as(tenant.site, () => tags.save({ id: tagId, version, name: 'Bus 4', colour: 'red', retired: true }));
    await expect(start(tenant.site, change('TAG', [id], { targetId: tagId }))).rejects.toMatchObject(invalid('targetId'));
    await expect(as(tenant.site, () => tags.save({ id: tagId, version, name: 'Bus 5', colour: 'red' }))).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(as(tenant.site, () => tags.save({ name: 'BÚS 4', colour: 'red' }))).rejects.toMatchObject(invalid('name'));
  });

  it('each row that left between preview and run, and every row once the right is gone', async () => {
    const [stays = '', leaves = '', late = ''] = await children(tenant.site, 'Ana', 'Ben', 'Cleo');
    const { id: tagId } = await tag(tenant.site);
    const wish = change('TAG', [stays, leaves, late], { targetId: tagId });
    expect(await as(tenant.site, () => bulk.preview(wish))).toMatchObject({ total: 3, unseen: 0 });
    const id = await waiting(tenant.site, wish);
    await bed.admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
    await bed.admin.query('update stay set organization_id = $2 where person_id = $1', [leaves, tenant.otherSiteId]);
    await as(tenant.site, () => runner.advance(id, { size: 2, left: 0 }));
    await as(role(tenant.site, 'viewer'), () => runner.work(id));
    expect(await outcomes(tenant.site, id)).toEqual(['changed', 'refused', 'refused']);
    expect(await tagged(tagId)).toEqual([stays]);
    const rows = await as(tenant.site, () => loaders.rows(id, ['refused'], 10, 0));
    expect(rows.map(({ displayName, code }) => [displayName, code])).toEqual([[null, 'NOT_FOUND'], ['Okafor, Cleo', 'FORBIDDEN']]);
  });
});

/** Written and not begun: what a process leaves behind that dies at once. */
async function waiting(at: Principal, wish: BulkChangeInput): Promise<string> {
  const work = jest.spyOn(runner, 'work').mockResolvedValueOnce();
  const { id } = await start(at, wish);
  work.mockRestore();
  return id;
}

it('finds whom a question means when it is done, does the same key once, in parallel too, and undoes what is untouched', async () => {
  const ids = await children(tenant.site, 'Ana', 'Ben', 'Cleo', 'Dee');
  const { id: tagId } = await tag(tenant.site);
  await start(tenant.site, change('TAG', [ids[3] as string], { targetId: tagId }));
  const all: BulkChangeInput = { action: 'TAG', targetId: tagId, selection: { question: { filter: { match: 'and', rules: [{ field: 'grade', mode: 'equals', value: '3' }] } } } };
  const { verdicts } = await as(tenant.site, () => bulk.preview(all));
  expect([...verdicts.values()].map(({ verdict }) => verdict).sort()).toEqual(['already', 'can', 'can', 'can']);
  ids.push(...(await children(tenant.site, 'Eve')));
  const [one, two] = await Promise.all([start(tenant.site, all, 'pressed twice'), start(tenant.site, all, 'pressed twice')]);
  expect(one.id).toBe(two.id);
  expect(await as(tenant.site, () => bulk.get(one.id))).toMatchObject({ state: 'done', total: 5, changed: 4, already: 1, waiting: 0 });
  expect(await tagged(tagId)).toEqual([...ids].sort());
  const trail = await bed.admin.query(`select 1 from audit where action = 'tag.give' and subject_id = any($1)`, [ids]);
  expect(trail.rowCount).toBe(5);

  await start(tenant.site, change('UNTAG', [ids[0] as string], { targetId: tagId }));
  await start(tenant.site, change('TAG', [ids[0] as string], { targetId: tagId }));
  expect(await as(tenant.site, () => bulk.undo(one.id))).toMatchObject({ state: 'undone', undone: 3, kept: 1, changed: 0 });
  expect(await tagged(tagId)).toEqual([ids[0], ids[3]].sort());
  // A second press changes nothing.
  expect(await as(tenant.site, () => bulk.undo(one.id))).toMatchObject({ undone: 3 });
});

it('goes on after a worker was killed, sets one bad row aside, and stops when it is asked to', async () => {
  const ids = await children(tenant.site, 'Ana', 'Ben', 'Cleo', 'Dee');
  const { id: tagId } = await tag(tenant.site);
  const wish = change('TAG', ids, { targetId: tagId });
  const id = await waiting(tenant.site, wish);
  const giving = actions.get('TAG') as BulkAction<{ tagId: string }, unknown>;
  const real = giving.apply.bind(giving);
  // Dies after it wrote, before it was committed.
  const apply = jest.spyOn(giving, 'apply').mockImplementationOnce(async (tx, params, some) => {
    await real(tx, params, some);
    await tx.query('select pg_terminate_backend(pg_backend_pid())');
    return new Map();
  });
  await expect(as(tenant.site, () => runner.work(id))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await tagged(tagId)).toEqual([]);
  apply.mockImplementation(async (tx, params, some) => {
    if (some.includes(ids[1] as string)) await tx.query('select 1 / 0');
    return real(tx, params, some);
  });
  await as(tenant.site, () => runner.work(id));
  apply.mockRestore();
  expect(await outcomes(tenant.site, id)).toEqual(['changed', 'refused', 'changed', 'changed']);
  expect(await as(tenant.site, () => bulk.get(id))).toMatchObject({ state: 'done', changed: 3, refused: 1 });

  const { id: second } = await tag(tenant.site, 'Bus 5');
  const stopped = await waiting(tenant.site, { ...wish, targetId: second });
  await as(tenant.site, () => runner.advance(stopped, { ...fullPace(), size: 1 }));
  await as(tenant.site, () => bulk.cancel(stopped));
  await as(tenant.site, () => runner.work(stopped));
  expect(await as(tenant.site, () => bulk.get(stopped))).toMatchObject({ state: 'cancelled', changed: 1, cancelled: 3 });
  expect(await tagged(second)).toEqual([ids[0]]);
});

it('ends stays with their programmes and gives both back, unless somebody changed them', async () => {
  const [ana = '', ben = '', gone = ''] = await children(tenant.site, 'Ana', 'Ben', 'Gone');
  await bed.admin.query(`update stay set ends_on = '2026-10-01' where person_id = $1`, [gone]);
  await bed.admin.query(`insert into enrolled_programme (id, tenant_id, stay_id, person_id, organization_id, code, starts_on) select $2, tenant_id, id, person_id, organization_id, 'x', '2026-12-01' from stay where person_id = $1`, [ana, newId()]);
  await bed.admin.query(`insert into stay (id, tenant_id, person_id, organization_id, starts_on, kind) select $2, tenant_id, person_id, $3, starts_on, kind from stay where person_id = $1`, [ben, newId(), tenant.otherSiteId]);
  const wish = change('END_STAY', [ana, ben, gone], { on: '2026-11-20', reason: 'Moved away' });
  const run = await start(tenant.top, wish);
  expect(await outcomes(tenant.top, run.id)).toEqual(['changed', 'refused', 'refused']);
  const here = await start(tenant.top, { ...wish, selection: { ids: [ben] }, targetId: tenant.siteId });
  expect(here).toMatchObject({ changed: 1 });
  const stay = async (id: string) => (await bed.admin.query(`select ends_on::text, end_reason, (select count(*)::int from enrolled_programme e where e.stay_id = s.id) as programmes from stay s where person_id = $1 and organization_id = $2`, [id, tenant.siteId])).rows[0];
  expect(await stay(ana)).toEqual({ ends_on: '2026-11-20', end_reason: 'Moved away', programmes: 0 });
  await bed.admin.query('update stay set version = version + 1 where person_id = $1', [ben]);
  expect(await as(tenant.top, () => bulk.undo(run.id))).toMatchObject({ undone: 1, kept: 0 });
  expect(await stay(ana)).toEqual({ ends_on: null, end_reason: null, programmes: 1 });
  expect(await as(tenant.top, () => bulk.undo(here.id))).toMatchObject({ undone: 0, kept: 1 });
  expect(await stay(ben)).toMatchObject({ ends_on: '2026-11-20' });
});

it('puts people on a roster as far as it takes them, and takes back those nobody has moved since', async () => {
  const ids = await children(tenant.site, 'Ana', 'Ben', 'Cleo');
  const members = new RosterMembersService(bed.db, new AuditService(), rosters);
  const roster = await as(tenant.site, () => rosters.save({ name: 'Robotics' }));
  const byRule = await as(tenant.site, () => rosters.save({ name: 'Rule', question: { search: 'x' } }));
  await expect(start(tenant.site, change('ROSTER', ids, { targetId: byRule.id }))).rejects.toMatchObject({ code: 'VALIDATION' });
  await as(tenant.site, () => members.add({ rosterId: roster.id, personIds: [ids[0] as string] }));
  const run = await start(tenant.site, change('ROSTER', ids, { targetId: roster.id }));
  expect(await outcomes(tenant.site, run.id)).toEqual(['already', 'changed', 'changed']);
  await as(tenant.site, () => members.takeOff({ rosterId: roster.id, personIds: [ids[1] as string] }));
  expect(await as(tenant.site, () => bulk.undo(run.id))).toMatchObject({ undone: 1, kept: 1 });
  const left = await bed.admin.query<{ id: string }>('select person_id as id from roster_member where roster_id = $1', [roster.id]);
  expect(left.rows.map(({ id }) => id)).toEqual([ids[0]]);
});
