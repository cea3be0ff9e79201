// The processes of a run: the server as it runs in production, the bare handler beside it, and the load.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { HEAP } from '../scripts/server.mjs';
import { BENCH_SECRET } from './cluster.mjs';
import { median, memoryOf, startNode } from './proc.mjs';
import { TREE_SCHEMA } from './tree-targets.mjs';

const POOL_SIZE = 10;
const HOST = 'bench.localhost';
/** In a checkout whose server is built. */
export const SERVER_FILE = 'dist/server/apps/api/src/main.js';
export const NO_SERVER = { server: null, port: 0, startUp: 0, idle: 0 };

function serverEnv(url) {
  const { PATH, HOME, TZ } = process.env;
  return {
    PATH, HOME, TZ,
    NODE_ENV: 'production',
    PUBLIC_SCHEME: 'http', // the load speaks plain http, as a proxy in front would
    TRUST_PROXY: '1', // and says whose network it is
    PORT: '0',
    DATABASE_URL: url,
    SESSION_SECRET: BENCH_SECRET,
    DEFAULT_TENANT: 'bench',
    DB_POOL_SIZE: String(POOL_SIZE),
    RUN_JOBS: '0',
    // Mails get their row in the queue, as they do where there is a mail server; nobody takes them out of it.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
  };
}

/** @param options `profiled`: answers profiles; `node`: of another version than this one; `folder`: of another checkout */
export function startServer(url, { profiled = false, node, folder = root } = {}) {
  const preload = ['--require', path.join(root, 'tools/scripts/exit-with-parent.cjs'), '--require', path.join(root, 'tools/bench/vitals.cjs'), ...(profiled ? ['--require', path.join(root, 'tools/bench/profiler.cjs')] : [])];
  return startNode([HEAP, ...preload, path.join(folder, SERVER_FILE)], serverEnv(url), { cwd: folder, node });
}

/** From spawn to ready, so many times, of a build and a database that are warm; the last one stays. */
export async function startMeasured(url, times, options) {
  const milliseconds = [];
  for (let start = 1; ; start++) {
    const server = startServer(url, options);
    const { port, milliseconds: took } = await server.ready;
    milliseconds.push(took);
    if (start === times) return { server, port, startUp: median(milliseconds), idle: memoryOf(server.pid).now };
    await server.stop();
  }
}

function appUrlOf(url) {
  const { rolePassword } = createRequire(import.meta.url)(path.join(root, 'dist/server/libs/core/api/src/config/addresses.js'));
  const address = new URL(url);
  address.username = 'afterbell_app';
  address.password = rolePassword(BENCH_SECRET, 'afterbell_app');
  return address.href;
}

/** Whoever answers beside a server that runs already, and the load that asks them. @returns what `drive` takes, with `running`, to be stopped */
export async function startContenders({ url, cluster, db, tenant, tree, targets, start, flags }) {
  const bareEnv = { ...process.env, BENCH_BARE: JSON.stringify({ tenant, tree, treeSchema: TREE_SCHEMA, superuserUrl: url, appUrl: appUrlOf(url), poolSize: POOL_SIZE, others: (targets.elsewhere ?? []).map(({ id, schema }) => ({ id, schema })) }) };
  const bare = startNode([path.join(root, 'tools/bench/bare.mjs')], bareEnv, { cwd: root });
  const load = startNode([path.join(root, 'tools/bench/load.mjs')], process.env, { cwd: root });
  const running = [load, bare];
  const [{ port: barePort }] = await Promise.all([bare.ready, load.ready]);
  await load.ask({ type: 'targets', targets });
  const server = start.server && { port: start.port, host: HOST };
  const handler = { port: barePort, host: HOST };
  const by = (ofBare, ofServer) => ({ bare: ofBare, auto: ofBare, trip: ofBare, walls: ofBare, graphql: ofServer, rest: ofServer, open: ofServer });
  return { db, tenantId: tenant.id, cluster, load, running, servers: by(handler, server), pids: by(bare.pid, start.server?.pid), all: [bare.pid, load.pid, process.pid, ...(start.server ? [start.server.pid] : [])], flags };
}
