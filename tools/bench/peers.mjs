// npm run bench -- --peers: PostGraphile over the same database, for the reads that it can express, and this product on the same Node. Installed apart, in tools/bench/peers, when it is
// first asked for. It knows no session, right or wall: it reads as a superuser, and its questions name the tenant.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root, UserError } from '../scripts/common.mjs';
import { startServer } from './contenders.mjs';
import { PEER_CONTENDERS } from './peer-questions.mjs';
import { startNode } from './proc.mjs';

const FOLDER = path.join(root, 'tools/bench/peers');
const NODE = path.join(FOLDER, `node_modules/node-linux-${process.arch}/bin/node`);

/** The rows of the table: this product on that Node asks as it does on this one. */
export function addPeers(workloads) {
  for (const [name, postgraphile] of Object.entries(PEER_CONTENDERS)) {
    const { contenders } = workloads[name];
    Object.assign(contenders, { newer: contenders.graphql, postgraphile });
  }
}

/** By CPU: ahead of it at every read, on the same Node. */
export const PEER_GATES = Object.keys(PEER_CONTENDERS).map((workload) => ({ workload, contender: 'newer', over: 'postgraphile', atLeast: 1 }));

function install() {
  const installed = path.join(FOLDER, 'node_modules/.package-lock.json');
  const versions = (file) => JSON.stringify(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')).packages).flatMap(([name, { version, optional, peer }]) => (name && !optional && !peer ? [name, version] : [])));
  if (fs.existsSync(installed) && versions(installed) === versions(path.join(FOLDER, 'package-lock.json'))) return;
  console.log('Installing PostGraphile and the Node that it needs (npm ci in tools/bench/peers) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new UserError('bench: PostGraphile could not be installed. It takes a registry that answers; everything but --peers works without it.');
}

/** Two more processes beside those that run. */
export async function startPeers(bench, url) {
  install();
  const poolSize = 10;
  const peer = startNode([path.join(FOLDER, 'serve.mjs')], { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production', BENCH_PEER: JSON.stringify({ url, poolSize }) }, { cwd: FOLDER, node: NODE });
  const newer = startServer(url, { node: NODE });
  bench.running.push(peer, newer);
  const [{ port }, { port: newerPort }] = await Promise.all([peer.ready, newer.ready]);
  bench.servers.postgraphile = { port, host: '127.0.0.1' };
  bench.servers.newer = { ...bench.servers.graphql, port: newerPort };
  Object.assign(bench.pids, { postgraphile: peer.pid, newer: newer.pid });
  bench.all.push(peer.pid, newer.pid);
}
