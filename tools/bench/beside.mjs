// npm run bench -- --beside=<checkout>: the server of this checkout and those of others, built there, on one database and in turns of half a second. What a change gains is often less than what the
// machine does from one run to the next; within a second it does the same to all of them.
import fs from 'node:fs';
import path from 'node:path';
import { root, UserError } from '../scripts/common.mjs';
import { checkSaved, contendersOf } from './answers.mjs';
import { SERVER_FILE, startServer } from './contenders.mjs';
import { drive, joined } from './drive.mjs';
import { loadAverage, median } from './proc.mjs';
import { cost, NAMES, table } from './report.mjs';
import { WORKLOADS } from './workloads.mjs';

const TURN_SECONDS = 0.5;
/** Not counted: others had the processors before. */
const LEAD_SECONDS = 0.15;
const OF_SERVERS = ['graphql', 'rest', 'open'];

/** @param given `--beside=`: folders with commas between them @returns them, each with a built server */
export function checkoutsOf(given) {
  const folders = typeof given === 'string' ? given.split(',').map((folder) => path.resolve(folder)) : [];
  if (!folders.length) throw new UserError('bench: --beside takes the folder of another checkout of this repository, or several with commas between them.');
  for (const folder of folders) if (!fs.existsSync(path.join(folder, SERVER_FILE))) throw new UserError(`bench: --beside: ${folder} has no built server. Run "npm ci" and "npm run build" there.`);
  return folders;
}

/** Prints what each request costs by each of the servers. Other checkouts run on this one's tables, so only former ones that these still serve (docs/faults.md, R24). */
export async function measureBeside(bench, url, { beside, names, rounds, seconds, warm }) {
  const builds = new Map([[root, bench]]);
  for (const folder of beside) {
    const server = startServer(url, { folder });
    bench.running.push(server);
    const { port } = await server.ready;
    bench.all.push(server.pid);
    const of = (all, own) => ({ ...all, ...Object.fromEntries(OF_SERVERS.map((contender) => [contender, own])) });
    builds.set(folder, { ...bench, servers: of(bench.servers, { ...bench.servers.graphql, port }), pids: of(bench.pids, server.pid) });
  }
  const rows = names.flatMap((name) =>
    contendersOf(name)
      .filter((contender) => contender === 'bare' || OF_SERVERS.includes(contender))
      .flatMap((contender) => [...builds.keys()].slice(0, contender === 'bare' ? 1 : undefined).map((folder) => ({ name, contender, folder, turns: [] }))),
  );
  let wrong = 0;
  const ask = async ({ name, contender, folder }, most) => {
    const sample = await drive(builds.get(folder), name, contender, most);
    wrong += sample.failed;
    if (sample.failed) console.log(`FAIL ${name} by ${contender} of ${folder}: ${sample.failed} answers were wrong; the first: ${sample.failure}`);
    return sample;
  };
  for (const row of rows) await ask(row, { seconds: 30, most: warm });
  const turns = Math.ceil((rounds * seconds) / TURN_SECONDS);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const row of turn % 2 ? [...rows].reverse() : rows) {
      await ask(row, { seconds: LEAD_SECONDS });
      row.turns.push(await ask(row, { seconds: TURN_SECONDS }));
    }
  }
  for (const problem of await checkSaved(bench)) {
    wrong += 1;
    console.log(`FAIL ${problem}`);
  }
  report(rows, turns);
  if (wrong) process.exitCode = 1;
}

function report(rows, turns) {
  const lines = rows.map((row) => {
    const { name, contender, folder } = row;
    const all = joined(row.turns);
    const first = rows.find((other) => other.name === name && other.contender === contender);
    // Turn by turn: what disturbed one disturbed its neighbours.
    const times = median(row.turns.map((sample, turn) => cost(sample) / cost(first.turns[turn])));
    const by = contender === 'bare' ? NAMES.bare : `${NAMES[contender]}, ${folder === root ? 'this checkout' : path.basename(folder)}`;
    return [contender === 'bare' ? WORKLOADS[name].title : '', by, all.perSecond.toFixed(0), all.p95.toFixed(1), cost(all).toFixed(2), all.serverMs.toFixed(2), all.databaseMs.toFixed(2), row === first ? '' : `${(times * 100).toFixed(0)} %`];
  });
  console.log(`\n${table([['workload', 'by', 'requests/s', 'p95 ms', 'CPU ms', 'server', 'database', '% of this one'], ...lines]).join('\n')}`);
  console.log(`\n${turns} turns of ${TURN_SECONDS} s for each row, one after the other and back. Means; the last column is the median of CPU in the same turn. Load average ${loadAverage().toFixed(1)}.`);
}
