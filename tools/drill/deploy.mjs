// R7: the next version's migrations run while this version serves; with --former=<commit> that version serves while this one's run, and then both.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../bench/cluster.mjs';
import { root } from '../scripts/common.mjs';
import { makeApi } from './api.mjs';
import { startBalancer } from './balancer.mjs';
import { checkRosters } from './check.mjs';
import { wrongIn } from './faults.mjs';
import { startTakers } from './takers.mjs';
import { makeWorld } from './world.mjs';

const require = createRequire(import.meta.url);
/** What one migration may keep others waiting, and what a save takes besides on a machine that does much else. */
const LONGEST_MS = 3_000;
const WAITING = `select coalesce(max(extract(epoch from clock_timestamp() - query_start) * 1000), 0)::int as ms from pg_stat_activity
  where wait_event_type = 'Lock' and application_name like 'afterbell-%'`;

/** Steps as an expanding release has them: on the busiest tables, each fit to run beside the version that does not know it. */
const STEPS = [
  'alter table attendance add column drill_note text',
  'alter table person add column drill_flag boolean not null default false',
  'alter table attendance add constraint drill_check check (drill_note is null or length(drill_note) < 100) not valid',
  'alter table attendance validate constraint drill_check',
  `create function drill_keep() returns trigger language plpgsql as $$ begin new.drill_note := 'kept'; return new; end $$`,
  'create trigger drill_keep before insert on attendance for each row execute function drill_keep()',
];
const migrationsOf = (steps) =>
  steps.map((sql, at) => {
    const name = `Drill${9_000_000_000_000 + at}`;
    return { [name]: class { name = name; up = (runner) => runner.query(sql); down = async () => undefined; } }[name];
  });

/** A long report reads the table all the while: a migration that waits for it must not make everybody wait behind. */
export async function deploy({ world, api, former }) {
  if (former) return sideBySide(former);
  const bad = [];
  const counted = {};
  const { migrate } = require(path.join(root, 'dist/server/apps/api/src/migrate.js'));
  const { migrations } = require(path.join(root, 'dist/server/apps/api/src/migrations/index.js'));
  const [reader, watch] = [await connect(world.url), await connect(world.url)];
  const takers = startTakers({ world, api });
  await takers.more(10);
  let under = true;
  let longestWaitMs = 0;
  const watching = (async () => {
    for (; under; await sleep(25)) longestWaitMs = Math.max(longestWaitMs, (await watch.query(WAITING)).rows[0].ms);
  })();
  await reader.query('begin');
  await reader.query('select count(*) from attendance; select count(*) from person');
  const reading = sleep(3_000).then(() => reader.query('rollback'));
  const begun = performance.now();
  await migrate(world.url, world.secret, [...migrations, ...migrationsOf(STEPS)]);
  counted.migratedAfterMs = Math.round(performance.now() - begun);
  await reading;
  await takers.more(10);
  under = false;
  await watching;
  await takers.stop();
  const { answers, cut, acknowledged, slowestMs } = takers.tally;
  const { rows } = await watch.query(`select count(*)::int as steps from migrations where name like 'Drill%'`);
  Object.assign(counted, { steps: rows[0].steps, saves: acknowledged, failed: answers.length + cut, longestWaitMs, slowestMs });
  if (counted.failed) bad.push(`${counted.failed} requests failed, such as ${JSON.stringify(answers[0])}`);
  if (rows[0].steps !== STEPS.length) bad.push(`${rows[0].steps} of ${STEPS.length} steps were taken`);
  if (slowestMs > LONGEST_MS) bad.push(`a save took ${slowestMs} ms`);
  bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  await watch.query('drop trigger drill_keep on attendance; drop function drill_keep; alter table attendance drop column drill_note cascade; alter table person drop column drill_flag');
  await watch.query(`delete from migrations where name like 'Drill%'`);
  await Promise.all([reader, watch].map((client) => client.end()));
  return { counted, bad };
}

/** The former version serves while this one's migrations run; then both serve behind a proxy; then only this one. */
async function sideBySide(former) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'afterbell-former-'));
  const bad = [];
  const counted = { former };
  const ends = [() => fs.rmSync(folder, { recursive: true, force: true })];
  try {
    execFileSync('/bin/sh', ['-c', 'git -C "$1" archive "$2" | tar -x -C "$3"', 'sh', root, former, folder]);
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    execFileSync(process.execPath, [path.join(folder, 'tools/scripts/build.mjs'), '--server'], { cwd: folder });
    const world = await makeWorld(5, { code: folder });
    ends.unshift(() => world.close());
    const apis = [await makeApi(world, { code: folder }), await makeApi(world)];
    ends.unshift(() => Promise.all(apis.map((api) => api.stop())));
    const [old, present] = apis;
    await old.start();
    const balancer = await startBalancer(apis.map(({ port }) => port));
    ends.unshift(() => balancer.close());
    const takers = startTakers({ world, api: balancer });
    await takers.more(50);
    // It migrates as it starts.
    const begun = performance.now();
    await present.start();
    counted.startedAfterMs = Math.round(performance.now() - begun);
    await takers.more(100);
    await old.stop();
    await takers.more(50);
    await takers.stop();
    const { answers, cut, acknowledged, slowestMs } = takers.tally;
    Object.assign(counted, { saves: acknowledged, failed: answers.length + cut, slowestMs });
    if (counted.failed) bad.push(`${counted.failed} requests failed, such as ${JSON.stringify(answers[0])}`);
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  } finally {
    for (const end of ends) await end();
  }
  return { counted, bad };
}
