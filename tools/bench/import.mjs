// npm run bench -- --import: ten thousand rows from files, looked through and then imported (P8), on a copy of the filled database: what it costs, what the server holds meanwhile, and what it
// does to others who read rosters. Once a tree of organizations in one file, once children in five class lists.
import path from 'node:path';
import { UserError } from '../scripts/common.mjs';
import { connect, withDatabase } from './cluster.mjs';
import { classLists, treeFiles } from './import-files.mjs';
import { cpuOf, cpuOfMachine, cpuOfPostgres, loadAverage, median, memoryOf, restartPeak } from './proc.mjs';
import { REFERENCE_MS, table } from './report.mjs';

const ROWS = 10_000;
/** P8: seconds of CPU where the bare roster takes its reference, MB, and how much later the answers of others may come. */
const ASKED = { seconds: 6, grown: 150, later: 2 };
const USUAL = 2; // requests at a time
const KINDS = [
  { title: 'a tree in one file', files: treeFiles },
  { title: 'children in class lists', files: classLists },
];

/** The filled database stays as it is. */
export async function copyOf(clusterUrl, url) {
  const admin = await connect(clusterUrl);
  const name = 'bench_import';
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${path.basename(new URL(url).pathname)} strategy file_copy`);
  return {
    url: withDatabase(clusterUrl, name),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

export async function measureImport(bench, server, targets, flags) {
  const rows = flags.quick ? ROWS / 10 : ROWS;
  for (const { title, files } of KINDS) {
    const imported = await files({ db: bench.db, port: bench.servers.graphql.port, targets, rows });
    report(title, rows, await samplesOf(bench, server, imported, flags));
  }
}

async function samplesOf({ load, servers, pids, cluster, all }, server, imported, { rounds, seconds }) {
  const rosters = (contender, most) => load.ask({ type: 'run', name: 'roster', contender, server: servers[contender], seconds: most ? 30 : contender === 'bare' ? seconds : seconds * 4, most, concurrency: USUAL });
  const used = () => ({ server: cpuOf(pids.graphql), database: cpuOfPostgres(cluster.postmaster), bare: cpuOf(pids.bare), ours: all.map(cpuOf).reduce((a, b) => a + b, 0), machine: cpuOfMachine() });
  const since = (before) => Object.fromEntries(Object.entries(used()).map(([name, ms]) => [name, ms - before[name]]));

  await rosters('graphql', 2_000);
  await imported();
  const samples = [];
  for (let round = 0; round < rounds; round += 1) {
    const atBare = used();
    const bare = await rosters('bare');
    const ofBare = since(atBare);
    const held = restartPeak(pids.graphql);
    await server.ask({ type: 'delay' });
    const atImport = used();
    const begun = performance.now();
    const steps = await imported();
    const took = performance.now() - begun;
    const cost = since(atImport);
    const { longestMs } = await server.ask({ type: 'delay' });
    const grown = memoryOf(pids.graphql).peak - held;
    const alone = await rosters('graphql');
    // One after the other, for as long as the others read.
    let under = true;
    let times = 0;
    const importing = (async () => {
      for (; under; times += 1) await imported();
    })();
    const beside = await rosters('graphql');
    under = false;
    await importing;
    for (const one of [bare, alone, beside]) if (one.failed || one.error) throw new UserError(`bench: import: ${one.error ?? one.failure}`);
    samples.push({ steps, longestMs, cost, grown, alone, beside, times, slowness: (ofBare.bare + ofBare.database) / bare.done / REFERENCE_MS, others: Math.max(0, cost.machine - cost.ours - cost.database) / took });
  }
  return samples;
}

function report(title, rows, samples) {
  const of = (pick) => median(samples.map(pick));
  const [cpu, grown, later, others, slowness] = [({ cost }) => (cost.server + cost.database) / 1000, (one) => one.grown, ({ alone, beside }) => beside.p95 / alone.p95, (one) => one.others, (one) => one.slowness].map(of);
  console.log(`\n${table([
    [`${rows} rows: ${title}`, '', 'median'],
    ['looking through', 's', of(({ steps }) => steps[0] / 1000).toFixed(2)],
    ['importing', 's', of(({ steps }) => steps[1] / 1000).toFixed(2)],
    ['CPU of the server', 's', of(({ cost }) => cost.server / 1000).toFixed(2)],
    ['CPU of PostgreSQL', 's', of(({ cost }) => cost.database / 1000).toFixed(2)],
    ['memory of the server', 'MB', `+${grown}`],
    ['longest piece of work of the server', 'ms', of(({ longestMs }) => longestMs).toFixed(0)],
    ['rosters of others, nobody imports', 'p95 ms', of(({ alone }) => alone.p95).toFixed(1)],
    ['rosters of others beside imports', 'p95 ms', of(({ beside }) => beside.p95).toFixed(1)],
    ['imports meanwhile', '', String(of(({ times }) => times))],
  ]).join('\n')}`);
  console.log(`\nLoad average ${loadAverage().toFixed(1)}, other programs used ${others.toFixed(2)} CPUs; the bare roster takes ${(slowness * REFERENCE_MS).toFixed(2)} ms and not ${REFERENCE_MS}.`);
  // A small run is warm for nothing; and where others take the processors, time says nothing of this program.
  const judged = others <= 0.3 && rows === ROWS;
  const verdicts = [
    { good: cpu <= ASKED.seconds * slowness, words: `looked through and imported with ${cpu.toFixed(1)} s of CPU; ${ASKED.seconds} are asked, which is ${(ASKED.seconds * slowness).toFixed(1)} here` },
    { good: grown <= ASKED.grown, words: `the server holds ${grown} MB more meanwhile; ${ASKED.grown} are allowed` },
    { good: later <= ASKED.later, words: `beside imports 95 of 100 rosters come within ${later.toFixed(2)} times the time that they take without; ${ASKED.later} are allowed` },
  ];
  for (const { good, words } of verdicts) console.log(`${good ? 'ok  ' : judged ? 'FAIL' : 'info'} ${words}${judged ? '' : ', of 10,000 rows on a machine that is not busy'}`);
  if (judged && verdicts.some(({ good }) => !good)) process.exitCode = 1;
}
