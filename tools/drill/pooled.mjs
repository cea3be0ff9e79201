// S2: PgBouncer in transaction mode between the API and PostgreSQL, four connections a role: tenants beside each other, cancelling, lost connections, no room, and a pooler that dies.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { clientOperation } from '../bench/client-operation.mjs';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { until, wrongIn } from './faults.mjs';
import { heardEverywhere } from './listener.mjs';
import { ready, unclear } from './network.mjs';
import { startPgbouncer } from './pgbouncer.mjs';
import { withProgram } from './programs.mjs';
import { QUEUE_MAILS, sentOf } from './queue.mjs';
import { startSmtp } from './smtp.mjs';
import { send, startTakers } from './takers.mjs';
import { addTenant, CHILDREN, TENANT } from './world.mjs';

const ROSTER = clientOperation('libs/participation/web/src/roster/roster.graphql', 'attendanceRoster');
const CONNECTIONS = 4;
const OTHERS = ['drill-b', 'drill-c', 'drill-d'];
/** Of whoever finds no room: each of the two locks of a save, the day's and then the date's, is waited for 5 s, and a turn in between. Behind them a connection is waited for 4 s, and then a lock. */
const NO_ROOM_MS = 12_000;
const POOLED = `select pid from pg_stat_activity where usename in ('afterbell_app', 'afterbell_system') and application_name like 'afterbell-%' and application_name not in ('afterbell-bell', 'afterbell-watch')`;
const WAITING = `${POOLED} and wait_event_type = 'Lock'`;

export const pooled = ({ world, times }) =>
  withProgram('pgbouncer', async (program) => {
    const bad = [];
    const counted = {};
    const pooler = await startPgbouncer(program, { world, connections: CONNECTIONS });
    const smtp = await startSmtp();
    await smtp.up();
    const api = await makeApi(world, { url: pooler.url, env: { DATABASE_DIRECT_URL: world.url, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
    const db = await connect(world.url);
    const phase = async (name, run) => {
      const takers = startTakers({ world, api });
      await takers.more(5);
      await run(takers);
      await ready(api);
      await takers.more(2 * world.rosters.length);
      await takers.stop();
      const { answers, cut, acknowledged, slowestMs } = takers.tally;
      Object.assign(counted, { [`${name}Saves`]: acknowledged, [`${name}Refused`]: answers.length, [`${name}SlowestMs`]: slowestMs });
      bad.push(...[...unclear(answers), ...(cut ? [`${cut} requests had no answer`] : []), ...wrongIn(await checkRosters(world), 'afterwards')].map((line) => `${name}: ${line}`));
    };
    try {
      await api.start();
      await phase('calm', async (takers) => {
        counted.heard = await heardEverywhere([api], world.rosters[0], takers);
        // Of this time alone: the drill may be repeated.
        const subject = `pooled ${randomUUID()}`;
        await db.query(QUEUE_MAILS, [subject, 5]);
        await until(async () => (await sentOf(db, subject)).sent === 5);
        counted.mails = 5;
        await takers.more(60);
      });
      if (!counted.heard) bad.push('an open roster did not hear what was saved');
      if (counted.calmRefused) bad.push(`${counted.calmRefused} requests were refused without a fault`);
      counted.connections = (await db.query(`${POOLED} and application_name <> 'afterbell-system'`)).rowCount;
      Object.assign(counted, await isolation({ world, api, bad, asks: 20 * times }));
      Object.assign(counted, await cancelling({ world, api, db, bad }));
      await phase('ended', async (takers) => {
        for (let n = 0; n < times; n += 1) {
          await db.query(`select pg_terminate_backend(pid) from (${POOLED} order by (state <> 'idle') desc, random() limit 1) one`);
          await takers.more(2);
        }
        counted.endedConnections = times;
      });
      if (counted.endedRefused > times) bad.push(`${counted.endedRefused} requests were refused by ${times} lost connections`);
      await phase('noRoom', async (takers) => {
        const holder = await connect(world.url);
        await holder.query('begin');
        await holder.query('select 1 from session_date for update');
        await until(() => takers.tally.answers.length >= 2 * world.rosters.length, takers.done);
        await holder.query('rollback');
        await holder.end();
      });
      if (counted.noRoomSlowestMs > NO_ROOM_MS) bad.push(`noRoom: a request took ${counted.noRoomSlowestMs} ms`);
      const { pid } = api;
      await phase('killed', async (takers) => {
        await pooler.kill();
        await until(() => takers.tally.answers.length >= world.rosters.length, takers.done);
        const back = performance.now();
        await pooler.start();
        await takers.more(1);
        counted.servedAfterMs = Math.round(performance.now() - back);
      });
      if (!api.running || api.pid !== pid) bad.push('the API ended');
    } finally {
      await api.stop();
      await pooler.stop();
      await smtp.down();
      await db.end();
    }
    return { counted, bad };
  });

/** Four tenants ask for their rosters at once, over four connections: each sees its own children and nobody else's. */
async function isolation({ world, api, bad, asks }) {
  world.others ??= [];
  // They stay where the drill is repeated.
  for (const name of OTHERS.slice(world.others.length)) world.others.push({ name, ...(await addTenant(world.url, name, 2)) });
  const tenants = [{ name: TENANT, rosters: world.rosters }, ...world.others];
  const counted = { tenants: tenants.length, rostersAsked: 0, askedAgain: 0, ownRows: 0, foreignRows: 0 };
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  await Promise.all(
    Array.from({ length: asks }, async (_, index) => {
      const { name, rosters } = tenants[index % tenants.length];
      const { sessionId, date, cookie } = rosters[index % 2];
      const body = { operationName: 'attendanceRoster', query: ROSTER, variables: { sessionId, date, scope: 'enrolled', search: null } };
      const ask = () => send({ port: api.port, path: '/graphql', tenant: name, cookie, body }, agent);
      let { status, text } = await ask();
      // No room for all of them at once.
      for (; status === 503; counted.askedAgain += 1) ({ status, text } = await ask());
      const names = [...text.matchAll(/"lastName":"([^"]*)"/g)].map((found) => found[1]);
      const own = names.filter((one) => one.startsWith(`${name}${(index % 2) + 1}-`)).length;
      counted.rostersAsked += 1;
      counted.ownRows += own;
      counted.foreignRows += names.length - own;
    }),
  );
  agent.destroy();
  if (counted.foreignRows) bad.push(`${counted.foreignRows} rows of others were answered`);
  if (counted.ownRows !== asks * CHILDREN) bad.push(`${asks * CHILDREN - counted.ownRows} rows of ${asks} rosters are missing`);
  return counted;
}

/** Who asked for a file goes away: what runs for them in the database ends, and nothing else does. */
async function cancelling({ world, api, db, bad }) {
  const [{ cookie }] = world.rosters;
  const holder = await connect(world.url);
  const sleeper = await connect(world.url);
  try {
    await holder.query('begin; lock table household_member in access exclusive mode');
    const asleep = sleeper.query('select pg_sleep(4)').then(() => 'unharmed', (error) => error.message);
    const request = http.get({ host: '127.0.0.1', port: api.port, path: '/export/participants?format=csv&columns=name,household', headers: { host: `${TENANT}.localhost`, cookie } });
    request.on('error', () => undefined);
    await until(async () => (await db.query(WAITING)).rowCount > 0);
    const gone = performance.now();
    request.destroy();
    await until(async () => (await db.query(WAITING)).rowCount === 0 || performance.now() - gone > 10_000);
    const cancelledAfterMs = Math.round(performance.now() - gone);
    // Waiting for a lock ends by itself after 5 s.
    if (cancelledAfterMs > 3_000) bad.push(`what ran for somebody who had gone ended after ${cancelledAfterMs} ms`);
    const others = await asleep;
    if (others !== 'unharmed') bad.push(`another's statement was ended: ${others}`);
    return { cancelledAfterMs };
  } finally {
    await holder.query('rollback');
    await Promise.all([holder.end(), sleeper.end()]);
  }
}
