// The bench's own PostgreSQL in .data/bench: durable like the product's, and able to count statements and to show plans.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { dataDir } from '../scripts/common.mjs';
import { startPostgres } from '../scripts/postgres.mjs';

const { Client } = createRequire(import.meta.url)('pg');

/** Passwords of the database's roles are derived from it; the cluster is reachable through a private socket only. */
export const BENCH_SECRET = process.env.BENCH_SECRET ?? 'bench-only-secret-0123456789abcdef0123456789';

const PRELOAD = 'pg_stat_statements,auto_explain';
const SETTINGS = {
  shared_preload_libraries: PRELOAD,
  // Counting and plans are switched on for their own pass and cost nothing while time is taken.
  'pg_stat_statements.track': 'none',
  'auto_explain.log_min_duration': -1,
  'auto_explain.log_nested_statements': 'on',
  // Work that would fall into a round by chance: `vacuumAsDue` does it between them.
  autovacuum: 'off',
  checkpoint_timeout: '30min',
  max_wal_size: '8GB',
};

/** Where all sites of the bench are. */
export const ZONE = 'America/New_York';

/** `current_date` is then the day of the sites: by the clock of UTC it is tomorrow's from their evening on. */
export const BY_SITE_CLOCKS = `-c TimeZone=${ZONE}`;

export async function connect(url, options = {}) {
  const client = new Client({ connectionString: url, ...options });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export function withDatabase(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** What autovacuum would have done by now, by its own rule: dead rows beyond 50 and a fifth of the table. */
export async function vacuumAsDue(db) {
  const { rows } = await db.query(`select s.relid::regclass as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)`);
  for (const { name } of rows) await db.query(`vacuum ${name}`);
}

/**
 * @param options `sharedBuffers`: of PostgreSQL's own memory, where it is not the product's
 * @returns {Promise<{ url: string, postmaster: number, logFile: string, stop: () => Promise<void> }>}
 */
export async function startCluster(log, { sharedBuffers } = {}) {
  const start = () => startPostgres({ dataDir: path.join(dataDir, 'bench/postgres'), durable: true, log, settings: sharedBuffers ? { shared_buffers: sharedBuffers } : {} });
  let cluster = await start();
  const admin = await connect(cluster.url);
  let preloaded;
  try {
    preloaded = (await admin.query('show shared_preload_libraries')).rows[0].shared_preload_libraries === PRELOAD;
    for (const [name, value] of Object.entries(SETTINGS)) {
      // The extensions' own settings are not known before they are loaded; a name of two parts is taken on trust.
      if (preloaded || !name.includes('.')) await admin.query(`alter system set ${name} = ${typeof value === 'number' || name === 'shared_preload_libraries' ? value : `'${value}'`}`);
    }
    await admin.query('select pg_reload_conf()');
  } finally {
    await admin.end();
  }
  if (!preloaded) {
    await cluster.stop();
    cluster = await start();
    const again = await connect(cluster.url);
    for (const [name, value] of Object.entries(SETTINGS)) if (name.includes('.')) await again.query(`alter system set ${name} = '${value}'`);
    await again.query('select pg_reload_conf()');
    await again.end();
  }
  const postmaster = Number(fs.readFileSync(path.join(cluster.dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { url: cluster.url, postmaster, logFile: path.join(cluster.dataDir, 'postgres.log'), stop: cluster.stop };
}
