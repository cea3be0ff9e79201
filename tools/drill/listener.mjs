// An open roster that hears what others mark, as a browser listens (server-sent events).
import http from 'node:http';
import { clientOperation } from '../bench/client-operation.mjs';
import { until } from './faults.mjs';
import { TENANT } from './world.mjs';

const LISTEN = clientOperation('libs/participation/web/src/live/attendance-live.graphql', 'sessionAttendance');

/** @returns `{ heard: the highest version of a mark that was told, leave }`, once the stream is open */
export function listenTo({ port }, { sessionId, date, cookie }) {
  const listener = { heard: 0, ended: false, leave: () => request.destroy() };
  const body = Buffer.from(JSON.stringify({ operationName: 'sessionAttendance', query: LISTEN, variables: { sessionId, from: date, to: date } }));
  const headers = { host: `${TENANT}.localhost`, cookie, 'content-type': 'application/json', 'content-length': body.length };
  const request = http.request({ host: '127.0.0.1', port, path: '/live/graphql', method: 'POST', headers });
  return new Promise((resolve, reject) => {
    request.on('error', (error) => ((listener.ended = true), reject(error)));
    request.on('response', (response) => {
      let text = '';
      if (response.statusCode !== 200) reject(new Error(`Listening was answered ${response.statusCode}.`));
      response.on('error', () => (listener.ended = true)).on('close', () => (listener.ended = true));
      response.on('data', (chunk) => {
        const parts = `${text}${chunk}`.split('\n\n');
        text = parts.pop();
        for (const part of parts.filter((one) => one.startsWith('event: next'))) {
          const change = JSON.parse(part.split('data: ')[1]).data.sessionAttendanceChanged;
          listener.heard = Math.max(listener.heard, ...change.marks.map(({ version }) => version));
        }
        resolve(listener);
      });
    });
    request.end(body);
  });
}

/** How many of these processes told an open roster everything that was saved, after so many saves more; whichever process took them. */
export async function heardEverywhere(apis, roster, takers) {
  const listeners = await Promise.all(apis.map((api) => listenTo(api, roster)));
  const before = roster.acknowledged;
  await until(() => roster.acknowledged >= before + 2, takers.done);
  const wanted = roster.acknowledged;
  await Promise.race([until(() => listeners.every(({ heard }) => heard >= wanted)), new Promise((resolve) => setTimeout(resolve, 15_000))]).catch(() => undefined);
  for (const { leave } of listeners) leave();
  return listeners.filter(({ heard }) => heard >= wanted).length;
}
