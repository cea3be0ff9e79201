// R13 and R15: whoever works the queue is killed, or told to end, in the middle of jobs; the mail server is away.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOperation } from '../bench/client-operation.mjs';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { until } from './faults.mjs';
import { startSmtp } from './smtp.mjs';
import { send } from './takers.mjs';
import { addChildren } from './world.mjs';

const BULK = 'libs/people/web/src/bulk/bulk.graphql';
const START = clientOperation(BULK, 'startBulk');
const RUN = clientOperation(BULK, 'bulkRun');
/** Asking for a code may not wait for the mail server, which is given up after 5 s; a machine that does much else takes long by itself. */
const ANSWER_MS = 2_500;
/** Until a killed worker's jobs are given to others, and a sleeping queue looks. */
const PATIENCE_MS = 120_000;

export const QUEUE_MAILS = `with mail as (insert into mail_outbox (id, to_address, subject, text_body, html_body) select gen_random_uuid(), 'somebody@drill.example', $1, 'text', '<p>text</p>' from generate_series(1, $2::int) returning id)
  select enqueue_job('send_mail', json_build_object('id', id), 'mail:' || id) from mail`;
const SENT = 'select count(*)::int as count, count(sent_at)::int as sent from mail_outbox where subject = $1';

async function withQueue(world, run) {
  const smtp = await startSmtp();
  await smtp.up();
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const db = await connect(world.url);
  await db.query(`select set_config('app.tenant_id', $1, false)`, [world.tenantId]);
  const apis = [];
  const start = async (more = {}) => {
    const api = await makeApi(world, { env: { ...env, ...more } });
    apis.push(api);
    await api.start();
    return api;
  };
  try {
    return await run({ smtp, db, start });
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await smtp.down();
    await db.end();
  }
}

export const sentOf = async (db, subject) => (await db.query(SENT, [subject])).rows[0];
const patiently = (check) => {
  const deadline = Date.now() + PATIENCE_MS;
  return until(async () => (await check()) || Date.now() > deadline);
};

/** Mails and a change of 400 children under way: the process that works the queue is killed, another goes on. Then it is told to end in the middle of mails. */
export const worker = ({ world }) =>
  withQueue(world, async ({ smtp, db, start }) => {
    const bad = [];
    const counted = {};
    const [roster] = world.rosters;
    const tagId = randomUUID();
    // Of this time alone: the drill may be repeated.
    const [ofKilled, ofEnded] = [`killed ${tagId}`, `ended ${tagId}`];
    const children = Array.from({ length: 400 }, () => randomUUID());
    await db.query(`insert into tag (id, name, colour) values ($1, $2, 'blue')`, [tagId, `Drill ${tagId.slice(0, 8)}`]);
    await addChildren(db, world.siteId, children, 'tagged');
    const graphql = async (operationName, query, variables) => JSON.parse((await send({ port: web.port, path: '/graphql', cookie: roster.cookie, body: { operationName, query, variables } })).text);

    const web = await start({ RUN_JOBS: '0' });
    const first = await start();
    smtp.slowMs = 100;
    await db.query(QUEUE_MAILS, [ofKilled, 30]);
    const change = { action: 'TAG', targetId: tagId, selection: { ids: children } };
    const begun = await graphql('startBulk', START, { input: { change, key: `drill-${tagId}` } });
    const run = begun.data?.startBulk?.run;
    if (!run) throw new Error(`The change was refused: ${JSON.stringify(begun)}`);
    await until(() => smtp.taken.length >= 10);
    first.signal('SIGKILL');
    await first.ended;
    const killed = performance.now();
    const dead = (await db.query(`select locked_by as worker from graphile_worker.jobs where locked_at is not null`)).rows.map(({ worker }) => worker);
    smtp.slowMs = 0;
    const second = await start();
    const stateOf = async () => (await graphql('bulkRun', RUN, { id: run.id })).data?.bulkRun?.state;
    await patiently(async () => (await sentOf(db, ofKilled)).sent === 30 && (await stateOf()) === 'done');
    const mails = await sentOf(db, ofKilled);
    const { rows: [tags] } = await db.query(`select count(*)::int as tagged from person_tag where tag_id = $1`, [tagId]);
    const { rows: [trail] } = await db.query(`select count(*)::int as lines, count(distinct subject_id)::int as people from audit where subject_type = 'person' and subject_id = any($1::text[])`, [children]);
    Object.assign(counted, {
      heldByTheDead: dead.length, mails: mails.sent, mailsTwice: smtp.sent.length - new Set(smtp.sent).size, tagged: tags.tagged, trailLines: trail.lines, doneAfterMs: Math.round(performance.now() - killed),
    });
    if (mails.sent !== mails.count) bad.push(`${mails.count - mails.sent} mails were lost`);
    if (new Set(smtp.taken).size !== mails.count) bad.push(`${new Set(smtp.taken).size} of ${mails.count} mails arrived`);
    // What had left and was not yet put down leaves again, under the same message id.
    if (counted.mailsTwice > 3) bad.push(`${counted.mailsTwice} mails left twice`);
    if ((await stateOf()) !== 'done' || tags.tagged !== children.length) bad.push(`the change is ${await stateOf()}, with ${tags.tagged} of ${children.length} children`);
    if (trail.lines !== children.length || trail.people !== children.length) bad.push(`${trail.lines} lines in the trail for ${trail.people} of ${children.length} children`);

    smtp.slowMs = 300;
    await db.query(QUEUE_MAILS, [ofEnded, 12]);
    const before = smtp.sent.length;
    await until(() => smtp.sent.length >= before + 3);
    second.signal('SIGTERM');
    await second.ended;
    // What the killed one held is given to others when it has not been heard of for half a minute, which may be later than this.
    counted.heldAfterSigterm = (await db.query(`select count(*)::int as held from graphile_worker.jobs where locked_at is not null and locked_by <> all ($1::text[])`, [dead])).rows[0].held;
    smtp.slowMs = 0;
    await start();
    await patiently(async () => (await sentOf(db, ofEnded)).sent === 12);
    counted.mailsAfterSigterm = (await sentOf(db, ofEnded)).sent;
    counted.twiceAfterSigterm = smtp.sent.length - new Set(smtp.sent).size - counted.mailsTwice;
    if (counted.heldAfterSigterm) bad.push(`${counted.heldAfterSigterm} jobs are held by a process that ended in order`);
    if (counted.mailsAfterSigterm !== 12 || counted.twiceAfterSigterm) bad.push(`after SIGTERM ${counted.mailsAfterSigterm} of 12 mails left, ${counted.twiceAfterSigterm} twice`);
    return { counted, bad };
  });

/** The mail server hangs, refuses, drops, is gone, and comes back. */
export const mail = ({ world }) =>
  withQueue(world, async ({ smtp, db, start }) => {
    const bad = [];
    const counted = { answersMs: [], mails: 0 };
    const api = await start();
    const ask = async ({ email }) => {
      const begun = performance.now();
      const { status, text } = await send({ port: api.port, path: '/auth/verifyemail', body: { email, url: 'drill.localhost', guestAccess: false } });
      if (status !== 200) bad.push(`asking for a code was answered ${status}: ${text.slice(0, 200)}`);
      counted.answersMs.push(Math.round(performance.now() - begun));
    };
    // One that is warm: the figure is of asking, not of a process that has just begun.
    await ask(world.rosters[4]);
    counted.answersMs = [];
    for (const [turn, mode] of ['hang', 'busy', 'drop', 'gone'].entries()) {
      if (mode === 'gone') await smtp.down();
      else smtp.mode = mode;
      await db.query(QUEUE_MAILS, [mode, 5]);
      counted.mails += 5;
      await ask(world.rosters[turn]);
      const tries = smtp.tries;
      await until(async () => mode === 'gone' || smtp.tries > tries);
      // Whatever else waits in the queue does not wait for the mail server.
      await db.query(`select enqueue_job('forget_drafts', '{}'::json, 'drill')`);
      const asked = performance.now();
      await until(async () => !(await db.query(`select 1 from graphile_worker.jobs where key = 'drill'`)).rowCount);
      counted[`otherJobWhile_${mode}Ms`] = Math.round(performance.now() - asked);
      if (mode === 'hang') smtp.hangUp();
      await sleep(500);
    }
    smtp.mode = 'take';
    await smtp.up();
    const healed = performance.now();
    const left = async () => (await db.query(`select count(*)::int as count from mail_outbox where sent_at is null`)).rows[0].count;
    await patiently(async () => (await left()) === 0);
    counted.allSentAfterMs = Math.round(performance.now() - healed);
    counted.unsent = await left();
    counted.twice = smtp.taken.length - new Set(smtp.taken).size;
    if (counted.unsent) bad.push(`${counted.unsent} mails did not leave`);
    if (counted.twice) bad.push(`${counted.twice} mails left twice`);
    const slow = counted.answersMs.filter((ms) => ms > ANSWER_MS);
    if (slow.length) bad.push(`asking for a code took ${slow.join(', ')} ms`);
    return { counted, bad };
  });
