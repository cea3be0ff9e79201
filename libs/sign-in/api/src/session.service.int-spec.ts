import { subSectionEntries } from '@afterbell/core/domain';
import type { TestBrowser } from '../test/test-browser';
import { SessionService } from './session.service';
import { EVERYTHING, type TestTenant, World } from '../test/world';

describe('a session', () => {
  let world: World;
  let north: TestTenant;
  let south: TestTenant;
  let roleId: string;
  let userId: string;
  let accessId: string;
  let browser: TestBrowser;

  const EMAIL = 'ana@example.org';

  beforeAll(async () => {
    world = await World.make();
    north = await world.tenant('north');
    south = await world.tenant('south');
    roleId = await world.role(north.id, 'Everything', EVERYTHING);
    userId = await world.user(EMAIL);
    accessId = await world.access(north.id, userId, north.topId, roleId);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.forgetLimits();
    browser = await world.signIn(north, EMAIL);
  });

  const health = (from = browser) => from.get('/auth/health');
  const refused = async () => {
    const { status, body } = await health();
    return [status, body.message];
  };
  const SIGNED_OUT = [403, []];

  it('does not exist without a cookie, with junk, or with another of its shape', async () => {
    const stranger = world.browser(north);
    expect((await health(stranger)).body).toEqual({ statusCode: 403, error: 'Forbidden', message: [] });
    for (const value of ['', 'x', 'A'.repeat(43), `${browser.cookie('afterbell')}x`, '%00%ff']) {
      stranger.setCookie('afterbell', value);
      expect((await health(stranger)).status).toBe(403);
    }
  });

  it('is refused on another tenant’s host', async () => {
    const token = browser.cookie('afterbell') ?? '';
    browser.host = south.host;
    browser.setCookie('afterbell', token);
    expect(await refused()).toEqual(SIGNED_OUT);
    browser.host = `localhost:${world.config.port}`;
    browser.setCookie('afterbell', token);
    expect((await health()).status).toBe(200);
  });

  it('is alive without that counting as activity, until it is idle, revoked, or its access ends', async () => {
    const sessions = world.app.get(SessionService);
    const [row] = await world.sql<{ id: string }>('select id from sign_in_session order by created_at desc limit 1');
    const alive = () => sessions.isAlive(row?.id ?? '');
    await world.sql(`update sign_in_session set last_seen_at = now() - interval '1790 seconds'`);
    expect([await alive(), await alive()]).toEqual([true, true]);
    const [{ age } = { age: 0 }] = await world.sql<{ age: number }>('select extract(epoch from now() - last_seen_at)::int as age from sign_in_session where id = $1', [row?.id]);
    expect(age).toBeGreaterThan(1700);
    await world.inTenant(north.id);
    await world.sql('update access set enabled = false where id = $1', [accessId]);
    expect(await alive()).toBe(false);
    await world.sql('update access set enabled = true where id = $1', [accessId]);
    await world.sql(`update sign_in_session set last_seen_at = now() - interval '1801 seconds'`);
    expect(await alive()).toBe(false);
  });

  it('ends when idle, and not before', async () => {
    const idle = (seconds: number) => world.sql(`update sign_in_session set last_seen_at = now() - make_interval(secs => $1)`, [seconds]);
    await idle(1790);
    expect((await health()).status).toBe(200);
    await idle(1801);
    expect(await refused()).toEqual(SIGNED_OUT);
    await world.sql('update tenant set idle_timeout_seconds = 60 where id = $1', [north.id]);
    await idle(61);
    expect(await refused()).toEqual(SIGNED_OUT);
    await world.sql('update tenant set idle_timeout_seconds = 1800 where id = $1', [north.id]);
  });

  it('notes activity every half minute, a moment later and together, and at once when asked to or when the session would end soon', async () => {
    const seen = async () => (await world.sql<{ ago: number }>('select extract(epoch from now() - last_seen_at)::float as ago from sign_in_session order by created_at desc limit 1'))[0]?.ago ?? -1;
    await world.sql(`update sign_in_session set last_seen_at = now() - interval '20 seconds'`);
    await health();
    expect(await seen()).toBeGreaterThan(19);
    await browser.graphql('mutation { keepAlive { today } }');
    expect(await seen()).toBeLessThan(10);
    await world.sql(`update sign_in_session set last_seen_at = now() - interval '31 seconds'`);
    await health();
    await health();
    expect(await seen()).toBeGreaterThan(30);
    for (const until = Date.now() + 10_000; (await seen()) > 10 && Date.now() < until; ) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await seen()).toBeLessThan(10);
    await world.sql(`update sign_in_session set last_seen_at = now() - interval '1760 seconds'`);
    await health();
    expect(await seen()).toBeLessThan(10);
  });

  it('ends after twelve hours, however busy', async () => {
    const rows = await world.sql<{ hours: number }>('select extract(epoch from expires_at - created_at)::float / 3600 as hours from sign_in_session');
    expect(rows.every(({ hours }) => Math.abs(hours - 12) < 0.001)).toBe(true);
    await world.sql(`update sign_in_session set expires_at = now() - interval '1 second'`);
    expect(await refused()).toEqual(SIGNED_OUT);
  });

  it('ends with the user, the access, its dates and the tenant, on the next request', async () => {
    await world.inTenant(north.id);
    const changes: [string, string, string][] = [
      ['update app_user set enabled = false where id = $1', 'update app_user set enabled = true where id = $1', userId],
      ['update access set enabled = false where id = $1', 'update access set enabled = true where id = $1', accessId],
      ['update access set ends_on = current_date - 2 where id = $1', 'update access set ends_on = null where id = $1', accessId],
      ['update access set starts_on = current_date + 2 where id = $1', 'update access set starts_on = null where id = $1', accessId],
      ['update tenant set enabled = false where id = $1', 'update tenant set enabled = true where id = $1', north.id],
    ];
    for (const [off, on, id] of changes) {
      await world.sql(off, [id]);
      expect(await refused()).toEqual(SIGNED_OUT);
      await world.sql(on, [id]);
      expect((await health()).status).toBe(200);
    }
  });

  it('carries a changed role on the next request', async () => {
    const may = async () => ((await browser.post('/auth/permissions')).body.people as { subSections: Record<string, { value: string }> } | undefined)?.subSections.participants?.value;
    expect(await may()).toBe('allow-edit');
    await world.inTenant(north.id);
    await world.sql(`update role_entry set value = 'allow-view' where role_id = $1 and section = 'people' and tab = ''`, [roleId]);
    expect(await may()).toBe('allow-view');
    await world.sql(`delete from role_entry where role_id = $1 and section = 'people'`, [roleId]);
    expect(await may()).toBeUndefined();
    const viewer = await world.role(north.id, 'Viewer', subSectionEntries('people.participants', 'view'));
    await world.sql('update access set role_id = $1 where id = $2', [viewer, accessId]);
    expect(await may()).toBe('allow-view');
    await world.sql('update access set role_id = $1 where id = $2', [roleId, accessId]);
  });

  it('ends with sign-out, once and for all', async () => {
    const token = browser.cookie('afterbell') ?? '';
    expect((await browser.post('/auth/signout')).body).toEqual({ signedOut: true });
    expect(browser.cookie('afterbell')).toBeUndefined();
    browser.setCookie('afterbell', token);
    expect(await refused()).toEqual(SIGNED_OUT);
    expect((await browser.post('/auth/signout')).status).toBe(200);
    const trail = await world.sql(`select 1 from audit where action = 'sign_in.sign_out' and user_id = $1`, [userId]);
    expect(trail).toHaveLength(1);
  });

  it('answers the documented body', async () => {
    const { body } = await health();
    expect(body).toMatchObject({
      userId,
      email: EMAIL,
      name: 'ana',
      organizationId: north.topId,
      organizationName: 'north top',
      organizationLevel: 'top',
      tenantId: north.id,
      tenantUrl: `http://north.localhost:${world.config.port}`,
      redirectUrl: null,
    });
    expect(body.permissions).toMatchObject({ dashboard: { subSections: { switch_access: { value: 'allow-edit', tabs: {} } } } });
  });

  it('is null over GraphQL when signed out, and whole when signed in', async () => {
    const QUERY = `{ session { user { id name email } tenant { id code name url } access { id roleName organization { id name level } }
      organization { id level } term { id } permissions { section subSection tab value } levelNames { level singular plural }
      timeZone today idleTimeoutSeconds idleWarningSeconds absoluteExpiresAt } }`;
    expect(await world.browser(north).graphql(QUERY)).toEqual({ data: { session: null } });
    const { data } = await browser.graphql<{ session: Record<string, unknown> }>(QUERY);
    expect(data.session).toMatchObject({
      access: { id: accessId, roleName: 'Everything', organization: { id: north.topId, level: 'top' } },
      term: null,
      timeZone: 'America/New_York',
      idleTimeoutSeconds: 1800,
      idleWarningSeconds: 120,
    });
    expect(data.session.today).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(String(data.session.absoluteExpiresAt)) - Date.now()).toBeGreaterThan(11 * 3_600_000);
  });

  it('falls to the term that holds today, else to the newest that has begun, when its own goes away', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const term = () => health().then(({ body }) => body.termId as string | null);
    const remove = async (id: string) => {
      await world.inTenant(north.id);
      await world.sql('delete from term where id = $1', [id]);
    };
    // A session from before there were terms has one as soon as there is one.
    expect(await term()).toBeNull();
    const old = await world.term(north.id, 'Old', day(-400), day(-300));
    const newer = await world.term(north.id, 'Newer', day(-200), day(-100));
    const coming = await world.term(north.id, 'Coming', day(100), day(200));
    expect(await term()).toBe(newer);
    const year = await world.term(north.id, 'Year', day(-50), day(300));
    const now = await world.term(north.id, 'Now', day(-20), day(20));
    await world.forgetLimits();
    browser = await world.signIn(north, EMAIL);
    expect(await term()).toBe(now);
    await remove(now);
    expect(await term()).toBe(year);
    const { data } = await browser.graphql<{ session: { term: { name: string } } }>('{ session { term { name } } }');
    expect(data.session.term.name).toBe('Year');
    expect((await browser.post('/auth/switch-access', { accessId, termId: now })).status).toBe(404);
    await remove(year);
    expect(await term()).toBe(newer);
    for (const id of [newer, old]) await remove(id);
    expect(await term()).toBe(coming);
    await remove(coming);
    expect(await term()).toBeNull();
  });
});
