import { Client } from 'pg';
import { connectionFields, type Principal } from '@afterbell/core/api';
import { entriesFor, newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { as, counted, makeTenant, MAY_EDIT, openTestBed, principalAt, type TestBed, type TestTenant } from '../test/test-bed';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;
let top: Principal;
let ids: Record<string, string>;
let fall: string;

beforeAll(async () => {
  bed = await openTestBed();
});
beforeEach(async () => {
  tenant = await makeTenant(bed);
  fall = await addTerm('Fall');
  top = { ...principalAt(tenant.id, tenant.top.organizationId, 'top', MAY_EDIT), termId: fall };
  ids = { top: top.organizationId };
  for (const [name, level, parent] of [['Harbor', 'institution', 'top'], ['Prairie', 'institution', 'top'], ['East', 'site_group', 'Harbor'], ['Lincoln', 'site', 'East'], ['Roosevelt', 'site', 'Harbor']] as [string, OrganizationLevel, string][]) {
    ids[name] = await as(top, () => bed.editor.create({ parentId: id(parent), level, name }));
  }
  // Whoever writes next by hand has entered another tenant than the one that is written.
  other = await makeTenant(bed);
});
afterAll(() => bed.close());

const id = (name: string) => ids[name] ?? '';
const at = (name: string, level: OrganizationLevel): Principal => ({ ...principalAt(tenant.id, id(name), level, MAY_EDIT), termId: fall });
const ask = (who: Principal, unless: string | null = null, withResting = false) => as(who, () => bed.tree.answer(withResting, unless));
const version = async (who: Principal = top) => (await ask(who)).version;
const run = (sql: string, values: unknown[] = []) => bed.admin.query(sql, values);

async function addTerm(name: string): Promise<string> {
  const termId = newId();
  await run(`insert into term (tenant_id, id, name, kind, starts_on, ends_on) values ($1, $2, $3, 'fall', '2020-01-01', '2099-12-31')`, [tenant.id, termId, name]);
  return termId;
}
async function addActivity(site: string): Promise<string> {
  const activityId = newId();
  await run(`insert into activity (tenant_id, id, organization_id, name, type) values ($1, $2, $3, 'Chess', 'scheduled')`, [tenant.id, activityId, id(site)]);
  return activityId;
}
async function addSession(site: string, activityId: string, endsOn = '2099-06-30'): Promise<string> {
  const sessionId = newId();
  await run(`insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, 'Fall', '2020-01-01', $5, '15:00', '17:00', '{1}')`, [tenant.id, sessionId, activityId, id(site), endsOn]);
  return sessionId;
}
async function another(): Promise<Client> {
  const { rows: [row] } = await bed.admin.query<{ name: string }>('select current_database() as name');
  const address = new URL(process.env.AFTERBELL_TEST_PG ?? '');
  address.pathname = `/${row?.name}`;
  const client = new Client(connectionFields(address.href));
  await client.connect();
  return client;
}

describe('a version that is not the one to be answered', () => {
  it('is answered in full: nonsense, another tenant’s, another place’s, another question’s', async () => {
    const whole = await ask(top);
    expect([whole.unchanged, whole.nodes.length]).toEqual([false, 6]);
    const foreign = await version({ ...principalAt(other.id, other.top.organizationId, 'top', MAY_EDIT), termId: fall });
    const site = await version(at('Lincoln', 'site'));
    for (const unless of ['', 'nonsense', '\u0000', 'x'.repeat(10_000), foreign, site, (await ask(top, null, true)).version, whole.version.toLowerCase()]) {
      expect(await ask(top, unless)).toEqual(whole);
    }
    expect(await ask(at('Lincoln', 'site'), whole.version)).toMatchObject({ unchanged: false, version: site, nodes: [{ name: 'Lincoln' }] });
  });

  it('is another one for other rights, another term and another day at the site', async () => {
    const sites = entriesFor('organizations.site', 'view');
    const institutions = entriesFor('organizations.institution', 'view');
    const [sitesOnly, views, edits] = [sites, [...sites, ...institutions], [...institutions, ...entriesFor('organizations.site', 'edit')]].map((entries) => new PermissionSet(entries)) as [PermissionSet, PermissionSet, PermissionSet];
    const versions = await Promise.all(
      [top, { ...top, permissions: sitesOnly }, { ...top, permissions: views }, { ...top, permissions: edits }, { ...top, termId: null }, { ...top, timeZone: 'Pacific/Kiritimati' }, { ...top, timeZone: 'Pacific/Pago_Pago' }].map(version),
    );
    // One of the two days is New York's own.
    expect(new Set(versions).size).toBeGreaterThanOrEqual(versions.length - 1);
    expect(versions[5]).not.toBe(versions[6]);
    expect(await version({ ...top, userId: newId(), accessId: newId() })).toBe(versions[0]);
  });
});

it('is unchanged while nothing changed, in one statement, and still says what the caller may do', async () => {
  const { version: now, viewerCan } = await ask(top);
  const { result, statements } = await counted(top, () => bed.tree.answer(false, now));
  expect(result).toEqual({ version: now, unchanged: true, nodes: [], viewerCan });
  // With entering the tenant.
  expect(statements).toBe(2);
});

it('is another one after whatever is shown or decides what is shown', async () => {
  const activityId = await addActivity('Lincoln');
  const second = await addActivity('Lincoln');
  let sessionId = '';
  const added = newId();
  const changes: Record<string, () => Promise<unknown>> = {
    'a session': async () => (sessionId = await addSession('Lincoln', activityId)),
    'its end': () => run('update session set ends_on = $2 where id = $1', [sessionId, '2020-02-01']),
    'its end again': () => run('update session set ends_on = $2 where id = $1', [sessionId, '2099-02-01']),
    'its activity': () => run('update session set activity_id = $2 where id = $1', [sessionId, second]),
    'an activity disabled': () => run('update activity set enabled = false where id = $1', [second]),
    'an activity enabled': () => run('update activity set enabled = true where id = $1', [second]),
    'a session removed': () => run('delete from session where id = $1', [sessionId]),
    'a name': () => as(top, () => bed.editor.edit(id('East'), { name: 'Far East' }, null)),
    'a detail': () => as(top, () => bed.editor.edit(id('Lincoln'), { gradeFrom: 'K', gradeTo: '6' }, null)),
    'a place': () => as(top, () => bed.editor.move(id('East'), id('Prairie'), null)),
    'disabled': () => as(top, () => bed.editor.setEnabled(id('Roosevelt'), false, null)),
    'enabled': () => as(top, () => bed.editor.setEnabled(id('Roosevelt'), true, null)),
    'added': () => as(top, () => bed.editor.create({ id: added, parentId: id('Harbor'), level: 'site', name: 'New' })),
    'imported': () => as(top, () => bed.imports.import({ contentBase64: Buffer.from('name,level,parent\nA,site,Harbor\nB,site,Harbor').toString('base64') })),
    'resting': () => as(top, () => bed.terms.set(id('East'), [{ termId: fall, active: false }])),
    'awake': () => as(top, () => bed.terms.set(id('East'), [{ termId: fall, active: true }])),
    'removed': () => run('delete from organization where id = $1', [added]),
  };
  await run(`insert into app_user (id, email, name) values ($1, $2, 'Dana Importer')`, [top.userId, `${top.userId}@example.org`]);
  const seen = new Set([await version()]);
  for (const [change, make] of Object.entries(changes)) {
    await make();
    const now = await version();
    expect([change, seen.has(now)]).toEqual([change, false]);
    seen.add(now);
  }
});

it('stays what it is while attendance is saved and sessions, activities and other tenants change in what is not shown', async () => {
  const activityId = await addActivity('Lincoln');
  const sessionId = await addSession('Lincoln', activityId);
  const personId = newId();
  const before = await version();
  await run(`insert into person (tenant_id, id, first_name, last_name) values ($1, $2, 'Ana', 'Ruiz')`, [tenant.id, personId]);
  await run(`insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time, source) values ($1, $2, '2026-11-24', $3, '15:00', '17:00', 'added')`, [tenant.id, sessionId, id('Lincoln')]);
  await run(`insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status) values ($1, $2, '2026-11-24', $3, $4, 'Present')`, [tenant.id, sessionId, personId, id('Lincoln')]);
  await run(`update attendance set status = 'ExcusedAbsence', version = version + 1 where session_id = $1`, [sessionId]);
  await run(`update session set name = 'Spring', location = 'Gym', start_time = '14:00', version = version + 1 where id = $1`, [sessionId]);
  await run(`update activity set name = 'Go', version = version + 1 where id = $1`, [activityId]);
  await addTerm('Spring');
  await as({ ...other.top, permissions: MAY_EDIT }, () => bed.editor.create({ parentId: other.top.organizationId, level: 'institution', name: 'Elsewhere' }));
  await expect(as(top, () => bed.editor.edit(id('East'), { name: '' }, null))).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(await version()).toBe(before);
  await run('begin');
  await run(`update organization set name = 'Taken back' where id = $1`, [id('East')]);
  await run('rollback');
  expect(await version()).toBe(before);
});

it('is of what is committed: a change under way counts when it can be seen, and holds up nobody who saves another', async () => {
  const sessions = [await addSession('Lincoln', await addActivity('Lincoln')), await addSession('Roosevelt', await addActivity('Roosevelt'))];
  const held = await another();
  try {
    const before = await ask(top);
    await held.query('begin');
    await held.query(`update session set ends_on = '2020-02-01' where id = $1`, [sessions[0]]);
    const during = await ask(top, before.version);
    expect(during).toMatchObject({ unchanged: true });
    // In no order of locks: the other one is saved and committed meanwhile.
    await run(`set lock_timeout = '2s'`);
    await run(`update session set ends_on = '2020-03-01' where id = $1`, [sessions[1]]);
    const between = await ask(top, before.version);
    expect(between.unchanged).toBe(false);
    await held.query('commit');
    const after = await ask(top, between.version);
    expect(after.unchanged).toBe(false);
    expect([before, between, after].map(({ nodes }) => nodes.filter(({ canBeDisabled }) => canBeDisabled).map(({ name }) => name))).toEqual([['Prairie'], ['Prairie', 'Roosevelt'], ['Lincoln', 'Prairie', 'Roosevelt']]);
  } finally {
    await run('reset lock_timeout');
    await held.end();
  }
});

it('never says unchanged of what changed, whatever is done in whatever order', async () => {
  await run(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  let seed = 20261123;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
  const activities = Object.fromEntries(await Promise.all(['Lincoln', 'Roosevelt'].map(async (site) => [site, [await addActivity(site), await addActivity(site)]] as const)));
  const sites = ['Lincoln', 'Roosevelt'];
  const spring = await addTerm('Spring');
  const names = () => Object.keys(ids).filter((name) => name !== 'top');
  const edits: (() => Promise<unknown>)[] = [
    () => run('update organization set name = $2 where id = $1', [id(one(names())), `Name ${random(4)}`]),
    () => run('update organization set enabled = $2 where id = $1', [id(one(names())), random(4) > 0]),
    () => run('update organization set parent_id = $2 where id = $1', [id('East'), id(one(['Harbor', 'Prairie']))]),
    () => run('update organization set parent_id = $2 where id = $1', [id(one(sites)), id(one(['Harbor', 'Prairie', 'East']))]),
    async () => {
      const added = newId();
      await run(`insert into organization (tenant_id, id, parent_id, level, name) values ($1, $2, $3, 'site', 'Added')`, [tenant.id, added, id(one(['Harbor', 'Prairie', 'East']))]);
      if (random(2)) await run('delete from organization where id = $1', [added]);
    },
    () => run('insert into organization_inactive_term (tenant_id, organization_id, term_id) values ($1, $2, $3) on conflict do nothing', [tenant.id, id(one([...names(), 'top'])), one([fall, spring])]),
    () => run('delete from organization_inactive_term where tenant_id = $1 and organization_id = $2', [tenant.id, id(one([...names(), 'top']))]),
    async () => {
      const site = one(sites);
      await addSession(site, one(activities[site] ?? []), one(['2020-02-01', '2099-06-30']));
    },
    () => run('update session set ends_on = $2 where organization_id = $1', [id(one(sites)), one(['2020-02-01', '2099-06-30'])]),
    () => run('delete from session where organization_id = $1', [id(one(sites))]),
    () => run('update activity set enabled = $2 where id = $1', [one(Object.values(activities).flat()), random(4) > 0]),
    () => run('update session set name = $2 where organization_id = $1', [id(one(sites)), `Name ${random(4)}`]),
  ];
  const asked = [top, { ...top, termId: spring }, at('Harbor', 'institution'), at('Prairie', 'institution'), at('Lincoln', 'site')].flatMap((who) => [false, true].map((withResting) => ({ who, withResting, held: '', nodes: [] as unknown[] })));
  let changed = 0;
  let unchanged = 0;
  for (let step = 0; step < 150; step += 1) {
    const together = random(3) === 0;
    if (together) await run('begin');
    for (let left = together ? 3 : 1; left > 0; left -= 1) await one(edits)();
    if (together) await run(random(4) === 0 ? 'rollback' : 'commit');
    for (const question of asked) {
      const nodes = await as(question.who, () => bed.tree.nodes(question.withResting));
      const answer = await ask(question.who, question.held, question.withResting);
      if (answer.unchanged) {
        unchanged += 1;
        expect(question.nodes).toEqual(nodes);
      } else {
        changed += 1;
        expect(answer.nodes).toEqual(nodes);
      }
      Object.assign(question, { held: answer.version, nodes });
    }
  }
  expect([changed > 100, unchanged > 20]).toEqual([true, true]);
});
