import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../test/test-browser';
import { EVERYTHING, type TestTenant, World } from '../test/world';

describe('one’s own profile', () => {
  let world: World;
  let north: TestTenant;
  let south: TestTenant;
  let userId: string;
  let browser: TestBrowser;
  const EMAIL = 'ana@example.org';
  const NEW = 'ana.new@example.org';

  beforeAll(async () => {
    world = await World.make();
    north = await world.tenant('north');
    south = await world.tenant('south');
    userId = await world.user(EMAIL);
    await world.access(north.id, userId, north.topId, await world.role(north.id, 'Everything', EVERYTHING));
    await world.access(south.id, userId, south.topId, await world.role(south.id, 'Everything', EVERYTHING));
    await world.access(north.id, await world.user('taken@example.org'), north.topId, await world.role(north.id, 'Other', EVERYTHING));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.forgetLimits();
    await world.sql('delete from sign_in_session; delete from mail_outbox');
    await world.sql('update app_user set email = $2 where id = $1', [userId, EMAIL]);
    browser = await world.signIn(north, EMAIL);
    await world.forgetLimits();
  });

  interface Outcome {
    problems: { code: string; path: string | null }[];
    [field: string]: unknown;
  }
  const mutate = async (field: string, call: string, selection = ''): Promise<Outcome> => {
    const { data, errors } = await browser.graphql<Record<string, Outcome>>(`mutation { ${call} { ${selection} problems { code path } } }`);
    return data?.[field] ?? { problems: (errors ?? []).map(({ extensions: { code } }) => ({ code, path: null })) };
  };
  const ask = (email: string) => mutate('requestEmailChange', `requestEmailChange(email: ${JSON.stringify(email)})`, 'asked');
  const confirm = (code: string) => mutate('confirmEmailChange', `confirmEmailChange(code: "${code}")`, 'user { email }');
  const wrong = (code: string) => (code === '1111 1111' ? '2222 2222' : '1111 1111');

  describe('a new address', () => {
    it('is refused when it is none, or the same', async () => {
      for (const email of ['', 'x', 'a@b', EMAIL, EMAIL.toUpperCase(), 'x'.repeat(10_000), 'a\u200b@example.org']) {
        expect([email.slice(0, 20), (await ask(email)).problems]).toEqual([email.slice(0, 20), [{ code: 'VALIDATION', path: 'email' }]]);
      }
    });

    it('that somebody has is answered like a free one, and no code fits it', async () => {
      const free = await ask(NEW);
      await world.forgetLimits();
      expect(await ask('taken@example.org')).toEqual(free);
      expect(await world.mailsTo('taken@example.org')).toBe(0);
      expect((await confirm('12345678')).problems).toEqual([{ code: 'SIGN_IN_CODE_WRONG', path: 'code' }]);
      expect(await world.sql('select 1 from email_change where code_hash is null and used_at is null')).toHaveLength(1);
    });

    it('is not taken on with a wrong code, after five tries, too late, or from another session', async () => {
      await ask(NEW);
      const code = await world.codeFor(NEW);
      const elsewhere = await world.signIn(north, EMAIL);
      const mine = browser;
      browser = elsewhere;
      expect((await confirm(code)).problems).toEqual([{ code: 'SIGN_IN_CODE_EXPIRED', path: 'code' }]);
      browser = mine;
      await world.sql(`update email_change set expires_at = now() - interval '1 second'`);
      expect((await confirm(code)).problems[0]?.code).toBe('SIGN_IN_CODE_EXPIRED');
      await world.sql(`update email_change set expires_at = now() + interval '10 minutes'`);
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await confirm(wrong(code))).problems[0]?.code).toBe('SIGN_IN_CODE_WRONG');
      expect((await confirm(code)).problems[0]?.code).toBe('SIGN_IN_CODE_EXPIRED');
      expect((await browser.get('/auth/health')).body.email).toBe(EMAIL);
    });

    it('is asked for once a minute and five times an hour, and each code ends the one before', async () => {
      await ask(NEW);
      expect((await ask(NEW)).problems).toEqual([{ code: 'RATE_LIMITED', path: null }]);
      const first = await world.codeFor(NEW);
      for (let asked = 1; asked < 5; asked += 1) {
        await world.sql(`delete from rate_limit where key like 'email-change-spacing:%'`);
        expect((await ask(NEW)).problems).toEqual([]);
      }
      await world.sql(`delete from rate_limit where key like 'email-change-spacing:%'`);
      expect((await ask('other@example.org')).problems[0]?.code).toBe('RATE_LIMITED');
      const last = await world.codeFor(NEW);
      if (first !== last) expect((await confirm(first)).problems[0]?.code).toBe('SIGN_IN_CODE_WRONG');
      expect((await confirm(last)).problems).toEqual([]);
    });

    it('is lost to whoever took it in the meantime, with no word about them', async () => {
      await ask(NEW);
      const other = await world.user(NEW);
      expect((await confirm(await world.codeFor(NEW))).problems).toEqual([{ code: 'SIGN_IN_CODE_EXPIRED', path: 'code' }]);
      await world.sql('delete from app_user where id = $1', [other]);
    });

    it('signs in from then on, the old one is told, and it is on record', async () => {
      await ask(`  ${NEW.toUpperCase()} `);
      const code = await world.codeFor(NEW);
      expect(await confirm(code)).toMatchObject({ user: { email: NEW }, problems: [] });
      expect((await confirm(code)).problems[0]?.code).toBe('SIGN_IN_CODE_EXPIRED');
      const [notice] = await world.sql<{ subject: string; text_body: string }>('select subject, text_body from mail_outbox where to_address = $1 order by created_at desc limit 1', [EMAIL]);
      expect(notice?.subject).toBe('Your Afterbell e-mail address was changed');
      expect(notice?.text_body).toContain(NEW);
      await world.signIn(north, NEW);
      const [row] = await world.sql(`select before, after from audit where action = 'profile.change_email' order by at desc limit 1`);
      expect(row).toEqual({ before: { email: EMAIL }, after: { email: NEW } });
    });
  });

  describe('the name', () => {
    it.each(['', '   ', '\u200b', 'Ana\u202e', '\u0000', '!!!', 'x'.repeat(10_000)])('is refused as %j', async (name) => {
      expect((await mutate('renameMe', `renameMe(name: ${JSON.stringify(name)})`)).problems).toEqual([{ code: 'VALIDATION', path: 'name' }]);
    });

    it('is kept in any script, with its spaces put right, and on record', async () => {
      expect(await mutate('renameMe', 'renameMe(name: "  ليلى   حداد ")', 'user { name }')).toMatchObject({ user: { name: 'ليلى حداد' }, problems: [] });
      expect((await browser.get('/auth/health')).body.name).toBe('ليلى حداد');
      expect(await world.sql(`select after from audit where action = 'profile.rename'`)).toEqual([{ after: { name: 'ليلى حداد' } }]);
    });
  });

  describe('sessions', () => {
    const LIST = '{ ownSessions { id current browser system tenantName organizationName } }';
    type Listed = { ownSessions: { id: string; current: boolean; browser: string | null; system: string | null; tenantName: string }[] };
    const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

    it('are listed over all tenants, this one first, without those that ended', async () => {
      const away = await world.signIn(south, EMAIL);
      const gone = await world.signIn(north, EMAIL, world.browser(north)).catch(() => null);
      await gone?.post('/auth/signout');
      await world.sql('update sign_in_session set user_agent = $2 where tenant_id = $1', [south.id, CHROME]);
      const { data } = await browser.graphql<Listed>(LIST);
      expect(data.ownSessions.map(({ current, tenantName }) => [current, tenantName])).toEqual([[true, 'north agency'], [false, 'south agency']]);
      expect(data.ownSessions[1]).toMatchObject({ browser: 'Chrome', system: 'Windows' });
      expect((await away.get('/auth/health')).status).toBe(200);
    });

    it('of others and the current one cannot be ended; another of one’s own can, at once', async () => {
      const other = await world.signIn(north, 'taken@example.org');
      const away = await world.signIn(south, EMAIL);
      const ids = await world.sql<{ id: string; user_id: string; tenant_id: string }>('select id, user_id, tenant_id from sign_in_session where revoked_at is null');
      const foreign = ids.find(({ user_id }) => user_id !== userId)?.id;
      const current = ids.find((row) => row.user_id === userId && row.tenant_id === north.id)?.id;
      const mine = ids.find((row) => row.user_id === userId && row.tenant_id === south.id)?.id;
      const revoke = (id: string | undefined) => mutate('revokeOwnSession', `revokeOwnSession(id: "${id}")`, 'sessions { current }');
      for (const id of [foreign, current, randomUUID(), 'x']) expect((await revoke(id)).problems[0]?.code).toBe('NOT_FOUND');
      expect(await revoke(mine)).toEqual({ sessions: [{ current: true }], problems: [] });
      expect((await away.get('/auth/health')).status).toBe(403);
      expect((await other.get('/auth/health')).status).toBe(200);
      expect(await world.sql(`select subject_id, tenant_id from audit where action = 'sign_in.revoke_session'`)).toEqual([{ subject_id: mine, tenant_id: south.id }]);
    });

    it('all end but this one', async () => {
      const away = await world.signIn(south, EMAIL);
      const stranger = await world.signIn(north, 'taken@example.org');
      expect((await mutate('revokeOtherSessions', 'revokeOtherSessions', 'sessions { id }')).sessions).toHaveLength(1);
      expect([(await browser.get('/auth/health')).status, (await away.get('/auth/health')).status, (await stranger.get('/auth/health')).status]).toEqual([200, 403, 200]);
    });
  });

  it('keeps preferences on the server, one by one, for every device', async () => {
    const QUERY = '{ session { preferences { language timeDisplay theme density singleKeys } } }';
    const read = async (from: TestBrowser) => (await from.graphql<{ session: { preferences: object } }>(QUERY)).data.session.preferences;
    expect(await read(browser)).toEqual({ language: null, timeDisplay: null, theme: null, density: null, singleKeys: null });
    for (const input of ['language: "xx"', 'timeDisplay: "13"', 'theme: "pink"', 'density: "none"']) {
      expect((await mutate('savePreferences', `savePreferences(input: { ${input} })`)).problems[0]?.code).toBe('VALIDATION');
    }
    await mutate('savePreferences', 'savePreferences(input: { timeDisplay: "24", singleKeys: false })', 'preferences { theme }');
    await mutate('savePreferences', 'savePreferences(input: { theme: "dark" })', 'preferences { theme }');
    expect(await read(await world.signIn(south, EMAIL))).toEqual({ language: null, timeDisplay: '24', theme: 'dark', density: null, singleKeys: false });
  });
});
