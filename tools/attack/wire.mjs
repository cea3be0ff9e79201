// How the attacks speak to the server: plain HTTP, to this machine alone, with whatever header, path and body they like.
import http from 'node:http';
import { UserError } from '../scripts/common.mjs';

const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|\[?::1\]?)$/i;

/** Attacks are for one's own machine: a server elsewhere is refused before anything is sent. */
export function requireLoopback(host) {
  if (!LOOPBACK.test(host)) throw new UserError(`attack: ${host} is not this machine; attacks are sent to loopback alone.`);
  return host;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/**
 * One call. A caller has `host` (the tenant's) and a `token` or a `cookie`. `body` is sent as JSON unless it is text or bytes.
 * An answer that streams without end is cut after `most` ms. What went to a line that the server had closed while it lay idle is sent again, by a line of its own: others lay idle as long.
 * @returns {Promise<{ status: number, headers: object, text: string, bytes: Buffer, ms: number, cut: boolean }>}
 */
export function send(server, call) {
  const { caller = null, method = 'POST', path, headers = {}, body, most = 30_000, again = true } = call;
  requireLoopback(server.host ?? '127.0.0.1');
  const plain = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = body === undefined ? undefined : Buffer.from(plain ? body : JSON.stringify(body));
  const sent = {
    host: caller?.host ?? server.tenantHost,
    ...(caller?.token ? { authorization: `Bearer ${caller.token}` } : {}),
    ...(caller?.cookie ? { cookie: caller.cookie } : {}),
    ...(payload ? { 'content-length': payload.length, ...(plain ? {} : { 'content-type': 'application/json' }) } : {}),
    ...headers,
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request({ host: server.host ?? '127.0.0.1', port: server.port, path, method, headers: sent, agent: !again || payload?.length > 100_000 ? false : agent, setHost: false }, (response) => {
      const chunks = [];
      let cut = false;
      const done = () => {
        clearTimeout(timer);
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString(), ms: performance.now() - began, cut });
      };
      const live = /event-stream/.test(response.headers['content-type'] ?? '');
      const timer = setTimeout(() => {
        cut = true;
        request.destroy();
        done();
      }, live ? 250 : most);
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', done);
      response.on('error', () => (cut ? undefined : done()));
    });
    request.on('error', (error) => {
      if (again && request.reusedSocket && error.code === 'ECONNRESET') return resolve(send(server, { ...call, again: false }));
      reject(new Error(`${method} ${path.slice(0, 120)}: ${error.message}`));
    });
    request.end(payload);
  });
}

export async function graphql(server, caller, query, variables = {}, more = {}) {
  const answer = await send(server, { caller, path: '/graphql', body: { query, variables }, ...more });
  let body = {};
  try {
    body = JSON.parse(answer.text);
  } catch {
    // Whoever looks at `data` or `errors` finds none; the text stays.
  }
  return { ...answer, data: body.data ?? null, errors: body.errors ?? [] };
}

/** Runs the tasks with so many at once, in order of their beginning. */
export async function inTurn(tasks, atOnce, run) {
  const waiting = [...tasks].entries();
  const answers = new Array(tasks.length);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, task] of waiting) answers[at] = await run(task);
    }),
  );
  return answers;
}

/** Words that tell what only developers should read: SQL, drivers, stacks, files, hints about the schema. */
const TELLING = /\bat [\w.<>]+ \(|node_modules|\/dist\/|\.(?:ts|js):\d+|Did you mean|violates (?:check|unique|foreign|not-null)|syntax error at or near|invalid input syntax|invalid byte sequence|relation "|column "|\bpg_\w|QueryFailedError|\bECONN[A-Z]|\bselect .{1,60} from \w+ where\b/;

/** What an answer tells that it should not, or null. */
export const telling = (answer) => TELLING.exec(answer.text)?.[0] ?? null;
