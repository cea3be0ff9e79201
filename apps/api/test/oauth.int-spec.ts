import { createHash, generateKeyPairSync } from 'node:crypto';
import { CONFIG, type Config } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { grantAccess } from '../src/seeds/provision';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { OpenIdProvider } from '../../../tools/test/openid';
import { HostileProvider } from './openid';
import { PersonBrowser } from './person-browser';

const SAVE = `mutation Save($input: OauthProviderInput!) { saveOauthProvider(input: $input) {
  provider { id name version enabled callbackUrl hasSecret people } problems { code message path } } }`;

interface Saved {
  provider: { id: string; version: number; callbackUrl: string; hasSecret: boolean; people: number } | null;
  problems: { code: string; message: string; path: string | null }[];
}

let test: TestApp;
let north: TestTenant;
let south: TestTenant;
let admin: Caller;
let real: OpenIdProvider;
let hostile: HostileProvider;
let state: Saved['provider'];
let evil: Saved['provider'];
let port: number;

const HOME = 'http://northlake.localhost:3000';
const people: Record<string, string> = {};

const browser = (address?: string) => new PersonBrowser(port, address);
const fill = (issuer: string, more: object = {}) => ({ name: 'State login', issuer, clientId: 'client', scopes: ['openid', 'email'], allowedDomains: [], enabled: true, ...more });

async function save(caller: Caller, input: object): Promise<Saved> {
  const { data, errors } = await test.graphql(caller, SAVE, { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data['saveOauthProvider'] as Saved;
}

async function person(tenant: TestTenant, email: string): Promise<string> {
  const { userId } = await grantAccess(test.owner, { email, name: email, tenantId: tenant.id, organizationId: tenant.siteId, roleId: tenant.roleIds['site_coordinator'] ?? '' });
  return (people[email] = userId);
}

const reasons = async () => (await test.admin.query(`select after->>'reason' as reason from audit where tenant_id = $1 and action = 'sign_in.fail' order by at desc limit 1`, [north.id])).rows[0]?.reason as string;
const sessionsOf = async (email: string) => (await test.admin.query('select provider_id from sign_in_session s join app_user u on u.id = s.user_id where u.email = $1', [email])).rows;

/** Types an address, then goes to the provider and comes back. */
async function signInBy(who: string, typed: string | null, on = browser()) {
  await real.set({ current: who });
  if (typed) await on.post(`${HOME}/auth/verifyemail`, { email: typed });
  return { on, page: await on.visit(`${HOME}/auth/oauth/${state?.id}`) };
}

/** Goes to the hostile provider's door and answers what it was asked. */
async function ask(on = browser()) {
  const sent = await on.get(`${HOME}/auth/oauth/${evil?.id}`);
  const question = new URL(sent.location ?? '');
  return { on, sent, question, state: question.searchParams.get('state') ?? '', nonce: question.searchParams.get('nonce') ?? '' };
}
const comeBack = (on: PersonBrowser, given: { state: string; code?: string }) => on.get(`${evil?.callbackUrl}?code=${given.code ?? 'c'}&state=${given.state}`);
const claims = (nonce: string, more: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: hostile.issuer, aud: 'client', sub: 'mallory', email: 'dee@example.org', email_verified: true, nonce, iat: now, exp: now + 300, ...more };
};

beforeAll(async () => {
  test = await startTestApp({ RELAXED_LIMITS: '1', TRUST_PROXY: '1' });
  port = (test.app.getHttpServer().address() as { port: number }).port;
  north = await test.tenant('northlake');
  south = await test.tenant('south');
  admin = await test.signIn(north, 'tenant_administrator', north.topId);
  for (const name of ['ana', 'bo', 'cy', 'dee']) await person(north, `${name}@example.org`);
  await person(south, 'sol@example.org');
  real = await OpenIdProvider.start();
  hostile = new HostileProvider();
  await hostile.start();
  state = (await save(admin, fill(real.issuer))).provider;
  const client = await real.register(state?.callbackUrl ?? '');
  state = (await save(admin, fill(real.issuer, { id: state?.id, version: state?.version, ...client }))).provider;
  evil = (await save(admin, fill(hostile.issuer, { name: 'Evil', clientSecret: 'shh' }))).provider;
  const verified = (email: string) => ({ email, email_verified: true });
  await real.set({
    accounts: {
      'sub-ana': verified('Ana@Example.org'),
      'sub-nobody': verified('nobody@example.org'),
      'sub-sol': verified('sol@example.org'),
      'sub-bo-unverified': { email: 'bo@example.org', email_verified: false },
      'sub-recycled': verified('ana@example.org'),
    },
  });
});
afterAll(async () => {
  await test?.close();
  await Promise.all([real?.stop(), hostile?.stop()]);
});

describe('a real OpenID provider', () => {
  it('gives no session to an address nobody knows, to one of another tenant, or to one that is not verified, and says the same of all', async () => {
    for (const [who, reason] of [['sub-nobody', /no access/], ['sub-sol', /no access/], ['sub-bo-unverified', /not verified/]] as const) {
      const { on, page } = await signInBy(who, null);
      expect([page.status, page.url]).toEqual([404, `${HOME}/login?oauth=refused`]);
      expect(on.cookie('northlake.localhost:3000', 'afterbell')).toBeUndefined();
      expect(await reasons()).toMatch(reason);
    }
    const { rows } = await test.admin.query(`select count(*)::int as count from user_identity`);
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('signs a known person in, with the typed address as a hint and in no address of the way', async () => {
    const on = browser();
    await real.set({ current: 'sub-ana' });
    await on.post(`${HOME}/auth/verifyemail`, { email: 'ana@example.org' });
    const first = await on.get(`${HOME}/auth/oauth/${state?.id}`);
    const question = new URL(first.location ?? '');
    expect(question.searchParams.get('login_hint')).toBe('ana@example.org');
    expect(question.searchParams.get('code_challenge_method')).toBe('S256');
    expect(question.searchParams.get('redirect_uri')).toBe(`${HOME}/auth/oauth/${state?.id}/callback`);
    expect(question.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    const back = await on.visit(first.location ?? '', `${HOME}/login`);
    expect([back.status, back.location]).toEqual([303, `${HOME}/login`]);
    expect(await real.set({})).toBe('ana@example.org');
    const health = await on.get(`${HOME}/auth/health`);
    expect(health.body).toMatchObject({ email: 'ana@example.org', tenantId: north.id });
    const { rows } = await test.admin.query(`select action, user_id from audit where action = 'sign_in.oauth'`);
    expect(rows).toEqual([{ action: 'sign_in.oauth', user_id: people['ana@example.org'] }]);
    expect((await sessionsOf('ana@example.org'))[0]).toEqual({ provider_id: state?.id });
    // The state and the code are spent, also for the browser that has the cookies.
    const again = await on.get(back.url);
    expect(again.location).toBe(`${HOME}/login?oauth=expired`);
  });

  it('knows the person by the subject when the address has changed, and by nothing else', async () => {
    await real.set({ accounts: { 'sub-ana': { email: 'ana.married@example.org', email_verified: true }, 'sub-recycled': { email: 'ana@example.org', email_verified: true } } });
    const later = await signInBy('sub-ana', 'ana@example.org');
    expect((await later.on.get(`${HOME}/auth/health`)).body).toMatchObject({ email: 'ana@example.org' });
    // Somebody new was given the old address.
    const thief = await signInBy('sub-recycled', 'ana@example.org');
    expect(thief.page.url).toBe(`${HOME}/login?oauth=refused`);
    expect(await reasons()).toMatch(/another identity/);
  });

  it('refuses who is signed in there as somebody else than was typed', async () => {
    const { on, page } = await signInBy('sub-ana', 'bo@example.org');
    expect(page.url).toBe(`${HOME}/login?oauth=other`);
    expect(on.cookie('northlake.localhost:3000', 'afterbell')).toBeUndefined();
  });

  it('lets a person cancel there', async () => {
    await real.set({ current: null });
    const page = await browser().visit(`${HOME}/auth/oauth/${state?.id}`);
    expect(page.url).toBe(`${HOME}/login?oauth=cancelled`);
  });

  it('keeps a session that it vouched for inside the tenant', async () => {
    await grantAccess(test.owner, { email: 'ana@example.org', name: 'Ana', tenantId: south.id, organizationId: south.topId, roleId: south.roleIds['tenant_administrator'] ?? '' });
    const { on } = await signInBy('sub-ana', null);
    const caller = { cookie: on.cookiesOf('northlake.localhost:3000'), host: 'northlake.localhost', accessId: '' };
    const { data } = await test.graphql(caller, '{ accesses { tenant { code } } }');
    expect(data?.['accesses']).toEqual([{ tenant: { code: 'northlake' } }]);
    const moved = await test.rest(caller, '/auth/switch-tenants', { tenantId: south.id });
    expect(moved.body.redirectUrl ?? 'refused').not.toContain('handover');
  });
});

describe('the choices of the host', () => {
  it('are the same for a known and an unknown address, and are the host’s own', async () => {
    const expected = [{ type: 'code' }, { type: 'oauth', id: evil?.id, name: 'Evil', url: `/auth/oauth/${evil?.id}` }, { type: 'oauth', id: state?.id, name: 'State login', url: `/auth/oauth/${state?.id}` }];
    for (const email of ['bo@example.org', 'stranger@example.org']) {
      expect((await browser().post(`${HOME}/auth/verifyemail`, { email })).body['choices']).toEqual(expected);
    }
    expect((await browser().post('http://south.localhost:3000/auth/verifyemail', { email: 'sol@example.org' })).body['choices']).toEqual([{ type: 'code' }]);
    const foreign = await browser().get(`http://south.localhost:3000/auth/oauth/${state?.id}`);
    expect(foreign.location).toBe('http://south.localhost:3000/login?oauth=unavailable');
  });
});

describe('hostile answers', () => {
  it('counts neither a wrong state, nor a used one, nor one of another browser or provider, and asks the provider for nothing', async () => {
    const asked = await ask();
    hostile.token = { claims: claims(asked.nonce) };
    hostile.asked.length = 0;
    const stranger = await comeBack(browser(), asked);
    expect(stranger.location).toBe(`${HOME}/login?oauth=expired`);
    expect((await comeBack(asked.on, { state: 'A'.repeat(43) })).location).toBe(`${HOME}/login?oauth=expired`);
    expect((await asked.on.get(`${state?.callbackUrl}?code=c&state=${asked.state}`)).location).toBe(`${HOME}/login?oauth=expired`);
    await test.admin.query(`update oauth_attempt set expires_at = now() - interval '1 second' where state_hash = $1`, [createHash('sha256').update(asked.state).digest()]);
    expect((await comeBack(asked.on, asked)).location).toBe(`${HOME}/login?oauth=expired`);
    expect(hostile.asked).toEqual([]);
    expect(await sessionsOf('dee@example.org')).toEqual([]);
  });

  it.each<[string, (nonce: string) => Partial<HostileProvider['token']>, RegExp]>([
    ['another nonce', () => ({ claims: claims('other') }), /another question/],
    ['no nonce', (nonce) => ({ claims: { ...claims(nonce), nonce: undefined } }), /another question/],
    ['another audience', (nonce) => ({ claims: claims(nonce, { aud: 'somebody-else' }) }), /somebody else/],
    ['an audience too many', (nonce) => ({ claims: claims(nonce, { aud: ['client', 'other'] }) }), /somebody else/],
    ['another issuer', (nonce) => ({ claims: claims(nonce, { iss: 'https://accounts.example.org' }) }), /another issuer/],
    ['a late token', (nonce) => ({ claims: claims(nonce, { exp: 1 }) }), /expired/],
    ['another key', (nonce) => ({ claims: claims(nonce), key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }), /signature/],
    ['no signature', (nonce) => ({ claims: claims(nonce), header: { alg: 'none' }, signature: '' }), /signature/],
    ['a signature by the shared secret', (nonce) => ({ claims: claims(nonce), header: { alg: 'HS256' } }), /signature/],
    ['an unverified address', (nonce) => ({ claims: claims(nonce, { email_verified: false }) }), /not verified/],
    ['nobody', (nonce) => ({ claims: claims(nonce, { sub: '' }) }), /nobody/],
  ])('refuses %s', async (_name, token, reason) => {
    const asked = await ask();
    hostile.token = { claims: {}, ...token(asked.nonce) };
    const page = await comeBack(asked.on, asked);
    expect(page.location).toMatch(/\/login\?oauth=(failed|refused)$/);
    expect(await reasons()).toMatch(reason);
    expect(asked.on.cookie('northlake.localhost:3000', 'afterbell')).toBeUndefined();
  });

  it('takes no answer that names another issuer (RFC 9207)', async () => {
    const asked = await ask();
    hostile.token = { claims: claims(asked.nonce) };
    const at = `${evil?.callbackUrl}?code=c&state=${asked.state}`;
    for (const iss of ['https://accounts.example.org', '', `${hostile.issuer}/`]) expect((await asked.on.get(`${at}&iss=${encodeURIComponent(iss)}`)).location).toBe(`${HOME}/login?oauth=failed`);
    expect(await reasons()).toMatch(/another issuer/);
    expect(asked.on.cookie('northlake.localhost:3000', 'afterbell')).toBeUndefined();
  });

  it('takes exactly one of two answers with one state', async () => {
    const asked = await ask();
    hostile.token = { claims: claims(asked.nonce) };
    const pages = await Promise.all([comeBack(asked.on, asked), comeBack(asked.on, asked)]);
    expect(pages.map(({ location }) => location).sort()).toEqual([`${HOME}/login`, `${HOME}/login?oauth=expired`]);
    expect(await sessionsOf('dee@example.org')).toHaveLength(1);
  });

  it('sends codes to the tenant’s own host only, whatever host or query asks', async () => {
    const { question } = await ask();
    expect(question.searchParams.get('redirect_uri')).toBe(`${HOME}/auth/oauth/${evil?.id}/callback`);
    const smuggled = await browser().get(`${HOME}/auth/oauth/${evil?.id}?redirect_uri=https://evil.example/&code=x`);
    expect(smuggled.location).toBe(`${HOME}/login`);
    const embedded = await browser().get(`${HOME}/auth/oauth/${evil?.id}`, { 'sec-fetch-dest': 'image' });
    expect(embedded.location).toBe(`${HOME}/login`);
    // The bare host serves the default tenant, whose cookies and callback are on its own host.
    const bare = await browser().get(`http://localhost:${port}/auth/oauth/${evil?.id}`);
    expect(bare.location).toBe(`${HOME}/auth/oauth/${evil?.id}`);
  });

  it.each<[string, HostileProvider['answers'][string]]>([
    ['an error', { status: 500, body: 'oops' }],
    ['a page', { body: '<html>' }],
    ['a redirect into the house', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['more than anybody reads', { body: `{"x":"${'x'.repeat(300_000)}"}` }],
  ])('goes back to the sign-in page when the token endpoint answers %s', async (_name, answer) => {
    const asked = await ask();
    hostile.answers = { '/token': answer };
    try {
      expect((await comeBack(asked.on, asked)).location).toBe(`${HOME}/login?oauth=failed`);
    } finally {
      hostile.answers = {};
    }
  });

  it('goes back to the sign-in page when nobody answers at all', async () => {
    const gone = (await save(admin, fill('http://127.0.0.1:1', { name: 'Gone' }))).provider;
    expect((await browser().get(`${HOME}/auth/oauth/${gone?.id}`)).location).toBe(`${HOME}/login?oauth=failed`);
    expect(await reasons()).toMatch(/cannot be reached/);
  });
});

describe('the settings', () => {
  const test_ = `mutation Test($input: OauthProviderInput!) { testOauthProvider(input: $input) { test { keys authorizationUrl } problems { code message path } } }`;

  it.each<[string, object, string]>([
    ['a scheme without TLS', { issuer: 'http://login.example.org' }, 'issuer'],
    ['a user name in the address', { issuer: 'https://me:pw@login.example.org' }, 'issuer'],
    ['no address', { issuer: 'login' }, 'issuer'],
    ['a name too long', { name: 'x'.repeat(10_000) }, 'name'],
    ['a name that cannot be seen', { name: '\u200b\u202e' }, 'name'],
    ['a domain that is none', { allowedDomains: ['not a domain'] }, 'allowedDomains'],
    ['one address of two', { authorizationUrl: 'https://login.example.org/a' }, 'tokenUrl'],
    ['a name that is taken', { name: 'Evil' }, 'name'],
  ])('refuse %s and name the field', async (_name, wrong, path) => {
    const { provider, problems } = await save(admin, fill('https://login.example.org', { name: 'New', ...wrong }));
    expect(provider).toBeNull();
    expect(problems[0]).toMatchObject({ code: 'VALIDATION', path });
  });

  it('never tell the secret, neither to a client nor to who reads the database', async () => {
    const { data } = await test.graphql(admin, '{ oauthProviders { name hasSecret people } }');
    expect(data?.['oauthProviders']).toContainEqual({ name: 'Evil', hasSecret: true, people: 1 });
    // Bytes, not text: a ciphertext may hold a zero, which no encoding has.
    const { rows } = await test.admin.query<{ secret: Buffer }>(`select client_secret as secret from oauth_provider where name = 'Evil'`);
    expect(rows[0]?.secret.length).toBeGreaterThan(0);
    expect(rows[0]?.secret.includes('shh')).toBe(false);
    const trail = await test.admin.query(`select string_agg(coalesce(after::text, ''), '') as text from audit where subject_type = 'oauth_provider'`);
    expect(trail.rows[0].text).not.toContain('shh');
  });

  it('refuse a stale save, another tenant’s provider, and the word of an administrator without the right', async () => {
    const stale = await save(admin, fill(hostile.issuer, { name: 'Evil', id: evil?.id, version: 99 }));
    expect(stale.problems[0]?.code).toBe('STALE_VERSION');
    const other = await test.signIn(south, 'tenant_administrator', south.topId);
    const foreign = await test.graphql(other, SAVE, { input: fill(hostile.issuer, { name: 'Evil', id: evil?.id, version: 1 }) });
    expect(foreign.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
    expect((await test.graphql(coordinator, '{ oauthProviders { id } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('test a provider before anybody is sent there', async () => {
    const good = await test.graphql(admin, test_, { input: fill(real.issuer) });
    expect(good.data?.['testOauthProvider']).toMatchObject({ test: { keys: 1 }, problems: [] });
    const bad = await test.graphql(admin, test_, { input: fill(`${hostile.issuer}/other`) });
    expect(bad.data?.['testOauthProvider']).toMatchObject({ test: null, problems: [{ code: 'PROVIDER_UNREACHABLE' }] });
  });

  it('take a disabled provider away at once', async () => {
    const asked = await ask();
    hostile.token = { claims: claims(asked.nonce) };
    const { data } = await test.graphql(admin, 'mutation Off($id: ID!, $v: Int!) { setOauthProviderEnabled(id: $id, enabled: false, version: $v) { provider { enabled } problems { code } } }', { id: evil?.id, v: evil?.version });
    expect(data?.['setOauthProviderEnabled']).toMatchObject({ provider: { enabled: false } });
    expect((await comeBack(asked.on, asked)).location).toBe(`${HOME}/login?oauth=unavailable`);
    expect((await test.admin.query(`select 1 from audit where action = 'security.disable_provider' and subject_id = $1`, [evil?.id])).rows).toHaveLength(1);
  });

  it('let only the named domains in', async () => {
    const config = test.app.get<Config>(CONFIG);
    expect(config.privateProviders).toBe(true);
    const limited = (await save(admin, fill(hostile.issuer, { name: `Limited ${newId().slice(0, 8)}`, allowedDomains: ['@District.example.org'] }))).provider;
    const on = browser();
    const sent = await on.get(`${HOME}/auth/oauth/${limited?.id}`);
    const { searchParams } = new URL(sent.location ?? '');
    hostile.token = { claims: claims(searchParams.get('nonce') ?? '', { sub: 'cy', email: 'cy@example.org' }) };
    const page = await on.get(`${limited?.callbackUrl}?code=c&state=${searchParams.get('state')}`);
    expect(page.location).toBe(`${HOME}/login?oauth=refused`);
    expect(await reasons()).toMatch(/domain/);
  });
});
