// R9, R11, R12 and R14: people who want the same at the same moment, each at another process, and a process that is killed half-way. In sessions of their own.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOperation } from '../bench/client-operation.mjs';
import { connect } from '../bench/cluster.mjs';
import { withProcesses } from './many.mjs';
import { send } from './takers.mjs';
import { addChildren } from './world.mjs';

const SAVE = clientOperation('libs/participation/web/src/roster/roster.graphql', 'saveMarks');
const COPY = clientOperation('libs/participation/web/src/roster/work.graphql', 'copyRosterAttendance');
const ENROLL = clientOperation('libs/participation/web/src/places/places.graphql', 'enrollInSession');
const LOCK = clientOperation('libs/participation/web/src/lock/lock.graphql', 'lockMonth');
const STATUSES = ['Present', 'UnexcusedAbsence', 'ExcusedAbsence'];

async function ask({ port }, cookie, operationName, query, input) {
  const { status, text } = await send({ port, path: '/graphql', body: { operationName, query, variables: { input } }, cookie });
  const { data, errors } = JSON.parse(text || '{}');
  const payload = data && Object.values(data)[0];
  if (status !== 200 || !payload) throw new Error(`${operationName}: ${status} ${JSON.stringify(errors ?? text).slice(0, 300)}`);
  return payload;
}

/** Works in the drill's tenant, at the database. */
async function withDatabase(world, run) {
  const db = await connect(world.url);
  try {
    await db.query(`select set_config('app.tenant_id', $1, false)`, [world.tenantId]);
    return await run(db);
  } finally {
    await db.end();
  }
}

/** A session of today with these children in it. */
async function addSession(db, world, people, { start, end, capacity = null }) {
  const id = randomUUID();
  await db.query(
    `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays, capacity)
     select $1, activity_id, organization_id, 'Race', starts_on, ends_on, $2, $3, weekdays, $4 from session where id = $5`,
    [id, start, end, capacity, world.rosters[0].sessionId],
  );
  await db.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, current_date, $2, $3, $4)`, [id, world.siteId, start, end]);
  if (people.length) await db.query(`insert into enrollment (id, session_id, organization_id, person_id, starts_on) select gen_random_uuid(), $2, $3, p, current_date - 9 from unnest($1::uuid[]) p`, [people, id, world.siteId]);
  return id;
}

/** What a session holds, as one text: who is marked how, by which save. */
async function stateOf(db, sessionId) {
  const { rows } = await db.query(`select count(*)::int as marks, array_agg(distinct status) as statuses, array_agg(distinct version) as versions from attendance where session_id = $1`, [sessionId]);
  return rows[0];
}

const saveOf = (sessionId, { date, people }, status, version) => ({ sessionId, date, marks: people.map((personId) => ({ personId, status, version })), idempotencyKey: randomUUID() });

/** Two people save one roster from the same version at the same moment: one is saved whole, the other is told what the first marked, by child. */
export const together = ({ world, races }) =>
  withProcesses(world, 2, (apis) =>
    withDatabase(world, async (db) => {
      const [roster, second] = world.rosters;
      const sessionId = await addSession(db, world, roster.people, { start: '11:00', end: '12:00' });
      const counted = { races: 0, saved: 0, told: 0, byTheSecond: 0 };
      const bad = [];
      let [version, status] = [0, null];
      for (; counted.races < races; counted.races += 1) {
        const wanted = STATUSES.filter((one) => one !== status);
        const answers = await Promise.all([roster, second].map(({ cookie }, who) => ask(apis[who], cookie, 'saveMarks', SAVE, saveOf(sessionId, roster, wanted[who], version))));
        const winners = [0, 1].filter((who) => answers[who].saved);
        if (winners.length !== 1) {
          bad.push(`race ${counted.races + 1}: ${winners.length} of two were saved`);
          break;
        }
        const [winner] = winners;
        const conflicts = answers[1 - winner].problems?.[0]?.conflicts ?? [];
        // Of each child what the first said, and the times that came with it.
        const said = conflicts.filter(({ field }) => field === 'status');
        const told = said.length === roster.people.length && new Set(said.map(({ id }) => id)).size === said.length && said.every(({ current }) => current === wanted[winner]);
        [version, status] = [version + 1, wanted[winner]];
        const state = await stateOf(db, sessionId);
        if (String(state.statuses) !== status || String(state.versions) !== String(version) || state.marks !== roster.people.length) bad.push(`race ${counted.races + 1}: ${JSON.stringify(state)} where ${status} was saved as version ${version}`);
        if (!told) bad.push(`race ${counted.races + 1}: the other was told of ${said.length} children, such as ${JSON.stringify(said[0])}`);
        counted.saved += 1;
        counted.told += told ? 1 : 0;
        counted.byTheSecond += winner;
      }
      const { rows: [{ trail }] } = await db.query(`select count(*)::int as trail from audit where action = 'attendance.save' and subject_id like $1 || '/%'`, [sessionId]);
      if (trail !== counted.saved) bad.push(`${trail} lines in the trail for ${counted.saved} saves`);
      return { counted, bad: bad.slice(0, 5) };
    }),
  );

/** A month is locked while a roster of it is saved, at another process: once the lock is answered nothing changes any more, and a save is there if and only if it was acknowledged. */
export const locked = ({ world, races }) =>
  withProcesses(world, 2, ([here, there]) =>
    withDatabase(world, async (db) => {
      const [roster, coordinator] = world.rosters;
      const sessionId = await addSession(db, world, roster.people, { start: '12:00', end: '13:00' });
      const counted = { races: 0, savedBefore: 0, refused: 0, refusedAfter: 0 };
      const bad = [];
      let [version, held] = [0, null];
      for (; counted.races < races; counted.races += 1) {
        // The same once more would be no change.
        const [status, another] = STATUSES.filter((one) => one !== held);
        // The lock first, both at once, the save first.
        const ahead = (counted.races % 12) - 6;
        const save = async () => {
          await sleep(Math.max(0, -2 * ahead));
          return ask(here, roster.cookie, 'saveMarks', SAVE, saveOf(sessionId, roster, status, version));
        };
        const lock = async () => {
          await sleep(Math.max(0, 2 * ahead));
          const { changed, problems } = await ask(there, coordinator.cookie, 'lockMonth', LOCK, { month: roster.date, siteIds: [world.siteId], acceptMissing: true });
          if (problems?.length || !changed) throw new Error(`The month was not locked: ${JSON.stringify(problems)}`);
          return stateOf(db, sessionId);
        };
        const [answer, atLock] = await Promise.all([save(), lock()]);
        if (answer.saved) [version, held] = [version + 1, status];
        else if (answer.problems?.[0]?.code !== 'MONTH_LOCKED') bad.push(`race ${counted.races + 1}: the save was told ${JSON.stringify(answer.problems).slice(0, 300)}`);
        counted[answer.saved ? 'savedBefore' : 'refused'] += 1;
        const late = await ask(here, roster.cookie, 'saveMarks', SAVE, saveOf(sessionId, roster, held === status ? another : status, version));
        if (late.problems?.[0]?.code === 'MONTH_LOCKED') counted.refusedAfter += 1;
        const after = await stateOf(db, sessionId);
        if (JSON.stringify(after) !== JSON.stringify(atLock)) bad.push(`race ${counted.races + 1}: ${JSON.stringify(atLock)} when the lock was answered, ${JSON.stringify(after)} afterwards`);
        if (version && String(after.versions) !== String(version)) bad.push(`race ${counted.races + 1}: version ${after.versions} where ${version} saves were acknowledged`);
        await db.query('delete from participation_lock where organization_id = $1', [world.siteId]);
      }
      if (counted.refusedAfter !== counted.races) bad.push(`${counted.races - counted.refusedAfter} saves after the lock were not refused`);
      if (!counted.savedBefore || !counted.refused) bad.push('the lock always came at the same end of the save: the race hit nothing');
      return { counted, bad: bad.slice(0, 5) };
    }),
  );

const TARGETS = 10;

/** Attendance is copied to ten sessions, and the process is killed in the middle: all ten have it or none; sent again, all have it once. */
export async function copies({ world, api, kills }) {
  return withDatabase(world, async (db) => {
    const [roster] = world.rosters;
    const from = await addSession(db, world, roster.people, { start: '13:00', end: '13:05' });
    const targets = [];
    for (let n = 1; n <= TARGETS; n += 1) targets.push(await addSession(db, world, roster.people, { start: `13:${String(5 * n).padStart(2, '0')}`, end: `13:${String(5 * n + 5).padStart(2, '0')}` }));
    const saved = await ask(api, roster.cookie, 'saveMarks', SAVE, saveOf(from, roster, 'Present', 0));
    if (!saved.saved) throw new Error(JSON.stringify(saved.problems));
    const input = { sessionId: from, date: roster.date, statuses: ['Present'], targetIds: targets };
    const marks = async () => {
      const { rows } = await db.query(`select count(t.person_id)::int as marks from unnest($1::uuid[]) s (id) left join attendance t on t.session_id = s.id group by s.id`, [targets]);
      return rows.map((row) => row.marks);
    };
    const counted = { kills: 0, cut: 0, whole: 0, none: 0 };
    const bad = [];
    const begun = performance.now();
    await ask(api, roster.cookie, 'copyRosterAttendance', COPY, input);
    const takes = performance.now() - begun;
    for (; counted.kills < kills; counted.kills += 1) {
      await db.query('delete from attendance where session_id = any($1)', [targets]);
      const copying = ask(api, roster.cookie, 'copyRosterAttendance', COPY, input).then(() => true, () => false);
      // From its beginning to its end, another moment each time.
      await sleep((0.7 * takes * (counted.kills + 0.5)) / kills);
      api.signal('SIGKILL');
      await api.ended;
      if (!(await copying)) counted.cut += 1;
      // What it had sent may still be under way at the database.
      await sleep(200);
      const after = await marks();
      if (after.every((many) => many === roster.people.length)) counted.whole += 1;
      else if (after.every((many) => many === 0)) counted.none += 1;
      else bad.push(`kill ${counted.kills + 1}: ${after.join(', ')} marks in the ten sessions`);
      await api.start();
      await ask(api, roster.cookie, 'copyRosterAttendance', COPY, input);
      const again = await marks();
      if (again.some((many) => many !== roster.people.length)) bad.push(`sent again after kill ${counted.kills + 1}: ${again.join(', ')} marks`);
    }
    if (!counted.cut) bad.push('no copying was cut off: the kill hit nothing');
    return { counted, bad: bad.slice(0, 5) };
  });
}

const [ASKING, PLACES] = [50, 5];

/** Fifty ask for the last five places at the same moment, at two processes: five have one, the others wait, each once and in an order. */
export const seats = ({ world, races }) =>
  withProcesses(world, 2, (apis) =>
    withDatabase(world, async (db) => {
      const people = Array.from({ length: ASKING }, () => randomUUID());
      await addChildren(db, world.siteId, people, 'seat');
      const counted = { races: 0, places: 0, waiting: 0 };
      const bad = [];
      const { date } = world.rosters[0];
      for (const rounds = Math.ceil(races / 10); counted.races < rounds; counted.races += 1) {
        const sessionId = await addSession(db, world, [], { start: '15:00', end: '16:00', capacity: PLACES });
        const answers = await Promise.all(people.map((id, n) => ask(apis[n % 2], world.rosters[n % world.rosters.length].cookie, 'enrollInSession', ENROLL, { sessionId, personIds: [id], startsOn: date, whenFull: 'wait' })));
        const told = (key) => people.filter((id, n) => answers[n][key]?.includes(id)).sort();
        const { rows: [{ enrolled, waiting, positions }] } = await db.query(
          `select array(select person_id::text from enrollment where session_id = $1 order by 1) as enrolled, array(select person_id::text from session_waiting where session_id = $1 order by 1) as waiting,
                  (select count(distinct position)::int from session_waiting where session_id = $1) as positions`,
          [sessionId],
        );
        if (enrolled.length !== PLACES || waiting.length !== ASKING - PLACES) bad.push(`race ${counted.races + 1}: ${enrolled.length} places of ${PLACES} were given, ${waiting.length} wait`);
        if (positions !== waiting.length) bad.push(`race ${counted.races + 1}: ${waiting.length} wait at ${positions} positions`);
        if (String(told('enrolledPersonIds')) !== String(enrolled) || String(told('waitingPersonIds')) !== String(waiting)) bad.push(`race ${counted.races + 1}: somebody was told something else than what is there`);
        counted.places += enrolled.length;
        counted.waiting += waiting.length;
      }
      return { counted, bad: bad.slice(0, 5) };
    }),
  );
