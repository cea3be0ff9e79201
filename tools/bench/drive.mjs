// One contender asked for a while, and what that cost.
import { beforeRound } from './answers.mjs';
import { cpuOf, cpuOfMachine, cpuOfPostgres, loadAverage, memoryOf, pageFaults, percentile, restartPeak } from './proc.mjs';
import { WORKLOADS } from './workloads.mjs';

export const CONCURRENCY = 8;

export async function drive(bench, name, contender, { seconds, most, concurrency = WORKLOADS[name].concurrency ?? CONCURRENCY }) {
  const { load, servers, pids, all, cluster } = bench;
  const pid = pids[contender];
  await beforeRound(bench, name);
  const held = WORKLOADS[name].memory ? restartPeak(pid) : null;
  const used = () => ({ server: cpuOf(pid), database: cpuOfPostgres(cluster.postmaster), ours: all.map(cpuOf).reduce((a, b) => a + b, 0), machine: cpuOfMachine(), faults: pageFaults() });
  const before = used();
  const result = await load.ask({ type: 'run', name, contender, server: servers[contender], seconds, most, concurrency });
  if (result.error) throw new Error(result.error);
  const after = used();
  const database = after.database - before.database;
  return {
    ...result,
    serverMs: (after.server - before.server) / result.done,
    databaseMs: database / result.done,
    others: Math.max(0, after.machine - before.machine - (after.ours - before.ours) - database) / 1000 / result.seconds,
    load: loadAverage(),
    /** Of memory, per request. */
    faults: (after.faults - before.faults) / result.done,
    /** MB that the process held more at its highest than before. */
    grew: held === null ? null : memoryOf(pid).peak - held,
  };
}

/** What was asked in turns with others, as if it had been asked at once. */
export function joined(turns) {
  const sum = (part) => turns.reduce((total, turn) => total + part(turn), 0);
  const done = sum((turn) => turn.done);
  const seconds = sum((turn) => turn.seconds);
  const each = (name) => (done ? sum((turn) => (turn.done ? turn[name] * turn.done : 0)) / done : 0);
  const latencies = turns.flatMap((turn) => turn.latencies).sort((a, b) => a - b);
  return {
    done,
    seconds,
    perSecond: done / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    bytes: each('bytes'),
    units: each('units'),
    serverMs: each('serverMs'),
    databaseMs: each('databaseMs'),
    others: sum((turn) => turn.others * turn.seconds) / seconds,
    load: turns.at(-1).load,
    grew: turns[0].grew === null ? null : Math.max(...turns.map((turn) => turn.grew)),
  };
}
