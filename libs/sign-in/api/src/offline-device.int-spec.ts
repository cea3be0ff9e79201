import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../test/test-browser';
import { EVERYTHING, type TestTenant, World } from '../test/world';

describe('the key of what is kept on a device', () => {
  let world: World;
  let north: TestTenant;
  let south: TestTenant;
  const DEVICE: string = randomUUID();

  beforeAll(async () => {
    world = await World.make();
    north = await world.tenant('north');
    south = await world.tenant('south');
    for (const tenant of [north, south]) {
      const roleId = await world.role(tenant.id, 'Everything', EVERYTHING);
      for (const email of ['ana@example.org', 'ben@example.org']) {
        const [known] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email]);
        await world.access(tenant.id, known?.id ?? (await world.user(email)), tenant.topId, roleId);
      }
    }
  });
  afterAll(() => world.close());
  beforeEach(() => world.forgetLimits());

  const come = async (tenant: TestTenant, email: string) => {
    const browser = await world.signIn(tenant, email);
    await world.forgetLimits();
    return browser;
  };
  interface Issued {
    issueOfflineKey: { keyId: string | null; key: string | null; problems: { code: string }[] };
  }
  const ask = (browser: TestBrowser, deviceId: string = DEVICE) => browser.graphql<Issued>(`mutation { issueOfflineKey(input: { deviceId: "${deviceId}" }) { keyId key problems { code } } }`);
  const keyOf = async (browser: TestBrowser, deviceId: string = DEVICE) => (await ask(browser, deviceId)).data?.issueOfflineKey.key;
  const devices = async (browser: TestBrowser) => (await browser.graphql<{ offlineDevices: { id: string }[] }>('{ offlineDevices { id } }')).data?.offlineDevices ?? [];
  const forget = (browser: TestBrowser, id: string) => browser.graphql<{ forgetOfflineDevice: { problems: { code: string }[] } }>(`mutation { forgetOfflineDevice(id: "${id}") { problems { code } } }`);

  it('is told to nobody who is signed out, to no program, and for no name of a device that is none', async () => {
    const nobody = world.browser(north);
    expect(await keyOf(nobody)).toBeUndefined();
    expect((await nobody.graphql('{ offlineDevices { id } }')).errors).toHaveLength(1);
    const ana = await come(north, 'ana@example.org');
    for (const wrong of ['', 'x', `${DEVICE}'`]) expect(await keyOf(ana, wrong)).not.toEqual(expect.any(String));
    const { data } = await ana.graphql<{ accesses: { id: string }[] }>('{ accesses { id } }');
    const accessId = (await world.sql<{ access_id: string }>('select access_id from sign_in_session order by created_at desc limit 1'))[0]?.access_id;
    expect(data.accesses.map(({ id }) => id)).toContain(accessId);
    const made = await ana.graphql<{ createApiToken: { secret: string } }>(`mutation { createApiToken(input: { name: "Feed", accessId: "${accessId}", expiresInDays: 1 }) { secret } }`);
    const program = { authorization: `Bearer ${made.data.createApiToken.secret}` };
    for (const query of [`mutation { issueOfflineKey(input: { deviceId: "${DEVICE}" }) { key } }`, '{ offlineDevices { id } }']) {
      const { text } = await world.browser(north).post('/graphql', { query }, program);
      expect(text).toContain('"FORBIDDEN"');
    }
    expect(await world.sql('select 1 from offline_device')).toEqual([]);
  });

  it('is the same at each sign-in, and another for each person, tenant and device', async () => {
    const first = await keyOf(await come(north, 'ana@example.org'));
    expect(Buffer.from(first ?? '', 'base64')).toHaveLength(32);
    const again = await come(north, 'ana@example.org');
    expect(await keyOf(again)).toBe(first);
    const others = [await keyOf(again, randomUUID()), await keyOf(await come(north, 'ben@example.org')), await keyOf(await come(south, 'ana@example.org'))];
    expect(new Set([first, ...others]).size).toBe(4);
    expect(await devices(again)).toHaveLength(2);
    const trail = await world.sql<{ before: unknown; after: unknown }>(`select before, after from audit where action = 'offline_device.issue'`);
    expect(trail).toHaveLength(4);
    expect(JSON.stringify(trail)).not.toContain(first);
  });

  it('asked for by two tabs at once is one', async () => {
    const browser = await come(north, 'ben@example.org');
    const device = randomUUID();
    expect(new Set(await Promise.all([keyOf(browser, device), keyOf(browser, device), keyOf(browser, device)])).size).toBe(1);
  });

  it('is given out no more for a device that was forgotten, which only its owner may', async () => {
    const ana = await come(north, 'ana@example.org');
    const device = randomUUID();
    const issued = (await ask(ana, device)).data?.issueOfflineKey;
    const id = issued?.keyId ?? '';
    for (const stranger of [await come(north, 'ben@example.org'), await come(south, 'ana@example.org')]) {
      expect((await forget(stranger, id)).data?.forgetOfflineDevice?.problems[0]?.code ?? 'NOT_FOUND').toBe('NOT_FOUND');
    }
    expect(await keyOf(ana, device)).toBe(issued?.key);
    await forget(ana, id);
    expect((await devices(ana)).map((each) => each.id)).not.toContain(id);
    const next = (await ask(ana, device)).data?.issueOfflineKey;
    expect([next?.keyId === id, next?.key === issued?.key]).toEqual([false, false]);
  });

  it('makes room for the twenty-first device', async () => {
    const ben = await come(south, 'ben@example.org');
    const first = (await ask(ben)).data?.issueOfflineKey.keyId;
    for (let more = 0; more < 20; more += 1) await keyOf(ben, randomUUID());
    const left = (await devices(ben)).map(({ id }) => id);
    expect([left.length, left.includes(first ?? '')]).toEqual([20, false]);
  });
});
