// S3: files come from a copy of the database that follows it. The copy lags, dies in the middle of files, and comes back; whoever asks has every row that was there.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { makeCopy } from './copies.mjs';
import { until, wrongIn } from './faults.mjs';
import { send, startTakers } from './takers.mjs';
import { addChildren } from './world.mjs';

/** Seconds that the copy may be behind. */
const LAG = 1;

export async function replica({ world, times }) {
  const bad = [];
  const counted = { files: 0, fromTheCopy: 0, missingRows: 0, brokenFiles: 0 };
  const copy = await makeCopy(world, { folder: world.folder, name: 'reports', settings: [`log_statement = 'all'`] });
  const api = await makeApi(world, { env: { DATABASE_REPLICA_URL: copy.url, DATABASE_REPLICA_LAG: String(LAG) } });
  const [db, ...others] = await Promise.all(Array.from({ length: 5 }, async () => {
    const one = await connect(world.url);
    await one.query(`select set_config('app.tenant_id', $1, false)`, [world.tenantId]);
    return one;
  }));
  const [{ cookie }] = world.rosters;
  /** Transactions of readers that the copy began since it started. */
  const readsAtCopy = () => fs.readFileSync(path.join(copy.dataDir, 'postgres.log'), 'utf8').split("set_config('transaction_read_only', 'on'").length - 1;
  /** Adds a child, and asks for the list at once. */
  const fileOf = async (on = db) => {
    const name = `Fresh${(counted.files += 1)}`;
    await addChildren(on, world.siteId, [randomUUID()], name);
    const before = readsAtCopy();
    const begun = performance.now();
    const { status, text } = await send({ port: api.port, path: '/export/participants?format=csv&columns=lastName,sites,tags', method: 'GET', cookie }).catch((error) => ({ status: error.code, text: '' }));
    if (status !== 200) counted.brokenFiles += 1;
    else if (!text.includes(`${name}-1`)) counted.missingRows += 1;
    const isFromCopy = readsAtCopy() > before;
    if (isFromCopy) counted.fromTheCopy += 1;
    return { isFromCopy, ms: Math.round(performance.now() - begun) };
  };
  const backAtCopy = async (what) => {
    const begun = performance.now();
    await until(async () => (await fileOf()).isFromCopy);
    counted[`${what}UsedAgainAfterMs`] = Math.round(performance.now() - begun);
  };
  const takers = startTakers({ world, api: { get port() { return api.port; } } });
  try {
    await api.start();
    for (let n = 0; n < times; n += 1) await fileOf();
    if (counted.fromTheCopy < times) bad.push(`${counted.fromTheCopy} of ${times} files came from the copy`);

    const standby = await connect(copy.url);
    await standby.query('select pg_wal_replay_pause()');
    const [first, second] = [await fileOf(), await fileOf()];
    Object.assign(counted, { laggingFileMs: first.ms, laggingNextFileMs: second.ms });
    if (first.isFromCopy || second.isFromCopy) bad.push('a file came from a copy that was behind');
    await standby.query('select pg_wal_replay_resume()');
    await standby.end();
    await backAtCopy('lagging');

    // In the middle of files, which go on elsewhere.
    let gone = false;
    const asking = Promise.all(others.map(async (on) => {
      while (!gone) await fileOf(on);
    }));
    await takers.more(5);
    await copy.crash();
    const away = await fileOf();
    gone = true;
    await asking;
    counted.awayFileMs = away.ms;
    await copy.restart();
    await copy.follows();
    await backAtCopy('away');

    await takers.stop();
    const { acknowledged, answers, cut } = takers.tally;
    counted.savesMeanwhile = acknowledged;
    if (answers.length || cut) bad.push(`${answers.length + cut} saves failed`);
    for (const what of ['missingRows', 'brokenFiles']) if (counted[what]) bad.push(`${what}: ${counted[what]}`);
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  } finally {
    await takers.stop().catch(() => undefined);
    await api.stop();
    await copy.stop();
    await db.query(`select pg_drop_replication_slot('reports')`).catch(() => undefined);
    await Promise.all([db, ...others].map((one) => one.end()));
  }
  return { counted, bad };
}
