import { address, byId, institution, invite, isSignedIn, mails, member, mutate, north, openUserWorld, river, role, sessionFor, taker, test, top, trail } from './user-world';

beforeAll(openUserWorld);
afterAll(() => test?.close());

describe('an invitation', () => {
  it('makes one user, one access and one mail without a secret, however often it is sent', async () => {
    const email = address();
    const input = { email: email.toUpperCase(), name: '  عائشة   O’Brien ', accesses: [{ ...taker(), startsOn: '2026-01-01' }] };
    const first = await invite(institution, input);
    expect(first.problems).toEqual([]);
    expect(first.user).toMatchObject({ name: 'عائشة O’Brien', email, status: 'invited', lastSignInAt: null, accesses: [{ state: 'active' }] });
    const again = await invite(institution, input);
    expect(again.problems).toMatchObject([{ code: 'VALIDATION', path: 'accesses.0.roleId', message: expect.stringContaining('has this access already') }]);
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.text_body).toContain(`/login#email=${encodeURIComponent(email)}`);
    expect(mail?.text_body).toContain('Attendance taker, Site northlake');
    expect(await trail(first.user?.id ?? '')).toEqual(['access.grant', 'user.invite']);
    const told = await test.admin.query('select kind, params from notification where user_id = $1', [first.user?.id]);
    expect(told.rows).toEqual([{ kind: 'access.granted', params: { organization: 'Site northlake', role: 'Attendance taker' } }]);
  });

  it('of one address by several administrators at once makes one user', async () => {
    const email = address();
    const accesses = [taker(), taker(north.otherSiteId), { organizationId: north.siteId, roleId: role('viewer') }, taker()];
    const answers = await Promise.all(accesses.map((access, index) => invite(index % 2 ? top : institution, { email, name: `Name ${index}`, accesses: [access] })));
    expect(answers.map(({ problems, error }) => error ?? problems[0]?.code ?? 'ok').sort()).toEqual(['VALIDATION', 'ok', 'ok', 'ok']);
    expect((await test.admin.query('select id from app_user where email = $1', [email])).rowCount).toBe(1);
  });

  it('of somebody known elsewhere changes nothing there, and tells nothing of it', async () => {
    const known = await member(river, 'tenant_administrator', river.topId);
    const { user } = await invite(top, { email: known.email, name: 'Called so here', accesses: [taker()] });
    expect(user).toMatchObject({ id: known.userId, name: 'Called so here', status: 'invited', lastSignInAt: null, activeSessions: 0 });
    expect(user?.accesses).toHaveLength(1);
    expect((await mutate(top, 'saveUser', 'input: $input', '$input: SaveUserInput!', { input: { id: known.userId, version: user?.version, name: 'Renamed' } })).user?.name).toBe('Renamed');
    expect((await test.graphql(top, 'query ($id: ID!) { userSessions(userId: $id) { id } }', { id: known.userId })).data).toEqual({ userSessions: [] });
    expect((await mutate(top, 'revokeUserSessions', 'userId: $id', '$id: ID!', { id: known.userId }, 'ended')).ended).toBe(0);
    expect((await byId(top, 'disableUser', known.userId)).user?.status).toBe('disabled');
    expect(await isSignedIn(known.caller)).toBe(true);
    const there = await test.graphql(known.caller, 'query ($id: ID!) { session { user { name } } user(id: $id) { name status } }', { id: known.userId });
    expect(there.data).toEqual({ session: { user: { name: 'Member tenant_administrator' } }, user: { name: 'Member tenant_administrator', status: 'active' } });
  });

  it('goes again only to who never signed in, once a minute', async () => {
    const email = address();
    const { user } = await invite(top, { email, name: 'Slow', accesses: [taker()] });
    const id = user?.id ?? '';
    expect((await byId(top, 'resendInvitation', id)).error).toBe('RATE_LIMITED');
    await test.admin.query(`update tenant_user set invited_at = now() - interval '2 minutes' where user_id = $1`, [id]);
    const trial = await mutate(top, 'resendInvitations', 'input: $input', '$input: UsersInput!', { input: { ids: [id], dryRun: true } }, 'results { done message }');
    expect([trial.results, (await mails(email)).length]).toEqual([[{ done: true, message: null }], 1]);
    expect((await byId(top, 'resendInvitation', id)).problems).toEqual([]);
    expect(await mails(email)).toHaveLength(2);
    await sessionFor(north, id, user?.accesses[0]?.id ?? '', north.siteId);
    expect((await byId(top, 'resendInvitation', id)).problems[0]?.message).toBe('Slow is not waiting for an invitation.');
  });
});
