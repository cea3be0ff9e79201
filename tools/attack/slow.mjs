// Callers that hold on: heads a sign at a time, bodies a byte at a time, answers that nobody takes. Others are answered meanwhile, the server does not grow, and each of them is ended in the time that docs/operators.md promises.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { addCaller } from './callers.mjs';
import { clientOperations } from './client-documents.mjs';
import { Tally } from './report.mjs';
import { startServer } from './server.mjs';
import { memoryOf, upload } from './uploads.mjs';
import { graphql, send } from './wire.mjs';

/** The product's own settings, and the same kept short, so that the short form need not wait for them. */
const AS_SHIPPED = { headers: 15, body: 20, request: 600, silence: 120, look: 3.75 };
const SHORT = { headers: 1, body: 1, request: 4, silence: 3, look: 0.25 };
const envOf = ({ headers, body, request, silence }) => ({ HTTP_HEADERS_SECONDS: headers, HTTP_BODY_SECONDS: body, HTTP_REQUEST_SECONDS: request, HTTP_SILENCE_SECONDS: silence });
/** What a machine that does much else may add. */
const SLACK = 3;
const DRIP_MS = 250;
const MOST_MEMORY = 100;
const LONGEST_MS = 5_000;
/** More than the system keeps for somebody who does not read. */
const LARGE = 16 * 1024 * 1024;

const head = (host, target, type, rest) => `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${rest}\r\n\r\n`;
const declared = 'Content-Length: 100000';

/** By kind: what is sent first, and then again and again. Nobody of them is signed in. */
const kindsAt = (host) => ({
  'half a head': { until: 'headers', many: 120, first: `GET /login HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, more: 'a' },
  'a head of ever more lines': { until: 'headers', many: 60, first: `POST /graphql HTTP/1.1\r\nHost: ${host}\r\n`, more: 'X-A: b\r\n' },
  'nothing at all': { until: 'headers', many: 60, first: '', more: '' },
  'JSON of GraphQL': { until: 'body', many: 40, first: head(host, '/graphql', 'application/json', declared), more: ' ' },
  'JSON of a call': { until: 'body', many: 40, first: head(host, '/auth/signin', 'application/json', declared), more: ' ' },
  'chunks': { until: 'body', many: 40, first: head(host, '/auth/verifyemail', 'application/json', 'Transfer-Encoding: chunked'), more: '1\r\n \r\n' },
  'an upload that was refused': { until: 'body', many: 40, first: head(host, '/file/upload', 'multipart/form-data; boundary=x', declared), more: 'a' },
  'a body that nobody asked for': { until: 'body', many: 20, first: `GET /login HTTP/1.1\r\nHost: ${host}\r\n${declared}\r\n\r\n`, more: 'a' },
});

/** One that sends so; it tells what it heard and how long it was let. */
function hold(server, { first, more }, everyMs = DRIP_MS) {
  const began = performance.now();
  const socket = net.connect(server.port, '127.0.0.1');
  let said = '';
  if (first) socket.write(first);
  const timer = more ? setInterval(() => socket.writable && socket.write(more), everyMs) : null;
  const ended = new Promise((resolve) => {
    socket.on('data', (chunk) => (said += chunk)).on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ said, seconds: (performance.now() - began) / 1000 });
    });
  });
  return { socket, ended };
}

const within = (promise, seconds) => Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve(null), seconds * 1000).unref())]);

/** People who go on with their work until told to stop: how each was answered. */
function honest(server, caller, page) {
  let going = true;
  const answers = [];
  const known = clientOperations().get('query session');
  const asks = [
    () => send(server, { caller: { host: server.tenantHost }, method: 'GET', path: page, headers: { accept: 'text/html' } }),
    () => send(server, { caller: caller.session, path: '/graphql', body: { operationName: known.operation, query: known.query, variables: {} } }),
    () => graphql(server, caller, '{ terms { id } }'),
  ];
  const done = (async () => {
    for (let at = 0; going; at += 1) {
      const { status, ms } = await asks[at % asks.length]().catch((error) => ({ status: error.message, ms: Infinity }));
      answers.push({ status, ms });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return { answers, stop: () => ((going = false), done) };
}

async function besiege({ world, tally, server, caller, patience, name }) {
  // What a server takes for its first calls is not what callers make it grow by.
  const early = honest(server, caller, '/login');
  await until(() => early.answers.length >= 30, 10_000);
  await early.stop();
  const before = memoryOf(server.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 50);
  const people = honest(server, caller, '/login');
  const { kept, last } = await readers({ world, server });
  const held = Object.entries(kindsAt(server.tenantHost)).flatMap(([what, kind]) => Array.from({ length: kind.many }, () => ({ what, kind, ...hold(server, kind) })));
  const longest = Math.max(patience.headers, patience.body) + patience.look + SLACK;
  const judged = {};
  await Promise.all(
    held.map(async ({ what, kind: { until }, socket, ended }) => {
      // Where others wait for their answers too, the machine is behind and not the patience too long.
      const end = (await within(ended, longest)) ?? (await within(ended, (3 * Math.max(0, ...people.answers.map(({ ms }) => ms).filter(Number.isFinite))) / 1000));
      const fault = !end ? `is still held after ${longest} s` : end.seconds < patience[until] * 0.95 ? `is ended after ${end.seconds.toFixed(1)} s of ${patience[until]}: ${end.said.slice(0, 60)}` : !/^(HTTP\/1\.1 (408|4\d\d|200)[^]*)?$/.test(end.said) ? `is answered with ${end.said.slice(0, 80)}` : null;
      socket.destroy();
      if (fault) (judged[what] ??= []).push(fault);
      tally.must(!fault, `${what} (${name}) ${fault}`);
    }),
  );
  // Looked at once more after as long again: the first end of patience may find a piece just gone.
  const heldFiles = () => fs.readdirSync(`/proc/${server.pid}/fd`).filter((fd) => linkOf(server.pid, fd) === kept).length;
  if (patience === SHORT) {
    const gone = await until(() => heldFiles() === 0, (2 * patience.silence + SLACK) * 1000);
    tally.must(gone, `${heldFiles()} of ${last.length} answers that nobody takes are still held (${name})`);
  }
  for (const socket of last) socket.destroy();
  await people.stop();
  clearInterval(watch);
  const refused = people.answers.filter(({ status }) => status !== 200);
  const times = people.answers.map(({ ms }) => ms).sort((a, b) => a - b);
  tally.must(people.answers.length > 20 && !refused.length, `${refused.length} of ${people.answers.length} honest calls were not answered meanwhile (${name}): ${refused[0]?.status}`);
  tally.must(times.at(-1) < LONGEST_MS, `an honest call took ${Math.round(times.at(-1))} ms meanwhile (${name})`);
  tally.must(most - before < MOST_MEMORY, `the server grew by ${Math.round(most - before)} MB (${name})`);
  tally.tell(`${name}: ${held.length + last.length} held on; ${people.answers.length} honest calls, half of them within ${Math.round(times[times.length >> 1])} ms, all within ${Math.round(times.at(-1))} ms; the server grew by ${Math.round(most - before)} MB`);
}

const linkOf = (pid, fd) => {
  try {
    return fs.readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    return null;
  }
};

async function until(holds, mostMs) {
  for (const end = performance.now() + mostMs; performance.now() < end; ) {
    if (holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return holds();
}

/** They ask for a large file of the client and read none of it. */
async function readers({ world, server }) {
  const kept = path.join(fs.realpathSync(world.clientDir), 'assets/large.js');
  fs.writeFileSync(kept, Buffer.alloc(LARGE, ' '));
  const last = Array.from({ length: 40 }, () => {
    const socket = net.connect(server.port, '127.0.0.1').on('error', () => undefined).pause();
    socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: ${server.tenantHost}\r\n\r\n`);
    return socket;
  });
  await until(() => fs.readdirSync(`/proc/${server.pid}/fd`).some((fd) => linkOf(server.pid, fd) === kept), 5_000);
  return { kept, last };
}

/** Whoever is slow and goes on is let, but not for ever. */
async function patienceWith({ tally, server, caller }) {
  const boundary = 'slow-boundary';
  const body = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\nContent-Type: text/plain\r\n\r\n${'From a slow phone. '.repeat(1_300)}\r\n--${boundary}--\r\n`);
  const pieces = 12;
  const size = Math.ceil(body.length / pieces);
  const phone = hold(server, { first: `POST /file/upload HTTP/1.1\r\nHost: ${caller.host}\r\nAuthorization: Bearer ${caller.token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`, more: '' });
  const endless = hold(server, { first: head(server.tenantHost, '/graphql', 'application/json', 'Content-Length: 200000'), more: ' '.repeat(2_500) }, DRIP_MS);
  for (let at = 0; at < pieces; at += 1) {
    phone.socket.write(body.subarray(at * size, (at + 1) * size));
    await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
  }
  const [sent, cut] = [await within(phone.ended, 5), await within(endless.ended, SHORT.request + SHORT.look + SLACK)];
  tally.must(/^HTTP\/1\.1 200/.test(sent?.said ?? '') && sent.seconds > 2, `a slow phone's file is answered with ${JSON.stringify(sent)?.slice(0, 160)}`);
  tally.must(cut && cut.seconds > SHORT.request * 0.95 && /^(HTTP\/1\.1 408[^]*)?$/.test(cut.said), `a body that comes on and on is answered with ${JSON.stringify(cut)?.slice(0, 160)}`);
  const signedIn = await upload(server, caller, { name: 'after.txt', bytes: Buffer.from('afterwards') });
  tally.must(signedIn.status === 200, `an upload afterwards is answered with ${signedIn.status}`);
}

export async function slow({ world, server, short }) {
  const tally = new Tally('slow callers');
  const caller = await addCaller(world, world.attacker, 'site_coordinator', world.attacker.here.site);
  const own = await startServer(world, { ...Object.fromEntries(Object.entries(envOf(SHORT)).map(([name, value]) => [name, String(value)])) });
  try {
    const at = { ...own, tenantHost: caller.host };
    await Promise.all([besiege({ world, tally, server: at, caller, patience: SHORT, name: 'patience kept short' }), patienceWith({ tally, server: at, caller })]);
    tally.must(own.running, 'the server ended');
    // Those that come while it ends.
    for (const kind of Object.values(kindsAt(caller.host))) for (let at = 0; at < 5; at += 1) hold(own, kind);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = performance.now();
    await own.stop();
    const took = (performance.now() - began) / 1000;
    tally.must(took < SHORT.body + SHORT.look + SLACK + 1, `a server that is told to end is held for ${took.toFixed(1)} s`);
    tally.must(!own.lines.length, `it logs what callers can cause: ${own.lines[0]?.slice(0, 200)}`);
  } finally {
    await own.stop();
  }
  if (!short) await besiege({ world, tally, server: { ...server, tenantHost: caller.host }, caller, patience: AS_SHIPPED, name: 'as shipped' });
  return tally;
}
