import { Client } from 'pg';
import { newId, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { connectionFields, createAppDataSource } from './data-source';
import { Db } from './db';
import { newScope, type Principal, scopeStorage } from './scope';

let database: { url: string; drop: () => Promise<void> };
let db: Db;
let admin: Client;
const tenants = [newId(), newId()] as const;

function principal(tenantId: string): Principal {
  return {
    tenantId,
    userId: newId(),
    accessId: newId(),
    sessionId: newId(),
    organizationId: newId(),
    organizationLevel: 'top',
    wholeTenant: true,
    termId: null,
    permissions: PermissionSet.none,
    timeZone: 'America/New_York',
  };
}

const as = <T>(tenantId: string, fn: () => Promise<T>) => scopeStorage.run(newScope({ principal: principal(tenantId), requestId: 'test' }), fn);
const tenantSetting = `select current_setting('app.tenant_id', true) as tenant`;

beforeAll(async () => {
  database = await cloneDatabase();
  admin = new Client(connectionFields(database.url));
  await admin.connect();
  for (const [index, id] of tenants.entries()) await admin.query('insert into tenant (id, code, name) values ($1, $2, $2)', [id, `t${index}`]);
  const config = loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '4' });
  db = new Db(createAppDataSource(config, [], () => undefined));
  await db.connect();
});

afterAll(async () => {
  await db?.onApplicationShutdown();
  await admin?.end();
  await database?.drop();
});

it('refuses to run without a tenant', () => {
  expect(() => db.read((tx) => tx.query('select 1'))).toThrow(/need a principal/);
  expect(() => scopeStorage.run(newScope({ principal: null, requestId: 'x' }), () => db.write((tx) => tx.query('select 1')))).toThrow(/need a principal/);
});

it('refuses a write inside a read and writing through a read', async () => {
  const [tenant] = tenants;
  await expect(as(tenant, () => db.read(() => db.write((tx) => tx.query('select 1'))))).rejects.toThrow(/inside a read/);
  await expect(as(tenant, () => db.read((tx) => tx.query(`insert into term (id, name, kind, starts_on, ends_on) values ($1, 'x', 'fall', '2026-01-01', '2026-02-01')`, [newId()])))).rejects.toThrow(
    /read-only/,
  );
});

it('joins nested calls in one transaction and rolls all of it back together', async () => {
  const [tenant] = tenants;
  const insert = (name: string) =>
    db.write((tx) => tx.execute(`insert into term (id, name, kind, starts_on, ends_on) values ($1, $2, 'fall', '2026-01-01', '2026-02-01')`, [newId(), name]));
  const failing = as(tenant, () =>
    db.write(async () => {
      await insert('outer');
      await db.write(() => insert('inner'));
      throw new Error('stop');
    }),
  );
  await expect(failing).rejects.toThrow('stop');
  const rows = await as(tenant, () => db.read((tx) => tx.query(`select name from term`)));
  expect(rows).toEqual([]);
});

it('serves many tenants over a small pool without one seeing another', async () => {
  const seen = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const tenant = tenants[index % 2] ?? '';
      return as(tenant, () => db.read((tx) => tx.one<{ tenant: string }>(tenantSetting))).then((row) => row?.tenant === tenant);
    }),
  );
  expect(seen.filter(Boolean)).toHaveLength(400);
});

it('leaves a connection clean after a failed statement', async () => {
  const [one, two] = tenants;
  await expect(as(one, () => db.read((tx) => tx.query('select nonsense')))).rejects.toThrow(/nonsense/);
  for (let round = 0; round < 8; round += 1) {
    const row = await as(two, () => db.read((tx) => tx.one<{ tenant: string }>(tenantSetting)));
    expect(row?.tenant).toBe(two);
  }
});

it('survives the loss of its connections', async () => {
  const [one] = tenants;
  await as(one, () => db.read((tx) => tx.query('select 1')));
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'afterbell_app' and datname = current_database()`);
  const outcomes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    outcomes.push(await as(one, () => db.read((tx) => tx.query('select 1'))).then(() => 'ok', () => 'failed'));
  }
  expect(outcomes.at(-1)).toBe('ok');
});

it('gives TypeORM the same connection and transaction', async () => {
  const [one] = tenants;
  const inside = await as(one, () =>
    db.write(async (tx) => {
      const row = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      const [manager] = (await tx.manager.query('select pg_backend_pid() as pid')) as { pid: number }[];
      return [row?.pid, manager?.pid];
    }),
  );
  expect(inside[0]).toBe(inside[1]);
});
