import { EVERYTHING, type TestTenant, World } from '../test/world';

describe('signing in by a code', () => {
  let world: World;
  let north: TestTenant;
  let south: TestTenant;

  beforeAll(async () => {
    world = await World.make();
    north = await world.tenant('north');
    south = await world.tenant('south');
    const role = await world.role(north.id, 'Everything', EVERYTHING);
    for (const name of ['ana', 'bo', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal', 'ida', 'jo']) {
      await world.access(north.id, await world.user(`${name}@example.org`), north.topId, role);
    }
  });
  afterAll(() => world.close());
  beforeEach(() => world.forgetLimits());

  const ask = (browser: ReturnType<World['browser']>, email: string) => browser.post('/auth/verifyemail', { email, url: north.host, guestAccess: false });
  const enter = (browser: ReturnType<World['browser']>, email: string, code: string) => browser.post('/auth/signin', { email, code, uri: `http://${north.host}/` });
  const wrongOf = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);

  it('refuses the right code after five wrong ones', async () => {
    const browser = world.browser(north);
    await ask(browser, 'ana@example.org');
    const code = await world.codeFor('ana@example.org');
    for (let i = 0; i < 5; i += 1) {
      const { status, body } = await enter(browser, 'ana@example.org', wrongOf(code));
      expect([status, body.message]).toEqual([400, ['The verification code is not right.']]);
    }
    const { status, body } = await enter(browser, 'ana@example.org', code);
    expect([status, body.message]).toEqual([400, ['The verification code has expired. Ask for a new one.']]);
    expect(browser.cookie('afterbell')).toBeUndefined();
  });

  it('takes the right code at the fifth try, with or without the gap', async () => {
    const browser = world.browser(north);
    await ask(browser, 'ana@example.org');
    const code = await world.codeFor('ana@example.org');
    for (let i = 0; i < 4; i += 1) await enter(browser, 'ana@example.org', wrongOf(code));
    const { status } = await enter(browser, ' Ana@Example.org ', ` ${code.replace(' ', '')} `);
    expect(status).toBe(200);
    expect(browser.cookie('afterbell')).toMatch(/^[\w-]{43}$/);
  });

  it('refuses a code that was used', async () => {
    const browser = await world.signIn(north, 'bo@example.org');
    const code = await world.codeFor('bo@example.org');
    expect((await enter(browser, 'bo@example.org', code)).body.message).toEqual(['The verification code has expired. Ask for a new one.']);
  });

  it('makes exactly one session of parallel submits', async () => {
    const browser = world.browser(north);
    await ask(browser, 'cy@example.org');
    const code = await world.codeFor('cy@example.org');
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(browser, 'cy@example.org', code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const sessions = await world.sql('select 1 from sign_in_session s join app_user u on u.id = s.user_id where u.email = $1', ['cy@example.org']);
    expect(sessions).toHaveLength(1);
  });

  it('refuses the code in another browser, and still takes it in its own', async () => {
    const owner = world.browser(north);
    const thief = world.browser(north);
    await ask(owner, 'dee@example.org');
    const code = await world.codeFor('dee@example.org');
    expect((await enter(thief, 'dee@example.org', code)).status).toBe(400);
    await world.forgetLimits();
    await ask(thief, 'dee@example.org');
    expect((await enter(thief, 'dee@example.org', code)).body.message).toEqual(['The verification code is not right.']);
    expect((await enter(owner, 'dee@example.org', code)).status).toBe(200);
  });

  it('refuses the code for another address and on another host', async () => {
    const browser = world.browser(north);
    await ask(browser, 'eli@example.org');
    const code = await world.codeFor('eli@example.org');
    expect((await enter(browser, 'fay@example.org', code)).status).toBe(400);
    const challenge = browser.cookie('afterbell-challenge') ?? '';
    const elsewhere = world.browser(south);
    elsewhere.setCookie('afterbell-challenge', challenge);
    expect((await elsewhere.post('/auth/signin', { email: 'eli@example.org', code })).status).toBe(400);
    expect((await enter(browser, 'eli@example.org', code)).status).toBe(200);
  });

  it('refuses an expired code, an older code of the browser, and a code without a cookie', async () => {
    const browser = world.browser(north);
    await ask(browser, 'fay@example.org');
    const older = { code: await world.codeFor('fay@example.org'), cookie: browser.cookie('afterbell-challenge') ?? '' };
    await world.forgetLimits();
    await ask(browser, 'fay@example.org');
    const newer = browser.cookie('afterbell-challenge') ?? '';
    browser.setCookie('afterbell-challenge', older.cookie);
    expect((await enter(browser, 'fay@example.org', older.code)).status).toBe(400);
    browser.setCookie('afterbell-challenge', newer);
    await world.sql(`update sign_in_challenge set expires_at = now() - interval '1 second' where email = 'fay@example.org'`);
    expect((await enter(browser, 'fay@example.org', await world.codeFor('fay@example.org'))).body.message).toEqual(['The verification code has expired. Ask for a new one.']);
    expect((await enter(world.browser(north), 'fay@example.org', '1234 5678')).body.message).toEqual(['The verification code has expired. Ask for a new one.']);
  });

  it('answers the same for known and unknown addresses, and mails only the known', async () => {
    await world.user('noaccess@example.org');
    const answers = [];
    for (const email of ['gus@example.org', 'nobody@example.org', 'noaccess@example.org']) {
      const browser = world.browser(north);
      const { status, text } = await ask(browser, email);
      // Secrets and times differ by nature; names, attributes and lengths must not.
      const cookies = browser.setCookies.map((line) => line.replace(/=[\w-]{43};/, '=…;').replace(/Expires=[^;]+/, ''));
      answers.push({ status, text, cookies });
    }
    expect(answers[0]?.cookies).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200, text: '{"choices":[{"type":"code"}]}' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await world.mailsTo('gus@example.org')).toBe(1);
    expect(await world.mailsTo('nobody@example.org')).toBe(0);
    expect(await world.mailsTo('noaccess@example.org')).toBe(0);
  });

  it('takes no code for an unknown address, whatever it is', async () => {
    const browser = world.browser(north);
    await ask(browser, 'nobody@example.org');
    for (let i = 0; i < 5; i += 1) expect((await enter(browser, 'nobody@example.org', `0000000${i}`)).body.message).toEqual(['The verification code is not right.']);
    expect((await enter(browser, 'nobody@example.org', '00000000')).body.message).toEqual(['The verification code has expired. Ask for a new one.']);
  });

  it('mails plain words with the code as 4 + 4, and no link', async () => {
    await ask(world.browser(north), 'hal@example.org');
    const [mail] = await world.sql<{ subject: string; text_body: string; html_body: string; tenant_id: string }>(`select * from mail_outbox where to_address = 'hal@example.org'`);
    expect(mail?.subject).toBe('Your Afterbell sign-in code');
    expect(mail?.tenant_id).toBe(north.id);
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toMatch(/\b\d{4} \d{4}\b/);
      expect(body).not.toMatch(/https?:|href/);
    }
  });

  it('keeps no code that the database could give away', async () => {
    await ask(world.browser(north), 'ida@example.org');
    const code = (await world.codeFor('ida@example.org')).replace(' ', '');
    const rows = await world.sql<{ row: string }>('select c::text as row from sign_in_challenge c');
    expect(rows.some(({ row }) => row.includes(code))).toBe(false);
  });

  it('refuses an address or a page that is not of this host, and a host without a programme', async () => {
    const browser = world.browser(north);
    const foreign = await browser.post('/auth/verifyemail', { email: 'ana@example.org', url: 'evil.example.org' });
    expect([foreign.status, foreign.body.message]).toEqual([400, ['Address: This is not the address that the request came to.']]);
    expect((await browser.post('/auth/signin', { email: 'ana@example.org', code: '12345678', uri: 'https://evil.example.org/' })).status).toBe(400);
    browser.host = 'unknown.localhost';
    expect((await browser.post('/auth/verifyemail', { email: 'ana@example.org' })).status).toBe(404);
    expect((await browser.post('/auth/verifyemail', { email: 'not an address' })).status).toBe(400);
  });

  it('refuses another site and a sibling tenant', async () => {
    const browser = world.browser(north);
    const foreign: Record<string, string>[] = [{ origin: 'http://evil.example.org' }, { origin: `http://${south.host}` }, { 'sec-fetch-site': 'same-site' }];
    for (const headers of foreign) {
      const { status, body } = await browser.post('/auth/verifyemail', { email: 'ana@example.org' }, headers);
      expect([status, body.error]).toEqual([403, 'Forbidden']);
    }
    expect(await world.sql('select 1 from rate_limit')).toHaveLength(0);
  });

  it('gives a rotated, HttpOnly cookie and ends the session that the browser had', async () => {
    const browser = await world.signIn(north, 'jo@example.org');
    const first = browser.cookie('afterbell') ?? '';
    await world.signIn(north, 'jo@example.org', browser);
    expect(browser.cookie('afterbell')).not.toBe(first);
    browser.setCookie('afterbell', first);
    expect((await browser.get('/auth/health')).status).toBe(403);
    expect(browser.setCookies.filter((line) => line.startsWith('afterbell='))[0]).toMatch(/^afterbell=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('writes where somebody came from without the prefix that a socket of both families gives', async () => {
    await world.signIn(north, 'jo@example.org', world.browser(north, '::ffff:203.0.113.9'));
    const of = (table: string) => world.sql(`select distinct client_address from ${table} where client_address like '%203.0.113.9'`);
    for (const table of ['sign_in_session', 'audit']) expect(await of(table)).toEqual([{ client_address: '203.0.113.9' }]);
  });

  it('writes successes and failures to the trail', async () => {
    const rows = await world.sql<{ action: string; user_id: string | null }>('select action, user_id from audit where tenant_id = $1', [north.id]);
    expect(rows.filter(({ action }) => action === 'sign_in.succeed').every(({ user_id }) => user_id !== null)).toBe(true);
    expect(rows.filter(({ action }) => action === 'sign_in.fail').length).toBeGreaterThan(5);
  });
});
