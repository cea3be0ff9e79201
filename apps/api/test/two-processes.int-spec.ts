import type { NestExpressApplication } from '@nestjs/platform-express';
import { CONFIG, type Config } from '@afterbell/core/api';
import pino from 'pino';
import { createApp } from '../src/bootstrap';
import { grantAccess } from '../src/seeds/provision';
import { startTestApp, type TestApp, type TestTenant } from './harness';
import { HostileProvider } from './openid';
import { PersonBrowser } from './person-browser';

let first: TestApp;
let second: NestExpressApplication;
let north: TestTenant;
let ports: [number, number];

const HOME = 'http://northlake.localhost:3000';
const portOf = (app: NestExpressApplication) => (app.getHttpServer().address() as { port: number }).port;
/** A browser behind a balancer that sends every other request to the other process. */
const browsers = (address: string): [PersonBrowser, PersonBrowser] => [new PersonBrowser(ports[0], address), new PersonBrowser(ports[1], address)];

beforeAll(async () => {
  first = await startTestApp({ TRUST_PROXY: '1' });
  second = await createApp(first.app.get<Config>(CONFIG), pino({ level: 'silent' }));
  await second.listen(0, '127.0.0.1');
  ports = [portOf(first.app), portOf(second)];
  north = await first.tenant('northlake');
  for (const email of ['ana@example.org', 'bo@example.org']) {
    await grantAccess(first.owner, { email, name: email, tenantId: north.id, organizationId: north.siteId, roleId: north.roleIds['viewer'] ?? '' });
  }
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});
beforeEach(() => first.admin.query('delete from rate_limit'));

describe('two processes on one database', () => {
  it('send one code to an address in a minute, together', async () => {
    const asked = await Promise.all(browsers('203.0.113.1').flatMap((on) => [1, 2, 3].map(() => on.post(`${HOME}/auth/verifyemail`, { email: 'ana@example.org' }))));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    expect((await first.admin.query(`select count(*)::int as mails from mail_outbox where to_address = 'ana@example.org'`)).rows).toEqual([{ mails: 1 }]);
  });

  it('count five tries of a code, wherever each one arrives', async () => {
    const [here] = browsers('203.0.113.2');
    await here.post(`${HOME}/auth/verifyemail`, { email: 'bo@example.org' });
    const { rows } = await first.admin.query<{ text_body: string }>(`select text_body from mail_outbox where to_address = 'bo@example.org' order by created_at desc limit 1`);
    const code = /\d{4} \d{4}/.exec(rows[0]?.text_body ?? '')?.[0] ?? '';
    const wrong = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
    const there = here.through(ports[1]);
    const tries = await Promise.all([here, there, here, there, here, there, here].map((on) => on.post(`${HOME}/auth/signin`, { email: 'bo@example.org', code: wrong })));
    const told = tries.map(({ body }) => (body['message'] as string[])[0]);
    expect(told.filter((text) => text?.includes('not right'))).toHaveLength(5);
    expect(told.filter((text) => text?.includes('expired'))).toHaveLength(2);
    expect((await there.post(`${HOME}/auth/signin`, { email: 'bo@example.org', code })).status).toBe(400);
  });

  it('let one network begin so many sign-ins at a provider, together, and take one answer of a state', async () => {
    const provider = new HostileProvider();
    await provider.start();
    try {
      const admin = await first.signIn(north, 'tenant_administrator', north.topId);
      const { data } = await first.graphql(admin, 'mutation S($input: OauthProviderInput!) { saveOauthProvider(input: $input) { provider { id callbackUrl } problems { message } } }', {
        input: { name: 'P', issuer: provider.issuer, clientId: 'client', scopes: ['openid', 'email'], allowedDomains: [], enabled: true },
      });
      const { id, callbackUrl } = (data?.['saveOauthProvider'] as { provider: { id: string; callbackUrl: string } }).provider;
      const [here] = browsers('203.0.113.3');
      const there = here.through(ports[1]);
      const { searchParams } = new URL((await here.get(`${HOME}/auth/oauth/${id}`)).location ?? '');
      const now = Math.floor(Date.now() / 1000);
      provider.token = { claims: { iss: provider.issuer, aud: 'client', sub: 's', email: 'bo@example.org', email_verified: true, nonce: searchParams.get('nonce'), iat: now, exp: now + 60 } };
      const back = `${callbackUrl}?code=c&state=${searchParams.get('state')}`;
      const answers = await Promise.all([here.get(back), there.get(back)]);
      expect(answers.map(({ location }) => location).sort()).toEqual([`${HOME}/login`, `${HOME}/login?oauth=expired`]);

      await first.admin.query('delete from rate_limit');
      await here.get(`${HOME}/auth/oauth/${id}`);
      // As if the network had begun all but three of the hour's.
      await first.admin.query(`update rate_limit set hits = 117 where key like 'oauth:network:%'`);
      const starts = await Promise.all([here, there, here, there, here, there].map((on) => on.get(`${HOME}/auth/oauth/${id}`)));
      expect(starts.filter(({ location }) => location === `${HOME}/login?oauth=busy`)).toHaveLength(3);
      expect(starts.filter(({ location }) => location?.startsWith(`${provider.issuer}/auth?`))).toHaveLength(3);
    } finally {
      await provider.stop();
    }
  });
});
