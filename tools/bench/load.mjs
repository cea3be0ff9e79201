// Closed-loop load over loopback, in a process of its own so that its CPU is nobody's figure. It reads every answer.
import http from 'node:http';
import { percentile } from './proc.mjs';
import { addPeers } from './peers.mjs';
import { addTenants } from './tenant-workloads.mjs';
import { WORKLOADS } from './workloads.mjs';

addPeers(WORKLOADS);
addTenants(WORKLOADS);

let targets = {};
let serial = 0;
const targetsOf = (workload) => (typeof workload.targets === 'function' ? workload.targets(targets) : targets[workload.targets]);
const agents = new Map();

function agentOf(concurrency) {
  if (!agents.has(concurrency)) agents.set(concurrency, new http.Agent({ keepAlive: true, maxSockets: concurrency }));
  return agents.get(concurrency);
}

/** A line that the server closed while it lay idle is taken up again; nothing of the request has been read there. */
const sendAgain = (...asked) => send(...asked).catch((error) => (error.stale ? send(...asked) : Promise.reject(error)));

function send({ port, host }, agent, { path, headers, body, method = 'POST', host: ownHost = host }) {
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const options = { host: '127.0.0.1', port, agent, method, path, headers: { host: ownHost, ...(payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {}), ...headers } };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'] ?? '', cookies: response.headers['set-cookie'] ?? [], body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    request.on('error', (error) => reject(Object.assign(error, { stale: request.reusedSocket && error.code === 'ECONNRESET' && request.res === null })));
    request.setTimeout(180_000, () => request.destroy(new Error('no answer in 3 min')));
    request.end(payload ?? undefined);
  });
}

async function ask(server, agent, workload, contender, target) {
  const { request, exchange = (send, ...of) => send(request(...of)), check = workload.check } = workload.contenders[contender];
  let bytes = 0;
  const one = async (asked) => {
    const { status, type, cookies, body } = await sendAgain(server, agent, asked);
    bytes += body.length;
    if (status !== 200 && status !== 201) throw new Error(`status ${status}: ${body.toString().slice(0, 300)}`);
    return { answer: type.startsWith('application/json') || type.includes('graphql') ? JSON.parse(body.toString()) : body.toString(), cookies };
  };
  const { answer, cookies } = await exchange(one, target, `bench-${process.pid}-${(serial += 1)}`);
  check(answer, target);
  workload.settle?.(target, cookies);
  return { answer, bytes, units: workload.unit?.of(target) ?? 0 };
}

async function run({ name, contender, server, seconds, most = Infinity, concurrency }) {
  const workload = WORKLOADS[name];
  const all = targetsOf(workload);
  const agent = agentOf(concurrency);
  const latencies = [];
  let bytes = 0;
  let units = 0;
  if (workload.forget) all.forEach(workload.forget);
  let failed = 0;
  let failure = null;
  let sent = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: concurrency }, async (_, worker) => {
      // Every worker walks through its own share of the targets, from another place each time.
      const share = Math.floor(all.length / concurrency) || all.length;
      const first = share < all.length ? worker * share : 0;
      let at = Math.floor(Math.random() * share);
      for (let asked = 0; performance.now() < until && sent < most && failed < 10 && !(workload.once && asked === share); asked += 1) {
        sent += 1;
        at = (at + 1) % share;
        const began = performance.now();
        try {
          const result = await ask(server, agent, workload, contender, all[first + at]);
          latencies.push(performance.now() - began);
          bytes += result.bytes;
          units += result.units;
        } catch (error) {
          failed += 1;
          failure ??= error.message;
        }
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const done = latencies.length;
  return { done, failed, failure, seconds: elapsed, perSecond: done / elapsed, p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95), bytes: done ? bytes / done : 0, units: done ? units / done : 0, latencies };
}

/** The same questions to two contenders: their answers must say the same in about as many bytes. */
async function compare({ name, contenders, servers, count }) {
  const workload = WORKLOADS[name];
  const all = targetsOf(workload);
  const differences = [];
  const bytes = Object.fromEntries(contenders.map((contender) => [contender, 0]));
  for (let index = 0; index < Math.min(count, all.length); index++) {
    const at = Math.floor((index * all.length) / Math.min(count, all.length));
    const answers = {};
    for (const [turn, contender] of contenders.entries()) {
      const target = all[(workload.once ? at + turn : at) % all.length];
      const result = await ask(servers[contender], agentOf(1), workload, contender, target);
      answers[contender] = result.answer;
      bytes[contender] += result.bytes;
    }
    const [measure, ...others] = contenders;
    for (const other of others) {
      const same = (part, ofOther = part) => JSON.stringify(sorted(part(answers[measure]))) === JSON.stringify(sorted(ofOther(answers[other])));
      if (workload.essence && !same(workload.essence, workload.contenders[other].essence)) differences.push(`${name}: ${other} answers other rows than ${measure}`);
      else if (workload.essenceOfFields?.(answers[other]) && !same(workload.essenceOfFields)) differences.push(`${name}: ${other} answers other values than ${measure}: ${firstDifference(workload.essenceOfFields(answers[measure]), workload.essenceOfFields(answers[other]))}`);
    }
  }
  return { differences: [...new Set(differences)], bytes };
}

/** Keys in one order; rows stay in theirs. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}

function firstDifference(a, b, path = '') {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b ? null : `${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(a[key], b[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

const COMMANDS = {
  targets: (message) => {
    targets = message.targets;
    // JSON made a copy of the user for each target; nothing else.
    return {};
  },
  run,
  compare,
  /** What the saves say they left behind, for the comparison with the database. */
  state: () => ({
    moved: [...targets.moves, ...targets.branches].map(({ id, parentId, version }) => ({ id, parentId, version })),
    switched: targets.switches.map(({ user, accesses, at }) => ({ userId: user.userId, accessId: accesses[at], token: user.token })),
    signed: (targets.signers ?? []).filter(({ token }) => token).map(({ userId, accessId, token }) => ({ userId, accessId, token })),
    saves: [...targets.saves, ...(targets.largeSaves ?? []), ...(targets.elsewhere ?? []).flatMap(({ saves }) => saves)].map(({ sessionId, date, people }) => ({ sessionId, date, people: people.map(({ id, status, version }) => [id, status, version]) })),
  }),
};

process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
  try {
    process.send({ type: `${message.type}:done`, ...(await COMMANDS[message.type](message)) });
  } catch (error) {
    process.send({ type: `${message.type}:done`, error: error.stack });
  }
});
process.send({ type: 'ready' });
