import { ApolloServer } from '@apollo/server';
import request from 'supertest';
import { type Caller, startTestApp, type TestApp } from './harness';

let test: TestApp;
let lane: Caller;
const http = () => request(test.app.getHttpServer());

beforeAll(async () => {
  test = await startTestApp();
  const tenant = await test.tenant('lane');
  lane = await test.signIn(tenant, 'site_coordinator', tenant.siteId);
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
    const { status, body, headers } = await http().post('/auth/verifyemail').set('Content-Type', 'application/json').send('{oops');
    expect(status).toBe(400);
    expect(body.message[0]).toMatch(/body/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('a body that is nested deeper than anything that it is sent with 400, wherever it goes, and takes brackets in a text for a text', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const path of ['/auth/verifyemail', '/forms/nothing']) {
      const { status, body } = await http().post(path).set('Content-Type', 'application/json').send(deep);
      expect([path, status, body.message]).toEqual([path, 400, ['The request body is nested too deep.']]);
    }
    const { body } = await http().post('/auth/verifyemail').send({ email: `${'['.repeat(200)}"\\@example.org`, guestAccess: false });
    expect(body.message[0]).not.toMatch(/deep/);
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

  it.each([
    ['an operation that the document does not have', { query: 'query Here { session { timeZone } }', operationName: 'There' }, 400],
    ['a document by its hash alone', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }, 200],
  ])('refuse %s, which is no fault of the server', async (_name, body, status) => {
    const answer = await http().post('/graphql').send(body);
    expect([answer.status, answer.body.data ?? null, answer.body.errors[0].extensions.statusCode]).toEqual([status, null, 400]);
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

// What was compiled before is answered without Apollo's pipeline; whoever sends `extensions` goes through it each time.
describe('an operation that is known by now answers as it did the first time', () => {
  const browser = 'application/graphql-response+json,application/json;q=0.9';
  const PARTICIPANT = 'query one($id: ID!) { participant(id: $id) { id displayName } }';
  const MARK = 'mutation mark($input: SaveAttendanceInput!) { saveAttendance(input: $input) { problems { code message } saved { savedAt } } }';
  const answerOf = async (caller: Caller | null, body: object, headers: object = {}) => {
    const { status, text, headers: all } = await http().post('/graphql').set('Host', caller?.host ?? 'localhost').set({ Cookie: caller?.cookie ?? '', ...headers }).send(body);
    const { date: _date, 'x-request-id': id, ...rest } = all as Record<string, string>;
    return { status, headers: rest, text: text.replaceAll(id ?? '', 'reference').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id') };
  };

  it.each([
    ['data', { query: 'query who { session { timeZone } }', operationName: 'who' }, {}, 200],
    ['to a browser', { query: 'query who { session { timeZone } }', operationName: 'who', variables: null }, { Accept: browser }, 200],
    ['what is not there', { query: PARTICIPANT, operationName: 'one', variables: { id: '01900000-0000-7000-8000-000000000001' } }, { Accept: browser }, 200],
    ['variables of no use', { query: PARTICIPANT, operationName: 'one', variables: { id: { of: 1 } } }, { Accept: 'application/json' }, 400],
    ['a mutation of nothing', { query: MARK, operationName: 'mark', variables: { input: { sessionId: '01900000-0000-7000-8000-000000000001', date: '2026-11-20', marks: [] } } }, { Accept: browser }, 200],
  ])('%s', async (_what, body, headers, status) => {
    const apollo = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    const first = await answerOf(lane, { ...body, extensions: { apollo: true } }, headers);
    await answerOf(lane, body, headers);
    apollo.mockClear();
    expect(await answerOf(lane, body, headers)).toEqual(first);
    expect(await answerOf(null, body, headers)).toEqual(await answerOf(null, { ...body, extensions: { apollo: true } }, headers));
    expect([apollo.mock.calls.length, first.status]).toEqual([1, status]);
    apollo.mockRestore();
  });

  it.each([
    ['another name', { query: 'query who { session { timeZone } }', operationName: 'whom' }, {}, 400],
    ['a list of variables', { query: 'query who { session { timeZone } }', operationName: 'who', variables: [] }, {}, 400],
    ['an answer nobody can give', { query: 'query who { session { timeZone } }', operationName: 'who' }, { Accept: 'image/png' }, 406],
    ['a form', 'query=query+who+%7B+session+%7B+timeZone+%7D+%7D', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
  ])('and %s goes the long way', async (_what, body, headers, status) => {
    const known = { query: 'query who { session { timeZone } }', operationName: 'who' };
    await answerOf(lane, known);
    expect((await answerOf(lane, body as object, headers)).status).toBe(status);
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
