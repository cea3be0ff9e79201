// How much dearer a request is where ten tenants are at work instead of one. Round by round: what disturbed a round disturbed both.
import { TENANTS } from './fill.mjs';
import { median } from './proc.mjs';
import { cost, NAMES, of, table } from './report.mjs';
import { ofAll } from './tenant-workloads.mjs';
import { WORKLOADS } from './workloads.mjs';

const GROWTH_AT_MOST = 0.6;
/** Of PostgreSQL's own memory: so much has to hold what all tenants work on. */
export const ASKED_OF_BYTES = 4 * 1024 ** 3;

const percent = (growth) => `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(0)} %`;

/** @returns how many requests became dearer than is allowed */
export async function printTenantGrowth(db, names, samples, { judged }) {
  const { rows: [{ bytes, buffers, size }] } = await db.query(
    `select pg_size_bytes(current_setting('shared_buffers'))::float8 as bytes, current_setting('shared_buffers') as buffers, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const rows = [['workload', 'by', 'CPU ms', 'then', 'growth', 'by round', 'server', 'then', 'database', 'then', 'p95 ms', 'then']];
  const verdicts = [];
  for (const name of names) {
    const growths = {};
    for (const contender of Object.keys(WORKLOADS[ofAll(name)].contenders)) {
      const [one, ten] = [name, ofAll(name)].map((row) => samples[`${row}/${contender}`]);
      const rounds = one.map((sample, round) => cost(ten[round]) / cost(sample) - 1);
      growths[contender] = median(rounds);
      const pair = (part, digits = 2) => [one, ten].map((own) => of(own, part).toFixed(digits));
      rows.push([contender === 'bare' ? WORKLOADS[name].title : '', NAMES[contender], ...pair(cost), percent(growths[contender]), `${percent(Math.min(...rounds))} to ${percent(Math.max(...rounds))}`, ...pair((s) => s.serverMs), ...pair((s) => s.databaseMs), ...pair((s) => s.p95, 1)]);
    }
    const contender = growths.graphql === undefined ? 'walls' : 'graphql';
    verdicts.push({ good: growths[contender] < GROWTH_AT_MOST, words: `${WORKLOADS[name].title}, ${NAMES[contender]}: ${percent(growths[contender])} CPU with ${TENANTS} tenants at work (bare handler ${percent(growths.bare)}, with the walls ${percent(growths.walls)})` });
  }
  console.log(`\nFrom one tenant at work to ${TENANTS} of its size; shared_buffers ${buffers}, the database ${size}\n${table(rows).join('\n')}\n`);
  if (!judged) return 0;
  // With less, what ten tenants work on is read from the system's cache again and again: another question.
  const asked = bytes >= ASKED_OF_BYTES;
  for (const { good, words } of verdicts) console.log(`${good ? 'ok  ' : asked ? 'FAIL' : 'info'} ${words}; less than ${GROWTH_AT_MOST * 100} % is asked${asked ? '' : ' of 4GB of shared_buffers'}`);
  return asked ? verdicts.filter(({ good }) => !good).length : 0;
}
