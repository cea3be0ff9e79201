import { Client } from 'pg';
import { type Config, connectionFields, createAppDataSource, Db, loadConfig } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../tools/test/clone-database.cjs';

export interface TestDatabase {
  config: Config;
  /** A superuser, whom no wall holds: to arrange and to look. */
  admin: Client;
  /** As the API's own role. */
  db: Db;
  close(): Promise<void>;
}

/** A migrated database of its own for one test file. */
export async function openTestDatabase(env: Record<string, string> = {}): Promise<TestDatabase> {
  const database = await cloneDatabase();
  const admin = new Client(connectionFields(database.url));
  await admin.connect();
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '6', RUN_JOBS: '0', ...env });
  const db = new Db(createAppDataSource(config, [], () => undefined));
  await db.connect();
  return {
    config,
    admin,
    db,
    close: async () => {
      await db.onApplicationShutdown();
      await admin.end();
      await database.drop();
    },
  };
}

/** A tenant without a tree; everything that `admin` inserts next belongs to it. */
export async function insertTenant(admin: Client, timeZone = 'America/New_York'): Promise<string> {
  const id = newId();
  await admin.query('insert into tenant (id, code, name, time_zone) values ($1, $2, $2, $3)', [id, `t${id.replaceAll('-', '').slice(-20)}`, timeZone]);
  await admin.query(`select set_config('app.tenant_id', $1, false)`, [id]);
  return id;
}
