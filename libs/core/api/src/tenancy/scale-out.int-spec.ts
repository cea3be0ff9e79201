import { Client } from 'pg';
import { AppError, newId, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { connectionFields, createAppDataSource } from './data-source';
import { Db } from './db';
import { Replica } from './replica';
import { newScope, type Principal, scopeStorage } from './scope';

type Database = Awaited<ReturnType<typeof cloneDatabase>>;

/** The database, and another one that stands for its copy and says what it is. */
let databases: [Database, Database];
let admin: Client;
let replica: Replica;
let db: Db;
const tenants = [newId(), newId()] as const;
const told: string[] = [];

const principal = (tenantId: string) => ({ tenantId, organizationId: newId(), wholeTenant: true, permissions: PermissionSet.none }) as unknown as Principal;
const as = <T>(tenantId: string, fn: () => Promise<T>) => scopeStorage.run(newScope({ principal: principal(tenantId), requestId: 'test' }), fn);
const inTenant = <T>(fn: () => Promise<T>) => as(tenants[0], fn);
const WHERE = 'select current_database() as name';
const where = () => db.read((tx) => tx.one<{ name: string }>(WHERE)).then((row) => row?.name);
const together = () => db.readTogether<[{ name: string }]>([{ text: WHERE, name: 'where' }]).then(([[row]]) => row?.name);
const nameOf = ({ url }: Database) => new URL(url).pathname.slice(1);
const configOf = (env: Record<string, string>) => loadConfig({ DATABASE_URL: databases[0].url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '4', ...env });
/** Another way to write the same address: as a pooler's, which the direct one is not. */
const otherwise = (url: string) => `${url}${url.includes('?') ? '&' : '?'}application_name=direct`;

beforeAll(async () => {
  databases = [await cloneDatabase(), await cloneDatabase()];
  const config = configOf({ DATABASE_REPLICA_URL: databases[1].url, DATABASE_REPLICA_LAG: '0' });
  admin = new Client(connectionFields(databases[0].url));
  await admin.connect();
  for (const [index, id] of tenants.entries()) await admin.query('insert into tenant (id, code, name) values ($1, $2, $2)', [id, `t${index}`]);
  replica = new Replica(config.replicaUrl ?? '', config, (why) => told.push(why));
  db = new Db(createAppDataSource(config, [], () => undefined), replica);
  await db.connect();
});
afterAll(async () => {
  await db?.onApplicationShutdown();
  await admin?.end();
  await Promise.all((databases ?? []).map(({ drop }) => drop()));
});
afterEach(() => jest.restoreAllMocks());

describe('what reads much', () => {
  const followed = () => jest.spyOn(replica, 'holds').mockResolvedValue(true);

  it('asks the database itself where the other follows nothing, or is too far behind, and says why once', async () => {
    expect(await inTenant(() => db.apart(where))).toBe(nameOf(databases[0]));
    expect(await inTenant(() => db.apart(together))).toBe(nameOf(databases[0]));
    expect(told).toEqual(['it is more than 0 s behind']);
    replica['restsUntil'] = 0;
  });

  it('asks a copy that has come as far; what is read otherwise, or inside a change, does not', async () => {
    const [main, copy] = databases.map(nameOf);
    followed();
    expect(await inTenant(() => db.apart(async () => [await where(), await together(), await where()]))).toEqual([copy, copy, copy]);
    expect(await inTenant(async () => [await where(), await together()])).toEqual([main, main]);
    expect(await inTenant(() => db.write(() => db.apart(where)))).toBe(main);
    // Walled there as well.
    const tenant = await inTenant(() => db.apart(() => db.read((tx) => tx.one(`select current_setting('app.tenant_id') as tenant`))));
    expect(tenant).toEqual({ tenant: tenants[0] });
  });

  it('reads what it wrote: from a change on it asks the database itself', async () => {
    followed();
    const [main, copy] = databases.map(nameOf);
    expect(await inTenant(() => db.apart(async () => [await where(), await db.write((tx) => tx.one<{ name: string }>(WHERE)).then((row) => row?.name), await where()]))).toEqual([copy, main, main]);
  });

  it('is asked again of the database itself after a fault of the copy, which is left alone for a while; a refusal is no fault', async () => {
    followed();
    let tries = 0;
    const failing = (error: Error) => inTenant(() => db.apart(async () => {
      tries += 1;
      const name = await where();
      if (name === nameOf(databases[1])) throw error;
      return name;
    }));
    const lost = await admin.query('select nonsense').catch((error: Error) => error) as Error;
    expect(await failing(lost)).toBe(nameOf(databases[0]));
    expect([tries, replica['restsUntil'] > Date.now()]).toEqual([2, true]);
    expect(told).toHaveLength(2);
    replica['restsUntil'] = 0;
    await expect(failing(new AppError('NOT_FOUND', { what: 'It' }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([tries, replica['restsUntil']]).toEqual([3, 0]);
  });
});

it('a copy that cannot be reached is passed by', async () => {
  const away = new Replica('postgres://afterbell_app@127.0.0.1:9/none', { poolSize: 1, replicaLagMs: 0 }, (why) => told.push(why));
  expect(await away.holds(() => Promise.resolve('0/0'))).toBe(false);
  // Nobody waits for it a second time.
  expect(await away.holds(() => Promise.reject(new Error('asked')))).toBe(false);
  await away.end();
});

describe('through a pooler in transaction mode', () => {
  let pooled: Db;
  beforeAll(async () => {
    pooled = new Db(createAppDataSource(configOf({ DATABASE_DIRECT_URL: otherwise(databases[0].url) }), [], () => undefined));
    await pooled.connect();
  });
  afterAll(() => pooled?.onApplicationShutdown());
  const PREPARED = { text: 'select count(*)::int as count from pg_prepared_statements where not from_sql' };

  it('no statement is kept under a name, alone or together with others', async () => {
    const [one] = tenants;
    for (let round = 0; round < 3; round += 1) {
      await as(one, () => pooled.read((tx) => tx.query(WHERE, [], 'where')));
      await as(one, () => pooled.readTogether([{ text: WHERE, name: 'where' }, { text: 'select $1::int as n', values: [1], name: 'number' }]));
      await as(one, () => pooled.write((tx) => Promise.resolve(tx.send(WHERE, [], 'where'))));
    }
    const kept = await Promise.all(Array.from({ length: 4 }, () => as(one, () => pooled.readTogether<[{ count: number }]>([PREPARED]))));
    expect(kept.map(([[row]]) => row?.count)).toEqual([0, 0, 0, 0]);
  });

  it('a connection begins without settings, which a pooler refuses; the roles bring them (apps/api/test/walls.int-spec.ts)', async () => {
    const limits = (of: Db) => as(tenants[0], () => of.read((tx) => tx.one(`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)));
    expect(await limits(pooled)).toEqual({ statement: '0', lock: '0', idle: '0' });
    expect(await limits(db)).toEqual({ statement: '15s', lock: '5s', idle: '20s' });
  });

  it('whoever has gone ends what runs for them by the request that poolers pass on', async () => {
    const gone = new AbortController();
    const scope = { ...newScope({ principal: principal(tenants[0]), requestId: 'test' }), signal: gone.signal };
    const asleep = scopeStorage.run(scope, () => pooled.readTogether([{ text: 'select pg_sleep(9)' }]));
    for (let found = 0; !found; ) found = (await admin.query(`select 1 from pg_stat_activity where query like 'select pg_sleep(9)%' and state = 'active' and datname = current_database()`)).rowCount ?? 0;
    gone.abort();
    await expect(asleep).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
