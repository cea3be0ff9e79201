// --profile=<workload>: where the server's CPU goes while it answers, by package and by function.
import path from 'node:path';
import fs from 'node:fs';
import { dataDir, root } from '../scripts/common.mjs';

function bucketOf({ functionName, url }) {
  if (functionName === '(garbage collector)') return '(garbage collector)';
  if (functionName === '(idle)' || functionName === '(root)') return null;
  if (functionName === '(program)') return '(native code outside JavaScript)';
  const file = url.replace(/^file:\/\//, '');
  const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.slice(file.lastIndexOf('node_modules/')));
  if (inModules) return inModules[1];
  if (file.startsWith('node:')) return file.split('/')[0] === 'node:internal' ? file.split('/').slice(0, 2).join('/') : file;
  if (file.includes('/dist/server/')) return file.split('/dist/server/')[1].split('/').slice(0, 3).join('/');
  return file ? path.basename(file) : '(built in)';
}

export async function printProfile({ bench, server, run, name }) {
  const contender = 'graphql';
  await run(name, contender, 3);
  const file = path.join(dataDir, `bench/${name}.cpuprofile`);
  await server.ask({ type: 'profile-start' });
  const result = await run(name, contender, 8);
  await server.ask({ type: 'profile-stop', file });
  if (result.failed) throw new Error(result.failure);
  const profile = JSON.parse(fs.readFileSync(file, 'utf8'));
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const buckets = new Map();
  const functions = new Map();
  const add = (map, key, value) => map.set(key, (map.get(key) ?? 0) + value);
  profile.samples.forEach((id, index) => {
    const { callFrame } = byId.get(id);
    const bucket = bucketOf(callFrame);
    if (!bucket) return;
    const microseconds = profile.timeDeltas[index] / result.done;
    add(buckets, bucket, microseconds);
    const where = callFrame.url.replace(/^file:\/\//, '').replace(`${root}/`, '');
    add(functions, `${callFrame.functionName || '(anonymous)'}  ${where}${where ? `:${callFrame.lineNumber + 1}` : ''}`, microseconds);
  });
  const print = (title, map, most) => {
    console.log(`\n${title}, µs a request`);
    for (const [key, value] of [...map].sort((a, b) => b[1] - a[1]).slice(0, most)) console.log(`${value.toFixed(1).padStart(8)}  ${key}`);
  };
  const total = [...buckets.values()].reduce((a, b) => a + b, 0);
  console.log(`\n${name}: ${result.done} requests, ${result.perSecond.toFixed(0)}/s under the profiler; ${total.toFixed(0)} µs of JavaScript a request, ${(result.serverMs * 1000).toFixed(0)} µs of CPU in all threads`);
  print('By package', buckets, 30);
  print('By function', functions, 45);
  console.log(`\n${path.relative(root, file)} opens in Chromium's DevTools. ${bench.flags.size} data.`);
}
