// Ten times the past, month by month in the order of its days. It says how far it is and, ended in the middle, goes on from there.
import fs from 'node:fs';
import { UserError } from '../scripts/common.mjs';
import { recountSums } from './attendance-sums.mjs';
import { forgetAssemblies } from './forget-assemblies.mjs';

const GIGABYTE = 1024 ** 3;
/** Of the log that PostgreSQL writes ahead (cluster.mjs), and some room to work in. */
const SPARE = 12 * GIGABYTE;
const TABLES = ['attendance', 'session_date'];

const gigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
const minutes = (ms) => (ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

/** Before anything is written: a disk that becomes full ends the database. `db`, of the smaller size, is closed. */
export async function refuseWithoutRoom(db, times, log) {
  const { rows: [{ folder, whole, grows, largest }] } = await db.query(
    `select current_setting('data_directory') as folder, pg_database_size(current_database())::float8 as whole,
            (select sum(pg_total_relation_size(t::regclass))::float8 from unnest($1::text[]) t) as grows,
            (select max(pg_relation_size(indexrelid))::float8 from pg_index where indrelid::regclass::text = any($1)) as largest`,
    [TABLES],
  );
  await db.end();
  const { bavail, bsize } = fs.statfsSync(folder);
  // A copy of what there is, what comes to it, and what sorting for the largest index takes.
  const needed = whole + grows * (times - 1) + largest * times + SPARE;
  if (bavail * bsize < needed) throw new UserError(`bench: about ${gigabytes(needed)} of disk are needed at ${folder}, and ${gigabytes(bavail * bsize)} are free.`);
  log(`  about ${gigabytes(needed)} of disk will be needed, ${gigabytes(bavail * bsize)} are free`);
}

/**
 * @param steps of fill.mjs, which knows what a row looks like
 * @param rowsAlone the sums of hours, which take longest, are left for whoever needs them
 */
export async function growPast(url, { from, to, rowsAlone }, steps, log) {
  const db = await steps.open();
  try {
    const id = await steps.tenantOf(db);
    await db.query('create table if not exists bench_past (months jsonb, keys jsonb, done int default 0, added bigint default 0, keyed int default 0)');
    if (!(await stateOf(db))) await begin(db, id, { from, to }, steps, log);
    await addMonths(db, id, steps, log);
    await addKeys(db, log);
    await db.query('vacuum (analyze)');
    if (rowsAlone) return;
    await recountSums(db, id, log);
    await db.query('drop table bench_past');
    await db.query('vacuum (analyze)');
  } finally {
    await db.end();
  }
}

const stateOf = async (db) => (await db.query('select * from bench_past')).rows[0];

/** All of it or nothing: the days of the sessions, the keys that are in the way, and the list of what is to be done. */
async function begin(db, id, { from, to }, { keysOf, fillDates, emptyMonths }, log) {
  const began = Date.now();
  await forgetAssemblies(db, id);
  await db.query('begin');
  const keys = await keysOf(db, TABLES);
  for (const { drop } of keys) await db.query(drop);
  await fillDates(db, { ...to, id, known: from.dates });
  await db.query('insert into bench_past (months, keys) values ($1, $2)', [JSON.stringify(await emptyMonths(db, id)), JSON.stringify(keys)]);
  await db.query('commit');
  await db.query('analyze session_date');
  log(`  dates in ${minutes(Date.now() - began)}`);
}

async function addMonths(db, id, { fillStretch, wanted }, log) {
  const { months, done, added: before } = await stateOf(db);
  const began = Date.now();
  let added = Number(before);
  for (let month = done; month < months.length; month += 1) {
    await db.query('begin');
    added += await fillStretch(db, id, months[month].first, months[month].last);
    await db.query('update bench_past set done = $1, added = $2', [month + 1, added]);
    await db.query('commit');
    const left = ((Date.now() - began) / (month + 1 - done)) * (months.length - month - 1);
    log(`  ${months[month].first.slice(0, 7)}: ${month + 1} of ${months.length} months, ${added.toLocaleString('en-US')} of ${wanted.toLocaleString('en-US')} rows, ${minutes(left)} to go`);
  }
  if (added !== wanted) throw new Error(`attendance: ${added} rows instead of ${wanted}`);
}

async function addKeys(db, log) {
  const { keys, keyed } = await stateOf(db);
  const ordered = [...keys].reverse();
  for (let key = keyed; key < ordered.length; key += 1) {
    const began = Date.now();
    await db.query('begin');
    await db.query(ordered[key].add);
    await db.query('update bench_past set keyed = $1', [key + 1]);
    await db.query('commit');
    log(`  key or index ${key + 1} of ${ordered.length} in ${minutes(Date.now() - began)}`);
  }
}
