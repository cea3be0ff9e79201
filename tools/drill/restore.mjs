// R19: a base backup under load, the log of changes kept beside it, a mistake, and the database restored to the moment before it on a second server, compared row by row.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, withDatabase } from '../bench/cluster.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { copyCluster, giveAway, holds } from './copies.mjs';
import { wrongIn } from './faults.mjs';
import { startTakers } from './takers.mjs';
import { makeWorld } from './world.mjs';

const POINT = 'before_the_mistake';
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition order by 1`;

/** Of each table the number of its rows and a hash over all of them. */
async function fingerprints(url) {
  const db = await connect(url);
  try {
    const found = new Map();
    for (const { name } of (await db.query(TABLES)).rows) {
      const { rows } = await db.query(`select count(*)::int as count, md5(coalesce(string_agg(row, '' order by row), '')) as hash from (select md5(t::text) as row from ${name} t) one`);
      found.set(name, `${rows[0].count} ${rows[0].hash}`);
    }
    return found;
  } finally {
    await db.end();
  }
}

export async function restore() {
  const bad = [];
  const counted = {};
  const world = await makeWorld(5);
  const spare = fs.mkdtempSync(path.join(os.tmpdir(), 'afterbell-backup-'));
  fs.chmodSync(spare, 0o711);
  const cluster = path.join(world.dataDir, 'cluster');
  const { uid, gid } = fs.statSync(cluster);
  const archive = path.join(spare, 'log');
  fs.mkdirSync(archive);
  fs.chownSync(archive, uid, gid);
  let api;
  let second;
  try {
    await keepLog(world, archive);
    api = await makeApi(world);
    await api.start();
    const takers = startTakers({ world, api });
    await takers.more(20);

    const begun = performance.now();
    const copy = await copyCluster(world.url, world.dataDir, path.join(spare, 'restored'));
    counted.backupMs = Math.round(performance.now() - begun);
    counted.savesDuringBackup = takers.tally.acknowledged - 20;
    await takers.more(30);
    await takers.stop();

    const then = await fingerprints(world.url);
    const db = await connect(world.url);
    await db.query(`select pg_create_restore_point($1)`, [POINT]);
    await db.query(`delete from attendance; update person set last_name = 'Nobody'`);
    await archived(db);
    await db.end();
    await api.stop();

    const lost = performance.now();
    prepare(copy, archive);
    giveAway(path.join(spare, 'restored'), 'cluster/backup_label', 'cluster/recovery.signal');
    second = await startPostgres({ dataDir: path.join(spare, 'restored'), durable: true, log: () => undefined });
    const there = { ...world, url: withDatabase(second.url, 'drill') };
    await holds(there.url, 'select not pg_is_in_recovery()', [], 120_000);
    counted.restoredAfterMs = Math.round(performance.now() - lost);
    const now = await fingerprints(there.url);
    const different = [...new Set([...then.keys(), ...now.keys()])].filter((name) => then.get(name) !== now.get(name));
    counted.tables = now.size;
    counted.rows = [...now.values()].reduce((sum, one) => sum + Number(one.split(' ')[0]), 0);
    counted.differentTables = different.length;
    if (different.length) bad.push(`different: ${different.join(', ')}`);
    bad.push(...wrongIn(await checkRosters(there), 'in the restored database'));
    api = await makeApi(there);
    await api.start();
    const again = startTakers({ world: there, api });
    await again.more(5);
    await again.stop();
    counted.servedAfterMs = Math.round(performance.now() - lost);
    bad.push(...wrongIn(await checkRosters(there), 'after work went on'));
  } finally {
    await api?.stop();
    await second?.stop();
    await world.close();
    fs.rmSync(spare, { recursive: true, force: true });
  }
  return { counted, bad };
}

async function keepLog(world, archive) {
  const db = await connect(world.url);
  await db.query('alter system set archive_mode = on');
  await db.query(`alter system set archive_command = 'cp %p "${archive}/%f"'`);
  await db.end();
  await world.stop();
  await world.restart();
}

/** Until the log of everything so far lies in the archive. */
async function archived(db) {
  const { rows: [{ file }] } = await db.query('select pg_walfile_name(pg_switch_wal()) as file');
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
    const { rows } = await db.query('select last_archived_wal >= $1 as done from pg_stat_archiver', [file]);
    if (rows[0].done) return;
  }
  throw new Error('The log is not archived.');
}

function prepare(copy, archive) {
  fs.writeFileSync(path.join(copy, 'recovery.signal'), '');
  fs.appendFileSync(
    path.join(copy, 'postgresql.auto.conf'),
    `archive_mode = off\nrestore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_name = '${POINT}'\nrecovery_target_action = 'promote'\n`,
  );
}
