// R3 and R4: connections to the database that end, and networks that are slow, cut, or silent.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { until, wrongIn } from './faults.mjs';
import { startNetProxy, through, wayOf } from './net-proxy.mjs';
import { scaled } from './pace.mjs';
import { send, startTakers } from './takers.mjs';

/** Of every request, whatever the network does; on top of what this machine takes without a fault. */
const PATIENCE_MS = 5_000;
/** Until it is ready again once the network is. */
const HEALED_MS = 1_000;
const LOST = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like 'afterbell-%' and state is not null order by (state <> 'idle') desc, random() limit 1`;

/** One connection of the API after the other is ended by the database, in the middle of saves. */
export async function backend({ world, api, times }) {
  const bad = [];
  const { pid } = api;
  const db = await connect(world.url);
  const takers = startTakers({ world, api });
  await takers.more(5);
  let ended = 0;
  for (let n = 0; n < times; n += 1) {
    ended += (await db.query(LOST)).rowCount;
    await takers.more(2);
  }
  await db.end();
  await takers.stop();
  const { answers, cut, acknowledged, slowestMs } = takers.tally;
  bad.push(...unclear(answers), ...wrongIn(await checkRosters(world), 'afterwards'));
  if (answers.length > ended) bad.push(`${answers.length} requests failed by ${ended} lost connections`);
  if (cut) bad.push(`${cut} requests had no answer`);
  if (!api.running || api.pid !== pid) bad.push('the API ended');
  return { counted: { ended, saves: acknowledged, refused: answers.length, slowestMs }, bad };
}

/** Between the API and PostgreSQL. */
export async function network({ world, holeMs = 9_000 }) {
  const bad = [];
  const counted = {};
  const wire = await startNetProxy(wayOf(world.url));
  const api = await makeApi(world, { url: through(world.url, wire.port) });
  try {
    await api.start();
    const phase = async (name, run) => {
      const takers = startTakers({ world, api });
      await takers.more(5);
      await run(takers);
      const allowed = scaled(HEALED_MS);
      wire.mode = 'pass';
      const healing = performance.now();
      await ready(api);
      const healed = Math.round(performance.now() - healing);
      counted[`${name}HealedMs`] = healed;
      if (healed > allowed) bad.push(`${name}: ready after ${healed} ms, where ${allowed} are allowed`);
      await takers.more(world.rosters.length);
      await takers.stop();
      const { answers, cut, slowestMs } = takers.tally;
      counted[`${name}Refused`] = answers.length;
      counted[`${name}SlowestMs`] = slowestMs;
      bad.push(...unclear(answers).map((line) => `${name}: ${line}`), ...wrongIn(await checkRosters(world), `after ${name}`));
      if (slowestMs > PATIENCE_MS + counted.calmSlowestMs) bad.push(`${name}: a request took ${slowestMs} ms`);
      if (cut) bad.push(`${name}: ${cut} requests had no answer`);
    };
    await phase('calm', (takers) => takers.more(3 * world.rosters.length));
    await phase('slices', async (takers) => {
      wire.mode = 'slices';
      await takers.more(2 * world.rosters.length);
    });
    await phase('late', async (takers) => {
      wire.mode = 'late';
      await takers.more(world.rosters.length);
    });
    await phase('cut', async (takers) => {
      wire.broken = 0;
      for (let n = 0; n < 5; n += 1) {
        wire.cutAfter = 100 + n * 400;
        wire.mode = 'cut';
        const before = wire.broken;
        await until(() => wire.broken > before, takers.done);
        wire.mode = 'pass';
        await takers.more(world.rosters.length);
      }
      counted.cuts = wire.broken;
    });
    await phase('hole', async () => {
      wire.mode = 'hole';
      await sleep(holeMs);
    });
    await phase('forgotten', async (takers) => {
      counted.forgotten = wire.forget();
      await takers.more(world.rosters.length);
    });
    if (!counted.holeRefused || !counted.cutRefused) bad.push('the fault hit nothing');
  } finally {
    await api.stop();
    await wire.close();
  }
  return { counted, bad };
}

/** Between the client and the API: the answer of a save is cut, and the client sends it again with its key. */
export async function client({ world, api, times }) {
  const bad = [];
  const wire = await startNetProxy({ host: '127.0.0.1', port: api.port });
  const takers = startTakers({ world, api: { port: wire.port } });
  for (let n = 0; n < times; n += 1) {
    wire.cutAfter = 50 + ((n * 997) % 3_000);
    wire.mode = 'cut';
    const before = wire.broken;
    await until(() => wire.broken > before, takers.done);
    wire.mode = 'pass';
    await takers.more(1);
  }
  wire.mode = 'slices';
  await takers.more(world.rosters.length);
  wire.mode = 'pass';
  await takers.stop();
  await wire.close();
  const { answers, cut, acknowledged } = takers.tally;
  if (answers.length) bad.push(`${answers.length} answers were no success, such as ${JSON.stringify(answers[0])}`);
  if (!cut) bad.push('no answer was cut');
  bad.push(...wrongIn(await checkRosters(world), 'after sending again'));
  return { counted: { saves: acknowledged, cut }, bad };
}

/** What tells nobody that it is worth trying again. */
export function unclear(answers) {
  const wrong = answers.filter(({ status, retryAfter, code }) => status !== 503 || retryAfter === null || code !== 'UNAVAILABLE');
  return wrong.length ? [`${wrong.length} of ${answers.length} answers were no 503 with Retry-After, such as ${JSON.stringify(wrong[0])}`] : [];
}

export async function ready(api) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(20)) {
    const answer = await send({ port: api.port, path: '/health/ready', method: 'GET' }).catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error('The API does not become ready.');
}
