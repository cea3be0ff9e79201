import { newId } from '@afterbell/core/domain';
import { grantAccess } from '../src/seeds/provision';
import { address, byId, errorOf, institution, invite, isSignedIn, mails, member, mutate, north, openUserWorld, remove, river, role, roleWith, saveAccess, sessionFor, setEnabled, site, taker, test, top, userOf } from './user-world';

beforeAll(openUserWorld);
afterAll(() => test?.close());

describe('refuses', () => {
  it('the signed-out and roles without the feature', async () => {
    for (const query of ['{ users { nodes { id } } }', `{ user(id: "${newId()}") { id } }`, `{ userSessions(userId: "${newId()}") { id } }`]) {
      expect(await errorOf(null, query)).toBe('SIGNED_OUT');
      expect(await errorOf(site, query)).toBe('FORBIDDEN');
    }
    expect((await invite(site, { email: address(), name: 'A', accesses: [taker()] })).error).toBe('FORBIDDEN');
  });

  it('users and accesses of another tenant, of another part of the tree, and what is no id: as if they did not exist', async () => {
    const stranger = await member(river, 'attendance_taker', river.siteId);
    const above = await member(north, 'viewer', north.topId);
    for (const [userId, accessId] of [[stranger.userId, stranger.accessId], [above.userId, above.accessId], [newId(), newId()]] as const) {
      const before = await test.admin.query('select count(*) from audit');
      expect(await errorOf(institution, 'query ($id: ID!) { user(id: $id) { id } }', { id: userId })).toBe('NOT_FOUND');
      expect(await errorOf(institution, 'query ($id: ID!) { userSessions(userId: $id) { id } }', { id: userId })).toBe('NOT_FOUND');
      for (const field of ['disableUser', 'enableUser', 'resendInvitation']) expect([field, (await byId(institution, field, userId)).error]).toEqual([field, 'NOT_FOUND']);
      expect((await mutate(institution, 'saveUser', 'input: $input', '$input: SaveUserInput!', { input: { id: userId, version: 1, name: 'Mine' } })).error).toBe('NOT_FOUND');
      expect((await mutate(institution, 'revokeUserSessions', 'userId: $id', '$id: ID!', { id: userId }, 'ended')).error).toBe('NOT_FOUND');
      expect((await saveAccess(institution, { userId, ...taker() })).error).toBe('NOT_FOUND');
      expect((await saveAccess(institution, { userId, id: accessId, version: 1, ...taker() })).error).toBe('NOT_FOUND');
      expect((await setEnabled(institution, { id: accessId, version: 1, enabled: false })).error).toBe('NOT_FOUND');
      expect((await remove(institution, accessId, 1)).error).toBe('NOT_FOUND');
      const bulk = await mutate(institution, 'disableUsers', 'input: $input', '$input: UsersInput!', { input: { ids: [userId] } }, 'results { done message }');
      expect(bulk.results).toEqual([{ done: false, message: 'The user was not found.' }]);
      expect((await test.admin.query('select count(*) from audit')).rows).toEqual(before.rows);
    }
    expect(await isSignedIn(stranger.caller)).toBe(true);
    expect(await isSignedIn(above.caller)).toBe(true);
    const listed = await test.graphql(institution, '{ users(first: 200) { nodes { id email accesses { organization { id } } } } }');
    const text = JSON.stringify(listed.data);
    expect([text.includes(stranger.userId), text.includes(above.userId), text.includes('rivermark'), text.includes(north.topId)]).toEqual([false, false, false, false]);
  });

  it.each([
    ['a role with more than one’s own', () => ({ organizationId: north.institutionId, roleId: north.roleIds.wide }), 'ACCESS_BEYOND_OWN'],
    ['a role at a level that it is not tied to', () => ({ organizationId: north.institutionId, roleId: role('attendance_taker') }), 'VALIDATION'],
    ['a role of another tenant', () => ({ organizationId: north.siteId, roleId: role('attendance_taker', river) }), 'NOT_FOUND'],
    ['an organization above', () => ({ organizationId: north.topId, roleId: role('viewer') }), 'NOT_FOUND'],
    ['an organization of another tenant', () => ({ organizationId: river.siteId, roleId: role('attendance_taker') }), 'NOT_FOUND'],
    ['an end before the beginning', () => ({ ...taker(), startsOn: '2099-02-02', endsOn: '2099-02-01' }), 'VALIDATION'],
    ['an end that has passed', () => ({ ...taker(), endsOn: '2020-02-01' }), 'VALIDATION'],
  ])('granting %s, to a new user and to one on record, and changing an access to it', async (_name, make, code) => {
    north.roleIds.wide ??= await roleWith('Wide', ['institution'], [['settings', 'roles', '', 'allow-edit']]);
    const known = await member(north, 'attendance_taker', north.siteId);
    const email = address();
    const outcomes = [await invite(institution, { email, name: 'New', accesses: [make()] }), await saveAccess(institution, { userId: known.userId, ...make() })];
    if (!_name.includes('passed')) outcomes.push(await saveAccess(institution, { userId: known.userId, id: known.accessId, version: 1, ...make() }));
    for (const outcome of outcomes) expect(outcome.error ?? outcome.problems[0]?.code).toBe(code);
    expect(await mails(email)).toEqual([]);
    expect((await test.admin.query('select 1 from app_user where email = $1', [email])).rowCount).toBe(0);
    expect((await userOf(institution, known.userId)).accesses).toMatchObject([{ id: known.accessId, version: 1 }]);
  });

  it('touching an access that allows more than one’s own', async () => {
    north.roleIds.wider ??= await roleWith('Wider', ['site'], [['settings', 'security', '', 'allow-edit']]);
    const strong = await member(north, 'wider', north.siteId);
    expect((await userOf(institution, strong.userId)).accesses[0]?.viewerCan).toMatchObject({ edit: false, reason: expect.stringContaining('Settings: Security') });
    const attempts = [
      await setEnabled(institution, { id: strong.accessId, version: 1, enabled: false }),
      await remove(institution, strong.accessId, 1),
      await saveAccess(institution, { id: strong.accessId, version: 1, userId: strong.userId, ...taker() }),
      await byId(institution, 'disableUser', strong.userId),
      await mutate(institution, 'saveUser', 'input: $input', '$input: SaveUserInput!', { input: { id: strong.userId, version: 1, name: 'Weak' } }),
      await mutate(institution, 'revokeUserSessions', 'userId: $id', '$id: ID!', { id: strong.userId }, 'ended'),
    ];
    expect(attempts.map(({ problems }) => problems[0]?.code)).toEqual(Array(6).fill('ACCESS_BEYOND_OWN'));
    expect(await isSignedIn(strong.caller)).toBe(true);
    const waiting = await grantAccess(test.owner, { email: address(), name: 'W', tenantId: north.id, organizationId: north.siteId, roleId: role('wider') });
    expect((await byId(institution, 'resendInvitation', waiting.userId)).problems[0]?.code).toBe('ACCESS_BEYOND_OWN');
    await test.admin.query('update access set enabled = false where id = $1', [waiting.accessId]);
    expect((await byId(institution, 'enableUser', waiting.userId)).problems[0]?.code).toBe('ACCESS_BEYOND_OWN');
  });

  it('changing one’s own access, in any way', async () => {
    const self = await member(north, 'institution_administrator', north.institutionId);
    const attempts = [
      await saveAccess(self.caller, { id: self.accessId, version: 1, userId: self.userId, organizationId: north.institutionId, roleId: role('institution_administrator'), endsOn: '2099-01-01' }),
      await saveAccess(self.caller, { userId: self.userId, ...taker() }),
      await invite(self.caller, { email: self.email, name: 'Me', accesses: [taker()] }),
      await setEnabled(self.caller, { id: self.accessId, version: 1, enabled: false }),
      await byId(self.caller, 'disableUser', self.userId),
      await remove(self.caller, self.accessId, 1),
    ];
    expect(attempts.map(({ problems }) => problems[0]?.code)).toEqual(Array(6).fill('ACCESS_OWN'));
  });

  it('names and addresses that cannot be, naming the field', async () => {
    const bad = await invite(top, { email: 'not an address', name: '\u200b\u200e', accesses: [taker()] });
    expect(bad.problems.map(({ path }) => path)).toEqual(['email', 'name']);
    const long = await invite(top, { email: address(), name: 'x'.repeat(10_000), accesses: [taker()] });
    expect(long.problems).toMatchObject([{ path: 'name', message: 'has more than 200 characters' }]);
    const none = await invite(top, { email: address(), name: 'No access', accesses: [] });
    expect(none.problems[0]?.path).toBe('accesses');
  });
});

describe('editing', () => {
  it('refuses a stale version with what is there now, and overwrites nothing', async () => {
    const one = await member(north, 'attendance_taker', north.siteId);
    const input = { id: one.accessId, version: 1, userId: one.userId, ...taker() };
    expect((await saveAccess(institution, { ...input, endsOn: '2099-06-30' })).problems).toEqual([]);
    const stale = await mutate(institution, 'saveAccess', 'input: $input', '$input: SaveAccessInput!', { input: { ...input, endsOn: '2098-06-30' } }, `user { id } problems { ... on ConflictProblem { conflicts { field current attempted version } } }`);
    expect(stale.problems).toMatchObject([{ code: 'STALE_VERSION', conflicts: [{ field: 'endsOn', current: '2099-06-30', attempted: '2098-06-30', version: 2 }] }]);
    const name = { id: one.userId, version: 9, name: 'Other' };
    expect((await mutate(institution, 'saveUser', 'input: $input', '$input: SaveUserInput!', { input: name })).problems[0]?.code).toBe('STALE_VERSION');
  });

  it('acts on the role of a live session at once', async () => {
    const one = await member(north, 'attendance_taker', north.siteId);
    expect(await errorOf(one.caller, '{ activities { nodes { id } } }')).toBeUndefined();
    const narrow = await roleWith('Nothing', ['site'], []);
    await saveAccess(institution, { id: one.accessId, version: 1, userId: one.userId, organizationId: north.siteId, roleId: narrow });
    expect(await errorOf(one.caller, '{ activities { nodes { id } } }')).toBe('FORBIDDEN');
  });

  it('a slip in the name of an invitation is put right for the person too, until the first sign-in', async () => {
    const { user } = await invite(top, { email: address(), name: 'Anan', accesses: [taker()] });
    const save = (version: number, name: string) => mutate(top, 'saveUser', 'input: $input', '$input: SaveUserInput!', { input: { id: user?.id, version, name } });
    const own = async () => (await test.admin.query<{ name: string }>('select name from app_user where id = $1', [user?.id])).rows[0]?.name;
    expect([(await save(user?.version ?? 0, 'Anna')).user?.name, await own()]).toEqual(['Anna', 'Anna']);
    await test.admin.query('update app_user set last_sign_in_at = now() where id = $1', [user?.id]);
    const after = await save((user?.version ?? 0) + 1, 'Anna B.');
    expect([after.user?.name, await own()]).toEqual(['Anna B.', 'Anna']);
  });
});

describe('reading', () => {
  it('filters by status, role and place, finds without accents, and costs as many statements for many as for few', async () => {
    await invite(top, { email: address(), name: 'Zoë Ängström', accesses: [taker(), taker(north.otherSiteId)] });
    const list = async (args: string) => {
      const answer = await test.graphql(institution, `{ users(${args}) { nodes { name status activeSessions viewerCan { disable } accesses { role { id } viewerCan { edit } } } totalCount { value } } }`);
      expect(answer.errors).toEqual([]);
      return (answer.data?.users as { nodes: { name: string; status: string }[]; totalCount: { value: number } });
    };
    expect((await list('first: 5, search: "zoe angst"')).nodes.map(({ name }) => name)).toEqual(['Zoë Ängström']);
    expect((await list('first: 50, filter: { match: and, rules: [{ field: status, mode: equals, value: "disabled" }] }')).nodes.every(({ status }) => status === 'disabled')).toBe(true);
    const there = await list(`first: 50, filter: { match: and, rules: [{ field: organizationId, mode: equals, value: "${north.otherSiteId}" }, { field: roleId, mode: equals, value: "${role('attendance_taker')}" }] }, sort: [{ field: lastSignInAt, direction: desc }]`);
    expect(there.nodes.map(({ name }) => name)).toContain('Zoë Ängström');
    for (let index = 0; index < 12; index += 1) await grantAccess(test.owner, { email: address(), name: `Many ${index}`, tenantId: north.id, organizationId: north.siteId, roleId: role('attendance_taker') });
    // Neither is the last page: that one knows the count without a statement.
    const cost = async (first: number) => {
      test.log.length = 0;
      const { nodes, totalCount } = await list(`first: ${first}`);
      expect([nodes.length, totalCount.value > first]).toEqual([first, true]);
      return test.log.find(({ path }) => path === '/graphql')?.statements;
    };
    const [few, many] = [await cost(2), await cost(12)];
    expect(many).toBe(few);
    expect(Number(many)).toBeLessThan(20);
  });

  it('says what may be granted where, and why not the rest', async () => {
    const answer = await test.graphql(institution, 'query ($id: ID!) { grantableRoles(organizationId: $id) { name refusal } }', { id: north.siteId });
    const roles = new Map((answer.data?.grantableRoles as { name: string; refusal: string | null }[]).map(({ name, refusal }) => [name, refusal]));
    expect(roles.get('Attendance taker')).toBeNull();
    expect(roles.get('Tenant administrator')).toBe('Belongs to other levels');
    expect(roles.get('Guest')).toBeUndefined();
    expect(await errorOf(institution, 'query ($id: ID!) { grantableRoles(organizationId: $id) { name } }', { id: north.topId })).toBe('NOT_FOUND');
  });

  it('shows sessions with browser, system and address, and ends one of them', async () => {
    const one = await member(north, 'attendance_taker', north.siteId);
    const second = await sessionFor(north, one.userId, one.accessId, north.siteId);
    const read = async () => (await test.graphql(institution, 'query ($id: ID!) { userSessions(userId: $id) { id browser system address current accessLabel } }', { id: one.userId })).data?.userSessions as { id: string }[];
    const sessions = await read();
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ browser: 'Firefox 142', system: 'Windows 10', address: '192.0.2.7', current: false, accessLabel: 'Attendance taker, Site northlake' });
    const ended = await mutate(institution, 'revokeUserSessions', 'userId: $id, sessionIds: $ids', '$id: ID!, $ids: [ID!]', { id: one.userId, ids: [sessions[0]?.id] }, 'ended');
    expect(ended.ended).toBe(1);
    expect(await Promise.all([one.caller, second].map(isSignedIn))).toEqual(expect.arrayContaining([true, false]));
    expect(await read()).toHaveLength(1);
  });

  it('exports as a file that no spreadsheet runs, recorded in the trail', async () => {
    await invite(top, { email: address(), name: '=HYPERLINK("http://x")', accesses: [taker()] });
    expect((await test.get(null, '/export/users')).status).toBe(403);
    expect((await test.get(top, '/export/users?ids=all')).status).toBe(400);
    expect((await test.get(top, '/export/users?filter=%7B')).status).toBe(400);
    const { status, text, headers } = await test.get(top, '/export/users?search=hyperlink');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="users.csv"']);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect((await test.get(top, `/export/users?search=hyperlink&ids=${north.siteId}`)).text.trim().split('\r\n')).toHaveLength(1);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect((await test.admin.query(`select 1 from audit where action = 'user.export' and after->>'listed' = '1' and after->>'chosen' is null`)).rowCount).toBe(1);
  });
});
