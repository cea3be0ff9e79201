// The table, the gates and .data/bench/last.json.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dataDir } from '../scripts/common.mjs';
import { derivedVerdicts } from './derived.mjs';
import { PEERS_NODE } from './peer-questions.mjs';
import { loadAverage, median, memoryOf } from './proc.mjs';
import { WORKLOADS } from './workloads.mjs';

export const NAMES = { bare: 'bare handler', auto: 'bare, default planning', trip: 'bare, one round trip', walls: 'bare, with the walls', graphql: 'server, GraphQL', rest: 'server, REST', open: 'server, nobody signed in', newer: `server, GraphQL, ${PEERS_NODE}`, postgraphile: `PostGraphile, ${PEERS_NODE}` };

/** What the bare roster took on the machine where limits in milliseconds of CPU were set: another machine is asked as much of its own. */
export const REFERENCE_MS = 0.99;
/** And what the bare save took there: a machine may be slow at writing alone (docs/performance.md, "Saves a second"); that the SQL of a save itself does not grow, which the bare handler sends too, has a gate of its own. */
const REFERENCES = { roster: REFERENCE_MS, save: 3.67 };
const MOST_MB = 350;
const LATEST_MS = 4_000;

export const of = (samples, part) => median(samples.map(part));
export const cost = (sample) => sample.serverMs + sample.databaseMs;

/** Cost of the bare handler over that of another, round by round: what disturbed a round disturbed both. */
export const share = (bare, other) => median(bare.map((sample, round) => cost(sample) / cost(other[round])));

export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ').trimEnd());
}

export function printReport({ flags, samples, pairs = {}, statements, warnings, problems, memory, startUp, loadBefore, gates, differences, pids }) {
  const figures = {};
  const rows = [['workload', 'by', 'requests/s', 'p50 ms', 'p95 ms', 'CPU ms', 'server', 'database', 'queries', 'bytes', '% of bare', 'load']];
  for (const name of flags.names) {
    for (const contender of Object.keys(WORKLOADS[name].contenders)) {
      const own = samples[`${name}/${contender}`];
      const figure = {
        perSecond: of(own, (s) => s.perSecond),
        p50: of(own, (s) => s.p50),
        p95: of(own, (s) => s.p95),
        cpuMs: of(own, cost),
        serverMs: of(own, (s) => s.serverMs),
        databaseMs: of(own, (s) => s.databaseMs),
        queries: statements?.[name][contender].queries ?? 0,
        frames: statements?.[name][contender].frames ?? 0,
        bytes: of(own, (s) => s.bytes),
        units: of(own, (s) => s.units),
        grew: own[0].grew === null ? null : Math.max(...own.map((s) => s.grew)),
        shareOfBare: share(samples[`${name}/bare`], own),
        load: of(own, (s) => s.load),
        requests: own.reduce((total, s) => total + s.done, 0),
      };
      figures[name] = { ...figures[name], [contender]: figure };
      rows.push([
        contender === 'bare' ? WORKLOADS[name].title : '',
        NAMES[contender],
        figure.perSecond.toFixed(figure.perSecond < 100 ? 1 : 0),
        figure.p50.toFixed(1),
        figure.p95.toFixed(1),
        figure.cpuMs.toFixed(2),
        figure.serverMs.toFixed(2),
        figure.databaseMs.toFixed(2),
        `${Number(figure.queries.toFixed(1))}+${Number(figure.frames.toFixed(1))}`,
        figure.bytes.toFixed(0),
        contender === 'bare' ? '' : `${(figure.shareOfBare * 100).toFixed(0)} %`,
        figure.load.toFixed(1),
      ]);
    }
  }
  const others = median(Object.values(samples).flat().map((sample) => sample.others));
  console.log(`\n${table(rows).join('\n')}`);
  console.log(`
CPU is of server and PostgreSQL, per request, from /proc; medians of ${flags.rounds} interleaved rounds${flags.rounds > 3 ? ' (3 of what is not gated)' : ''}. Queries: those of the product + those that open, enter and end
transactions. Concurrency ${WORKLOADS.roster.concurrency ?? 8} (broad contains, saving 300, moves, hours: 1; tree, locks: 2), ${os.cpus().length} CPUs shared by load, server and database; load average ${loadBefore.toFixed(1)} before, ${loadAverage().toFixed(1)} after;
other programs used ${others.toFixed(2)} CPUs.${others > 0.3 ? ' The machine was busy: of requests/s and p50/p95 think little.' : ''}`);
  if (memory) console.log(`Server: start-up ${startUp.toFixed(0)} ms, memory ${memory.idle} MB when ready, ${memory.now} MB after the load, ${memory.peak} MB at its highest; after it and a collection ${memory.resident} MB, of them ${memory.heap} MB of objects, ${memory.external} MB of buffers.`);

  const paceOf = { roster: ({ pace }) => pace, save: (_, round) => cost(samples['save/bare'][round]) };
  const verdicts = gates
    .filter(({ workload, contender, over = 'bare' }) => figures[workload]?.[contender] && figures[workload][over])
    .map(({ workload, contender, over = 'bare', atLeast, surchargeAtMost, p50Below, p95Below, perSecondAtLeast, cpuBelow, rostersBelow, asSlowAs = 'roster' }) => {
      const own = samples[`${workload}/${contender}`];
      const who = `${WORKLOADS[workload].title}, ${NAMES[contender]}`;
      // Machines differ, and one machine from minute to minute: limits were set where the bare roster took so long, and each round is asked by how long it takes in that round.
      const paces = own.map(paceOf[asSlowAs]);
      const slowness = (round) => paces[round] / REFERENCES[asSlowAs];
      const onMachine = `where the bare ${asSlowAs} takes ${REFERENCES[asSlowAs]} ms; beside it ${median(paces).toFixed(2)} here`;
      if (cpuBelow !== undefined) {
        const there = median(own.map((sample, round) => cost(sample) / slowness(round)));
        return { good: there < cpuBelow, words: `${who}: ${figures[workload][contender].cpuMs.toFixed(1)} ms of CPU, which is ${there.toFixed(1)} ${onMachine}; less than ${cpuBelow} is asked` };
      }
      if (rostersBelow !== undefined) {
        // What has no other way to be done cheaply is held against a request that is, in the same rounds: machines differ by more than twice.
        const rosters = median(own.map((sample) => cost(sample) / sample.pace));
        return { good: rosters < rostersBelow, words: `${who}: ${rosters.toFixed(1)} times the bare roster, less than ${rostersBelow} is asked` };
      }
      // Where others take the processors, time says nothing of this program.
      const judged = others <= 0.3;
      const asked = (limit) => `${limit} asked${judged ? '' : ' of a machine that is not busy'}`;
      if (perSecondAtLeast !== undefined) {
        const there = median(own.map(({ perSecond }, round) => perSecond * slowness(round)));
        return { good: there >= perSecondAtLeast || !judged, words: `${who}: ${figures[workload][contender].perSecond.toFixed(0)} a second (bare ${figures[workload].bare.perSecond.toFixed(0)}), which is ${there.toFixed(0)} ${onMachine}; ${asked(`at least ${perSecondAtLeast} are`)}` };
      }
      for (const [percentile, below] of Object.entries({ p50: p50Below, p95: p95Below })) {
        if (below === undefined) continue;
        const bare = figures[workload].bare[percentile];
        const there = median(own.map((sample, round) => sample[percentile] / slowness(round)));
        return { good: there < below || !judged, words: `${who}: ${percentile} ${figures[workload][contender][percentile].toFixed(0)} ms (bare SQL ${bare.toFixed(0)}), which is ${there.toFixed(0)} ${onMachine}; ${asked(`less than ${below} ms is`)}` };
      }
      if (surchargeAtMost !== undefined) {
        const taken = pairs[`${workload}/${contender}`];
        const surcharge = median(taken.map(([one, other]) => cost(other) / cost(one))) - 1;
        return { good: surcharge <= surchargeAtMost, words: `${WORKLOADS[workload].title}: isolation costs ${(surcharge * 100).toFixed(0)} % more CPU in ${taken.length} turns, ${(surchargeAtMost * 100).toFixed(0)} % is allowed` };
      }
      const shareOfBare = share(samples[`${workload}/${over}`], samples[`${workload}/${contender}`]);
      const good = shareOfBare >= atLeast;
      const words = `${WORKLOADS[workload].title}, ${NAMES[contender]}: ${(shareOfBare * 100).toFixed(0)} % of ${over === 'bare' ? 'the bare handler' : NAMES[over]}, at least ${(atLeast * 100).toFixed(0)} % is asked`;
      return { good, words };
    });
  verdicts.push(...(gates.length ? derivedVerdicts(samples) : []));
  if (gates.length && memory) {
    verdicts.push({ good: memory.peak < MOST_MB, words: `the server held ${memory.peak} MB at its highest, less than ${MOST_MB} MB is asked` });
    verdicts.push({ good: startUp < LATEST_MS || others > 0.3, words: `the server was ready after ${startUp.toFixed(0)} ms, less than ${LATEST_MS} ms is asked of a machine that is not busy` });
  }
  console.log('');
  for (const { good, words } of verdicts) console.log(`${good ? 'ok  ' : 'FAIL'} ${words}`);
  for (const { workload, contender, over, what } of differences.filter(({ workload }) => figures[workload])) {
    // Round by round, as for shares.
    const more = median(samples[`${workload}/${contender}`].map((sample, round) => cost(sample) - cost(samples[`${workload}/${over}`][round])));
    figures[workload][contender].more = { over, cpuMs: more };
    console.log(`info ${what}: ${more.toFixed(2)} ms more CPU per request (${NAMES[over]} ${figures[workload][over].cpuMs.toFixed(2)}, ${NAMES[contender]} ${figures[workload][contender].cpuMs.toFixed(2)})`);
  }
  for (const name of flags.names.filter((one) => WORKLOADS[one].unit)) {
    const { unit } = WORKLOADS[name];
    const words = Object.entries(figures[name]).map(([contender, { cpuMs, serverMs, units, grew }]) => `${NAMES[contender]} ${((cpuMs / units) * 1000).toFixed(0)} µs (${((serverMs / units) * 1000).toFixed(0)} without the database)${grew === null ? '' : `, ${grew} MB more at its highest than before`}`);
    console.log(`info ${WORKLOADS[name].title}, CPU a ${unit.name} of ${figures[name].bare.units}: ${words.join('; ')}`);
  }
  if (flags.peers) console.log(`info memory after the load: ${['bare', 'graphql', 'newer', 'postgraphile'].map((contender) => `${NAMES[contender]} ${memoryOf(pids[contender]).now} MB (${memoryOf(pids[contender]).peak} at its highest)`).join('; ')}`);
  for (const warning of warnings) console.log(`warn ${warning}`);
  for (const problem of problems) console.log(`FAIL ${problem}`);
  if (!problems.length) console.log('ok   every answer was checked');

  const file = path.join(dataDir, `bench/${flags.size === 'begun' ? 'begun' : 'last'}.json`);
  fs.writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), size: flags.size, rounds: flags.rounds, seconds: flags.seconds, cpus: os.cpus().length, cpu: os.cpus()[0].model, node: process.version, loadBefore, others, startUp, memory, figures, gates: verdicts, warnings, problems, statements, samples }, null, 1));
  const failed = verdicts.filter(({ good }) => !good).length + problems.length;
  // One of them is that every answer was right.
  const checks = verdicts.length + Math.max(1, problems.length);
  console.log(failed ? `\n${failed} of ${checks} checks failed: the lines above that begin with FAIL say what is missed.` : `\nAll checks passed (${checks}).`);
  return { code: failed ? 1 : 0, figures };
}
