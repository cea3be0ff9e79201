// S1: two API processes behind nginx and two workers on one database. One is killed, then each is told to end and comes back, as a new version is put in place:
// after nginx was told to leave it out, and without a word to nginx.
import { randomUUID } from 'node:crypto';
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { until, wrongIn } from './faults.mjs';
import { heardEverywhere } from './listener.mjs';
import { unclear } from './network.mjs';
import { startNginx } from './nginx.mjs';
import { withProgram } from './programs.mjs';
import { QUEUE_MAILS, sentOf } from './queue.mjs';
import { startSmtp } from './smtp.mjs';
import { startTakers } from './takers.mjs';

const MAILS = 30;
const HOLDERS = `select distinct locked_by as holder from graphile_worker._private_jobs where locked_by is not null`;

export const scaleOut = ({ world, crashes }) =>
  withProgram('nginx', async (program) => {
    const bad = [];
    const counted = { saves: 0, kills: 0, cutByKills: 0, restarts: 0, cutByRestarts: 0, untold: 0, cutByUntold: 0, gapMs: 0 };
    const smtp = await startSmtp();
    await smtp.up();
    const apis = await Promise.all([1, 2].map(() => makeApi(world, { env: { RUN_JOBS: '0' } })));
    const workers = await Promise.all([1, 2].map(() => makeApi(world, { app: 'worker', env: { RUN_JOBS: '1', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } })));
    const db = await connect(world.url);
    let nginx;
    try {
      for (const one of [...apis, ...workers]) await one.start();
      nginx = await startNginx(program, { folder: world.folder, ports: apis.map(({ port }) => port) });
      const takers = startTakers({ world, api: nginx });
      await takers.more(10);
      counted.heardAtProcesses = await heardEverywhere(apis, world.rosters[0], takers);

      const hit = async (api, signal, { told = false } = {}) => {
        const before = takers.tally.cut;
        if (told) await nginx.leaveOut(api.port);
        const at = performance.now();
        api.signal(signal);
        await api.ended;
        await takers.more(1);
        counted.gapMs = Math.max(counted.gapMs, Math.round(performance.now() - at));
        await takers.more(10);
        await api.start();
        if (told) await nginx.takeIn();
        return takers.tally.cut - before;
      };
      for (let n = 0; n < crashes; n += 1) {
        const cut = await hit(apis[n % 2], 'SIGKILL');
        counted.kills += 1;
        counted.cutByKills += cut;
        if (cut > world.rosters.length) bad.push(`${cut} requests were cut off by a kill`);
      }
      // One after the other is told to end and begins anew.
      for (let n = 0; n < 2 * crashes; n += 1) {
        counted.cutByRestarts += await hit(apis[n % 2], 'SIGTERM', { told: true });
        counted.restarts += 1;
      }
      if (counted.cutByRestarts) bad.push(`${counted.cutByRestarts} requests were cut off by an orderly end of which nginx was told`);
      for (let n = 0; n < 2 * crashes; n += 1) {
        counted.cutByUntold += await hit(apis[n % 2], 'SIGTERM');
        counted.untold += 1;
      }
      if (counted.cutByUntold) bad.push(`${counted.cutByUntold} requests were cut off by an orderly end of which nginx was not told`);
      counted.heardAfterwards = await heardEverywhere(apis, world.rosters[1], takers);
      if (counted.heardAtProcesses + counted.heardAfterwards !== 4) bad.push('an open roster did not hear what another process saved');
      await takers.more(10);
      await takers.stop();
      Object.assign(counted, { saves: takers.tally.acknowledged, refused: takers.tally.answers.length, nginxSaid: nginx.said() });
      bad.push(...unclear(takers.tally.answers), ...wrongIn(await checkRosters(world), 'afterwards'));

      smtp.slowMs = 60;
      // Of this time alone: the drill may be repeated.
      const subject = `scale-out ${randomUUID()}`;
      await db.query(QUEUE_MAILS, [subject, MAILS]);
      const holders = new Set();
      const look = async () => (await db.query(HOLDERS)).rows.forEach(({ holder }) => holders.add(holder));
      await until(async () => (await look(), smtp.sent.length >= MAILS / 3));
      workers[0].signal('SIGTERM');
      await workers[0].ended;
      await until(async () => (await sentOf(db, subject)).sent === MAILS);
      Object.assign(counted, { workersAtWork: holders.size, mails: new Set(smtp.taken).size, mailsTwice: smtp.sent.length - new Set(smtp.sent).size });
      if (counted.mails !== MAILS || counted.mailsTwice) bad.push(`${counted.mails} of ${MAILS} mails left, ${counted.mailsTwice} twice`);
      if (holders.size < 2) bad.push('one worker alone did everything');
    } finally {
      await nginx?.stop();
      await Promise.all([...apis, ...workers].map((one) => one.stop()));
      await smtp.down();
      await db.end();
    }
    return { counted, bad };
  });
