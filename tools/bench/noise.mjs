// npm run bench -- --noisy: what a tenant that asks eight times as much does to the others. Both read rosters, of tenants of their own, at the same time.
import path from 'node:path';
import { root, UserError } from '../scripts/common.mjs';
import { cpuOf, cpuOfMachine, cpuOfPostgres, loadAverage, median, startNode } from './proc.mjs';
import { table } from './report.mjs';

const USUAL = 2; // requests at a time
const TIMES = 8;
/** How much later the others' answers may come. */
export const LATER_AT_MOST = 1.5;

export async function measureNoise(bench, targets, { rounds, seconds }) {
  const { load, servers, cluster, all } = bench;
  const noisy = startNode([path.join(root, 'tools/bench/load.mjs')], process.env, { cwd: root });
  bench.running.push(noisy);
  await noisy.ready;
  await noisy.ask({ type: 'targets', targets: { ...targets, rosters: targets.noise } });
  const ask = (from, concurrency, most) => from.ask({ type: 'run', name: 'roster', contender: 'graphql', server: servers.graphql, seconds: most ? 30 : seconds, most, concurrency });
  await ask(load, USUAL, 2_000);
  await ask(noisy, USUAL, 500);
  const samples = { alone: [], beside: [], eightfold: [] };
  const others = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, concurrency] of Object.entries({ alone: 0, beside: USUAL, eightfold: USUAL * TIMES })) {
      const used = () => cpuOfMachine() - cpuOfPostgres(cluster.postmaster) - [...all, noisy.pid].map(cpuOf).reduce((a, b) => a + b, 0);
      const before = used();
      const [quiet, loud] = await Promise.all([ask(load, USUAL), concurrency ? ask(noisy, concurrency) : null]);
      for (const one of [quiet, loud]) if (one?.failed || one?.error) throw new UserError(`bench: noise: ${one.error ?? one.failure}`);
      others.push(Math.max(0, used() - before) / 1000 / quiet.seconds);
      samples[name].push({ quiet, loud });
    }
  }
  report(samples, others);
}

function report({ alone, beside, eightfold }, others) {
  const of = (samples, who, part) => median(samples.map((sample) => sample[who][part]));
  const row = (words, samples) => [words, '', ...['perSecond', 'p50', 'p95'].map((part) => of(samples, 'quiet', part).toFixed(1)), ...(samples[0].loud ? ['perSecond', 'p95'].map((part) => of(samples, 'loud', part).toFixed(1)) : ['', ''])];
  console.log(`\n${table([
    ['rosters of one tenant, two at a time', '', 'requests/s', 'p50 ms', 'p95 ms', 'the other: requests/s', 'p95 ms'],
    row('nobody else', alone),
    row('another tenant asks as much', beside),
    row(`another tenant asks ${TIMES} times as much`, eightfold),
  ]).join('\n')}`);
  // Round by round: what disturbed a round disturbed both.
  const later = median(eightfold.map(({ quiet }, round) => quiet.p95 / beside[round].quiet.p95));
  const busy = median(others);
  console.log(`\nLoad average ${loadAverage().toFixed(1)}, other programs used ${busy.toFixed(2)} CPUs.`);
  const good = later <= LATER_AT_MOST;
  // Where others take the processors, time says nothing of this program.
  const judged = busy <= 0.3;
  console.log(`${good ? 'ok  ' : judged ? 'FAIL' : 'info'} beside a tenant that asks ${TIMES} times as much, 95 of 100 answers come within ${later.toFixed(2)} times the time that they take beside one that asks as much; ${LATER_AT_MOST} is asked${judged ? '' : ' of a machine that is not busy'}`);
  if (judged && !good) process.exitCode = 1;
}
