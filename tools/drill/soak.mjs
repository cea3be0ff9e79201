// R18: saves without a pause, and what is made to be heavy; memory and the delay of the event loop, sampled.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { wrongIn } from './faults.mjs';
import { send, startTakers } from './takers.mjs';

const EVERY_MS = 2_000;
const MOST_MB = 350;
const DELAY_MS = 100;
/** From so many minutes on memory must be flat; what comes before is the heap finding its size. */
const FLAT_FROM = 10;
const FLAT = 1.05;

const BOMBS = {
  'an upload of 100 MB': () => ({ path: '/file/upload', type: 'multipart/form-data; boundary=x', body: Buffer.concat([Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'), randomBytes(1_000_000), Buffer.alloc(99_000_000, 'a'), Buffer.from('\r\n--x--\r\n')]) }),
  'JSON 200,000 levels deep': () => ({ path: '/auth/verifyemail', body: undefined, raw: `${'['.repeat(200_000)}${']'.repeat(200_000)}` }),
  'a query of 60,000 aliases': () => ({ path: '/graphql', body: { query: `{ ${Array.from({ length: 60_000 }, (_, n) => `a${n}: __typename`).join(' ')} }` } }),
  'an address for a regular expression': () => ({ path: '/auth/verifyemail', body: { email: `${'a.'.repeat(100_000)}@${'a-'.repeat(50_000)}`, url: 'drill.localhost', guestAccess: false } }),
};

export async function soak({ world, minutes = 0.5 }) {
  const bad = [];
  const counted = { minutes };
  const api = await makeApi(world, { env: { DRILL_VITALS: '1' } });
  await api.start();
  const takers = startTakers({ world, api });
  const samples = [];
  try {
    await takers.more(50);
    await api.vitals();
    let bombs = 0;
    for (const until = Date.now() + minutes * 60_000; Date.now() < until; await sleep(EVERY_MS)) {
      const { rss, delayMs } = await api.vitals();
      samples.push({ mb: rss / 1e6, delayMs });
      if (samples.length % 5 === 2) bombs += await throwBomb(api, world.rosters[0], bombs, bad);
    }
    // A short run has not had time for each.
    while (bombs < Object.keys(BOMBS).length) bombs += await throwBomb(api, world.rosters[0], bombs, bad);
    const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const mbOf = (from, to) => middle(samples.slice(samples.length * from, samples.length * to).map(({ mb }) => mb));
    Object.assign(counted, { saves: takers.tally.acknowledged, bombs, mbAtFirst: Math.round(mbOf(0.25, 0.5)), mbAtLast: Math.round(mbOf(0.75, 1)), delayMs: Math.round(middle(samples.map(({ delayMs }) => delayMs))) });
    if (counted.mbAtLast > MOST_MB) bad.push(`the process takes ${counted.mbAtLast} MB`);
    if (minutes >= FLAT_FROM && counted.mbAtLast > counted.mbAtFirst * FLAT) bad.push(`memory grew from ${counted.mbAtFirst} to ${counted.mbAtLast} MB`);
    if (counted.delayMs > DELAY_MS) bad.push(`the event loop waits ${counted.delayMs} ms`);
    await takers.stop();
    if (takers.tally.answers.length || takers.tally.cut) bad.push(`${takers.tally.answers.length + takers.tally.cut} saves failed`);
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  } finally {
    await takers.stop().catch(() => undefined);
    await api.stop();
  }
  return { counted, bad };
}

/** Each is refused, or taken for what it is, and does not end the process. */
async function throwBomb(api, { cookie }, turn, bad) {
  const names = Object.keys(BOMBS);
  const name = names[turn % names.length];
  const { raw, ...request } = BOMBS[name]();
  const answer = await send({ port: api.port, cookie, ...request, ...(raw ? { body: Buffer.from(raw) } : {}) }).catch((error) => ({ status: error.code }));
  // A connection that is closed while the rest is still being sent is a refusal as well.
  const refused = [400, 403, 413, 422, 'ECONNRESET', 'EPIPE'].includes(answer.status);
  if (!refused) bad.push(`${name} was answered ${answer.status}`);
  return 1;
}
