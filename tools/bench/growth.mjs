// How much dearer each row became from one size of data to ten times as much, in the same run. CPU of another quarter of an hour is
// another CPU: what the bare handler's own JavaScript costs, which knows nothing of the data, tells how much, and is taken out.
import { GROWTH_AT_MOST, WORKLOADS } from './workloads.mjs';
import { median } from './proc.mjs';
import { cost, NAMES, of, share, table } from './report.mjs';

const allowed = (name) => WORKLOADS[name].growthAtMost ?? GROWTH_AT_MOST;
const WORDS = new Map([[1, 'a million'], [10, 'ten million'], [101, 'a hundred million']]);
const inWords = (rows) => WORDS.get(Math.round(rows / 1_000_000)) ?? rows.toLocaleString('en-US');

/** `rows` of attendance, before and after */
export function printGrowth(names, rowsOfBoth, [before, after]) {
  const rows = [['workload', 'by', 'CPU ms', 'then', 'growth', 'database', 'then', '% of bare', 'then', 'p95 ms', 'then']];
  const failed = [];
  const ownWork = (samples) => of(samples, (s) => s.serverMs);
  const drift = median(names.map((name) => ownWork(after.samples[`${name}/bare`]) / ownWork(before.samples[`${name}/bare`])));
  for (const name of names) {
    for (const contender of Object.keys(WORKLOADS[name].contenders)) {
      const [one, ten] = [before, after].map(({ samples }) => samples[`${name}/${contender}`]);
      const shares = [before, after].map(({ samples }) => `${(share(samples[`${name}/bare`], samples[`${name}/${contender}`]) * 100).toFixed(0)} %`);
      const growth = of(ten, cost) / of(one, cost) / drift - 1;
      const pair = (part, digits = 2) => [of(one, part).toFixed(digits), of(ten, part).toFixed(digits)];
      rows.push([contender === 'bare' ? WORKLOADS[name].title : '', NAMES[contender], ...pair(cost), `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(0)} %`, ...pair((s) => s.databaseMs), ...(contender === 'bare' ? ['', ''] : shares), ...pair((s) => s.p95, 1)]);
      if (contender === (WORKLOADS[name].contenders.graphql ? 'graphql' : 'walls') && !WORKLOADS[name].grows && growth >= allowed(name)) failed.push(`${WORKLOADS[name].title}: ${(growth * 100).toFixed(0)} % more CPU, less than ${allowed(name) * 100} % is asked`);
    }
  }
  console.log(`\nFrom ${inWords(rowsOfBoth[0])} rows of attendance to ${inWords(rowsOfBoth[1])}; the machine took ${drift.toFixed(2)} times the CPU for the same JavaScript, which growth leaves out\n${table(rows).join('\n')}`);
  for (const line of failed) console.log(`FAIL ${line}`);
  if (!failed.length) console.log('ok   no request costs more than is allowed with ten times the rows');
  else process.exitCode = 1;
}
