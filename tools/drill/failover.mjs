// S4: the database dies for good and its copy takes over; the API is the same process all the while and asks one address, which moves. First the copy has all that was acknowledged
// (synchronous replication); then it does not wait for the copy, and what the copy had not yet is lost, counted and no more than that.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { makeCopy } from './copies.mjs';
import { until, wrongIn } from './faults.mjs';
import { ready, unclear } from './network.mjs';
import { startNetProxy, through, wayOf } from './net-proxy.mjs';
import { startTakers } from './takers.mjs';
import { makeWorld } from './world.mjs';

const VERSIONS = `select r.id, coalesce((select max(version) from attendance t where t.session_id = r.id), 0)::int as version from unnest($1::uuid[]) r (id)`;

/** The rows of the last statement. */
async function asked(url, statements, values) {
  const db = await connect(url);
  try {
    let rows = [];
    for (const statement of [statements].flat()) ({ rows } = await db.query(statement, values));
    return rows;
  } finally {
    await db.end();
  }
}

export async function failover() {
  const bad = [];
  const counted = {};
  const world = await makeWorld(5);
  const front = await startNetProxy(wayOf(world.url));
  const api = await makeApi(world, { url: through(world.url, front.port) });
  const copies = [];
  const take = async (options) => {
    const from = copies.at(-1) ?? { url: world.url, dataDir: world.dataDir };
    const copy = await makeCopy(from, { folder: world.folder, ...options });
    copies.push(copy);
    return copy;
  };
  try {
    await api.start();
    const { pid } = api;
    const first = await take({ name: 'one' });
    await asked(world.url, [`alter system set synchronous_standby_names = 'one'`, 'select pg_reload_conf()']);
    await until(async () => (await asked(world.url, `select sync_state from pg_stat_replication`))[0]?.sync_state === 'sync');
    const takers = startTakers({ world, api });
    await takers.more(30);
    await world.crash();
    const dead = performance.now();
    await first.promote();
    counted.promotedAfterMs = Math.round(performance.now() - dead);
    front.target = wayOf(first.url);
    await takers.more(1);
    counted.servedAfterMs = Math.round(performance.now() - dead);
    await takers.more(30);
    await takers.stop();
    const { acknowledged, answers, cut } = takers.tally;
    Object.assign(counted, { saves: acknowledged, refused: answers.length, lost: await lostSaves(first.url, world) });
    if (!answers.length) bad.push('the fault hit nothing');
    if (cut) bad.push(`${cut} requests had no answer`);
    bad.push(...unclear(answers), ...wrongIn(await checkRosters({ ...world, url: first.url }), 'after the copy took over'));

    // Without waiting for the copy: it hears nothing for a while.
    const second = await take({ name: 'two' });
    const more = startTakers({ world, api });
    await more.more(10);
    // From here on: what is acknowledged while the way falls silent is not heard either.
    const before = more.tally.acknowledged;
    second.wire.mode = 'hole';
    second.wire.forget();
    await sleep(100);
    await more.more(15);
    await more.stop();
    counted.unheardSaves = more.tally.acknowledged - before + world.rosters.length;
    await first.crash();
    await second.promote();
    front.target = wayOf(second.url);
    counted.lostWithoutWaiting = await lostSaves(second.url, world, { forget: true });
    if (!counted.lostWithoutWaiting || counted.lostWithoutWaiting > counted.unheardSaves) bad.push(`${counted.lostWithoutWaiting} saves were lost of ${counted.unheardSaves} that the copy had not heard of`);
    bad.push(...wrongIn(await checkRosters({ ...world, url: second.url }), 'after the second copy took over'));
    await ready(api);
    const last = startTakers({ world, api });
    await last.more(10);
    await last.stop();
    bad.push(...unclear(last.tally.answers), ...wrongIn(await checkRosters({ ...world, url: second.url }), 'after work went on'));
    if (!api.running || api.pid !== pid) bad.push('the API ended');
  } finally {
    await api.stop();
    for (const copy of copies.reverse()) await copy.stop();
    await front.close();
    await world.close();
  }
  return { counted, bad };
}

/** Saves that were acknowledged and are not there. `forget`: the takers go on from what is there. */
async function lostSaves(url, { rosters }, { forget = false } = {}) {
  let lost = 0;
  for (const { id, version } of await asked(url, VERSIONS, [rosters.map(({ sessionId }) => sessionId)])) {
    const roster = rosters.find(({ sessionId }) => sessionId === id);
    lost += Math.max(0, roster.acknowledged - version);
    if (forget) roster.acknowledged = version;
  }
  return lost;
}
