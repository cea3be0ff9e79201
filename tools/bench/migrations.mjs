// npm run bench -- --migrations: what changing the largest table costs those who work on it meanwhile (R24), at any size: with --large at ten million rows of attendance, with --huge at a
// hundred. The steps are those of a release that expands and contracts, run by the product's own way to migrate, while rows are saved and a long report reads; and a backfill in batches
// whose connection is ended half-way.
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/common.mjs';
import { BENCH_SECRET, connect } from './cluster.mjs';
import { loadAverage } from './proc.mjs';
import { table } from './report.mjs';

const require = createRequire(import.meta.url);
/** What a step may keep anybody waiting. */
const LONGEST_MS = 1_000;
const REPORT_MS = 3_000;
const PROBES = 3;
const BATCH = 500;
const BACKFILLED = 50_000;

/** In the order of a release; `apart` cannot be part of a transaction. */
const STEPS = [
  { words: 'a column', sql: 'alter table attendance add column bench_note text', beside: 'a report of 3 s' },
  { words: 'a column that must have a value', sql: 'alter table attendance add column bench_done int not null default 0' },
  { words: 'a check of new rows', sql: 'alter table attendance add constraint bench_check check (bench_note is null or length(bench_note) < 100) not valid' },
  { words: 'the check of all rows', sql: 'alter table attendance validate constraint bench_check' },
  { words: 'an index', sql: 'create index concurrently bench_index on attendance (tenant_id, bench_note) where bench_note is not null', apart: true },
  { words: 'the columns go', sql: 'alter table attendance drop column bench_note cascade', beside: 'a report of 3 s' },
];

const migrationOf = ({ sql, apart }, at) => {
  const name = `Bench${9_000_000_000_000 + at}`;
  return { [name]: class { name = name; transaction = apart ? false : undefined; up = (runner) => runner.query(sql); down = async () => undefined; } }[name];
};

/** People who save marks and look at their roster all the while; how long the slowest had to wait. */
async function startProbes(url, rows) {
  let under = true;
  const tally = { longestMs: 0, done: 0 };
  const work = async (client) => {
    while (under) {
      const { tenant_id: tenant, session_id: session, on_date: date, person_id: person } = rows[Math.floor(Math.random() * rows.length)];
      const began = performance.now();
      await client.query({ name: 'save', text: 'update attendance set recorded_at = now() where tenant_id = $1 and session_id = $2 and on_date = $3::date and person_id = $4', values: [tenant, session, date, person] });
      await client.query({ name: 'read', text: 'select person_id, status from attendance where tenant_id = $1 and session_id = $2 and on_date = $3::date', values: [tenant, session, date] });
      tally.longestMs = Math.max(tally.longestMs, performance.now() - began);
      tally.done += 1;
      await sleep(5);
    }
    await client.end();
  };
  const all = await Promise.all(Array.from({ length: PROBES }, async () => {
    const client = await connect(url);
    await client.query(`select set_config('app.tenant_id', $1, false)`, [rows[0].tenant_id]);
    return { ended: work(client) };
  }));
  return { tally, stop: async () => { under = false; await Promise.all(all.map(({ ended }) => ended)); } };
}

/** Row after row in the order of the key, a batch a transaction, with a mark of how far it is: whoever begins again goes on there. */
const NEXT = `
with mark as (select * from bench_backfill for update), batch as (
  select t.tenant_id, t.session_id, t.on_date, t.person_id from attendance t, mark
   where (t.tenant_id, t.session_id, t.on_date, t.person_id) > (mark.tenant_id, mark.session_id, mark.on_date, mark.person_id)
   order by t.tenant_id, t.session_id, t.on_date, t.person_id limit ${BATCH}
), done as (
  update attendance t set bench_done = t.bench_done + 1 from batch b
   where t.tenant_id = b.tenant_id and t.session_id = b.session_id and t.on_date = b.on_date and t.person_id = b.person_id returning 1
), moved as (
  update bench_backfill m set (tenant_id, session_id, on_date, person_id) = (select b.tenant_id, b.session_id, b.on_date, b.person_id from batch b order by b.tenant_id desc, b.session_id desc, b.on_date desc, b.person_id desc limit 1), rows = m.rows + (select count(*) from done)
  returning m.rows
)
select rows::int from moved`;

async function backfill(url, db, wanted) {
  await db.query(`drop table if exists bench_backfill; create table bench_backfill (tenant_id uuid, session_id uuid, on_date date, person_id uuid, rows bigint);
    insert into bench_backfill values ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', '0001-01-01', '00000000-0000-0000-0000-000000000000', 0)`);
  let [rows, batches, slowestMs, ended] = [0, 0, 0, 0];
  const began = performance.now();
  while (rows < wanted) {
    const client = await connect(url);
    const { rows: [{ pid }] } = await client.query('select pg_backend_pid() as pid');
    try {
      while (rows < wanted) {
        const at = performance.now();
        const asked = client.query({ name: 'next', text: NEXT });
        // Once, in the middle of a batch.
        if (!ended && rows >= wanted / 2) {
          ended = 1;
          asked.catch(() => undefined);
          await db.query('select pg_terminate_backend($1)', [pid]);
        }
        rows = (await asked).rows[0].rows;
        batches += 1;
        slowestMs = Math.max(slowestMs, performance.now() - at);
      }
    } catch (error) {
      if (error.code !== '57P01' && !/terminated/.test(error.message)) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  const ms = performance.now() - began;
  const { rows: [{ once, more }] } = await db.query('select count(*) filter (where bench_done = 1)::int as once, count(*) filter (where bench_done > 1)::int as more from attendance');
  await db.query('drop table bench_backfill');
  return { rows, once, more, batches, slowestMs, ended, perSecond: (rows / ms) * 1_000 };
}

async function tidy(db) {
  await db.query(`drop index if exists bench_index; alter table attendance drop column if exists bench_note cascade, drop column if exists bench_done; drop table if exists bench_backfill; delete from migrations where name like 'Bench%'`);
}

export async function measureMigrations(url, db) {
  const built = (file) => require(path.join(root, 'dist/server/apps/api/src', file));
  const { migrate } = built('migrate.js');
  const { migrations } = built('migrations/index.js');
  await tidy(db);
  const { rows: [{ count }] } = await db.query('select count(*)::int as count from attendance');
  const { rows: sample } = await db.query('select tenant_id, session_id, on_date::text, person_id from attendance tablesample system (0.5) limit 2000');
  const lines = [['step', '', 'took ms', 'longest wait of a save and its roster, ms', 'saves meanwhile']];
  const said = [];
  let failed = 0;
  const beside = async (words, work) => {
    const probes = await startProbes(url, sample);
    const began = performance.now();
    try {
      await work();
    } finally {
      await probes.stop();
    }
    const { longestMs, done } = probes.tally;
    if (longestMs >= LONGEST_MS) failed += 1;
    lines.push([words, '', (performance.now() - began).toFixed(0), longestMs.toFixed(0), String(done)]);
  };
  try {
    await beside('nothing, for three seconds', () => sleep(3_000));
    for (const [at, step] of STEPS.entries()) {
      if (at === STEPS.length - 1) {
        let told;
        await beside(`${BACKFILLED.toLocaleString('en-US')} rows in batches of ${BATCH}, ended once`, async () => (told = await backfill(url, db, Math.min(BACKFILLED, Math.floor(count / 2)))));
        const { rows, once, more, slowestMs, perSecond, ended } = told;
        const good = once === rows && more === 0 && ended === 1;
        if (!good) failed += 1;
        said.push(`${good ? 'ok  ' : 'FAIL'} of ${rows} rows ${once} were done once, ${more} twice; ${perSecond.toFixed(0)} rows a second, the slowest batch ${slowestMs.toFixed(0)} ms`);
      }
      const report = step.beside ? await connect(url) : null;
      await beside(step.beside ? `${step.words}, beside ${step.beside}` : step.words, async () => {
        if (report) await report.query('begin; select 1 from attendance limit 1');
        const reading = report && sleep(REPORT_MS).then(() => report.query('rollback'));
        await migrate(url, BENCH_SECRET, [...migrations, ...STEPS.slice(0, at + 1).map(migrationOf)]);
        await reading;
      });
      await report?.end();
    }
  } finally {
    await tidy(db);
  }
  console.log(`\nChanging attendance, ${count.toLocaleString('en-US')} rows, while ${PROBES} people save and read; load average ${loadAverage().toFixed(1)}\n${table(lines).join('\n')}`);
  for (const line of said) console.log(line);
  console.log(failed ? `FAIL ${failed} steps kept somebody waiting for ${LONGEST_MS} ms or lost their place` : `ok   nobody waited ${LONGEST_MS} ms`);
  if (failed) process.exitCode = 1;
}
