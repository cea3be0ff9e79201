import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessInventory } from '@afterbell/core/api';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLID, GraphQLNonNull, isObjectType } from 'graphql';
import { documentFor, sample } from './endpoint-sample';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let nobody: Caller;
const committed = JSON.parse(readFileSync(join(__dirname, 'access-inventory.json'), 'utf8')) as Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  // A role with no entry at all: signed in, allowed nothing.
  nobody = await test.signIn(north, 'guest', north.siteId);
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query('delete from role_entry where role_id = $1', [north.roleIds.guest]);
  await test.owner.query('commit');
});
afterAll(() => test?.close());

it('declares access on every endpoint as committed: a difference is a permission change to review', () => {
  const now = Object.fromEntries(test.app.get(AccessInventory).rows.map(({ endpoint, access }) => [endpoint, access]));
  expect(now).toEqual(committed);
});

describe('every endpoint that needs a right', () => {
  const needing = Object.entries(committed).filter(([, access]) => access !== 'public' && access !== 'guest');

  it('exists', () => expect(needing.length).toBeGreaterThan(10));

  it.each(needing.filter(([endpoint]) => /^(query|mutation) /.test(endpoint)))('%s refuses a signed-out caller and a role without the right', async (endpoint, access) => {
    const [kind = '', name = ''] = endpoint.split(' ');
    const { schema } = test.app.get(GraphQLSchemaHost);
    const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
    expect(field && isObjectType(schema.getQueryType())).toBe(true);
    if (!field) return;
    const { query, variables } = documentFor(kind, field);
    const signedOut = await test.graphql(null, query, variables);
    expect(signedOut.errors[0]?.extensions).toMatchObject({ code: 'SIGNED_OUT', statusCode: 403, messages: [] });
    if (access === 'signed-in') return;
    const wrongRole = await test.graphql(nobody, query, variables);
    expect(wrongRole.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', statusCode: 403 });
  });

  it.each(needing.filter(([endpoint]) => endpoint.startsWith('POST ')))('%s refuses a signed-out caller and a role without the right', async (endpoint, access) => {
    const path = endpoint.slice('POST '.length);
    const signedOut = await test.rest(null, path);
    expect([signedOut.status, signedOut.body.message]).toEqual([403, []]);
    if (access === 'signed-in') return;
    const wrongRole = await test.rest(nobody, path);
    expect([wrongRole.status, wrongRole.body.message]).toEqual([403, ['You do not have the proper permissions to perform this action.']]);
  });

  it.each(needing.filter(([endpoint]) => endpoint.startsWith('GET ')))('%s refuses a signed-out caller and a role without the right', async (endpoint, access) => {
    const path = endpoint.slice('GET '.length).replace(/:\w+/g, String(sample(new GraphQLNonNull(GraphQLID))));
    expect((await test.get(null, path)).status).toBe(403);
    if (access === 'signed-in') return;
    const wrongRole = await test.get(nobody, path);
    expect([wrongRole.status, (wrongRole.body as { message?: unknown }).message]).toEqual([403, ['You do not have the proper permissions to perform this action.']]);
  });
});
