// The faults, each on real processes. Each answers what it counted; `bad` names what broke the promise.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../bench/cluster.mjs';
import { checkRosters } from './check.mjs';
import { scaled } from './pace.mjs';
import { send, startTakers } from './takers.mjs';

export const wrongIn = (found, when) => Object.entries(found).filter(([, count]) => count > 0).map(([what, count]) => `${count} rosters ${what} ${when}`);

/** The first answer after a start that follows a kill, the first save after the database is back, the 503 of whoever finds every connection held (4 s) or holds one and waits for the lock (5 s); all on the reference machine. */
const WITHIN_MS = { kill: 5_000, restart: 2_000, pool: 5_000 };
/** What is done of a save before and after it waits for a connection. */
const A_SAVE_MS = 500;

/** The API is killed in the middle of saves, so many times; what was not acknowledged is sent again once it is back. */
export async function kill({ world, api, kills, saves }) {
  const bad = [];
  const each = Math.ceil(saves / world.rosters.length);
  const total = each * world.rosters.length;
  const counted = { saves: total * kills, kills, cut: 0, backAfterMs: [], allowedMs: [] };
  for (let round = 0; round < kills; round += 1) {
    // Another moment each time, always with others under way.
    const at = Math.floor(total * 0.2 + (total * 0.6 * (round + 0.5)) / kills);
    let killed;
    const takers = startTakers({ world, api, most: each, onAnswer: ({ acknowledged }) => acknowledged === at && (killed = performance.now()) && api.signal('SIGKILL') });
    await Promise.race([takers.done, until(() => killed)]);
    await api.ended;
    bad.push(...wrongIn(await checkRosters(world, { open: true }), 'after the kill'));
    const allowed = scaled(WITHIN_MS.kill);
    const begun = performance.now();
    await api.start();
    await takers.more(1);
    const back = Math.round(performance.now() - begun);
    counted.backAfterMs.push(back);
    counted.allowedMs.push(allowed);
    if (back > allowed) bad.push(`it served ${back} ms after it was started again, where ${allowed} are allowed`);
    await takers.done;
    counted.cut += takers.tally.cut;
    bad.push(...wrongIn(await checkRosters(world), 'after sending again'));
  }
  if (!counted.cut) bad.push('no save was cut off: the kill hit nothing');
  return { counted, bad };
}

/** PostgreSQL crashes under load, stays away for a moment and comes back; the API is the same process all the while. */
export async function restart({ world, api, away = 700 }) {
  const bad = [];
  const { pid } = api;
  const takers = startTakers({ world, api });
  await takers.more(15);
  await world.crash();
  const gone = performance.now();
  const allowed = scaled(WITHIN_MS.restart);
  await until(() => takers.tally.answers.length >= world.rosters.length, takers.done);
  const [alive, ready] = await Promise.all(['/health', '/health/ready'].map((path) => send({ port: api.port, path, method: 'GET' })));
  if (alive.status !== 200) bad.push(`/health answers ${alive.status} without a database`);
  if (ready.status !== 503 || ready.retryAfter === null) bad.push(`/health/ready answers ${ready.status} without a database`);
  await sleep(Math.max(0, away - (performance.now() - gone)));
  await world.restart();
  const back = performance.now();
  await takers.more(1);
  const served = Math.round(performance.now() - back);
  await takers.more(3 * world.rosters.length);
  await takers.stop();
  const { answers, cut, acknowledged } = takers.tally;
  const unclear = answers.filter(({ status, retryAfter, code }) => status !== 503 || retryAfter === null || code !== 'UNAVAILABLE');
  if (unclear.length) bad.push(`${unclear.length} of ${answers.length} answers were no 503 with Retry-After, such as ${JSON.stringify(unclear[0])}`);
  if (cut) bad.push(`${cut} requests had no answer`);
  if (!api.running || api.pid !== pid) bad.push('the API ended');
  if (served > allowed) bad.push(`it served ${served} ms after the database was back, where ${allowed} are allowed`);
  bad.push(...wrongIn(await checkRosters(world), 'after the database came back'));
  return { counted: { saves: acknowledged, refused: answers.length, cut, servedAfterMs: served, allowedMs: allowed }, bad };
}

/** SIGTERM while saves are under way, held by a lock: each is answered before the process ends. */
export async function term({ world, api }) {
  const bad = [];
  const db = await connect(world.url);
  // Whoever holds the rows looks at the connections of the moment in which it first looked, for its whole transaction: one that the API makes later it would never see.
  const watch = await connect(world.url);
  let takers;
  let asked;
  try {
    await db.query('begin');
    await db.query('select 1 from session_date for update');
    takers = startTakers({ world, api, most: 1 });
    await until(async () => (await watch.query(`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'afterbell-api'`)).rows[0].waiting >= 1, takers.done);
    await sleep(200);
    api.signal('SIGTERM');
    asked = performance.now();
    await sleep(300);
    if (takers.tally.cut) bad.push(`${takers.tally.cut} of ${world.rosters.length} requests were cut off`);
    await db.query('rollback');
  } finally {
    await Promise.all([db.end(), watch.end()]);
  }
  const how = await Promise.race([Promise.all([takers.done, api.ended]).then(([, ended]) => ended), sleep(30_000, 'still running')]);
  const { acknowledged, cut, answers } = takers.tally;
  if (acknowledged !== world.rosters.length || cut || answers.length) bad.push(`${world.rosters.length - acknowledged} of ${world.rosters.length} requests failed`);
  if (how !== 'SIGTERM' && how !== 0) bad.push(`the API ended by ${how}`);
  bad.push(...wrongIn(await checkRosters(world), 'after the end'));
  return { counted: { saves: acknowledged, endedAfterMs: Math.round(performance.now() - asked) }, bad };
}

/** Every connection is held by saves that wait: whoever comes next is told so in bounded time, and all is well afterwards. */
export async function pool({ world, api }) {
  const bad = [];
  const allowed = scaled(WITHIN_MS.pool) + A_SAVE_MS;
  const db = await connect(world.url);
  const takers = startTakers({ world, api });
  await takers.more(5);
  await db.query('begin');
  await db.query('select 1 from session_date for update');
  await until(() => takers.tally.answers.length >= world.rosters.length, takers.done);
  await db.query('rollback');
  await db.end();
  await takers.more(2 * world.rosters.length);
  await takers.stop();
  const { answers, cut, acknowledged } = takers.tally;
  const toldAfterMs = Math.max(...answers.map(({ ms }) => ms));
  if (toldAfterMs > allowed) bad.push(`somebody was told after ${toldAfterMs} ms that every connection is held, where ${allowed} are allowed`);
  const unclear = answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  if (unclear.length || cut) bad.push(`${unclear.length + cut} answers were no 503 with Retry-After, such as ${JSON.stringify(unclear[0])}`);
  bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  return { counted: { saves: acknowledged, refused: answers.length, toldAfterMs, allowedMs: allowed }, bad };
}

export async function until(check, failing) {
  for (const deadline = Date.now() + 60_000; !(await check()); await Promise.race([sleep(5), ...(failing ? [failing.then(() => sleep(5))] : [])])) {
    if (Date.now() > deadline) throw new Error('What the drill waits for does not happen.');
  }
}
