import request from 'supertest';
import { startTestApp, type TestApp } from './harness';

let test: TestApp;
const http = () => request(test.app.getHttpServer());

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

describe('refuses', () => {
  it('a call from another site', async () => {
    const { status, body } = await http().post('/auth/signout').set('Origin', 'http://evil.example').send({});
    expect([status, body.error]).toEqual([403, 'Forbidden']);
  });

  it('a signed-out REST call with 403 and no message', async () => {
    const { status, body } = await http().post('/participation/checkDate').send({});
    expect([status, body]).toEqual([403, { statusCode: 403, error: 'Forbidden', message: [] }]);
  });

  it('an unknown address with the catalogue form', async () => {
    const { status, body } = await http().post('/no/such/call').send({});
    expect([status, body.statusCode, body.error]).toEqual([404, 404, 'Not Found']);
  });

  it('a body that is not JSON, naming the body', async () => {
    const { status, body } = await http().post('/auth/verifyemail').set('Content-Type', 'application/json').send('{oops');
    expect(status).toBe(400);
    expect(body.message[0]).toMatch(/body/);
  });

  it('a body that is too large with 413', async () => {
    const { status, body } = await http().post('/auth/verifyemail').send({ email: 'x'.repeat(600_000) });
    expect([status, body.statusCode]).toEqual([413, 413]);
  });
});

describe('GraphQL limits', () => {
  const post = (query: string) => http().post('/graphql').send({ query });
  it.each([
    ['more than 15 aliases', `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: session { timeZone }`).join(' ')} }`],
    ['endless text', `{ ${'session { timeZone } '.repeat(1500)} }`],
    ['an unknown field', '{ nothingLikeThis }'],
  ])('refuse %s with 400', async (_name, query) => {
    const { status, body } = await post(query);
    expect(status).toBe(400);
    expect(body.errors[0].extensions).toMatchObject({ statusCode: 400 });
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|node_modules|stack/);
  });

  it('let a variable or a field of an input that has a default be left out', async () => {
    const query = 'query ($first: Int! = 25, $filter: OrganizationFilter) { organizations(first: $first, filter: $filter) { nodes { id } } }';
    const { body } = await http().post('/graphql').send({ query, variables: { filter: { rules: [] } } });
    expect(body.errors[0].extensions.code).toBe('SIGNED_OUT');
  });

  it.each([
    ['a value that the type does not have', { id: 'x', date: '2026-13-45' }],
    ['no value', {}],
  ])('refuse variables with %s, before any resolver runs', async (_name, variables) => {
    const query = 'query ($id: ID!, $date: PlainDate!) { roster(sessionId: $id, date: $date) { sessionName } }';
    const { status, body } = await http().post('/graphql').send({ query, variables });
    expect([status, body.errors[0].extensions.code, body.errors[0].extensions.statusCode]).toEqual([400, 'BAD_USER_INPUT', 400]);
  });

  it('refuse a query by GET without the header that browsers cannot forge, and a batch', async () => {
    expect((await http().get('/graphql?query={session{timeZone}}')).status).toBe(400);
    expect((await http().post('/graphql').send([{ query: '{ session { timeZone } }' }])).status).toBe(400);
    expect((await http().post('/graphql').set('Content-Type', 'text/plain').send('{"query":"{session{timeZone}}"}')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await http().get('/health')).body).toEqual({ status: 'ok' });
    const ready = await http().get('/health/ready');
    expect([ready.status, ready.body.database]).toEqual([200, 'ok']);
  });

  it('is not ready on a schema that lacks a migration', async () => {
    await test.admin.query(`create table kept_migrations as select * from migrations; delete from migrations where id = (select max(id) from migrations)`);
    const { status } = await http().get('/health/ready');
    await test.admin.query('insert into migrations select * from kept_migrations k where not exists (select 1 from migrations m where m.id = k.id); drop table kept_migrations');
    expect(status).toBe(503);
  });
});

it('sends the headers that protect a browser, with every answer', async () => {
  for (const path of ['/health', '/auth/health', '/dev/mailbox']) {
    const { headers } = await http().get(path);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

it('has no development mailbox and no explorer in production', async () => {
  const production = await startTestApp({ NODE_ENV: 'production', PUBLIC_SCHEME: 'https' });
  try {
    expect((await request(production.app.getHttpServer()).get('/dev/mailbox.json')).status).toBe(404);
    const introspection = await request(production.app.getHttpServer()).post('/graphql').send({ query: '{ __schema { types { name } } }' });
    expect(introspection.status).toBe(400);
  } finally {
    await production.close();
  }
});
