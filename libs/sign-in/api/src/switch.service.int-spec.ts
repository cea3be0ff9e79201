import { randomUUID } from 'node:crypto';
import { subSectionEntries } from '@afterbell/core/domain';
import type { TestBrowser } from '../test/test-browser';
import { EVERYTHING, type TestTenant, World } from '../test/world';

describe('switching', () => {
  let world: World;
  let north: TestTenant;
  let south: TestTenant;
  let browser: TestBrowser;
  const id: Record<string, string> = {};
  const EMAIL = 'ana@example.org';

  beforeAll(async () => {
    world = await World.make();
    north = await world.tenant('north');
    south = await world.tenant('south');
    id.east = await world.organization(north.id, 'institution', 'Écôle Érable', north.topId);
    id.eastSite = await world.organization(north.id, 'site', 'Maple site', id.east);
    id.closed = await world.organization(north.id, 'site', 'Closed site', id.east);
    await world.sql('update organization set enabled = false where id = $1', [id.closed]);
    id.west = await world.organization(north.id, 'institution', 'West', north.topId);
    id.westSite = await world.organization(north.id, 'site', 'West site', id.west);
    id.role = await world.role(north.id, 'Everything', EVERYTHING);
    id.plain = await world.role(north.id, 'Plain', subSectionEntries('people.participants', 'view'));
    id.southRole = await world.role(south.id, 'Everything', EVERYTHING);
    id.user = await world.user(EMAIL);
    id.eastAccess = await world.access(north.id, id.user, id.east, id.role);
    id.plainAccess = await world.access(north.id, id.user, id.west, id.plain);
    id.southAccess = await world.access(south.id, id.user, south.topId, id.southRole);
    id.other = await world.user('bo@example.org');
    id.otherAccess = await world.access(north.id, id.other, north.topId, id.role);
    id.southOnly = await world.user('cy@example.org');
    id.southOnlyAccess = await world.access(south.id, id.southOnly, south.topId, id.southRole);
    id.oldTerm = await world.term(north.id, 'Fall 2020', '2020-09-01', '2020-12-31');
    id.term = await world.term(north.id, 'Now', '2021-01-01', '2099-12-31');
    id.southTerm = await world.term(south.id, 'South', '2021-01-01', '2099-12-31');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.forgetLimits();
    await world.sql('update app_user set last_access_id = null; delete from sign_in_session');
    browser = await world.signIn(north, EMAIL);
    if ((await browser.get('/auth/health')).body.accessId !== id.eastAccess) await browser.post('/auth/switch-access', { accessId: id.eastAccess });
  });

  const to = (body: object) => browser.post('/auth/switch-access', body);
  const acting = async () => (await browser.get('/auth/health')).body.organizationId;

  it('refuses an organization outside the subtree, a disabled one, an unknown one, and leaves the session as it was', async () => {
    const token = browser.cookie('afterbell');
    for (const organizationId of [north.topId, id.west, id.westSite, south.topId, id.closed, randomUUID()]) {
      expect((await to({ accessId: id.eastAccess, organizationId })).status).toBe(404);
    }
    expect(browser.cookie('afterbell')).toBe(token);
    expect(await acting()).toBe(id.east);
  });

  it('refuses accesses of others, of other tenants, disabled ones, and terms of other tenants', async () => {
    expect((await to({ accessId: id.otherAccess })).status).toBe(404);
    expect((await to({ accessId: id.southAccess })).status).toBe(404);
    expect((await to({ accessId: id.southAccess, tenantId: north.id })).status).toBe(404);
    expect((await to({ accessId: id.otherAccess, tenantId: south.id })).status).toBe(404);
    expect((await to({ accessId: id.eastAccess, termId: id.southTerm })).status).toBe(404);
    expect((await to({ accessId: 'x' })).status).toBe(400);
    await world.sql('update access set enabled = false where id = $1', [id.plainAccess]);
    expect((await to({ accessId: id.plainAccess })).status).toBe(404);
    await world.sql('update access set enabled = true where id = $1', [id.plainAccess]);
    expect((await browser.post('/auth/switch-tenants', { tenantId: randomUUID() })).status).toBe(404);
  });

  it('acts beneath an access only if the role may switch', async () => {
    expect((await to({ accessId: id.plainAccess, organizationId: id.westSite })).status).toBe(403);
    expect((await to({ accessId: id.plainAccess })).status).toBe(200);
    expect((await browser.post('/auth/switch-tenants', { tenantId: south.id })).status).toBe(403);
    expect((await to({ accessId: id.southAccess, tenantId: south.id })).status).toBe(403);
    expect((await to({ accessId: id.eastAccess, organizationId: id.eastSite })).status).toBe(200);
  });

  it('gives a new token each time and kills the old one, and keeps the absolute end', async () => {
    const before = await world.sql<{ expires_at: Date }>('select expires_at from sign_in_session where revoked_at is null');
    const old = browser.cookie('afterbell') ?? '';
    const { body } = await to({ organizationId: id.eastSite, termId: id.oldTerm });
    expect(body).toMatchObject({ accessId: id.eastAccess, organizationId: id.eastSite, organizationLevel: 'site', termId: id.oldTerm });
    expect(browser.cookie('afterbell')).not.toBe(old);
    expect(await acting()).toBe(id.eastSite);
    const thief = world.browser(north);
    thief.setCookie('afterbell', old);
    expect((await thief.get('/auth/health')).status).toBe(403);
    expect(thief.setCookies).toEqual([]);
    expect(await world.sql('select expires_at from sign_in_session where revoked_at is null')).toEqual(before);
    const [trail] = await world.sql<{ before: object; after: object }>(`select before, after from audit where action = 'sign_in.switch_access' order by at desc limit 1`);
    expect(trail?.after).toEqual({ accessId: id.eastAccess, organizationId: id.eastSite, termId: id.oldTerm });
  });

  it('of two switches at once lets the later win and leaves the browser signed in, with one token', async () => {
    const before = browser.setCookies.length;
    const answers = await Promise.all([to({ organizationId: id.eastSite }), to({ organizationId: id.east })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(browser.setCookies.slice(before).map((line) => line.split(';')[0])).size).toBe(1);
    const last = (await world.sql<{ organization_id: string }>('select organization_id from sign_in_session where revoked_at is null'))[0]?.organization_id;
    expect(await acting()).toBe(last);
  });

  describe('with an answer that never arrived', () => {
    const health = (from = browser) => from.get('/auth/health');
    let old: string;
    let successor: string;

    beforeEach(async () => {
      old = browser.cookie('afterbell') ?? '';
      await to({ organizationId: id.eastSite });
      successor = browser.cookie('afterbell') ?? '';
      browser.setCookie('afterbell', old);
    });

    const holding = (token: string, at = north) => {
      const other = world.browser(at);
      other.setCookie('afterbell', token);
      return other;
    };

    it('takes the old token neither after sign-out, nor once the session or what it stands on is ended', async () => {
      await world.inTenant(north.id);
      for (const [off, on] of [
        [`update access set enabled = false where id = '${id.eastAccess}'`, `update access set enabled = true where id = '${id.eastAccess}'`],
        [`update app_user set enabled = false where id = '${id.user}'`, `update app_user set enabled = true where id = '${id.user}'`],
        [`update sign_in_session set revoked_at = now()`, 'update sign_in_session set revoked_at = null'],
        [`update sign_in_session set expires_at = now() - interval '1 second'`, `update sign_in_session set expires_at = now() + interval '1 hour'`],
      ] as const) {
        await world.sql(off);
        expect((await health()).status).toBe(403);
        await world.sql(on);
      }
      expect((await holding(successor).post('/auth/signout')).status).toBe(200);
      expect((await health()).status).toBe(403);
      expect(browser.cookie('afterbell')).toBe(old);
    });

    it('takes it no longer than half a minute, and never on another tenant’s host', async () => {
      expect((await health(holding(old, south))).status).toBe(403);
      const [{ seconds } = { seconds: 0 }] = await world.sql<{ seconds: number }>('select extract(epoch from previous_until - now())::float as seconds from sign_in_session where revoked_at is null');
      expect(seconds).toBeGreaterThan(1);
      expect(seconds).toBeLessThanOrEqual(30);
      await world.sql(`update sign_in_session set previous_until = now() - interval '1 millisecond'`);
      expect((await health()).status).toBe(403);
      expect((await to({ organizationId: id.east })).status).toBe(403);
      expect((await health(holding(successor))).status).toBe(200);
    });

    it('takes it no more once its successor has arrived', async () => {
      expect((await health(holding(successor))).status).toBe(200);
      expect((await health()).status).toBe(403);
      expect((await to({ organizationId: id.east })).status).toBe(403);
    });

    it('exchanges it once, for the token of that switch and for all that is under way', async () => {
      const [rest, again, graph] = await Promise.all([health(), health(), browser.graphql('{ session { organization { id } } }')]);
      expect([rest.body.organizationId, again.body.organizationId]).toEqual([id.eastSite, id.eastSite]);
      expect(graph).toEqual({ data: { session: { organization: { id: id.eastSite } } } });
      expect(browser.cookie('afterbell')).toBe(successor);
      const [{ seconds } = { seconds: 99 }] = await world.sql<{ seconds: number }>('select extract(epoch from previous_until - now())::float as seconds from sign_in_session where revoked_at is null');
      expect(seconds).toBeLessThanOrEqual(5);
      expect((await health()).status).toBe(200);
      expect((await health(holding(old))).status).toBe(403);
      expect(await world.sql('select 1 from sign_in_session where revoked_at is null')).toHaveLength(1);
    });

    it('lets the switch be tried again, and the one after it too', async () => {
      expect((await to({ organizationId: id.east })).status).toBe(200);
      expect(browser.cookie('afterbell')).toBe(successor);
      expect(await acting()).toBe(id.east);
      expect((await to({ organizationId: id.eastSite })).status).toBe(200);
      expect([old, successor]).not.toContain(browser.cookie('afterbell'));
      expect(await acting()).toBe(id.eastSite);
    });

    it('signs out all the same', async () => {
      expect((await browser.post('/auth/signout')).status).toBe(200);
      expect(browser.cookie('afterbell')).toBeUndefined();
      expect((await health(holding(successor))).status).toBe(403);
      expect((await health(holding(old))).status).toBe(403);
    });
  });

  it('falls back to the access’s own organization when the acting one moved away', async () => {
    await to({ organizationId: id.eastSite });
    await world.inTenant(north.id);
    await world.sql('update organization set parent_id = $1 where id = $2', [id.west, id.eastSite]);
    expect(await acting()).toBe(id.east);
    await world.sql('update organization set parent_id = $1 where id = $2', [id.east, id.eastSite]);
  });

  it('lives in the time zone of the nearest organization that has one, from the next request on', async () => {
    await to({ organizationId: id.eastSite });
    const zone = async () => (await browser.get('/auth/health')).body.timeZone;
    expect(await zone()).toBe('America/New_York');
    await world.inTenant(north.id);
    await world.sql(`update organization set time_zone = 'Pacific/Honolulu' where id = $1`, [id.east]);
    expect(await zone()).toBe('Pacific/Honolulu');
    await world.sql('update organization set time_zone = null where id = $1', [id.east]);
  });

  it('finds the access that reaches an organization', async () => {
    const guid = (orgGuid: string | undefined, tenantId?: string) => browser.post('/auth/switch-access-guid', { orgGuid, tenantId });
    expect((await guid(north.topId)).status).toBe(404);
    expect((await guid(south.topId, north.id)).status).toBe(404);
    expect((await guid(id.eastSite)).body).toMatchObject({ accessId: id.eastAccess, organizationId: id.eastSite });
    expect((await guid(id.west)).body).toMatchObject({ accessId: id.plainAccess, organizationId: id.west });
    expect((await guid(id.eastSite)).body).toMatchObject({ accessId: id.eastAccess, organizationId: id.eastSite });
    const away = await guid(south.topId, south.id);
    expect(away.body).toMatchObject({ tenantId: south.id, accessId: id.southAccess, redirectUrl: expect.stringContaining('http://south.localhost') });
  });

  it('begins at the last used access of the host, in the current term', async () => {
    await to({ accessId: id.plainAccess });
    await world.forgetLimits();
    const again = await world.signIn(north, EMAIL);
    expect((await again.get('/auth/health')).body).toMatchObject({ accessId: id.plainAccess, termId: id.term });
    await world.forgetLimits();
    const answer = world.browser(south);
    await answer.post('/auth/verifyemail', { email: EMAIL });
    const { body } = await answer.post('/auth/signin', { email: EMAIL, code: await world.codeFor(EMAIL) });
    expect(body).toMatchObject({ accessId: id.southAccess, tenantId: south.id, redirectUrl: null });
    expect((body.otherAccesses as { accessId: string }[]).map(({ accessId }) => accessId)).toEqual([id.plainAccess, id.eastAccess]);
  });

  describe('between tenants', () => {
    const away = async () => String((await browser.post('/auth/switch-tenants', { tenantId: south.id })).body.redirectUrl);

    it('hands over once', async () => {
      const url = await away();
      const { status, headers } = await browser.visit(url);
      expect([status, headers.location]).toEqual([303, '/']);
      expect((await browser.get('/auth/health')).body).toMatchObject({ tenantId: south.id, accessId: id.southAccess, termId: id.southTerm });
      const second = world.browser(north);
      expect((await second.visit(url)).headers.location).toBe('/login');
      expect(second.setCookies).toEqual([]);
    });

    it('names neither tenant to the other in the trail', async () => {
      await browser.visit(await away());
      const rows = await world.sql<{ tenant_id: string; action: string }>(`select * from audit where action in ('sign_in.switch_tenant', 'sign_in.handover') order by at desc, id desc limit 2`);
      expect(rows.map(({ tenant_id, action }) => [tenant_id, action])).toEqual([[south.id, 'sign_in.handover'], [north.id, 'sign_in.switch_tenant']]);
      const [there, here] = rows.map((row) => JSON.stringify(row));
      for (const theirs of [south.id, id.southAccess, id.southTerm]) expect(here).not.toContain(theirs);
      for (const theirs of [north.id, north.topId]) expect(there).not.toContain(theirs);
    });

    it('ends the session it came from, and keeps its absolute end', async () => {
      const [source] = await world.sql<{ expires_at: Date }>('select expires_at from sign_in_session where revoked_at is null');
      await browser.visit(await away());
      const sessions = await world.sql<{ expires_at: Date; tenant_id: string }>('select expires_at, tenant_id from sign_in_session where revoked_at is null');
      expect(sessions).toEqual([{ expires_at: source?.expires_at, tenant_id: south.id }]);
      browser.host = north.host;
      expect((await browser.get('/auth/health')).status).toBe(403);
    });

    it('refuses a late one, another host, a frame, a changed one, and one whose session has ended', async () => {
      const expectRefused = async (url: string, visit = () => browser.visit(url)) => {
        expect((await visit()).headers.location).toBe('/login');
        expect((await browser.get('/auth/health')).status).toBe(403);
        browser.host = north.host;
      };
      await expectRefused((await away()).replace('south.localhost', 'unknown.localhost'));
      const framed = await away();
      await expectRefused(framed, () => {
        browser.host = south.host;
        const { pathname, search } = new URL(framed);
        return browser.get(pathname + search, { 'sec-fetch-dest': 'image' });
      });
      await expectRefused(`${(await away()).slice(0, -1)}x`);
      const late = await away();
      await world.sql(`update sign_in_handover set expires_at = now() - interval '1 second'`);
      await expectRefused(late);
      const ended = await away();
      await browser.post('/auth/signout');
      await expectRefused(ended);
    });

    it('is single-use under parallel visits', async () => {
      const url = await away();
      const visits = await Promise.all(Array.from({ length: 4 }, () => world.browser(north).visit(url)));
      expect(visits.map(({ headers }) => headers.location).sort()).toEqual(['/', '/login', '/login', '/login']);
    });

    it('signs somebody in whose access is only in another tenant', async () => {
      const guest = world.browser(north);
      await guest.post('/auth/verifyemail', { email: 'cy@example.org' });
      const { status, body } = await guest.post('/auth/signin', { email: 'cy@example.org', code: await world.codeFor('cy@example.org') });
      expect([status, body.tenantId, body.tenantUrl]).toEqual([200, south.id, `http://south.localhost:${world.config.port}`]);
      expect(guest.cookie('afterbell')).toBeUndefined();
      await guest.visit(String(body.redirectUrl));
      expect((await guest.get('/auth/health')).body).toMatchObject({ email: 'cy@example.org', tenantId: south.id });
    });
  });

  describe('over GraphQL', () => {
    it('lists accesses of all tenants, terms, and organizations beneath the access even while acting lower', async () => {
      await to({ organizationId: id.eastSite });
      const { data } = await browser.graphql<Record<string, { id: string; parentId?: string | null; name?: string; path?: string[]; current?: boolean }[]>>(
        `{ accesses { id current roleName organization { id name level } tenant { id name code url } } terms { id name startsOn endsOn }
           all: actingOrganizations { id name level path } found: actingOrganizations(search: "ECOLE é", first: 5) { id } none: actingOrganizations(search: "West") { id }
           tree: actingOrganizationTree { id parentId name level }
           sites: actingOrganizations(levels: ["site"], first: 1) { id } noLevel: actingOrganizations(levels: ["moon"]) { id } }`,
      );
      expect(data.accesses?.map((access) => [access.id, access.current])).toEqual([[id.plainAccess, false], [id.eastAccess, true], [id.southAccess, false]]);
      expect(data.terms).toEqual([{ id: id.term, name: 'Now', startsOn: '2021-01-01', endsOn: '2099-12-31' }, { id: id.oldTerm, name: 'Fall 2020', startsOn: '2020-09-01', endsOn: '2020-12-31' }]);
      expect(data.all).toEqual([
        { id: id.east, name: 'Écôle Érable', level: 'institution', path: ['north top'] },
        { id: id.eastSite, name: 'Maple site', level: 'site', path: ['north top', 'Écôle Érable'] },
      ]);
      expect(data.tree).toEqual([
        { id: id.east, parentId: null, name: 'Écôle Érable', level: 'institution' },
        { id: id.eastSite, parentId: id.east, name: 'Maple site', level: 'site' },
      ]);
      expect(data.found).toEqual([{ id: id.east }]);
      expect([data.none, data.noLevel]).toEqual([[], []]);
      expect(data.sites).toEqual([{ id: id.eastSite }]);
    });

    it('refuses signed-out callers and too many rows', async () => {
      const { errors } = await world.browser(north).graphql('{ accesses { id } }');
      expect(errors?.[0]?.extensions.code).toBe('SIGNED_OUT');
      expect((await browser.graphql('{ actingOrganizations(first: 101) { id } }')).errors?.[0]?.extensions.code).toBe('PAGE_TOO_LARGE');
    });

    it('switches, signs out, and says problems as data', async () => {
      const SWITCH = 'mutation ($input: SwitchAccessInput!) { switchAccess(input: $input) { session { organization { id } } redirectUrl problems { code } } }';
      expect((await browser.graphql(SWITCH, { input: { organizationId: id.eastSite } })).data).toEqual({ switchAccess: { session: { organization: { id: id.eastSite } }, redirectUrl: null, problems: [] } });
      expect((await browser.graphql(SWITCH, { input: { accessId: id.southAccess } })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      const { data } = await browser.graphql<{ switchTenant: { redirectUrl: string } }>('mutation ($id: ID!) { switchTenant(input: { tenantId: $id }) { session { tenant { id } } redirectUrl problems { code } } }', { id: south.id });
      expect(data.switchTenant.redirectUrl).toMatch(/^http:\/\/south\.localhost:\d+\/auth\/handover\?token=[\w-]{43}\.[\w-]{36}$/);
      await world.forgetLimits();
      await browser.graphql('mutation { requestSignInCode(email: "ana@example.org") { choices { type } problems { code } } }');
      const SIGN_IN = 'mutation ($code: String!) { signIn(email: "ana@example.org", code: $code) { session { user { id } } otherAccesses { id } redirectUrl problems { code message } } }';
      expect((await browser.graphql(SIGN_IN, { code: 'wrong' })).data).toMatchObject({ signIn: { session: null, problems: [{ code: 'SIGN_IN_CODE_WRONG' }] } });
      expect((await browser.graphql(SIGN_IN, { code: await world.codeFor(EMAIL) })).data).toMatchObject({ signIn: { session: { user: { id: id.user } }, problems: [] } });
      expect((await browser.graphql('mutation { signOut { signedOut problems { code } } }')).data).toEqual({ signOut: { signedOut: true, problems: [] } });
      expect((await browser.graphql('{ session { today } }')).data).toEqual({ session: null });
    });
  });
});
