import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Client, Pool, escapeIdentifier, escapeLiteral } from 'pg';
import { DataSource } from 'typeorm';
import { connectionFields, rolePassword, SERVER_TIMEOUTS } from '@afterbell/core/api';
import { migrations } from './migrations';

/** Keeps API processes that start together from migrating at the same time. */
const MIGRATION_LOCK = 4_170_031;

/** How long a migration may stand in the way: whoever asks for a table waits behind it, for less than a second in all. Then it steps back, lets them pass and tries anew. */
const LOCK_WAIT_MS = 700;
const LOCK_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

const ROLES = ['afterbell_app', 'afterbell_system'] as const;

async function makeRoles(client: Client, sessionSecret: string): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(`select rolname from pg_roles where rolname like 'afterbell\\_%'`);
  const known = new Set(rows.map((row) => row.rolname));
  if (!known.has('afterbell_owner')) await client.query('create role afterbell_owner nologin');
  await client.query('grant afterbell_owner to current_user');
  for (const role of ROLES) {
    const verb = known.has(role) ? 'alter' : 'create';
    await client.query(`${verb} role ${role} login nosuperuser nobypassrls password ${escapeLiteral(rolePassword(sessionSecret, role))}`);
  }
  const { rows: here } = await client.query<{ name: string }>('select current_database() as name');
  const database = escapeIdentifier(here[0]?.name ?? 'postgres');
  // A pooler begins connections for everybody and passes no settings on: the roles bring them.
  for (const role of ROLES) for (const [name, ms] of Object.entries(SERVER_TIMEOUTS)) await client.query(`alter role ${role} in database ${database} set ${name} = ${ms}`);
  await client.query(`grant connect, temporary on database ${database} to afterbell_app, afterbell_system`);
  await client.query(`grant create on database ${database} to afterbell_owner`);
  await client.query('grant usage, create on schema public to afterbell_owner');
}

// A setting of an extension may only be named by a function once the session has loaded it, which the migration that made the extension did for those that followed
// it in the same session. An older database comes here without.
const LOAD_EXTENSIONS = `do $$ begin
  if exists (select 1 from pg_extension where extname = 'pg_trgm') then perform similarity('a', 'b'); end if;
end $$`;

/** Each migration is a transaction of its own: those that are done stay done while the next one waits for its turn. */
async function runAll(dataSource: DataSource): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error;
      await sleep(LOCK_WAIT_MS / 2 + Math.random() * LOCK_WAIT_MS);
    }
  }
}

/** Brings a database to the newest schema as its owner; safe to call from several processes at once. */
export async function migrate(databaseUrl: string, sessionSecret: string, wanted: typeof migrations = migrations): Promise<void> {
  const fields = connectionFields(databaseUrl);
  const lock = new Client(fields);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeRoles(lock, sessionSecret);
    const asOwner = { ...fields, options: '-c role=afterbell_owner' };
    const pool = new Pool({ ...asOwner, max: 1 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await runMigrations({ pgPool: pool, logger: undefined });
    } finally {
      await pool.end();
    }
    const { user, ...rest } = fields;
    const dataSource = new DataSource({
      type: 'postgres',
      ...rest,
      username: user,
      migrations: wanted,
      migrationsTransactionMode: 'each',
      installExtensions: false,
      extra: { options: `-c role=afterbell_owner -c lock_timeout=${LOCK_WAIT_MS}`, max: 1 },
    });
    await dataSource.initialize();
    try {
      await dataSource.query(LOAD_EXTENSIONS);
      await runAll(dataSource);
    } finally {
      await dataSource.destroy();
    }
    await lock.query(`
      grant select on migrations to afterbell_system;
      grant usage on schema graphile_worker to afterbell_system;
      grant select, insert, update, delete on all tables in schema graphile_worker to afterbell_system;
      grant usage, select on all sequences in schema graphile_worker to afterbell_system;
      grant execute on all functions in schema graphile_worker to afterbell_system;
      do $$
      declare queue_table text;
      begin
        -- The queue's tables have row-level security without policies: only their owner and the queue's role may pass.
        for queue_table in select tablename from pg_tables where schemaname = 'graphile_worker' loop
          execute format('drop policy if exists afterbell_queue on graphile_worker.%I', queue_table);
          execute format('create policy afterbell_queue on graphile_worker.%I to afterbell_system using (true) with check (true)', queue_table);
        end loop;
      end $$;
    `);
  } finally {
    await lock.end();
  }
}
