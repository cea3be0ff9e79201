// R5: fifty people have lists made that take long, again and again; whoever opens a roster or saves it does not wait for them.
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOperation } from '../bench/client-operation.mjs';
import { connect } from '../bench/cluster.mjs';
import { checkRosters } from './check.mjs';
import { wrongIn } from './faults.mjs';
import { send, startTakers } from './takers.mjs';

const READERS = 50;
/** Of a list, and of the pauses in between, in which waiting ones are made. */
const TAKES_MS = 2_500;
const PAUSE_MS = 100;
/** Rosters are looked at for whole turns of waiting and making: within less, chance tells how many of them meet the moment in which all lists are made. */
const LOOKED_AT_MS = 2 * (TAKES_MS + PAUSE_MS);
const MOST_MS = 5_000;
const SLOWER = 2;
const ROSTER = clientOperation('libs/participation/web/src/roster/roster.graphql', 'attendanceRoster');
const LIST = `/export/participants?format=csv&columns=lastName&sort=${encodeURIComponent(JSON.stringify([{ field: 'household' }]))}`;

export async function reports({ world, api, times }) {
  const bad = [];
  const db = await connect(world.url);
  const rosterOf = ({ sessionId, date, cookie }) => send({ port: api.port, path: '/graphql', cookie, body: { operationName: 'attendanceRoster', query: ROSTER, variables: { sessionId, date, scope: 'all' } } });
  const failed = [];
  /** How long rosters take while others save. */
  const timed = async (forMs = LOOKED_AT_MS) => {
    const ms = [];
    const until = performance.now() + forMs;
    await Promise.all(world.rosters.map(async (roster) => {
      for (let n = 0; n < times || performance.now() < until; n += 1) {
        const begun = performance.now();
        const { status, text } = await rosterOf(roster);
        if (status !== 200 || text.includes('"errors"')) failed.push(`${status} ${text.slice(0, 200)}`);
        ms.push(performance.now() - begun);
        await sleep(20);
      }
    }));
    ms.sort((a, b) => a - b);
    return { rosters: ms.length, p95: ms[Math.floor(ms.length * 0.95)], most: ms.at(-1) };
  };

  const takers = startTakers({ world, api });
  await timed(0);
  const idle = await timed();
  let over = false;
  const lists = { made: 0, later: 0 };
  const slow = (async () => {
    while (!over) {
      await db.query('begin; lock table household_member in access exclusive mode');
      await sleep(TAKES_MS);
      await db.query('rollback');
      await sleep(PAUSE_MS);
    }
  })();
  const asking = Array.from({ length: READERS }, async (_, index) => {
    while (!over) {
      const { status, retryAfter } = await send({ port: api.port, path: LIST, method: 'GET', cookie: world.rosters[index % world.rosters.length].cookie }).catch((error) => ({ status: error.message }));
      if (status === 200) lists.made += 1;
      else if (status === 503 && retryAfter !== null) lists.later += 1;
      else bad.push(`a list was answered ${status}`);
      await sleep(50);
    }
  });
  await sleep(TAKES_MS);
  const beside = await timed();
  await takers.more(5 * world.rosters.length);
  await takers.stop();
  over = true;
  await Promise.all([slow, ...asking]);
  await db.end();

  const { acknowledged, answers, cut, slowestMs } = takers.tally;
  const counted = { lists: lists.made, askedToComeAgain: lists.later, saves: acknowledged, slowestSaveMs: slowestMs, rosters: beside.rosters, rosterMs: Math.round(idle.p95), rosterBesideMs: Math.round(beside.p95) };
  if (answers.length || cut) bad.push(`${answers.length + cut} saves failed, such as ${JSON.stringify(answers[0])}`);
  if (failed.length) bad.push(`${failed.length} rosters failed, such as ${failed[0]}`);
  if (!lists.made) bad.push('no list was made');
  if (Math.max(beside.most, slowestMs) > MOST_MS) bad.push('a roster or a save took more than 5 s');
  if (beside.p95 > SLOWER * idle.p95) bad.push(`95 of 100 rosters took ${(beside.p95 / idle.p95).toFixed(1)} times as long, where ${SLOWER} are allowed`);
  bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  return { counted, bad };
}
