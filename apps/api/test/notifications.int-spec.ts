import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@afterbell/core/domain';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

interface Notice {
  id: string;
  kind: string;
  params: { name: string; value: string }[];
  path: string | null;
  read: boolean;
}

const LIST = '{ notifications { nodes { id kind params { name value } path read createdAt } pageInfo { hasNextPage } } unreadNotifications }';
const READ = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unread problems { message } } }';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let mine: Caller;
let colleague: Caller;
let stranger: Caller;

const userOf = async ({ accessId }: Caller) => (await test.admin.query<{ id: string }>('select user_id as id from access where id = $1', [accessId])).rows[0]?.id ?? '';
const of = async (caller: Caller) => {
  const { data, errors } = await test.graphql(caller, LIST);
  expect(errors).toEqual([]);
  return { nodes: (data?.notifications as { nodes: Notice[] }).nodes, unread: data?.unreadNotifications as number };
};

async function tell(tenant: TestTenant, caller: Caller, at = 'now()'): Promise<string> {
  const id = newId();
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
  await test.owner.query(`insert into notification (id, user_id, kind, params, path, created_at) values ($1, $2, 'access.granted', '{"organization":"Lincoln"}', '/', ${at})`, [id, await userOf(caller)]);
  await test.owner.query('commit');
  return id;
}

beforeAll(async () => {
  test = await startTestApp();
  [north, river] = [await test.tenant('north'), await test.tenant('river')];
  mine = await test.signIn(north, 'attendance_taker', north.siteId);
  colleague = await test.signIn(north, 'tenant_administrator', north.topId);
  stranger = await test.signIn(river, 'tenant_administrator', river.topId);
});
afterAll(() => test?.close());

it('answers nobody who is signed out', async () => {
  expect((await test.graphql(null, LIST)).errors[0]?.extensions.code).toBe('SIGNED_OUT');
  expect((await test.graphql(null, READ)).errors[0]?.extensions.code).toBe('SIGNED_OUT');
  expect((await test.get(null, '/live/notifications')).status).toBe(403);
});

it('shows a person their own, and nobody else may read or mark them', async () => {
  const id = await tell(north, mine);
  expect(await of(mine)).toMatchObject({ unread: 1, nodes: [{ id, kind: 'access_granted', params: [{ name: 'organization', value: 'Lincoln' }], path: '/', read: false }] });
  for (const other of [colleague, stranger]) {
    expect(await of(other)).toEqual({ nodes: [], unread: 0 });
    await test.graphql(other, READ, { ids: [id, 'nonsense'] });
  }
  expect((await of(mine)).unread).toBe(1);
});

it('marks some read, then all', async () => {
  const [second] = [await tell(north, mine), await tell(north, mine)];
  expect((await test.graphql(mine, READ, { ids: [second] })).data?.markNotificationsRead).toEqual({ unread: 2, problems: [] });
  expect((await test.graphql(mine, READ)).data?.markNotificationsRead).toEqual({ unread: 0, problems: [] });
  expect((await of(mine)).nodes.every(({ read }) => read)).toBe(true);
});

it('leaves out what is older than 90 days, and lets it go', async () => {
  const old = await tell(north, mine, `now() - interval '91 days'`);
  expect((await of(mine)).nodes.map(({ id }) => id)).not.toContain(old);
  await test.admin.query('select notifications_forget(90)');
  expect((await test.admin.query('select 1 from notification where id = $1', [old])).rows).toEqual([]);
  expect((await of(mine)).nodes.length).toBeGreaterThan(0);
});

it.each([
  ['audit', 'Audit trail', '/settings/audit'],
  ['users', 'Users', '/settings/users'],
  ['organizations', 'Organizations', '/organizations/list'],
])('tells whoever exported %s that the file is made, once, with its rows', async (list, name, path) => {
  const asker = await test.signIn(north, 'tenant_administrator', north.topId);
  expect((await test.get(asker, `/export/${list}?filter=%7B`)).status).toBe(400);
  expect((await of(asker)).nodes).toEqual([]);
  const { text } = await test.get(asker, `/export/${list}`);
  const count = text.trim().split('\r\n').length - 1;
  expect(count).toBeGreaterThan(0);
  expect((await of(asker)).nodes).toEqual([expect.objectContaining({ kind: 'export_done', path, params: expect.arrayContaining([{ name: 'name', value: name }, { name: 'count', value: String(count) }]) })]);
  expect((await of(mine)).nodes.map(({ kind }) => kind)).not.toContain('export_done');
});

it('rings for the person alone, whichever process wrote', async () => {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const heard: string[] = [];
  const streams = [mine, colleague].map(
    ({ cookie, host }, index) =>
      new Promise<() => void>((resolve, reject) => {
        const request = get({ host: '127.0.0.1', port, path: '/live/notifications', headers: { Cookie: cookie, Host: host, Accept: 'text/event-stream' } }, (response) => {
          response.on('data', (chunk: Buffer) => {
            if (chunk.includes('event: notifications')) heard.push(String(index));
            else resolve(() => request.destroy());
          });
        }).on('error', reject);
      }),
  );
  const ends = await Promise.all(streams);
  await tell(north, mine);
  await tell(river, stranger);
  while (!heard.length) await new Promise((resolve) => setTimeout(resolve, 10));
  // What was sent to somebody else would be here by now: both came over one connection, in order.
  await tell(north, colleague);
  while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(heard).toEqual(['0', '1']);
  ends.forEach((end) => end());
});
