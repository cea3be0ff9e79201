import { entryKey, newId, standardRole, type PermissionEntry } from '@afterbell/core/domain';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let top: Caller;
let institution: Caller;
let site: Caller;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  await test.signIn(river, 'tenant_administrator', river.topId);
});
afterAll(() => test?.close());

interface RoleAnswer {
  id: string;
  name: string;
  version: number;
  levels: string[];
  held: boolean;
  editable: boolean;
  grantCount: number;
  entries: PermissionEntry[];
}
interface Payload {
  role: RoleAnswer | null;
  removedId?: string | null;
  unknown?: string[];
  problems: { code: string; message: string; path: string | null; conflicts?: { field: string; current: string | null; attempted: string | null; version: number }[] }[];
}

const FIELDS = 'id name version levels held editable grantCount entries { section subSection tab value }';
const PROBLEMS = 'problems { code message path ... on ConflictProblem { conflicts { field current attempted version } } }';
const SAVE = `mutation ($input: SaveRoleInput!) { saveRole(input: $input) { role { ${FIELDS} } ${PROBLEMS} } }`;
const CLONE = `mutation ($input: CloneRoleInput!) { cloneRole(input: $input) { role { ${FIELDS} } ${PROBLEMS} } }`;
const RESET = `mutation ($input: VersionedRoleInput!) { resetRole(input: $input) { role { ${FIELDS} } ${PROBLEMS} } }`;
const REMOVE = `mutation ($input: VersionedRoleInput!) { removeRole(input: $input) { removedId ${PROBLEMS} } }`;
const IMPORT = `mutation ($input: ImportRoleInput!) { importRole(input: $input) { role { ${FIELDS} } unknown ${PROBLEMS} } }`;
const READ = `query ($id: ID!) { role(id: $id) { ${FIELDS} } }`;
const EXPLAIN = 'query ($input: ExplainAccessInput!) { explainAccess(input: $input) { accessId allowed acting { id level } steps { kind passed entry value levels } } }';

async function mutate(query: string, input: object, caller: Caller | null = top) {
  const answer = await test.graphql(caller, query, { input });
  return { ...answer, payload: Object.values(answer.data ?? {})[0] as Payload | null };
}
async function role(id: string, caller = top): Promise<RoleAnswer> {
  const { data, errors } = await test.graphql(caller, READ, { id });
  expect(errors).toEqual([]);
  return data?.role as RoleAnswer;
}
const standard = (key: string) => role(north.roleIds[key] ?? '');
const without = (entries: PermissionEntry[], ...keys: string[]) => entries.filter((entry) => !keys.includes(entryKey(entry)));
const saving = (from: RoleAnswer, more: object = {}) => ({ id: from.id, version: from.version, name: from.name, levels: from.levels, entries: from.entries, ...more });
async function cloned(key: string, name: string): Promise<RoleAnswer> {
  const { payload } = await mutate(CLONE, { id: north.roleIds[key], name });
  expect(payload?.problems).toEqual([]);
  return payload?.role as RoleAnswer;
}
const audited = async (action: string, id: string) => (await test.admin.query('select before, after from audit where action = $1 and subject_id = $2', [action, id])).rows;

describe('refuses', () => {
  it('whoever may only see roles, acts beneath the top, or is not signed in', async () => {
    const taker = await standard('attendance_taker');
    expect((await mutate(SAVE, saving(taker), site)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', statusCode: 403 });
    expect((await mutate(SAVE, saving(taker), institution)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await mutate(SAVE, saving(taker), null)).errors[0]?.extensions).toMatchObject({ code: 'SIGNED_OUT', messages: [] });
    const lower = await test.signIn(north, 'tenant_administrator', north.institutionId);
    for (const [query, input] of [[SAVE, saving(taker)], [CLONE, { id: taker.id, name: 'Copy' }], [RESET, { id: taker.id, version: taker.version }], [REMOVE, { id: taker.id, version: taker.version }]] as const) {
      expect((await mutate(query, input, lower)).errors[0]?.extensions).toMatchObject({ code: 'ROLE_NEEDS_TOP', messages: ['Roles belong to the whole tenant. Switch to Agency to change them.'] });
    }
    expect(await role(taker.id, institution)).toMatchObject({ name: 'Attendance taker', editable: false });
  });

  it("another tenant's roles and ids that are none, on every query and mutation", async () => {
    for (const id of [river.roleIds['viewer'] ?? '', newId(), 'no-id', '']) {
      expect((await test.graphql(top, READ, { id })).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', statusCode: 404 });
      expect((await test.graphql(top, 'query ($id: ID!) { exportRole(id: $id) { content } }', { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await test.graphql(top, 'query ($a: ID!, $b: ID!) { compareRoles(a: $a, b: $b) { tab } }', { a: north.roleIds['viewer'], b: id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
      const input = { id, version: 1, name: 'Theirs', levels: ['site'], entries: [] };
      for (const query of [RESET, REMOVE]) expect((await mutate(query, { id, version: 1 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await mutate(CLONE, { id, name: 'Theirs' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
      if (id) expect((await mutate(SAVE, input)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it.each([
    [{ name: ' \u200b ' }, 'name', 'is required'],
    [{ name: '\ud800' }, 'name', 'is required'],
    [{ name: 'x'.repeat(10_000) }, 'name', 'has more than 80 characters'],
    [{ name: 'VÍEWER\u202e' }, 'name', 'is already the name of another role'],
    [{ levels: [] }, 'levels', 'needs at least one level to be granted at'],
    [{ levels: ['site', 'galaxy'] }, 'levels', 'names a level that does not exist: galaxy'],
    [{ entries: [{ section: 'people', subSection: 'ghosts', tab: null, value: 'allow-view' }] }, 'entries.0', 'people.ghosts with this value is not in the catalog'],
    [{ entries: [{ section: 'people', subSection: 'staff', tab: 'delete', value: 'allow-edit' }] }, 'entries.0', 'people.staff/delete with this value is not in the catalog'],
  ])('what cannot be stored, %#', async (more, path, message) => {
    const { payload } = await mutate(SAVE, { name: 'New', levels: ['site'], entries: [], ...more });
    expect(payload).toMatchObject({ role: null, problems: [{ code: 'VALIDATION', path, message }] });
  });

  it('escalation: making, editing, cloning, resetting, importing or removing beyond what one has', async () => {
    const limited = await cloned('tenant_administrator', 'Roles only');
    const { payload } = await mutate(SAVE, saving(limited, { entries: limited.entries.filter((entry) => ['settings.roles', 'settings.users', 'people.staff'].includes(`${entry.section}.${entry.subSection}`)) }));
    expect(payload?.problems).toEqual([]);
    const clerk = await test.signIn({ ...north, roleIds: { ...north.roleIds, limited: limited.id } }, 'limited', north.topId);
    const own = await role(limited.id, clerk);
    expect([own.held, own.editable]).toEqual([true, true]);
    const teachers = [...own.entries, { section: 'people', subSection: 'teachers', tab: null, value: 'allow-view' }];
    const viewer = await role(north.roleIds['viewer'] ?? '', clerk);
    expect(viewer.editable).toBe(false);
    const content = ((await test.graphql(top, 'query ($id: ID!) { exportRole(id: $id) { content } }', { id: viewer.id })).data?.exportRole as { content: string }).content;
    const attempts = [
      await mutate(SAVE, { name: 'More', levels: ['site'], entries: teachers }, clerk),
      await mutate(SAVE, saving(own, { entries: teachers }), clerk),
      await mutate(SAVE, saving(viewer, { entries: [] }), clerk),
      await mutate(CLONE, { id: viewer.id, name: 'Copy' }, clerk),
      await mutate(RESET, { id: north.roleIds['tenant_administrator'], version: 1 }, clerk),
      await mutate(IMPORT, { content, name: 'Copy' }, clerk),
    ];
    expect(attempts.map(({ payload: refused }) => refused?.problems[0]?.code)).toEqual(['ROLE_BEYOND_OWN', 'ROLE_BEYOND_OWN', 'ROLE_BEYOND_OWN', 'ROLE_BEYOND_OWN', 'ROLE_BEYOND_OWN', 'ROLE_BEYOND_OWN']);
    expect(attempts[0]?.payload?.problems[0]?.message).toBe('Nobody changes a role to or from more than they have themselves: people.teachers.');
    const big = await cloned('viewer', 'Viewer of staff');
    expect((await mutate(REMOVE, { id: big.id, version: big.version }, clerk)).payload?.problems[0]?.code).toBe('ROLE_BEYOND_OWN');
  });

  it('taking a level away where the role is granted, and removing a role that is', async () => {
    const mine = await cloned('site_coordinator', 'Lead');
    await test.signIn({ ...north, roleIds: { lead: mine.id } }, 'lead', north.siteId);
    const moved = await mutate(SAVE, saving(mine, { levels: ['site_group'] }));
    expect(moved.payload?.problems).toMatchObject([{ code: 'ROLE_LEVEL_GRANTED', path: 'levels', message: 'The role is granted at Site northlake. Give those accesses another role before the level is taken away.' }]);
    expect((await mutate(REMOVE, { id: mine.id, version: mine.version })).payload?.problems[0]).toMatchObject({ code: 'ROLE_GRANTED', message: 'This role is granted 1 time. Give those accesses another role first.' });
  });

  it('levels for the guest, its clone, and removing a standard role', async () => {
    const guest = await standard('guest');
    expect((await mutate(SAVE, saving(guest, { levels: ['site'] }))).payload?.problems[0]).toMatchObject({ code: 'VALIDATION', path: 'levels' });
    expect((await mutate(CLONE, { id: guest.id, name: 'Visitor' })).payload?.problems[0]).toMatchObject({ code: 'VALIDATION', path: 'id' });
    expect((await mutate(REMOVE, { id: guest.id, version: guest.version })).payload?.problems[0]).toMatchObject({ code: 'VALIDATION', path: 'id' });
  });

  it('locking the last administrator out, also with a yes; and losing rights of one’s own without a yes', async () => {
    const alone = await test.tenant('lonely');
    const only = await test.signIn(alone, 'tenant_administrator', alone.topId);
    const admin = (await test.graphql(only, READ, { id: alone.roleIds['tenant_administrator'] })).data?.role as RoleAnswer;
    const less = saving(admin, { entries: without(admin.entries, 'settings.users') });
    expect((await mutate(SAVE, less, only)).payload?.problems[0]?.code).toBe('ROLE_OWN_UNCONFIRMED');
    expect((await mutate(SAVE, { ...less, confirmOwn: true }, only)).payload?.problems[0]?.code).toBe('ROLE_LAST_ADMINISTRATOR');
    // A second one whose access has ended is no help.
    const { payload } = await mutate(CLONE, { id: admin.id, name: 'Deputy' }, only);
    const deputy = { ...alone, roleIds: { deputy: payload?.role?.id ?? '' } };
    const second = await test.signIn(deputy, 'deputy', alone.topId);
    await test.admin.query(`update access set ends_on = '2020-01-01' where id = $1`, [second.accessId]);
    expect((await mutate(SAVE, { ...less, confirmOwn: true }, only)).payload?.problems[0]?.code).toBe('ROLE_LAST_ADMINISTRATOR');
    await test.admin.query('update access set ends_on = null where id = $1', [second.accessId]);
    expect((await mutate(SAVE, { ...less, confirmOwn: true }, only)).payload?.problems).toEqual([]);
  });
});

describe('two at once', () => {
  it('the later save is refused with what is stored now, and nothing is lost', async () => {
    const mine = await cloned('viewer', 'Watcher');
    const first = await mutate(SAVE, saving(mine, { entries: without(mine.entries, 'people.participants/NOTES') }));
    expect(first.payload?.role?.version).toBe(mine.version + 1);
    const second = await mutate(SAVE, saving(mine, { name: 'Observer', entries: without(mine.entries, 'people.staff') }));
    expect(second.payload).toMatchObject({ role: null, problems: [{ code: 'STALE_VERSION' }] });
    expect(second.payload?.problems[0]?.conflicts).toEqual([
      { field: 'name', current: 'Watcher', attempted: 'Observer', version: mine.version + 1 },
      { field: 'people.participants/NOTES', current: null, attempted: 'allow-view', version: mine.version + 1 },
      { field: 'people.staff', current: 'allow-view', attempted: null, version: mine.version + 1 },
    ]);
    expect((await role(mine.id)).entries).toEqual(without(mine.entries, 'people.participants/NOTES'));
  });

  it('of ten saves of one version exactly one is taken', async () => {
    const mine = await cloned('viewer', 'Contested');
    const saves = await Promise.all(mine.entries.slice(0, 10).map((entry) => mutate(SAVE, saving(mine, { entries: without(mine.entries, entryKey(entry)) }))));
    expect(saves.filter(({ payload }) => payload?.role).length).toBe(1);
    expect(saves.flatMap(({ payload }) => payload?.problems ?? []).map(({ code }) => code)).toEqual(Array(9).fill('STALE_VERSION'));
    expect((await role(mine.id)).version).toBe(mine.version + 1);
  });

  it('two administrators with two roles cannot lock each other out', async () => {
    const pair = await test.tenant('pairs');
    const one = await test.signIn(pair, 'tenant_administrator', pair.topId);
    const admin = (await test.graphql(one, READ, { id: pair.roleIds['tenant_administrator'] })).data?.role as RoleAnswer;
    const deputy = (await mutate(CLONE, { id: admin.id, name: 'Deputy' }, one)).payload?.role as RoleAnswer;
    const two = await test.signIn({ ...pair, roleIds: { deputy: deputy.id } }, 'deputy', pair.topId);
    const answers = await Promise.all([
      mutate(SAVE, saving(deputy, { entries: without(deputy.entries, 'settings.users') }), one),
      mutate(SAVE, saving(admin, { entries: without(admin.entries, 'settings.users') }), two),
    ]);
    const codes = answers.map(({ payload, errors }) => payload?.problems[0]?.code ?? errors[0]?.extensions.code ?? 'saved');
    expect(codes.filter((code) => code === 'saved')).toHaveLength(1);
    expect(['ROLE_LAST_ADMINISTRATOR', 'ROLE_BEYOND_OWN', 'FORBIDDEN']).toContain(codes.find((code) => code !== 'saved'));
  });
});

describe('acts on the next request of whoever is signed in', () => {
  it('a right taken is refused by GraphQL and by REST, a right given opens; nobody signs in again', async () => {
    const mine = await cloned('site_coordinator', 'Next request');
    const holder = await test.signIn({ ...north, roleIds: { next: mine.id } }, 'next', north.siteId);
    const list = () => test.graphql(holder, '{ participants(first: 1) { nodes { id } } }');
    const lock = () => test.rest(holder, '/participation/getParticipantsStatus', {});
    expect((await list()).errors).toEqual([]);
    const before = await lock();
    expect(before.body.message).not.toEqual(['You do not have the proper permissions to perform this action.']);
    const less = mine.entries.filter(({ section }) => section !== 'people' && section !== 'participation');
    const saved = await mutate(SAVE, saving(mine, { entries: less }));
    expect(saved.payload?.problems).toEqual([]);
    expect((await list()).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', statusCode: 403 });
    const refused = await lock();
    expect([refused.status, refused.body.message]).toEqual([403, ['You do not have the proper permissions to perform this action.']]);
    const permissions = await test.rest(holder, '/auth/permissions');
    expect(JSON.stringify(permissions.body)).not.toContain('participants');
    await mutate(SAVE, { ...saving(mine), version: saved.payload?.role?.version });
    expect((await list()).errors).toEqual([]);
  });
});

describe('keeps', () => {
  it('a record of each change: what, before and after', async () => {
    const mine = await cloned('attendance_taker', 'Recorded');
    await mutate(SAVE, saving(mine, { name: 'Recorded twice', entries: without(mine.entries, 'people.participants') }));
    expect(await audited('role.clone', mine.id)).toMatchObject([{ after: { name: 'Recorded', from: north.roleIds['attendance_taker'] } }]);
    expect(await audited('role.edit', mine.id)).toMatchObject([{ before: { name: 'Recorded', entries: { 'people.participants': 'allow-view' } }, after: { name: 'Recorded twice', entries: { 'people.participants': null } } }]);
    expect((await mutate(REMOVE, { id: mine.id, version: mine.version + 1 })).payload).toMatchObject({ removedId: mine.id, problems: [] });
    expect(await audited('role.remove', mine.id)).toHaveLength(1);
  });

  it('its holders up to date: one notice a save for each of them, none for whoever saves or whose access is over', async () => {
    const holder = await test.signIn(north, 'attendance_taker', north.siteId);
    const gone = await test.signIn(north, 'attendance_taker', north.siteId);
    await test.admin.query(`update access set enabled = false where id = $1`, [gone.accessId]);
    const noticed = async () => (await test.admin.query(`select a.id, n.params from notification n join access a on a.user_id = n.user_id where n.kind = 'role.changed' and n.tenant_id = $1`, [north.id])).rows.filter(({ id }) => [holder.accessId, gone.accessId, top.accessId].includes(id));
    const taker = await standard('attendance_taker');
    const twoLess = taker.entries.slice(2);
    expect((await mutate(SAVE, saving(taker, { entries: twoLess }))).payload?.problems).toEqual([]);
    expect(await noticed()).toEqual([{ id: holder.accessId, params: { role: 'Attendance taker' } }]);
    const now = await standard('attendance_taker');
    await mutate(SAVE, saving(now));
    expect(await noticed()).toHaveLength(1);
    expect((await mutate(RESET, { id: now.id, version: now.version })).payload?.problems).toEqual([]);
    expect(await noticed()).toHaveLength(2);
  });

  it('a standard role as it was shipped: reset brings it back', async () => {
    const taker = await standard('attendance_taker');
    const saved = await mutate(SAVE, saving(taker, { entries: [] }));
    const { payload } = await mutate(RESET, { id: taker.id, version: saved.payload?.role?.version });
    expect(payload?.role?.entries.map(entryKey).sort()).toEqual(standardRole('attendance_taker').entries.map(entryKey).sort());
  });

  it('an entry whose tab is left out as one of the subsection itself', async () => {
    const { payload, errors } = await mutate(SAVE, { name: 'Tabless', levels: ['site'], entries: [{ section: 'people', subSection: 'staff', value: 'allow-view' }] });
    expect(errors).toEqual([]);
    expect(payload).toMatchObject({ problems: [], role: { entries: [{ section: 'people', subSection: 'staff', tab: null, value: 'allow-view' }] } });
  });

  it('a role from being removed or reset by whoever does not say which version they read', async () => {
    const mine = await cloned('viewer', 'Versioned');
    for (const query of [REMOVE, RESET]) expect((await mutate(query, { id: mine.id })).errors[0]?.message).toMatch(/version/);
    expect((await role(mine.id)).version).toBe(mine.version);
  });

  it('what a document of another kind is to itself, and says why', async () => {
    const document = { format: 'afterbell.role', version: 1, name: 'Foreign', levels: ['galaxy'], entries: [] };
    const problem = async (more: object) => (await mutate(IMPORT, { content: JSON.stringify({ ...document, ...more }), preview: true })).payload?.problems[0];
    expect(await problem({})).toMatchObject({ path: 'levels', message: 'names a level that does not exist: galaxy' });
    expect(await problem({ version: 2, levels: ['site'] })).toMatchObject({ path: 'content', message: 'is of format version 2, and only version 1 can be read here' });
    const some = await mutate(IMPORT, { content: JSON.stringify({ ...document, levels: ['site', 'galaxy'] }), preview: true });
    expect(some.payload).toMatchObject({ problems: [], unknown: ['level "galaxy"'] });
  });

  it('a role on its way through a document, and says what it does not know', async () => {
    const mine = await cloned('site_group_coordinator', 'Traveller');
    const document = (await test.graphql(top, 'query ($id: ID!) { exportRole(id: $id) { fileName content } }', { id: mine.id })).data?.exportRole as { fileName: string; content: string };
    expect(document.fileName).toBe('role-traveller.json');
    const strange = JSON.parse(document.content) as { entries: object[] };
    strange.entries.push({ section: 'people', subSection: 'ghosts', value: 'allow-edit' });
    expect((await mutate(IMPORT, { content: document.content })).payload?.problems[0]).toMatchObject({ path: 'name' });
    const looked = await mutate(IMPORT, { content: JSON.stringify(strange), name: 'Arrived', preview: true });
    expect(looked.payload).toMatchObject({ role: null, problems: [], unknown: ['{"section":"people","subSection":"ghosts","value":"allow-edit"}'] });
    const { payload } = await mutate(IMPORT, { content: JSON.stringify(strange), name: 'Arrived' });
    expect(payload?.role).toMatchObject({ name: 'Arrived', levels: mine.levels, entries: mine.entries });
    expect((await mutate(IMPORT, { content: '{"format":"other"}' })).payload?.problems[0]).toMatchObject({ code: 'VALIDATION', path: 'content' });
  });
});

describe('explains', () => {
  const explain = (input: object, caller = top) => test.graphql(caller, EXPLAIN, { input });
  const userOf = async (caller: Caller) => (await test.admin.query('select user_id from access where id = $1', [caller.accessId])).rows[0]?.user_id as string;

  it('nobody outside the subtree, of another tenant, or to whoever may not view roles', async () => {
    const foreign = await test.signIn(river, 'viewer', river.siteId);
    const question = { feature: 'people.staff' };
    for (const input of [{ accessId: foreign.accessId }, { userId: await userOf(foreign) }, { userId: newId() }, { accessId: 'no-id' }]) {
      expect((await explain({ ...question, ...input })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await explain({ ...question, accessId: top.accessId }, institution)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await explain({ ...question, userId: await userOf(top) }, institution)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await explain({ ...question, accessId: site.accessId, organizationId: river.siteId })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await explain({ ...question, accessId: site.accessId, organizationId: north.otherSiteId })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await explain({ ...question, accessId: site.accessId }, site)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await explain({ accessId: site.accessId, feature: 'people.ghosts' })).errors[0]?.extensions.code).toBe('VALIDATION');
    const seen = async (caller: Caller) => ((await test.graphql(caller, '{ explainableUsers(first: 50) { id } }')).data?.explainableUsers as { id: string }[]).map(({ id }) => id);
    expect(await seen(top)).toEqual(expect.arrayContaining([await userOf(top), await userOf(site)]));
    expect(await seen(top)).not.toContain(await userOf(foreign));
    expect(await seen(institution)).not.toContain(await userOf(top));
  });

  it('the entry, the level and the end of an access', async () => {
    const byUser = await explain({ userId: await userOf(site), feature: 'participation.by_activity', verb: 'edit' }, institution);
    expect(byUser.data?.explainAccess).toMatchObject([{ accessId: site.accessId, allowed: true, acting: { id: north.siteId } }]);
    const page = await explain({ accessId: top.accessId, path: '/activities/' });
    expect(page.data?.explainAccess).toMatchObject([{ allowed: false }]);
    const [{ steps }] = page.data?.explainAccess as [{ steps: object[] }];
    expect(steps).toContainEqual({ kind: 'scope', passed: false, entry: null, value: null, levels: ['site'] });
    const there = await explain({ accessId: top.accessId, path: '/activities', organizationId: north.siteId });
    expect(there.data?.explainAccess).toMatchObject([{ allowed: true, acting: { id: north.siteId, level: 'site' } }]);
    const leaver = await test.signIn(north, 'site_coordinator', north.siteId);
    await test.admin.query(`update access set ends_on = '2020-01-01' where id = $1`, [leaver.accessId]);
    const ended = (await explain({ accessId: leaver.accessId, feature: 'people.staff' })).data?.explainAccess as [{ allowed: boolean; steps: { kind: string; passed: boolean }[] }];
    expect([ended[0].allowed, ended[0].steps.find(({ passed }) => !passed)?.kind]).toEqual([false, 'ends']);
  });

  it('what the tenant asks for on the way: a passkey at the level of the access, and again before it is done', async () => {
    const kinds = async (input: object) => ((await explain(input)).data?.explainAccess as [{ steps: { kind: string }[] }])[0].steps.map(({ kind }) => kind).filter((kind) => ['passkey', 'confirm'].includes(kind));
    const users = { accessId: top.accessId, feature: 'settings.users' };
    expect(await kinds({ ...users, verb: 'edit' })).toEqual([]);
    await test.admin.query(`insert into security_policy (tenant_id, passkey_levels, confirm_permissions, confirm_exports) values ($1, '{top}', true, true)`, [north.id]);
    try {
      expect(await kinds({ ...users, verb: 'edit' })).toEqual(['passkey', 'confirm']);
      expect(await kinds({ ...users, verb: 'export' })).toEqual(['passkey', 'confirm']);
      expect(await kinds(users)).toEqual(['passkey']);
      expect(await kinds({ ...users, accessId: site.accessId, verb: 'edit' })).toEqual(['confirm']);
      expect(await kinds({ accessId: site.accessId, feature: 'people.participants', verb: 'edit' })).toEqual([]);
      expect(await kinds({ accessId: top.accessId, path: '/settings/users', organizationId: north.siteId })).toEqual(['passkey']);
    } finally {
      await test.admin.query('delete from security_policy where tenant_id = $1', [north.id]);
    }
  });

  it('one user by id, and nobody elsewhere', async () => {
    const one = (id: string, caller = top) => test.graphql(caller, 'query ($id: ID!) { explainableUser(id: $id) { id email } }', { id });
    const foreign = await test.signIn(river, 'viewer', river.siteId);
    for (const id of [await userOf(foreign), newId(), 'no-id']) expect((await one(id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await one(await userOf(top), institution)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await one(await userOf(site), site)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await one(await userOf(site), institution)).data?.explainableUser).toMatchObject({ id: await userOf(site) });
  });

  it('finds users by words of name or e-mail, whatever the case', async () => {
    const found = await test.graphql(institution, '{ explainableUsers(search: "COORDINATOR the", first: 50) { email } }');
    expect((found.data?.explainableUsers as { email: string }[]).every(({ email }) => email.startsWith('site_coordinator.'))).toBe(true);
    expect((found.data?.explainableUsers as object[]).length).toBeGreaterThan(0);
  });
});

it('the server’s route rule leads where the client’s gate leads', async () => {
  const rule = async (caller: Caller | null, path: string) => (await test.rest(caller, '/auth/route-rule', { path })).body.redirect as string | null;
  // Whoever may visit settings at all stays there; the others go home.
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect(await rule(taker, '/settings/custom-fields/organizations')).toBe('/');
  expect(await rule(site, '/settings/custom-fields/organizations')).toBe('/settings');
  expect(await rule(institution, '/settings/custom-fields/organizations')).toBe('/settings');
  expect(await rule(site, '/people/requests?x=1')).toBe('/');
  expect(await rule(site, '/people/participants')).toBeNull();
  expect(await rule(site, '/login')).toBe('/');
  expect(await rule(null, '/people/requests')).toBeNull();
  expect(await rule(institution, '/settings/registration-forms/form/activities')).toBe('/settings/registration-forms');
});
