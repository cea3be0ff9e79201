import { newId, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { createAppDataSource } from './data-source';
import { Db } from './db';
import { newScope, type Principal, scopeStorage } from './scope';

let database: { url: string; drop: () => Promise<void> };
let db: Db;

const principal: Principal = { tenantId: newId(), userId: newId(), accessId: newId(), sessionId: newId(), organizationId: newId(), organizationLevel: 'top', wholeTenant: true, termId: null, permissions: PermissionSet.none, timeZone: 'UTC' };
const asked = <T>(signal: AbortSignal | undefined, fn: () => Promise<T>) => scopeStorage.run({ ...newScope({ principal, requestId: 'test' }), signal }, fn);

beforeAll(async () => {
  database = await cloneDatabase();
  db = new Db(createAppDataSource(loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '2' }), [], () => undefined));
  await db.connect();
});
afterAll(async () => {
  await db?.onApplicationShutdown();
  await database?.drop();
});

it('cancels what runs for somebody who has gone, and the connection serves the next one', async () => {
  const gone = new AbortController();
  // Far longer than any test may take.
  const running = asked(gone.signal, () => db.readTogether([{ text: 'select pg_sleep(3600)' }]));
  const waiting = async (): Promise<void> => {
    const [[row]] = await asked(undefined, () => db.readTogether<[{ count: number }]>([{ text: `select count(*)::int as count from pg_stat_activity where query like '%pg_sleep(3600)%' and pid <> pg_backend_pid() and state = 'active'` }]));
    if (!row?.count) await waiting();
  };
  await waiting();
  gone.abort();
  await expect(running).rejects.toBeDefined();
  const answers = await Promise.all([1, 2].map((one) => asked(undefined, () => db.readTogether<[{ one: number }]>([{ text: 'select $1::int as one', values: [one] }]))));
  expect(answers.map(([[row]]) => row?.one)).toEqual([1, 2]);
});
