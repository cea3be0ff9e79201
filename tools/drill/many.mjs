// R8, R20 and R22: several processes behind a proxy. One dies, the same save is sent to two at once, a right is taken away.
import { clientOperation } from '../bench/client-operation.mjs';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { startBalancer } from './balancer.mjs';
import { checkRosters } from './check.mjs';
import { until, wrongIn } from './faults.mjs';
import { unclear } from './network.mjs';
import { saveOf, send, startTakers, statusOf } from './takers.mjs';

const ROSTER = clientOperation('libs/participation/web/src/roster/roster.graphql', 'attendanceRoster');

/** So many processes of the API, started, and a proxy before them. */
export async function withProcesses(world, count, run) {
  const apis = await Promise.all(Array.from({ length: count }, () => makeApi(world)));
  // One after the other: starting takes both cores.
  for (const api of apis) await api.start();
  const balancer = await startBalancer(apis.map(({ port }) => port));
  try {
    return await run(apis, balancer);
  } finally {
    await balancer.close();
    await Promise.all(apis.map((api) => api.stop()));
  }
}

/** Three processes: one is killed, one ends by a fault that nobody caught, and comes back; the others serve all the while. */
export const crash = ({ world, crashes }) =>
  withProcesses(world, 3, async (apis, balancer) => {
    const bad = [];
    const counted = { saves: 0, faults: 0, cutByFaults: 0, kills: 0, cutByKills: 0, backAfterMs: [], gapMs: 0 };
    const takers = startTakers({ world, api: balancer });
    await takers.more(10);
    for (let n = 0; n < 2 * crashes; n += 1) {
      const api = apis[n % apis.length];
      const isKill = n % 2 === 1;
      const before = takers.tally.cut;
      const hit = performance.now();
      if (isKill) api.signal('SIGKILL');
      else api.fault();
      const how = await api.ended;
      await takers.more(1);
      counted.gapMs = Math.max(counted.gapMs, Math.round(performance.now() - hit));
      await takers.more(10);
      const cut = takers.tally.cut - before;
      if (!isKill && how !== 1) bad.push(`after a fault that nobody caught the process ended by ${how}`);
      // A kill: as many as it had in hand, each taker has one request under way. A fault: one that knocked as the door was shut.
      if (cut > (isKill ? world.rosters.length : 1)) bad.push(`${cut} requests were cut off by ${isKill ? 'a kill' : 'a fault'}`);
      counted[isKill ? 'cutByKills' : 'cutByFaults'] += cut;
      counted[isKill ? 'kills' : 'faults'] += 1;
      const begun = performance.now();
      await api.start();
      counted.backAfterMs.push(Math.round(performance.now() - begun));
    }
    await takers.more(10);
    await takers.stop();
    counted.saves = takers.tally.acknowledged;
    bad.push(...unclear(takers.tally.answers), ...wrongIn(await checkRosters(world), 'afterwards'));
    return { counted, bad };
  });

/** The same save twice at the same moment, at two processes; the same key again later, with the same and with other content. */
export const twice = ({ world, pairs }) =>
  withProcesses(world, 2, async ([here, there]) => {
    const bad = [];
    const counted = { pairs: 0, effects: 0, otherAnswers: 0, mismatches: 0 };
    const each = Math.ceil(pairs / world.rosters.length);
    const ask = ({ port }, roster, body) => send({ port, path: '/graphql', body, cookie: roster.cookie });
    await Promise.all(
      world.rosters.map(async (roster) => {
        for (let n = 0; n < each; n += 1) {
          const save = roster.acknowledged + 1;
          const body = saveOf(roster, save);
          const answers = await Promise.all([ask(here, roster, body), ask(there, roster, body)]);
          const later = await ask(n % 2 ? here : there, roster, body);
          const other = await ask(here, roster, saveOf(roster, save, statusOf(save + 1)));
          counted.pairs += 1;
          roster.acknowledged = save;
          if ([...answers, later].some(({ text }) => text !== answers[0].text || !text.includes('"saved":{'))) counted.otherAnswers += 1;
          if (other.text.includes('IDEMPOTENCY_MISMATCH')) counted.mismatches += 1;
        }
      }),
    );
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
    counted.effects = bad.length ? 0 : counted.pairs;
    if (counted.otherAnswers) bad.push(`${counted.otherAnswers} of ${counted.pairs} saves were answered differently the second or third time`);
    if (counted.mismatches !== counted.pairs) bad.push(`${counted.pairs - counted.mismatches} keys with other content were not refused`);
    return { counted, bad };
  });

/** Whoever's access is switched off is refused by every process from the next request on, and let in again from the next one after it is given back. */
export const revoked = ({ world, times }) =>
  withProcesses(world, 2, async ([here, there]) => {
    const bad = [];
    const counted = { revoked: 0, served: 0, refusedAfterGivingBack: 0 };
    const [roster] = world.rosters;
    const body = { operationName: 'attendanceRoster', query: ROSTER, variables: { sessionId: roster.sessionId, date: roster.date, scope: 'enrolled', search: null } };
    const seen = async ({ port }) => (await send({ port, path: '/graphql', body, cookie: roster.cookie })).text.includes('"data":{"roster":{');
    const db = await connect(world.url);
    await db.query(`select set_config('app.tenant_id', $1, false)`, [world.tenantId]);
    const set = (on) => db.query(`update access set enabled = $1 where id = $2`, [on, roster.accessId]);
    await until(async () => (await seen(here)) && (await seen(there)));
    for (let n = 0; n < times; n += 1) {
      await set(false);
      const served = await Promise.all([seen(here), seen(there)]);
      counted.revoked += 1;
      counted.served += served.filter(Boolean).length;
      await set(true);
      const back = await Promise.all([seen(here), seen(there)]);
      counted.refusedAfterGivingBack += back.filter((yes) => !yes).length;
    }
    await db.end();
    if (counted.served) bad.push(`${counted.served} requests were served without the right`);
    if (counted.refusedAfterGivingBack) bad.push(`${counted.refusedAfterGivingBack} requests were refused with the right`);
    return { counted, bad };
  });
