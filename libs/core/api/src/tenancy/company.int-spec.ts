import { Client } from 'pg';
import { newId, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { inCompany } from './company';
import { connectionFields, createAppDataSource } from './data-source';
import { Db } from './db';
import { newScope, type Principal, scopeStorage } from './scope';

let database: { url: string; drop: () => Promise<void> };
let db: Db;
let admin: Client;
const tenants = [newId(), newId()] as const;

const principal = (tenantId: string): Principal => ({ tenantId, userId: newId(), accessId: newId(), sessionId: newId(), organizationId: newId(), organizationLevel: 'top', wholeTenant: true, termId: null, permissions: PermissionSet.none, timeZone: 'UTC' });
const as = <T>(tenantId: string, fn: () => Promise<T>, signal?: AbortSignal) => scopeStorage.run({ ...newScope({ principal: principal(tenantId), requestId: 'test' }), signal }, fn);

beforeAll(async () => {
  database = await cloneDatabase();
  admin = new Client(connectionFields(database.url));
  await admin.connect();
  for (const [index, id] of tenants.entries()) await admin.query('insert into tenant (id, code, name) values ($1, $2, $2)', [id, `t${index}`]);
  db = new Db(createAppDataSource(loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '4' }), [], () => undefined));
  await db.connect();
});

afterAll(async () => {
  await db?.onApplicationShutdown();
  await admin?.end();
  await database?.drop();
});

const travelling = { text: `select current_setting('app.tenant_id', true) as tenant, pg_backend_pid() as pid, transaction_timestamp()::text as begun` };
interface Travelled {
  tenant: string;
  pid: number;
  begun: string;
  [column: string]: unknown;
}
const read = () => inCompany(() => db.one<Travelled>(travelling.text));
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('leave at the end of the turn in one trip, and each is given its own rows', async () => {
  const [one] = tenants;
  const [first, numbers, again, words] = await as(one, () =>
    Promise.all([read(), inCompany(() => db.query<{ n: number }>('select n from generate_series(1, $1::int) n', [3], 'company_numbers')), read(), inCompany(() => db.query<{ n: number }>('select n from generate_series(1, $1::int) n', [1], 'company_numbers'))]),
  );
  expect(again).toEqual(first);
  expect(first?.tenant).toBe(one);
  expect([numbers, words]).toEqual([[{ n: 1 }, { n: 2 }, { n: 3 }], [{ n: 1 }]]);
  const [before, later, alone] = await as(one, async () => {
    const under = read();
    await turn();
    return Promise.all([under, read(), db.one<Travelled>(travelling.text)]);
  });
  expect(new Set([before?.begun, later?.begun, alone?.begun]).size).toBe(3);
});

it('are of one request and one tenant: whoever asks in the same turn for another goes alone', async () => {
  const seen = await Promise.all(Array.from({ length: 60 }, (_, index) => as(tenants[index % 2] ?? '', () => Promise.all([read(), read()]))));
  expect(seen.map(([first]) => first?.tenant)).toEqual(Array.from({ length: 60 }, (_, index) => tenants[index % 2]));
  expect(seen.every(([first, second]) => first?.pid === second?.pid && first?.begun === second?.begun)).toBe(true);
  expect(new Set(seen.map(([first]) => `${first?.pid} ${first?.begun}`)).size).toBe(60);
});

const circular: unknown[] = [];
circular.push({ circular });
it.each([
  ['refused', 'select 1 / $1::int as x', [0]],
  ['not to be written', 'select $1::jsonb as x', [circular]],
])('do not fail with the one that is %s', async (_how, text, values) => {
  const [one] = tenants;
  const outcomes = await as(one, () => Promise.allSettled([read(), inCompany(() => db.query(text, values)), read()]));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null) as Travelled | null).map((row) => row?.tenant)).toEqual([one, undefined, one]);
});

it('go again without the one that ran out of time, which would take as long once more', async () => {
  const asked = as(tenants[0], () => Promise.allSettled([inCompany(() => db.one(`select pg_sleep(3), 'out of time' as x`)), read()]));
  // As PostgreSQL itself does at the limit of a statement. Carried out once more it would sleep to its end.
  const cancel = () => admin.query(`select pg_cancel_backend(pid) from pg_stat_activity where query like '%out of time%' and query not like '%pg_stat_activity%' and state = 'active'`);
  while ((await cancel()).rows.length === 0) await turn();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('are all given up when whoever asked has gone', async () => {
  const gone = new AbortController();
  const slow = as(tenants[0], () => Promise.allSettled([read(), inCompany(() => db.one(`select pg_sleep(20), 'given up' as x`))]), gone.signal);
  while ((await admin.query(`select 1 from pg_stat_activity where query like '%given up%' and query not like '%pg_stat_activity%' and state = 'active'`)).rows.length === 0) await turn();
  gone.abort();
  expect((await slow).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('are counted each as if it went alone, whoever comes along', async () => {
  const scope = newScope({ principal: principal(tenants[0]), requestId: 'test' });
  await scopeStorage.run(scope, () => Promise.all([read(), read(), read()]));
  expect(scope.statements.count).toBe(6);
});

it('stay within a transaction that is open', async () => {
  const [, two] = tenants;
  await expect(
    as(two, () =>
      db.write(async (tx) => {
        await tx.execute(`insert into term (id, name, kind, starts_on, ends_on) values ($1, 'company', 'fall', '2026-01-01', '2026-02-01')`, [newId()]);
        expect(await inCompany(() => db.query('select name from term'))).toEqual([{ name: 'company' }]);
        throw new Error('enough');
      }),
    ),
  ).rejects.toThrow('enough');
});
