// How much dearer each row became from one size of data to ten times as much, in the same run. CPU of another hour of a shared machine
// is another CPU: the bare handler's growth stands beside the server's.
import { GROWTH_AT_MOST, WORKLOADS } from './workloads.mjs';
import { cost, NAMES, of, share, table } from './report.mjs';

export function printGrowth(names, before, after) {
  const rows = [['workload', 'by', 'CPU ms', 'then', 'growth', 'database', 'then', '% of bare', 'then', 'p95 ms', 'then']];
  const failed = [];
  for (const name of names) {
    for (const contender of Object.keys(WORKLOADS[name].contenders)) {
      const [one, ten] = [before, after].map(({ samples }) => samples[`${name}/${contender}`]);
      const shares = [before, after].map(({ samples }) => `${(share(samples[`${name}/bare`], samples[`${name}/${contender}`]) * 100).toFixed(0)} %`);
      const growth = of(ten, cost) / of(one, cost) - 1;
      const pair = (part, digits = 2) => [of(one, part).toFixed(digits), of(ten, part).toFixed(digits)];
      rows.push([contender === 'bare' ? WORKLOADS[name].title : '', NAMES[contender], ...pair(cost), `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(0)} %`, ...pair((s) => s.databaseMs), ...(contender === 'bare' ? ['', ''] : shares), ...pair((s) => s.p95, 1)]);
      if (contender === (WORKLOADS[name].contenders.graphql ? 'graphql' : 'walls') && !WORKLOADS[name].grows && growth >= GROWTH_AT_MOST) failed.push(`${WORKLOADS[name].title}: ${(growth * 100).toFixed(0)} % more CPU, less than ${GROWTH_AT_MOST * 100} % is asked`);
    }
  }
  console.log(`\nFrom a million rows of attendance to ten million\n${table(rows).join('\n')}`);
  for (const line of failed) console.log(`FAIL ${line}`);
  if (!failed.length) console.log(`ok   no request costs ${GROWTH_AT_MOST * 100} % more than with a tenth of the rows`);
  else process.exitCode = 1;
}
