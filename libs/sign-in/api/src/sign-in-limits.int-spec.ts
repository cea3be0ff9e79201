import { EVERYTHING, type TestTenant, World } from '../test/world';
import { LIMITS } from './limits';

describe('the limits of sign-in, as they ship', () => {
  let world: World;
  let north: TestTenant;

  beforeAll(async () => {
    world = await World.make();
    north = await world.tenant('north');
    const role = await world.role(north.id, 'Everything', EVERYTHING);
    for (const name of ['ana', 'bo', 'cy']) await world.access(north.id, await world.user(`${name}@example.org`), north.topId, role);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.forgetLimits();
    await world.sql('delete from mail_outbox');
  });

  const ask = async (email: string, browser = world.browser(north), extra: object = {}) => (await browser.post('/auth/verifyemail', { email, ...extra })).status;
  const minuteLater = () => world.sql(`update rate_limit set window_start = window_start - interval '61 seconds' where key like 'code-spacing:%'`);

  it('sends one code a minute, whichever way the address is written and whatever else is sent', async () => {
    expect(await ask('ana@example.org')).toBe(200);
    for (const written of ['ANA@example.org', ' ana@EXAMPLE.org ', 'Ana@Example.Org', 'ana@ｅxample.org']) expect(await ask(written)).toBe(429);
    expect(await ask('ana@example.org', undefined, { key: 'other', extraParams: { a: 1 }, guestAccess: true })).toBe(429);
    const { body, headers } = await world.browser(north).post('/auth/verifyemail', { email: 'ana@example.org' });
    expect(headers['retry-after']).toMatch(/^(60|5\d)$/);
    expect(body.message).toEqual([expect.stringMatching(/^Too many attempts\. Try again in (60|5\d) seconds\.$/)]);
    expect(await world.mailsTo('ana@example.org')).toBe(1);
  });

  it('sends one mail for a burst', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => ask('ana@example.org')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await world.mailsTo('ana@example.org')).toBe(1);
  });

  it('sends five codes an hour', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect(await ask('ana@example.org')).toBe(200);
      await minuteLater();
    }
    expect(await ask('ana@example.org')).toBe(429);
    await world.sql(`update rate_limit set window_start = window_start - interval '1 hour'`);
    expect(await ask('ana@example.org')).toBe(200);
  });

  it('limits unknown addresses alike', async () => {
    expect(await ask('nobody@example.org')).toBe(200);
    expect(await ask('nobody@example.org')).toBe(429);
  });

  it('counts each resolver call, aliases included', async () => {
    const { data, errors } = await world.browser(north).graphql<Record<string, unknown>>(
      `mutation { ${Array.from({ length: 5 }, (_, i) => `a${i}: requestSignInCode(email: "ana@example.org") { choices { type } }`).join(' ')} }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(data ? Object.values(data).filter(Boolean).length : 1).toBeLessThanOrEqual(1);
    expect(await world.mailsTo('ana@example.org')).toBe(1);
  });

  it('limits a network, and gives back what led to a sign-in', async () => {
    const { hits } = LIMITS.codesPerNetwork;
    for (let i = 0; i < hits - 1; i += 1) expect(await ask(`p${i}@example.org`, world.browser(north, `192.0.2.${i}`))).toBe(200);
    await world.signIn(north, 'bo@example.org', world.browser(north, '192.0.2.200'));
    expect(await ask('q@example.org', world.browser(north, '192.0.2.201'))).toBe(200);
    expect(await ask('r@example.org', world.browser(north, '192.0.2.202'))).toBe(429);
    expect(await ask('r@example.org', world.browser(north, '192.0.3.1'))).toBe(200);
  });

  it('does not let an outsider keep out a browser that was in before, nor void a code already sent', async () => {
    const owner = await world.signIn(north, 'cy@example.org');
    await owner.post('/auth/signout');
    await world.sql('delete from rate_limit');
    for (let i = 0; i < 6; i += 1) {
      await ask('cy@example.org');
      await minuteLater();
    }
    expect(await ask('cy@example.org')).toBe(429);
    expect(await ask('cy@example.org', owner)).toBe(200);
    const code = await world.codeFor('cy@example.org');
    await world.sql(`delete from rate_limit where key like 'code-%'`);
    await ask('cy@example.org');
    expect((await owner.post('/auth/signin', { email: 'cy@example.org', code })).status).toBe(200);
  });

  it('a known browser has a budget too, and only for its own address', async () => {
    const owner = await world.signIn(north, 'cy@example.org');
    await world.forgetLimits();
    expect([await ask('cy@example.org', owner), await ask('cy@example.org', owner)]).toEqual([200, 429]);
    await ask('ana@example.org');
    expect(await ask('ana@example.org', owner)).toBe(429);
  });

  it('gives a network with many wrong codes no new ones, and every network few while wrong codes are frequent everywhere', async () => {
    await world.sql(`insert into rate_limit (key, window_start, hits) values ('fail:network:198.51.100.0/24', now(), $1)`, [LIMITS.failuresPerNetwork.hits]);
    expect(await ask('ana@example.org', world.browser(north, '198.51.100.9'))).toBe(429);
    await world.sql(`insert into rate_limit (key, window_start, hits) values ('fail:everywhere', now(), $1)`, [LIMITS.failuresEverywhere.hits]);
    const { hits } = LIMITS.codesPerNetworkInAlarm;
    for (let i = 0; i < hits; i += 1) expect(await ask(`s${i}@example.org`, world.browser(north, '203.0.113.5'))).toBe(200);
    expect(await ask('t@example.org', world.browser(north, '203.0.113.6'))).toBe(429);
  });

  it('counts wrong codes for the network and for all', async () => {
    const browser = world.browser(north, '198.51.100.77');
    await ask('ana@example.org', browser);
    await browser.post('/auth/signin', { email: 'ana@example.org', code: 'wrong' });
    expect(await world.sql(`select key, hits from rate_limit where key like 'fail:%' order by key`)).toEqual([
      { key: 'fail:everywhere', hits: 1 },
      { key: 'fail:network:198.51.100.0/24', hits: 1 },
    ]);
    expect(await world.sql(`select 1 from rate_limit where key like '%ana%'`)).toEqual([]);
  });
});

describe('raised limits', () => {
  it('are for test and bench servers, and leave the tries of a code alone', async () => {
    const world = await World.make({ RELAXED_LIMITS: '1' });
    try {
      const north = await world.tenant('north');
      const role = await world.role(north.id, 'Everything', EVERYTHING);
      await world.access(north.id, await world.user('ana@example.org'), north.topId, role);
      const browser = world.browser(north);
      for (let i = 0; i < 8; i += 1) expect((await browser.post('/auth/verifyemail', { email: 'ana@example.org' })).status).toBe(200);
      for (let i = 0; i < 5; i += 1) await browser.post('/auth/signin', { email: 'ana@example.org', code: 'wrong' });
      expect((await browser.post('/auth/signin', { email: 'ana@example.org', code: await world.codeFor('ana@example.org') })).status).toBe(400);
    } finally {
      await world.close();
    }
  });
});
