// People who take attendance: each saves 30 marks again and again as the client does, and sends what was not acknowledged once more with its key.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOperation } from '../bench/client-operation.mjs';
import { TENANT } from './world.mjs';

const SAVE = clientOperation('libs/participation/web/src/roster/roster.graphql', 'saveMarks');
const AGAIN_MS = 60;
/** Of one save; long enough for a machine that does much else. */
const PATIENCE_MS = 120_000;

export const statusOf = (save) => (save % 2 ? 'Present' : 'UnexcusedAbsence');

/** @param request `body` goes as JSON, a Buffer with the `type` of its own */
export function send({ port, path, body, cookie, tenant = TENANT, type = 'application/json', method = 'POST' }, agent) {
  const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const headers = { host: `${tenant}.localhost`, ...(cookie ? { cookie } : {}), ...(payload ? { 'content-type': type, 'content-length': payload.length } : {}) };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: 30_000 }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] ?? null, cookies: response.headers['set-cookie'] ?? [], bytes: Buffer.concat(chunks), get text() { return this.bytes.toString(); } }));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')));
    request.on('error', reject);
    request.end(payload);
  });
}

/** The save of a roster with that number, as the client sends it. */
export function saveOf(roster, save, status = statusOf(save)) {
  const marks = roster.people.map((personId) => ({ personId, status, version: save - 1 }));
  const input = { sessionId: roster.sessionId, date: roster.date, marks, idempotencyKey: `${roster.sessionId}-${save}` };
  return { operationName: 'saveMarks', query: SAVE, variables: { input } };
}

/**
 * Lets every roster of the world be saved until `stop()`, or `most` times. `onAnswer` hears each acknowledgement.
 * @returns counts that go on while it runs: `acknowledged`, `cut` (connections that ended without an answer), `answers` that were no success, `slowestMs` of all that had an end
 */
export function startTakers({ world, api, most = Infinity, onAnswer = () => undefined }) {
  const agent = new http.Agent({ keepAlive: true });
  const tally = { acknowledged: 0, underWay: 0, cut: 0, answers: [], slowestMs: 0 };
  let stopped = false;
  let ended = false;

  async function saveOnce(roster) {
    const save = roster.acknowledged + 1;
    const body = saveOf(roster, save);
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
      if (Date.now() > until) throw new Error(`Save ${save} of a roster was not acknowledged in ${PATIENCE_MS / 1000} s.`);
      let answer;
      const begun = performance.now();
      tally.underWay += 1;
      try {
        answer = await send({ port: api.port, path: '/graphql', body, cookie: roster.cookie }, agent);
      } catch (error) {
        // Nobody listens: the request has not begun.
        if (error.code !== 'ECONNREFUSED') tally.cut += 1;
        continue;
      } finally {
        tally.underWay -= 1;
        tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - begun));
      }
      // A proxy's own word for a process that went away in the middle.
      if (answer.status === 502 || answer.status === 504) {
        tally.cut += 1;
        continue;
      }
      const { data, errors } = JSON.parse(answer.text || '{}');
      const saved = data?.saveAttendance?.saved;
      if (answer.status === 200 && saved) {
        if (saved.marks.some(({ version, status }) => version !== save || status !== statusOf(save))) throw new Error(`Save ${save} was acknowledged as something else: ${answer.text.slice(0, 300)}`);
        roster.acknowledged = save;
        tally.acknowledged += 1;
        onAnswer(tally);
        return;
      }
      const code = errors?.[0]?.extensions?.code ?? data?.saveAttendance?.problems?.[0]?.code ?? null;
      tally.answers.push({ status: answer.status, retryAfter: answer.retryAfter, code, ms: Math.round(performance.now() - begun) });
      // What the client would not send again is the end of it.
      if (code !== 'UNAVAILABLE') throw new Error(`Save ${save} was refused: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
  }

  const done = Promise.all(
    world.rosters.map(async (roster) => {
      for (let n = 0; n < most && !stopped; n += 1) await saveOnce(roster);
    }),
  ).finally(() => {
    ended = true;
    agent.destroy();
  });
  done.catch(() => undefined);
  return {
    tally,
    done,
    stop: () => {
      stopped = true;
      return done;
    },
    /** Waits until so many saves more are acknowledged. */
    more: async (count) => {
      for (const wanted = tally.acknowledged + count; tally.acknowledged < wanted && !ended; ) await Promise.race([done, sleep(10)]);
    },
  };
}
