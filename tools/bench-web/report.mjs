// The table of what was timed, its bounds, and whether the list of the bundle report is what a browser fetches.
import { median } from '../bench/proc.mjs';
import { table } from '../bench/report.mjs';

/** Milliseconds of the main thread's own time; a frame of 50 a second has 20. */
const BOUNDS = { mount: { 1: 100, 4: 400 }, mark: { 1: 50, 4: 50 }, frame: 20, cls: 0.05, blocked: 200 };

const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const middle = (samples, part) => median(samples.map((sample) => sample[part]));
const slower = (rate) => (Number(rate) === 1 ? '' : `, ${rate} times slower`);
const named = (name) => {
  const [, page, rate] = /^(.*) (\d+)$/.exec(name);
  return `${page}${slower(rate)}`;
};

export const print = (rows) => console.log(`\n${table(rows).join('\n')}`);

const TIMED = { mount: 'roster of 60, data to paint', mark: 'marking a child, press to paint' };

export function rowsOf({ mount, mark, scroll, vitals }) {
  const rows = [['measured', 'by', 'CPU ms', 'wall ms', 'times plain', 'further']];
  for (const [what, byRate] of Object.entries({ mount, mark })) {
    for (const [rate, { own, plain, latencies = [], plainLatencies = [] }] of Object.entries(byRate)) {
      const told = (list) => (list.length ? `interaction ${ms(median(list))}, at most ${ms(Math.max(...list))}` : '');
      rows.push([`${TIMED[what]}${slower(rate)}`, 'product', ms(middle(own, 'cpu')), ms(middle(own, 'wall')), (middle(own, 'cpu') / middle(plain, 'cpu')).toFixed(1), told(latencies)]);
      rows.push(['', 'same rows, no React', ms(middle(plain, 'cpu')), ms(middle(plain, 'wall')), '', told(plainLatencies)]);
    }
  }
  for (const [name, { perSecond, worst, cpuPerFrame, longest }] of Object.entries(scroll)) rows.push([`scrolling: ${name}`, '', ms(cpuPerFrame), '', '', `${perSecond.toFixed(0)} frames/s, worst half second ${worst.toFixed(0)}; longest task ${ms(longest)}`]);
  for (const [name, samples] of Object.entries(vitals)) {
    rows.push([`${named(name)}: opening`, '', ms(middle(samples, 'cpu')), '', '', `LCP ${ms(middle(samples, 'lcp'))}, CLS ${middle(samples, 'cls').toFixed(3)}, TBT ${ms(middle(samples, 'blocked'))} (own time ${ms(middle(samples, 'blockedCpu'))})`]);
  }
  return rows;
}

export function judge({ mount, mark, scroll, vitals }) {
  const verdicts = [];
  const within = (what, value, most, unit) => verdicts.push({ good: value <= most, words: `${what}: ${value.toFixed(unit ? 1 : 3)}${unit}, at most ${most}${unit} is allowed` });
  for (const [what, byRate] of Object.entries({ mount, mark })) for (const [rate, { own }] of Object.entries(byRate)) within(`${TIMED[what]}${slower(rate)}`, middle(own, 'cpu'), BOUNDS[what][rate], ' ms of CPU');
  for (const [name, { cpuPerFrame }] of Object.entries(scroll)) within(`a frame of scrolling, ${name}`, cpuPerFrame, BOUNDS.frame, ' ms of CPU');
  for (const [name, samples] of Object.entries(vitals)) {
    within(`${named(name)}: layout shift`, middle(samples, 'cls'), BOUNDS.cls, '');
    if (name.endsWith(' 1')) within(`${named(name)}: blocking time`, middle(samples, 'blockedCpu'), BOUNDS.blocked, ' ms of CPU');
  }
  return verdicts;
}

/** What a browser fetched for a page and the manifest does not tell, or the other way round. */
export function compareFetched({ dashboard, signIn }, { vitals }) {
  return [['dashboard', dashboard], ['sign-in', signIn]].flatMap(([name, { files }]) => {
    const [sample] = vitals[`${name} 1`] ?? [];
    if (!sample) return [];
    const fetched = new Set(sample.scripts);
    const differences = [...[...fetched].filter((file) => !files.has(file)).map((file) => `+${file}`), ...[...files].filter((file) => !fetched.has(file)).map((file) => `-${file}`)];
    return [{ good: differences.length === 0, words: `${name}: the browser fetched ${fetched.size} scripts and styles${differences.length ? `, not those of the report: ${differences.join(' ')}` : ', those of the report'}` }];
  });
}
