import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../test/test-browser';
import { EVERYTHING, type TestTenant, World } from '../test/world';

interface Outcome {
  problems: { code: string; path: string | null; message: string }[];
  [field: string]: unknown;
}

/** A tenant that runs a provider could sign in as whoever has an access there: what it says must not reach the person's other tenants. */
describe('a session that a tenant’s identity provider vouched for', () => {
  let world: World;
  let north: TestTenant;
  let south: TestTenant;
  let userId: string;
  let southAccess: string;
  let topAccess: string;
  let siteAccess: string;
  let vouched: TestBrowser;
  const EMAIL = 'ana@example.org';

  beforeAll(async () => {
    world = await World.make();
    [north, south] = [await world.tenant('north'), await world.tenant('south')];
    userId = await world.user(EMAIL);
    const role = await world.role(north.id, 'Everything', EVERYTHING);
    const site = await world.organization(north.id, 'site', 'A site', north.topId);
    siteAccess = await world.access(north.id, userId, site, role);
    topAccess = await world.access(north.id, userId, north.topId, role);
    southAccess = await world.access(south.id, userId, south.topId, await world.role(south.id, 'Everything', EVERYTHING));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.forgetLimits();
    await world.sql('delete from sign_in_session; delete from security_policy');
    await world.sql('update app_user set last_access_id = $2 where id = $1', [userId, siteAccess]);
    vouched = await world.signIn(north, EMAIL);
    await world.forgetLimits();
  });

  async function byProvider(): Promise<void> {
    const id = randomUUID();
    await world.inTenant(north.id);
    await world.sql('delete from oauth_provider');
    await world.sql(`insert into oauth_provider (id, name, issuer, client_id) values ($1, 'School ID', 'https://id.example.org', 'afterbell')`, [id]);
    await world.sql('update sign_in_session set provider_id = $1 where tenant_id = $2 and revoked_at is null', [id, north.id]);
  }
  async function mutate(field: string, call: string, selection = '', browser = vouched): Promise<Outcome> {
    const { data, errors } = await browser.graphql<Record<string, Outcome>>(`mutation { ${call} { ${selection} problems { code path message } } }`);
    return data?.[field] ?? { problems: (errors ?? []).map(({ extensions: { code } }) => ({ code, path: null, message: '' })) };
  }
  const person = async () => (await world.sql('select name, email from app_user where id = $1', [userId]))[0];

  it('changes neither the name nor the address, which count everywhere', async () => {
    const asked = await mutate('requestEmailChange', 'requestEmailChange(email: "thief@example.org")');
    expect(asked.problems).toEqual([]);
    const code = await world.codeFor('thief@example.org');
    await byProvider();
    const named = (browser: TestBrowser) => browser.graphql<{ vouchedBy: string | null }>('{ vouchedBy }').then(({ data }) => data.vouchedBy);
    expect([await named(vouched), await named(await world.signIn(north, EMAIL))]).toEqual(['School ID', null]);
    const before = await person();
    for (const [field, call, path] of [
      ['renameMe', 'renameMe(name: "Somebody")', 'name'],
      ['requestEmailChange', 'requestEmailChange(email: "other@example.org")', 'email'],
      ['confirmEmailChange', `confirmEmailChange(code: "${code}")`, 'email'],
    ] as const) {
      expect((await mutate(field, call)).problems).toEqual([{ code: 'VALIDATION', path, message: expect.stringContaining('identity provider') }]);
    }
    expect(await person()).toEqual(before);
    expect(await world.mailsTo('other@example.org')).toBe(0);
  });

  it('neither sees nor ends sessions and tokens of the person’s other tenants', async () => {
    const away = await world.signIn(south, EMAIL);
    const MAKE = (accessId: string) => `createApiToken(input: { name: "Mine", accessId: "${accessId}", expiresInDays: 5 })`;
    const made = await mutate('createApiToken', MAKE(southAccess), 'token { id }', away);
    const foreign = (made.token as { id: string }).id;
    await byProvider();
    const own = ((await mutate('createApiToken', MAKE(siteAccess), 'token { id }')).token as { id: string }).id;
    const seen = (await vouched.graphql<{ ownSessions: { tenantName: string }[]; apiTokens: { id: string }[] }>('{ ownSessions { tenantName } apiTokens { id } }')).data;
    expect(seen).toEqual({ ownSessions: [{ tenantName: 'north agency' }], apiTokens: [{ id: own }] });
    expect((await mutate('revokeApiToken', `revokeApiToken(id: "${foreign}")`)).problems[0]?.code).toBe('NOT_FOUND');
    const [session] = await world.sql<{ id: string }>('select id from sign_in_session where tenant_id = $1 and revoked_at is null', [south.id]);
    expect((await mutate('revokeOwnSession', `revokeOwnSession(id: "${session?.id}")`)).problems[0]?.code).toBe('NOT_FOUND');
    expect((await mutate('revokeOtherSessions', 'revokeOtherSessions')).problems).toEqual([]);
    expect((await mutate('createApiToken', MAKE(southAccess))).problems[0]?.code).toBe('NOT_FOUND');
    expect((await away.get('/auth/health')).status).toBe(200);
    expect(await world.sql('select 1 from api_token where id = $1 and revoked_at is null', [foreign])).toHaveLength(1);
    expect((await vouched.graphql<{ accesses: { id: string }[] }>('{ accesses { id } }')).data.accesses.map(({ id }) => id).sort()).toEqual([siteAccess, topAccess].sort());
  });

  it('is not carried over to another tenant, even where a way was opened before', async () => {
    const { body } = await vouched.post('/auth/switch-tenants', { tenantId: south.id });
    await byProvider();
    const there = world.browser(south);
    await there.get(`/auth/handover${new URL(String(body.redirectUrl)).search}`);
    expect((await there.get('/auth/health')).status).toBe(403);
  });

  it('makes no token for an access at a level that wants a passkey first', async () => {
    await world.inTenant(north.id);
    await world.sql(`insert into security_policy (tenant_id, passkey_levels) values ($1, '{top}')`, [north.id]);
    const make = (accessId: string) => mutate('createApiToken', `createApiToken(input: { name: "Way round", accessId: "${accessId}", expiresInDays: 5 })`);
    expect((await make(topAccess)).problems[0]?.code).toBe('CONFIRM_REQUIRED');
    expect((await make(siteAccess)).problems).toEqual([]);
    await world.sql('update sign_in_session set confirmed_at = now() where revoked_at is null');
    expect((await make(topAccess)).problems).toEqual([]);
  });
});
