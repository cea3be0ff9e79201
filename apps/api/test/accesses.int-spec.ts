import { grantAccess } from '../src/seeds/provision';
import { address, byId, errorOf, institution, isSignedIn, member, mutate, north, openUserWorld, type Problem, remove, role, saveAccess, sessionFor, setEnabled, taker, test, top, trail, userOf } from './user-world';

beforeAll(openUserWorld);
afterAll(() => test?.close());

describe('the next request of a live session', () => {
  it('is refused once the access is disabled, ended or removed, or the user disabled or the session ended', async () => {
    const ways: [string, (one: Awaited<ReturnType<typeof member>>) => Promise<{ problems: Problem[]; error?: string }>][] = [
      ['disabled access', ({ accessId }) => setEnabled(institution, { id: accessId, version: 1, enabled: false })],
      ['expired access', ({ accessId, userId }) => saveAccess(institution, { id: accessId, version: 1, userId, ...taker(), endsOn: '2020-01-01' })],
      ['removed access', ({ accessId }) => remove(institution, accessId, 1)],
      ['disabled user', ({ userId }) => byId(institution, 'disableUser', userId)],
      ['ended session', ({ userId }) => mutate(institution, 'revokeUserSessions', 'userId: $id', '$id: ID!', { id: userId }, 'ended')],
    ];
    for (const [way, act] of ways) {
      const one = await member(north, 'attendance_taker', north.siteId);
      expect([way, await isSignedIn(one.caller)]).toEqual([way, true]);
      expect([way, (await userOf(institution, one.userId)).activeSessions]).toEqual([way, 1]);
      const { problems, error } = await act(one);
      expect([way, error, problems]).toEqual([way, undefined, []]);
      expect([way, await errorOf(one.caller, '{ participants { nodes { id } } }')]).toEqual([way, 'SIGNED_OUT']);
      expect([way, (await userOf(institution, one.userId)).activeSessions]).toEqual([way, 0]);
      expect([way, (await trail(one.userId)).length]).toEqual([way, 1]);
    }
  });

  it('is not revived by enabling the user again, who has what was disabled with the user and no more', async () => {
    const one = await member(north, 'attendance_taker', north.siteId);
    await saveAccess(institution, { userId: one.userId, ...taker(north.otherSiteId) });
    const other = (await userOf(institution, one.userId)).accesses.find(({ id }) => id !== one.accessId);
    await setEnabled(institution, { id: other?.id, version: other?.version, enabled: false });
    await byId(institution, 'disableUser', one.userId);
    expect((await userOf(institution, one.userId)).status).toBe('disabled');
    const { user } = await byId(institution, 'enableUser', one.userId);
    expect(user?.accesses.map(({ id, enabled }) => [id === one.accessId, enabled]).sort()).toEqual([[false, false], [true, true]]);
    // Each disabled by itself: no wholesale way back, and none is offered.
    await setEnabled(institution, { id: one.accessId, version: user?.accesses.find(({ id }) => id === one.accessId)?.version, enabled: false });
    expect(await userOf(institution, one.userId)).toMatchObject({ status: 'disabled', viewerCan: { enable: false } });
    expect((await byId(institution, 'enableUser', one.userId)).problems[0]?.code).toBe('VALIDATION');
    expect((await userOf(institution, one.userId)).accesses.map(({ enabled }) => enabled)).toEqual([false, false]);
    expect(await isSignedIn(one.caller)).toBe(false);
  });

  it('is on record with what was switched, and the person is told that it was switched off', async () => {
    const one = await member(north, 'attendance_taker', north.siteId);
    await byId(institution, 'disableUser', one.userId);
    await byId(institution, 'enableUser', one.userId);
    await setEnabled(institution, { id: one.accessId, version: 3, enabled: false });
    const { rows } = await test.admin.query(`select action, before, after from audit where subject_type = 'user' and subject_id = $1 order by at, id`, [one.userId]);
    expect(rows).toMatchObject([
      { action: 'user.disable', before: { enabled: true }, after: { enabled: false, accesses: ['Attendance taker, Site northlake'] } },
      { action: 'user.enable', before: { enabled: false }, after: { enabled: true } },
      { action: 'access.disable', before: { enabled: true }, after: { enabled: false } },
    ]);
    const told = await test.admin.query<{ kind: string }>('select kind from notification where user_id = $1 order by created_at, id', [one.userId]);
    expect(told.rows.map(({ kind }) => kind)).toEqual(['access.disabled', 'access.granted', 'access.disabled']);
  });

  it('stays out of what another administrator does not see', async () => {
    const one = await member(north, 'attendance_taker', north.siteId);
    await grantAccess(test.owner, { email: one.email, name: '', tenantId: north.id, organizationId: north.topId, roleId: role('viewer') });
    expect((await userOf(institution, one.userId)).accesses).toHaveLength(1);
    expect((await userOf(top, one.userId)).accesses).toHaveLength(2);
    expect((await mutate(institution, 'saveUser', 'input: $input', '$input: SaveUserInput!', { input: { id: one.userId, version: 1, name: 'Only here' } })).problems[0]?.code).toBe('USER_WORKS_ELSEWHERE');
    await byId(institution, 'disableUser', one.userId);
    expect((await userOf(top, one.userId)).accesses.map(({ enabled }) => enabled).sort()).toEqual([false, true]);
  });
});

describe('the last administrator', () => {
  it('cannot be disabled, removed, demoted or given an end, also by two at once', async () => {
    const tenant = await test.tenant('lastly');
    const [anna, bert] = [await member(tenant, 'tenant_administrator', tenant.topId), await member(tenant, 'tenant_administrator', tenant.topId)];
    const each = await Promise.all([byId(anna.caller, 'disableUser', bert.userId), byId(bert.caller, 'disableUser', anna.userId)]);
    // The second is refused by the rule, or has no session left to ask with.
    expect(each.map(({ problems, error }) => error ?? problems[0]?.code ?? 'ok').sort()).toEqual([expect.stringMatching(/ACCESS_LAST_ADMINISTRATOR|SIGNED_OUT/), 'ok'].sort());
    const left = each[0]?.error || each[0]?.problems.length ? bert : anna;
    // Somebody who may edit users and roles at the top for a time only: enough to try, not enough to be left alone.
    const { userId, accessId } = await grantAccess(test.owner, { email: address(), name: 'For a time', tenantId: tenant.id, organizationId: tenant.topId, roleId: role('tenant_administrator', tenant) });
    await test.admin.query(`update access set ends_on = current_date + 30 where id = $1`, [accessId]);
    const other = await sessionFor(tenant, userId, accessId, tenant.topId);
    const at = { organizationId: tenant.topId };
    const attempts = [
      await byId(other, 'disableUser', left.userId),
      await setEnabled(other, { id: left.accessId, version: 1, enabled: false }),
      await remove(other, left.accessId, 1),
      await saveAccess(other, { id: left.accessId, version: 1, userId: left.userId, ...at, roleId: role('viewer', tenant) }),
      await saveAccess(other, { id: left.accessId, version: 1, userId: left.userId, ...at, roleId: role('tenant_administrator', tenant), endsOn: '2099-01-01' }),
      await saveAccess(other, { id: left.accessId, version: 1, userId: left.userId, ...at, roleId: role('tenant_administrator', tenant), startsOn: '2099-01-01' }),
    ];
    expect(attempts.map(({ problems, error }) => error ?? problems[0]?.code)).toEqual(Array(6).fill('ACCESS_LAST_ADMINISTRATOR'));
    expect(await isSignedIn(left.caller)).toBe(true);
  });
});
