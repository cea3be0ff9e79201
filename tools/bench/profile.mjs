// --profile=<workload>: where the server's CPU goes while it answers, by package and by function.
import path from 'node:path';
import fs from 'node:fs';
import { dataDir, root } from '../scripts/common.mjs';
import { WORKLOADS } from './workloads.mjs';

/** The package or room that a frame belongs to; null for Node's own code, which works for whoever called it. */
function ownerOf({ url }) {
  const file = url.replace(/^file:\/\//, '');
  const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.slice(file.lastIndexOf('node_modules/')));
  if (inModules) return inModules[1];
  if (file.includes('/dist/server/')) return file.split('/dist/server/')[1].split('/').slice(0, 3).join('/');
  return null;
}

const SPECIAL = { '(garbage collector)': 'garbage collector', '(program)': 'native code outside JavaScript' };

export async function printProfile({ bench, server, run, name }) {
  const contender = WORKLOADS[name].contenders.graphql ? 'graphql' : 'rest';
  await run(name, contender, 3);
  const file = path.join(dataDir, `bench/${name}.cpuprofile`);
  await server.ask({ type: 'profile-start' });
  const result = await run(name, contender, 8);
  await server.ask({ type: 'profile-stop', file });
  if (result.failed) throw new Error(result.failure);
  const profile = JSON.parse(fs.readFileSync(file, 'utf8'));
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  for (const node of profile.nodes) for (const child of node.children ?? []) nodes.get(child).parent = node;
  const owner = (node) => {
    for (let at = node; at; at = at.parent) if (ownerOf(at.callFrame)) return ownerOf(at.callFrame);
    return 'Node: HTTP, sockets, event loop';
  };
  const owners = new Map();
  const functions = new Map();
  const add = (map, key, value) => map.set(key, (map.get(key) ?? 0) + value);
  profile.samples.forEach((id, index) => {
    const node = nodes.get(id);
    const { functionName, url, lineNumber } = node.callFrame;
    if (functionName === '(idle)' || functionName === '(root)') return;
    const microseconds = profile.timeDeltas[index] / result.done;
    add(owners, SPECIAL[functionName] ?? owner(node), microseconds);
    const where = url.replace(/^file:\/\//, '').replace(`${root}/`, '');
    add(functions, `${functionName || '(anonymous)'}  ${where ? `${where}:${lineNumber + 1}` : `for ${owner(node)}`}`, microseconds);
  });
  const print = (title, map, most) => {
    console.log(`\n${title}, µs a request`);
    for (const [key, value] of [...map].sort((a, b) => b[1] - a[1]).slice(0, most)) console.log(`${value.toFixed(1).padStart(8)}  ${key}`);
  };
  const total = [...owners.values()].reduce((a, b) => a + b, 0);
  console.log(`\n${name}: ${result.done} requests, ${result.perSecond.toFixed(0)}/s under the profiler; ${total.toFixed(0)} µs of JavaScript a request, ${(result.serverMs * 1000).toFixed(0)} µs of CPU in all threads`);
  print('By package, with what Node does for it', owners, 30);
  print('By function', functions, 45);
  console.log(`\n${path.relative(root, file)} opens in Chromium's DevTools. ${bench.flags.size} data.`);
}
