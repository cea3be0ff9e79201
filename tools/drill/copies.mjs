// A copy of a database that follows it: a second PostgreSQL of the same binaries, from a base backup under load, by streaming replication.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect, withDatabase } from '../bench/cluster.mjs';
import { startPostgres, stopAbandoned } from '../scripts/postgres.mjs';
import { startNetProxy, wayOf } from './net-proxy.mjs';

const run = promisify(execFile);
const STREAMS = `select 1 from pg_stat_replication where application_name = $1 and state = 'streaming'`;

/** Copies the files of a running server. @param folder of the copy; its `cluster` must not be there @returns the label that starts recovery */
export async function copyCluster(url, dataDir, folder) {
  const cluster = path.join(dataDir, 'cluster');
  const copy = path.join(folder, 'cluster');
  const db = await connect(url);
  await db.query(`select pg_backup_start('drill', true)`);
  fs.mkdirSync(folder);
  // Files come and go under it: what is missing the log has.
  await run('cp', ['-a', cluster, copy]).catch((error) => (fs.existsSync(path.join(copy, 'PG_VERSION')) ? undefined : Promise.reject(error)));
  const { rows: [label] } = await db.query('select labelfile from pg_backup_stop()');
  await db.end();
  fs.rmSync(path.join(copy, 'postmaster.pid'), { force: true });
  fs.rmSync(path.join(copy, 'pg_replslot'), { recursive: true, force: true });
  fs.mkdirSync(path.join(copy, 'pg_replslot'), { mode: 0o700 });
  for (const file of fs.readdirSync(path.join(copy, 'pg_wal'))) if (/^[0-9A-F]{24}/.test(file)) fs.rmSync(path.join(copy, 'pg_wal', file));
  fs.writeFileSync(path.join(copy, 'backup_label'), label.labelfile);
  return copy;
}

/** What was written into a copy belongs to the server's account, as its other files do. */
export function giveAway(folder, ...files) {
  const { uid, gid } = fs.statSync(path.join(folder, 'cluster'));
  for (const file of ['', 'cluster/pg_replslot', ...files]) fs.chownSync(path.join(folder, file), uid, gid);
}

/** Until what is asked of a database holds. */
export async function holds(url, question, values = [], patienceMs = 60_000) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
    const db = await connect(url).catch(() => null);
    const answer = await db?.query(question, values).catch(() => null);
    await db?.end().catch(() => undefined);
    if (answer?.rowCount && Object.values(answer.rows[0])[0] !== false) return;
  }
  throw new Error(`What is asked of the database does not come true: ${question}`);
}

/**
 * @param of `{ url, dataDir }` of the server that it follows @param options `name` of the copy; `settings`: more of its own, one a line
 * @returns `url`, `dataDir`, `wire` (between the two), `crash()`, `stop()`, `restart()`, `follows()`, `promote()`
 */
export async function makeCopy(of, { folder, name, settings: more = [] }) {
  const dataDir = path.join(folder, name);
  const primary = await connect(of.url);
  await primary.query('select pg_create_physical_replication_slot($1, true)', [name]);
  await primary.end();
  await copyCluster(of.url, of.dataDir, dataDir);
  const wire = await startNetProxy(wayOf(of.url));
  const { password } = new URL(of.url);
  const settings = [`primary_conninfo = 'host=127.0.0.1 port=${wire.port} user=postgres password=${password} application_name=${name}'`, `primary_slot_name = '${name}'`, `hot_standby_feedback = on`, `wal_retrieve_retry_interval = '200ms'`, `synchronous_standby_names = ''`, ...more];
  fs.appendFileSync(path.join(dataDir, 'cluster/postgresql.auto.conf'), `${settings.join('\n')}\n`);
  fs.writeFileSync(path.join(dataDir, 'cluster/standby.signal'), '');
  giveAway(dataDir, 'cluster/backup_label', 'cluster/standby.signal');
  const start = () => startPostgres({ dataDir, durable: true, log: () => undefined });
  let cluster = await start();
  const database = new URL(of.url).pathname.slice(1);
  const copy = {
    dataDir,
    wire,
    get url() {
      return withDatabase(cluster.url, database);
    },
    crash: () => stopAbandoned(dataDir),
    restart: async () => (cluster = await start()),
    follows: () => holds(of.url, STREAMS, [name]),
    promote: async () => {
      const db = await connect(copy.url);
      await db.query('select pg_promote()');
      await db.end();
      await holds(copy.url, 'select not pg_is_in_recovery()');
    },
    stop: async () => {
      await cluster.stop();
      await wire.close();
    },
  };
  await copy.follows();
  return copy;
}
