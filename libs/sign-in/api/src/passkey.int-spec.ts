import { newScope, type Principal, scopeStorage } from '@afterbell/core/api';
import { newId, PermissionSet, subSectionEntries } from '@afterbell/core/domain';
import { TestAuthenticator } from '../test/authenticator';
import type { TestBrowser } from '../test/test-browser';
import { EVERYTHING, type TestTenant, World } from '../test/world';
import { PasskeyConfirmation } from './passkey-confirmation.service';

interface Payload {
  options?: string | null;
  passkey?: { id: string; name: string } | null;
  removed?: boolean | null;
  confirmedUntil?: string | null;
  policy?: { version: number } | null;
  problems: { code: string; message: string; path: string | null }[];
}

let world: World;
let north: TestTenant;
let role: string;
let site: string;
let next = 0;

beforeAll(async () => {
  world = await World.make({ RELAXED_LIMITS: '1' });
});
afterAll(() => world.close());
beforeEach(async () => {
  next += 1;
  north = await world.tenant(`north${next}`);
  role = await world.role(north.id, 'Everything', [...EVERYTHING, ...subSectionEntries('settings.security', 'edit')]);
  site = await world.organization(north.id, 'site', 'The site', await world.organization(north.id, 'institution', 'The institution', north.topId));
});

const origin = () => `http://${north.host}`;
const person = async (at = north.topId) => {
  const email = `p${newId()}@example.org`;
  const userId = await world.user(email);
  const accessId = await world.access(north.id, userId, at, role);
  return { email, userId, accessId };
};

async function run(browser: TestBrowser, mutation: string, variables: Record<string, unknown> = {}): Promise<Payload> {
  const { data, errors } = await browser.graphql<Record<string, Payload>>(mutation, variables);
  if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code });
  return Object.values(data)[0] as Payload;
}
const codeOf = (promise: Promise<unknown>) => promise.then(() => 'no error', (error: { code?: string }) => error.code);
const problems = '{ code message path }';
const startAdd = (browser: TestBrowser) => run(browser, `mutation { startPasskey { options problems ${problems} } }`);
const startConfirm = (browser: TestBrowser) => run(browser, `mutation { startPasskeyConfirmation { options problems ${problems} } }`);
const confirm = (browser: TestBrowser, answer: string) => run(browser, `mutation C($answer: String!) { confirmPasskey(answer: $answer) { confirmedUntil problems ${problems} } }`, { answer });
const save = (browser: TestBrowser, version: number, more: object = {}) =>
  run(browser, `mutation S($input: SecurityPolicyInput!) { saveSecurityPolicy(input: $input) { policy { version } problems ${problems} } }`, {
    input: { passkeyLevels: [], confirmPermissions: false, confirmExports: false, idleSeconds: 1800, sessionSeconds: 43_200, version, ...more },
  });
const remove = (browser: TestBrowser, id: string) => run(browser, `mutation R($id: ID!) { removePasskey(id: $id) { removed problems ${problems} } }`, { id });

async function add(browser: TestBrowser, name = 'Key', device = new TestAuthenticator(origin())) {
  const { options } = await startAdd(browser);
  const made = await run(browser, `mutation A($answer: String!, $name: String!) { addPasskey(answer: $answer, name: $name) { passkey { id name } problems ${problems} } }`, { answer: device.make(options ?? ''), name });
  return { device, id: made.passkey?.id ?? '', problems: made.problems };
}

/** An administrator with a passkey whose tenant asks for it before permission changes, in a session that has not proven it yet. */
async function guarded() {
  const who = await person();
  const first = await world.signIn(north, who.email);
  const { device, id } = await add(first);
  const { policy } = await save(first, 0, { confirmPermissions: true });
  await world.forgetLimits();
  const browser = await world.signIn(north, who.email);
  return { who, browser, device, id, version: policy?.version ?? 0 };
}

describe('what asks for a passkey', () => {
  it('is refused without one, goes through for ten minutes with one, and in no other session', async () => {
    const { who, browser, device, version } = await guarded();
    expect(await codeOf(save(browser, version, { confirmPermissions: true }))).toBe('CONFIRM_REQUIRED');
    const { options } = await startConfirm(browser);
    expect((await confirm(browser, device.prove(options ?? ''))).problems).toEqual([]);
    expect((await save(browser, version, { confirmPermissions: true })).problems).toEqual([]);
    await world.forgetLimits();
    const other = await world.signIn(north, who.email);
    expect(await codeOf(save(other, version + 1))).toBe('CONFIRM_REQUIRED');
    await world.sql(`update sign_in_session set confirmed_at = now() - interval '11 minutes' where user_id = $1`, [who.userId]);
    expect(await codeOf(save(browser, version + 1))).toBe('CONFIRM_REQUIRED');
  });

  it.each([
    ['a new API token', (accessId: string) => `createApiToken(input: { name: "Script", accessId: "${accessId}", expiresInDays: 1 })`],
    ['asking for another address', () => `requestEmailChange(email: "new.${newId()}@example.org")`],
    ['taking another address on', () => 'confirmEmailChange(code: "12345678")'],
  ])('%s asks whoever may edit users, roles or security, and nobody else', async (_what, call) => {
    const { who, browser, device } = await guarded();
    const doIt = (one: TestBrowser, accessId: string) => run(one, `mutation { ${call(accessId)} { problems ${problems} } }`);
    expect(await codeOf(doIt(browser, who.accessId))).toBe('CONFIRM_REQUIRED');
    const weak = await person();
    await world.sql('update access set role_id = $2 where id = $1', [weak.accessId, await world.role(north.id, 'Weak', EVERYTHING)]);
    const theirs = await world.signIn(north, weak.email);
    expect(await codeOf(doIt(theirs, weak.accessId))).toBe('no error');
    const { options } = await startConfirm(browser);
    await confirm(browser, device.prove(options ?? ''));
    expect(await codeOf(doIt(browser, who.accessId))).toBe('no error');
  });

  it('a token for an access that may, made while acting as one that may not', async () => {
    const { who } = await guarded();
    const plain = await world.access(north.id, who.userId, site, await world.role(north.id, 'Weak', EVERYTHING));
    await world.forgetLimits();
    const browser = await world.signIn(north, who.email);
    await run(browser, `mutation { switchAccess(input: { accessId: "${plain}" }) { problems ${problems} } }`);
    const make = (accessId: string) => codeOf(run(browser, `mutation { createApiToken(input: { name: "Script", accessId: "${accessId}", expiresInDays: 1 }) { problems ${problems} } }`));
    expect(await make(who.accessId)).toBe('CONFIRM_REQUIRED');
    expect(await make(plain)).toBe('no error');
  });

  it('answers 428 on REST and GraphQL alike only to whoever has the right', async () => {
    const { browser, version } = await guarded();
    const weak = await person();
    await world.sql('update access set role_id = $2 where id = $1', [weak.accessId, await world.role(north.id, 'Weak', EVERYTHING)]);
    expect(await codeOf(save(await world.signIn(north, weak.email), version))).toBe('FORBIDDEN');
    expect(await codeOf(save(browser, version))).toBe('CONFIRM_REQUIRED');
  });

  it('is refused to an API token, which has no session to confirm in', async () => {
    const { who } = await guarded();
    const token: Principal = { tenantId: north.id, userId: who.userId, accessId: who.accessId, sessionId: newId(), organizationId: north.topId, organizationLevel: 'top', wholeTenant: true, termId: null, permissions: PermissionSet.none, timeZone: 'UTC' };
    const refused = scopeStorage.run(newScope({ principal: token, requestId: 'test' }), () => world.app.get(PasskeyConfirmation).require(token, 'permissions'));
    await expect(refused).rejects.toMatchObject({ code: 'CONFIRM_REQUIRED', message: expect.stringContaining('API token') });
    await expect(world.app.get(PasskeyConfirmation).require(token, 'exports')).resolves.toBeUndefined();
  });

  it('cannot be turned on by somebody who has no passkey', async () => {
    const browser = await world.signIn(north, (await person()).email);
    expect((await save(browser, 0, { confirmExports: true })).problems).toMatchObject([{ code: 'VALIDATION', path: 'passkeys' }]);
    expect((await startConfirm(browser)).options).toBeNull();
  });
});

describe('an answer', () => {
  it('counts once, for its own question, session, person, origin and host', async () => {
    const { who, browser, device } = await guarded();
    const refused = async (answer: string, by = browser) => expect((await confirm(by, answer)).problems).toMatchObject([{ code: 'PASSKEY_REFUSED' }]);
    const ask = async (by = browser) => (await startConfirm(by)).options ?? '';
    await refused(device.prove(await ask(), { origin: 'http://evil.example.org' }));
    await refused(device.prove(await ask(), { rpId: 'evil.example.org' }));
    await refused(device.prove(await ask(), { challenge: Buffer.alloc(32).toString('base64url') }));
    await refused(new TestAuthenticator(origin()).prove(await ask()));
    await refused('no JSON at all');
    await refused('x'.repeat(100_000));
    await world.forgetLimits();
    const other = await world.signIn(north, who.email);
    await refused(device.prove(await ask()), other);
    const spent = await ask();
    await refused(device.prove(spent, { origin: 'http://evil.example.org' }));
    await refused(device.prove(spent));
    const late = await ask();
    await world.sql(`update passkey_challenge set expires_at = now() - interval '1 second'`);
    await refused(device.prove(late));
    const right = device.prove(await ask());
    const both = await Promise.all([confirm(browser, right), confirm(browser, right)]);
    expect(both.filter(({ problems: found }) => found.length === 0)).toHaveLength(1);
    const rows = await world.sql<{ action: string }>(`select action from audit where tenant_id = $1 and action in ('passkey.fail', 'passkey.confirm')`, [north.id]);
    expect(rows.filter(({ action }) => action === 'passkey.confirm')).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(9);
  });

  it('is refused when the counter does not rise: somebody has a copy', async () => {
    const { browser, device } = await guarded();
    device.counter = 10;
    expect((await confirm(browser, device.prove((await startConfirm(browser)).options ?? ''))).problems).toEqual([]);
    device.counter = 5;
    expect((await confirm(browser, device.prove((await startConfirm(browser)).options ?? ''))).problems).toMatchObject([{ code: 'PASSKEY_REFUSED' }]);
  });

  it('is limited in number', async () => {
    const strict = await World.make();
    try {
      const tenant = await strict.tenant('strict');
      const user = await strict.user('one@example.org');
      await strict.access(tenant.id, user, tenant.topId, await strict.role(tenant.id, 'Role', EVERYTHING));
      const browser = await strict.signIn(tenant, 'one@example.org');
      for (let i = 0; i < 10; i += 1) expect((await confirm(browser, '{}')).problems).toHaveLength(1);
      expect(await codeOf(confirm(browser, '{}'))).toBe('RATE_LIMITED');
    } finally {
      await strict.close();
    }
  });
});

describe('the list of passkeys', () => {
  it('is guarded by the passkeys in it, where they guard anything', async () => {
    const { browser, device, id } = await guarded();
    expect(await codeOf(startAdd(browser))).toBe('CONFIRM_REQUIRED');
    expect(await codeOf(remove(browser, id))).toBe('CONFIRM_REQUIRED');
    await confirm(browser, device.prove((await startConfirm(browser)).options ?? ''));
    expect((await add(browser, 'Second')).problems).toEqual([]);
    expect((await remove(browser, id)).removed).toBe(true);
    // What the removed one proved has ended with it.
    expect(await codeOf(startAdd(browser))).toBe('CONFIRM_REQUIRED');
    expect((await confirm(browser, device.prove((await startConfirm(browser)).options ?? ''))).problems).toMatchObject([{ code: 'PASSKEY_REFUSED' }]);
  });

  it('lets whoever has none add the first, whatever is asked', async () => {
    await guarded();
    const fresh = await world.signIn(north, (await person()).email);
    expect((await add(fresh)).problems).toEqual([]);
    const [mail] = await world.sql<{ subject: string }>(`select subject from mail_outbox where tenant_id = $1 order by created_at desc limit 1`, [north.id]);
    expect(mail?.subject).toBe('A passkey was added to your Afterbell account');
  });

  it('is its owner’s alone, of this host, with names that can be read', async () => {
    const { id } = await guarded();
    const stranger = await world.signIn(north, (await person()).email);
    expect(await codeOf(remove(stranger, id))).toBe('NOT_FOUND');
    for (const name of ['', '\u200b\u202e', 'x'.repeat(10_000)]) expect((await add(stranger, name)).problems).toMatchObject([{ path: 'name' }]);
    const { data } = await stranger.graphql<{ myPasskeys: unknown[] }>('{ myPasskeys { id name } }');
    expect(data.myPasskeys).toEqual([]);
  });
});

describe('a lost device', () => {
  const reset = (browser: TestBrowser, userId: string) => run(browser, `mutation R($userId: ID!) { resetSignInMethods(userId: $userId) { passkeys problems ${problems} } }`, { userId }) as Promise<Payload & { passkeys: number | null }>;

  it('is put right by an administrator above all of the person, and by nobody else', async () => {
    const mighty = await world.role(north.id, 'Users', [...EVERYTHING, ...subSectionEntries('settings.users', 'edit')]);
    const admin = await person();
    const local = await person(site);
    for (const { accessId } of [admin, local]) await world.sql('update access set role_id = $2 where id = $1', [accessId, mighty]);
    const owner = await person(site);
    const plain = await world.role(north.id, 'Plain', EVERYTHING);
    await world.sql('update access set role_id = $2 where id = $1', [owner.accessId, plain]);
    await world.access(north.id, owner.userId, north.topId, plain);
    const theirs = await world.signIn(north, owner.email);
    await add(theirs);
    expect((await reset(await world.signIn(north, local.email), owner.userId)).problems).toMatchObject([{ code: 'ACCESS_BEYOND_OWN' }]);
    const browser = await world.signIn(north, admin.email);
    expect((await reset(browser, admin.userId)).problems).toMatchObject([{ path: 'userId' }]);
    expect(await codeOf(reset(browser, newId()))).toBe('NOT_FOUND');
    expect(await reset(browser, owner.userId)).toMatchObject({ passkeys: 1, problems: [] });
    expect((await theirs.get('/auth/health')).status).toBe(403);
    expect(await world.sql('select 1 from passkey where user_id = $1', [owner.userId])).toEqual([]);
    expect(await world.sql(`select before, after from audit where tenant_id = $1 and action = 'security.reset_sign_in' and subject_id = $2`, [north.id, owner.userId])).toEqual([{ before: { passkeys: ['Key'], providers: [] }, after: { passkeys: [], providers: [] } }]);
  });

  it('is no way to weaken whoever may do more, here, above or elsewhere in the tenant', async () => {
    const users = [...EVERYTHING, ...subSectionEntries('settings.users', 'edit')];
    const admin = await person();
    await world.sql('update access set role_id = $2 where id = $1', [admin.accessId, await world.role(north.id, 'Users', users)]);
    const local = await person(site);
    await world.sql('update access set role_id = $2 where id = $1', [local.accessId, await world.role(north.id, 'Local users', users)]);
    // `role` may edit security too, which neither of the two may.
    const mighty = await person();
    await add(await world.signIn(north, mighty.email));
    expect((await reset(await world.signIn(north, admin.email), mighty.userId)).problems).toMatchObject([{ code: 'ACCESS_BEYOND_OWN', message: expect.stringContaining('Security') }]);
    const plain = await world.role(north.id, 'Plain', EVERYTHING);
    await world.access(north.id, mighty.userId, site, plain);
    const refused = await reset(await world.signIn(north, local.email), mighty.userId);
    expect(refused.problems).toEqual([{ code: 'ACCESS_BEYOND_OWN', path: null, message: 'Nobody gives or changes more than they have themselves.' }]);
    expect(await world.sql('select 1 from passkey where user_id = $1', [mighty.userId])).toHaveLength(1);
  });
});

describe('signing in at a level that wants a passkey', () => {
  const step = (browser: TestBrowser) => browser.post('/auth/passkey/options');
  const answer = (browser: TestBrowser, text: string) => browser.post('/auth/passkey', { answer: JSON.parse(text) as object });
  async function enter(email: string, browser = world.browser(north)) {
    await browser.post('/auth/verifyemail', { email });
    const { body } = await browser.post('/auth/signin', { email, code: await world.codeFor(email) });
    return { browser, body };
  }

  it('gives no session before the passkey, makes the first one on the way, and asks for it from then on', async () => {
    const admin = await world.signIn(north, (await person()).email);
    await add(admin);
    await save(admin, 0, { passkeyLevels: ['site'] });
    const { email, userId } = await person(site);
    const { browser, body } = await enter(email);
    expect(body).toEqual({ passkeyWanted: true });
    expect((await browser.get('/auth/health')).status).toBe(403);
    const first = await step(browser);
    expect(first.body['mode']).toBe('add');
    const device = new TestAuthenticator(origin());
    expect((await answer(browser, device.make(JSON.stringify(first.body['options'])))).body).toEqual({ signedIn: true });
    expect((await browser.get('/auth/health')).body).toMatchObject({ userId });

    await world.forgetLimits();
    const later = await enter(email);
    const asked = await step(later.browser);
    expect(asked.body['mode']).toBe('verify');
    // Making another one instead of proving the one there is does not do.
    const fake = new TestAuthenticator(origin());
    expect((await answer(later.browser, fake.make(JSON.stringify({ ...(asked.body['options'] as object), rp: { id: north.host.split(':')[0] } })))).status).toBe(400);
    const stolen = world.browser(north);
    expect((await step(stolen)).body['message']).toEqual(['Signing in took too long. Begin again.']);
    const again = await step(later.browser);
    const right = device.prove(JSON.stringify(again.body['options']));
    const both = await Promise.all([answer(later.browser, right), answer(later.browser, right)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await later.browser.get('/auth/health')).body).toMatchObject({ userId });
    const rows = await world.sql(`select 1 from audit where tenant_id = $1 and user_id = $2 and action = 'sign_in.succeed' and (after->>'passkey')::boolean`, [north.id, userId]);
    expect(rows).toHaveLength(2);
  });

  it('ends open sessions of that level, and asks who switches there', async () => {
    const admin = await world.signIn(north, (await person()).email);
    await add(admin);
    const both = await person(site);
    const upper = await world.access(north.id, both.userId, north.topId, role);
    const browser = await world.signIn(north, both.email);
    await browser.post('/auth/switch-access', { accessId: upper });
    const atSite = await world.signIn(north, (await person(site)).email);
    await save(admin, 0, { passkeyLevels: ['site'] });
    expect((await atSite.get('/auth/health')).status).toBe(403);
    expect((await browser.get('/auth/health')).status).toBe(200);
    expect((await browser.post('/auth/switch-access', { accessId: both.accessId })).status).toBe(428);
    await add(browser);
    expect((await browser.post('/auth/switch-access', { accessId: both.accessId })).status).toBe(200);
  });
});

describe('the policy', () => {
  it.each([
    ['too short an idle time', { idleSeconds: 60 }, 'idleSeconds'],
    ['too long a session', { sessionSeconds: 90_000 }, 'sessionSeconds'],
    ['an idle time beyond the session', { idleSeconds: 7200, sessionSeconds: 3600 }, 'idleSeconds'],
  ])('refuses %s', async (_name, wrong, path) => {
    const browser = await world.signIn(north, (await person()).email);
    expect((await save(browser, 0, wrong)).problems).toMatchObject([{ path }]);
  });

  it('refuses a stale save, bounds the next session, and is in the trail', async () => {
    const { email } = await person();
    const browser = await world.signIn(north, email);
    expect((await save(browser, 0, { idleSeconds: 900, sessionSeconds: 3600 })).policy).toEqual({ version: 1 });
    expect((await save(browser, 0)).problems).toMatchObject([{ code: 'STALE_VERSION' }]);
    await world.forgetLimits();
    const later = await world.signIn(north, email);
    const { data } = await later.graphql<{ session: { idleTimeoutSeconds: number; absoluteExpiresAt: string } }>('{ session { idleTimeoutSeconds absoluteExpiresAt } }');
    expect(data.session.idleTimeoutSeconds).toBe(900);
    expect(new Date(data.session.absoluteExpiresAt).getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(await world.sql(`select 1 from audit where tenant_id = $1 and action = 'security.edit_policy'`, [north.id])).toHaveLength(1);
  });
});
