import { parse } from 'graphql';
import request from 'supertest';
import { clientDocumentHash } from '@afterbell/core/api';
import { addDays, newId, todayIn } from '@afterbell/core/domain';
import formerDocuments from '../src/former-documents.json';
import { type Caller, type GraphqlAnswer, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let top: Caller;
let secret: string;
let tokenId: string;

const CREATE = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret token { id hint state organizationName } problems { code path message } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { token { state } problems { code } } }';

interface Created {
  secret: string | null;
  token: { id: string; hint: string; state: string; organizationName: string } | null;
  problems: { code: string; path: string | null; message: string }[];
}

async function create(caller: Caller, input: object = {}): Promise<Created> {
  const answer = await test.graphql(caller, CREATE, { input: { name: 'Nightly export', accessId: caller.accessId, expiresInDays: 30, ...input } });
  if (!answer.data?.createApiToken) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createApiToken as Created;
}

/** A call with a token and nothing else, unless more headers are named. */
function rest(token: string, path = '/auth/permissions', headers: Record<string, string> = {}, app = test) {
  return request(app.app.getHttpServer()).post(path).set({ Host: 'northlake.localhost', Authorization: `Bearer ${token}`, ...headers }).send({});
}

async function graphql(token: string, query: string, variables: object = {}, app = test): Promise<GraphqlAnswer> {
  const { status, body } = await request(app.app.getHttpServer()).post('/graphql').set({ Host: 'northlake.localhost', Authorization: `Bearer ${token}` }).send({ query, variables });
  return { status, data: body.data ?? null, errors: body.errors ?? [] };
}

const code = (answer: GraphqlAnswer) => answer.errors[0]?.extensions.code;

async function inNorth(sql: string, values: unknown[]): Promise<void> {
  await test.admin.query(`select set_config('app.tenant_id', $1, false)`, [north.id]);
  await test.admin.query(sql, values);
}

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  const made = await create(top);
  secret = made.secret ?? '';
  tokenId = made.token?.id ?? '';
});
afterAll(() => test?.close());
beforeEach(() => test.admin.query('delete from rate_limit'));

describe('is not made', () => {
  it('for the access of somebody else, of another tenant or of nobody', async () => {
    const other = await test.signIn(north, 'site_coordinator', north.siteId);
    const abroad = await test.signIn(river, 'tenant_administrator', river.topId);
    for (const accessId of [other.accessId, abroad.accessId, newId()]) {
      expect(code(await test.graphql(top, CREATE, { input: { name: 'Mine', accessId, expiresInDays: 1 } }))).toBe('NOT_FOUND');
    }
  });

  it.each([
    ['without a name', { name: ' \t ' }, 'name'],
    ['with a name of zero-width characters', { name: '\u200b\u200b' }, 'name'],
    ['with a name that turns the reading direction', { name: 'Export\u202e' }, 'name'],
    ['with 10,000 characters', { name: 'x'.repeat(10_000) }, 'name'],
    ['for longer than a year', { expiresInDays: 366 }, 'expiresInDays'],
    ['for no day', { expiresInDays: 0 }, 'expiresInDays'],
  ])('%s', async (_why, input, path) => {
    expect(await create(top, input)).toMatchObject({ secret: null, token: null, problems: [{ code: 'VALIDATION', path }] });
  });

  it('by a token, which may do nothing about the person or the sign-in either', async () => {
    const personal = [
      `mutation { createApiToken(input: { name: "x", accessId: "${top.accessId}", expiresInDays: 1 }) { problems { code } } }`,
      `mutation { revokeApiToken(id: "${tokenId}") { problems { code } } }`,
      'mutation { renameMe(name: "Somebody") { problems { code } } }',
      'mutation { requestEmailChange(email: "thief@example.org") { problems { code } } }',
      'mutation { confirmEmailChange(code: "12345678") { problems { code } } }',
      'mutation { savePreferences(input: { theme: "dark" }) { problems { code } } }',
      'mutation { revokeOtherSessions { problems { code } } }',
      `mutation { startViewAs(accessId: "${top.accessId}") { problems { code } } }`,
      `mutation { switchTenant(input: { tenantId: "${river.id}" }) { problems { code } } }`,
      'mutation { switchAccess(input: {}) { problems { code } } }',
      '{ apiTokens { id } }',
      '{ ownSessions { id } }',
      '{ myPasskeys { id } }',
      '{ notifications { nodes { id } } }',
      '{ unreadNotifications }',
      'mutation { signOut { signedOut } }',
    ];
    for (const query of personal) expect([query, code(await graphql(secret, query))]).toEqual([query, 'FORBIDDEN']);
    const bell = await request(test.app.getHttpServer()).get('/live/notifications').set({ Host: 'northlake.localhost', Authorization: `Bearer ${secret}` });
    expect(bell.status).toBe(403);
    const { status, body } = await rest(secret, '/auth/switch-access');
    expect([status, body.message]).toEqual([403, ['You do not have the proper permissions to perform this action.']]);
  });
});

describe('refuses', () => {
  const isNobody = async (token: string) => {
    const { status, body } = await rest(token);
    expect([status, body]).toEqual([403, { statusCode: 403, error: 'Forbidden', message: [] }]);
    const answer = await graphql(token, '{ accesses { id } }');
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'SIGNED_OUT', statusCode: 403, messages: [] });
  };

  it.each([
    ['nothing', ''],
    ['junk', 'ab_x'],
    ['the right shape', `ab_${'A'.repeat(43)}`],
    ['a session’s secret', 'S'],
  ])('%s', async (_what, token) => {
    await isNobody(token === 'S' ? top.cookie.split('=')[1] ?? '' : token);
  });

  it('a revoked one from the next request on; nobody revokes another’s', async () => {
    const made = await create(top);
    const other = await test.signIn(north, 'tenant_administrator', north.topId);
    expect(code(await test.graphql(other, REVOKE, { id: made.token?.id }))).toBe('NOT_FOUND');
    expect((await rest(made.secret ?? '')).status).toBe(200);
    expect((await test.graphql(top, REVOKE, { id: made.token?.id })).data).toEqual({ revokeApiToken: { token: { state: 'revoked' }, problems: [] } });
    await isNobody(made.secret ?? '');
  });

  it('one whose user was disabled, also once the user is enabled again', async () => {
    const caller = await test.signIn(north, 'site_coordinator', north.siteId);
    const made = await create(caller);
    const { rows } = await test.admin.query<{ user_id: string }>('select user_id from api_token where id = $1', [made.token?.id]);
    for (const field of ['disableUser', 'enableUser']) {
      expect((await test.graphql(top, `mutation ($id: ID!) { ${field}(id: $id) { problems { code } } }`, { id: rows[0]?.user_id })).data).toEqual({ [field]: { problems: [] } });
      await isNobody(made.secret ?? '');
    }
    expect((await test.admin.query('select revoked_at is not null as ended from api_token where id = $1', [made.token?.id])).rows).toEqual([{ ended: true }]);
  });

  it('an ended one', async () => {
    const made = await create(top);
    await test.admin.query(`update api_token set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`, [made.token?.id]);
    await isNobody(made.secret ?? '');
  });

  it('on another tenant’s host', async () => {
    const { status, body } = await rest(secret, '/auth/permissions', { Host: 'rivermark.localhost' });
    expect([status, body.message]).toEqual([403, []]);
  });

  it('when the user, the access, its dates or the tenant end, on the next request', async () => {
    const caller = await test.signIn(north, 'site_coordinator', north.siteId);
    const made = await create(caller);
    const { rows } = await test.admin.query<{ user_id: string }>('select user_id from api_token where id = $1', [made.token?.id]);
    const changes: [string, string, unknown][] = [
      ['update app_user set enabled = false where id = $1', 'update app_user set enabled = true where id = $1', rows[0]?.user_id],
      ['update access set enabled = false where id = $1', 'update access set enabled = true where id = $1', caller.accessId],
      ['update access set ends_on = current_date - 2 where id = $1', 'update access set ends_on = null where id = $1', caller.accessId],
      ['update access set starts_on = current_date + 2 where id = $1', 'update access set starts_on = null where id = $1', caller.accessId],
      ['update tenant set enabled = false where id = $1', 'update tenant set enabled = true where id = $1', north.id],
    ];
    for (const [off, on, id] of changes) {
      await inNorth(off, [id]);
      await isNobody(made.secret ?? '');
      await inNorth(on, [id]);
      expect((await rest(made.secret ?? '')).status).toBe(200);
    }
  });

  it('to count a cookie beside a token: the token alone decides', async () => {
    expect((await rest('ab_wrong', '/auth/permissions', { Cookie: top.cookie })).status).toBe(403);
    await rest(secret, '/auth/signout', { Cookie: top.cookie });
    expect((await test.graphql(top, '{ accesses { id } }')).errors).toEqual([]);
  });
});

describe('too many wrong tokens from one network', () => {
  it('are refused, by every process, and never keep a valid one out', async () => {
    await test.admin.query('delete from rate_limit');
    await Promise.all(Array.from({ length: 60 }, () => rest('ab_wrong')));
    const limited = await rest('ab_wrong');
    expect([limited.status, limited.body.error]).toEqual([429, 'Too Many Requests']);
    expect(code(await graphql('ab_wrong', '{ accesses { id } }'))).toBe('RATE_LIMITED');
    expect((await test.admin.query(`select 1 from rate_limit where key like 'token:network:%'`)).rowCount).toBe(1);
    expect((await rest(secret)).status).toBe(200);
  });
});

describe('a token', () => {
  it('acts as its access, from anywhere, and notes when and where', async () => {
    const { data } = await graphql(secret, '{ session { user { name } access { id } organization { id } term { name } } organizations(first: 5) { nodes { name } } }');
    // A token has no term of its own: it works in the shortest one that contains today.
    const { rows: [term] } = await test.admin.query('select name from term where tenant_id = $1 and current_date between starts_on and ends_on order by ends_on - starts_on limit 1', [north.id]);
    expect(data?.session).toMatchObject({ user: { name: 'The tenant_administrator' }, access: { id: top.accessId }, organization: { id: north.topId }, term });
    const crossSite = await rest(secret, '/auth/permissions', { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' });
    expect(crossSite.status).toBe(200);
    const { rows } = await test.admin.query('select last_used_at is not null as used, last_address, hint, octet_length(token_hash) as hash from api_token where id = $1', [tokenId]);
    expect(rows[0]).toMatchObject({ used: true, last_address: expect.stringMatching(/127\.0\.0\.1$/), hint: secret.slice(0, 9), hash: 32 });
  });

  it('is held by its access’s role and subtree', async () => {
    const caller = await test.signIn(north, 'attendance_taker', north.siteId);
    const made = await create(caller);
    expect(code(await graphql(made.secret ?? '', '{ organizations(first: 5) { nodes { id } } }'))).toBe('FORBIDDEN');
    await inNorth('delete from role_entry where role_id = $1', [north.roleIds.attendance_taker]);
    expect((await rest(made.secret ?? '')).body).toEqual({});
  });

  it('puts its making and its end on record, and its secret nowhere', async () => {
    const made = await create(top, { name: 'On record' });
    await test.graphql(top, REVOKE, { id: made.token?.id });
    const { rows } = await test.admin.query('select action, user_id is not null as who, access_id, before, after from audit where subject_id = $1 order by at', [made.token?.id]);
    expect(rows).toMatchObject([
      { action: 'api_token.create', who: true, access_id: top.accessId, after: { name: 'On record', expiresInDays: 30 } },
      { action: 'api_token.revoke', before: { name: 'On record' } },
    ]);
    const { rows: found } = await test.admin.query(`select 1 from api_token k where to_jsonb(k)::text like '%' || $1 || '%'`, [made.secret]);
    expect(found).toEqual([]);
  });
});

describe('in production', () => {
  const INTROSPECTION = '{ __schema { queryType { name } } }';
  /** As the client sends it: with the names of types added. */
  const ACCESSES = `query accesses {\n  accesses {\n    id\n    roleName\n    current\n    organization {\n      id\n      name\n      level\n      __typename\n    }\n    tenant {\n      id\n      name\n      url\n      __typename\n    }\n    __typename\n  }\n}`;
  const LATELY = 'query accesses {\n  accesses {\n    id\n  }\n}';
  const LONG_AGO = 'query accesses {\n  accesses {\n    id\n    current\n  }\n}';
  let production: TestApp;
  let caller: Caller;
  let token: string;

  beforeAll(async () => {
    const until = (days: number) => addDays(todayIn('UTC', new Date()), -days);
    const of = (query: string, days: number) => ({ operation: 'accesses', hash: clientDocumentHash(parse(query)), until: until(days) });
    formerDocuments.push(of(LATELY, 14), of(LONG_AGO, 16));
    production = await startTestApp({ NODE_ENV: 'production', PUBLIC_SCHEME: 'https' });
    const tenant = await production.tenant('northlake');
    const signedIn = await production.signIn(tenant, 'tenant_administrator', tenant.topId);
    caller = { ...signedIn, cookie: `__Host-${signedIn.cookie}` };
    token = `ab_${'B'.repeat(43)}`;
    await production.admin.query(
      `insert into api_token (id, token_hash, hint, name, user_id, tenant_id, access_id, expires_at)
       select $1, sha256(convert_to($2, 'UTF8')), 'ab_BBBBBB', 'x', user_id, tenant_id, id, now() + interval '1 day' from access where id = $3`,
      [newId(), token, caller.accessId],
    );
  });
  afterAll(() => production?.close());

  it.each([
    ['a document of its own', '{ accesses { id } }'],
    ['introspection', INTROSPECTION],
    ['a field that does not exist, without telling so', '{ nothingLikeThis }'],
    ['text that is no document', '{{{'],
    ['the client’s document with one more field', ACCESSES.replace('roleName', 'roleName code: id')],
  ])('a browser may not send %s', async (_what, query) => {
    for (const from of [caller, null]) {
      const answer = await production.graphql(from, query);
      expect([answer.status, answer.data, code(answer)]).toEqual([400, null, 'DOCUMENT_UNKNOWN']);
    }
  });

  it('a browser sends the client’s own documents', async () => {
    const answer = await production.graphql(caller, ACCESSES);
    expect([answer.status, answer.errors]).toEqual([200, []]);
    expect(answer.data?.accesses).toHaveLength(1);
  });

  it('a page that was open before a deploy sends the documents of its build, for a fortnight', async () => {
    for (const query of [ACCESSES, LATELY]) {
      const { status, errors, data } = await production.graphql(caller, query);
      expect([status, errors, Object.values(data ?? {})[0]]).toEqual([200, [], [expect.objectContaining({ id: caller.accessId })]]);
    }
    expect(code(await production.graphql(caller, LONG_AGO))).toBe('DOCUMENT_UNKNOWN');
  });

  it('a token sends what it likes, and reads the schema', async () => {
    expect((await graphql(token, INTROSPECTION, {}, production)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect((await graphql(token, '{ accesses { id } }', {}, production)).data?.accesses).toHaveLength(1);
  });

  it('what a token sent stays closed to browsers, and a wrong token is nobody', async () => {
    expect(code(await production.graphql(caller, '{ accesses { id } }'))).toBe('DOCUMENT_UNKNOWN');
    const wrong = await graphql('ab_wrong', INTROSPECTION, {}, production);
    expect([wrong.status, code(wrong)]).toEqual([403, 'SIGNED_OUT']);
  });
});
