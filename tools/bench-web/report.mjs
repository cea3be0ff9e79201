// The table of what was timed, its bounds, and whether the list of the bundle report is what a browser fetches.
import { median } from '../bench/proc.mjs';
import { table } from '../bench/report.mjs';

/** Milliseconds of the main thread's own time; a second of scrolling leaves half of it to the rest. */
const BOUNDS = { mount: { 1: 100, 4: 400 }, mark: { 1: 50, 4: 100 }, scroll: 500, frames: 50, cls: 0.05, blocked: 200 };
/** What the rows of a roster of 60 without React took where the bounds in milliseconds were set, by how many times slower its processor is made: a slower machine is asked as much of its own (docs/performance.md, "The client"). */
const PLAIN_MS = { mount: { 1: 36, 4: 211 }, mark: { 1: 9, 4: 43 } };
/** Of the same rows without React: what other programs take of the machine lengthens both. */
const TIMES_PLAIN = { mount: 3, mark: 4 };

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
  for (const [name, { perSecond, worst, perMovedSecond, longest }] of Object.entries(scroll)) rows.push([`scrolling: ${name}`, 'a second', ms(perMovedSecond), '', '', `${perSecond.toFixed(0)} frames/s, worst half second ${worst.toFixed(0)}; longest task ${ms(longest)}`]);
  for (const [name, samples] of Object.entries(vitals)) {
    rows.push([`${named(name)}: opening`, '', ms(middle(samples, 'cpu')), '', '', `LCP ${ms(middle(samples, 'lcp'))}, CLS ${middle(samples, 'cls').toFixed(3)}, TBT ${ms(middle(samples, 'blocked'))} (own time ${ms(middle(samples, 'blockedCpu'))})`]);
  }
  return rows;
}

/** `busy`: other programs take the processors, whose caches and turns then lengthen every millisecond; what is no ratio is told and not judged. */
export function judge({ mount, mark, scroll, vitals }, busy) {
  const verdicts = [];
  const say = (good, words) => verdicts.push({ good, words });
  const within = (what, value, most, unit, told = false) => say(told ? null : value <= most, `${what}: ${value.toFixed(unit ? 1 : 3)}${unit}, at most ${most}${unit} ${told ? 'is asked of a machine that is not busy' : 'is allowed'}`);
  const inTime = (what, value, most, told, { rate = 1, by = 'mount' } = {}) => {
    const plain = { mount, mark }[by][rate]?.plain;
    // Without the rows nobody knows how fast the machine is.
    const plainMs = plain ? middle(plain, 'cpu') : null;
    const slowness = plainMs === null ? 1 : Math.max(1, plainMs / PLAIN_MS[by][rate]);
    const here = most * slowness;
    const onMachine = slowness > 1 ? ` (${most} where the rows without React take ${PLAIN_MS[by][rate]} ms; ${ms(plainMs)} here)` : '';
    const isTold = told || plainMs === null;
    const asked = told ? 'are asked of a machine that is not busy' : plainMs === null ? 'are asked where `mount` is measured too' : 'are allowed';
    say(isTold ? null : value <= here, `${what}: ${value.toFixed(1)} ms of CPU, at most ${here.toFixed(0)} ${asked}${onMachine}`);
  };
  for (const [what, byRate] of Object.entries({ mount, mark })) {
    for (const [rate, { own, plain }] of Object.entries(byRate)) {
      inTime(`${TIMED[what]}${slower(rate)}`, middle(own, 'cpu'), BOUNDS[what][rate], busy, { rate, by: what });
      within(`${TIMED[what]}${slower(rate)}, of the same rows without React`, middle(own, 'cpu') / middle(plain, 'cpu'), TIMES_PLAIN[what], ' times');
    }
  }
  for (const [name, { perMovedSecond, perSecond }] of Object.entries(scroll)) {
    inTime(`a second of scrolling, ${name}`, perMovedSecond, BOUNDS.scroll, false);
    say(busy ? null : perSecond >= BOUNDS.frames, `scrolling, ${name}: ${perSecond.toFixed(1)} frames/s, at least ${BOUNDS.frames} are asked${busy ? ' of a machine that is not busy' : ''}`);
  }
  for (const [name, samples] of Object.entries(vitals)) {
    within(`${named(name)}: layout shift`, middle(samples, 'cls'), BOUNDS.cls, '');
    if (name.endsWith(' 1')) inTime(`${named(name)}: blocking time`, middle(samples, 'blockedCpu'), BOUNDS.blocked, busy);
  }
  return verdicts;
}

/** What a browser fetched for a page and the manifest does not tell, or the other way round. What a page at rest fetches by itself is nobody's first load, as long as it comes after what there is to see. */
export function compareFetched({ dashboard, signIn, atRest }, { vitals }) {
  return [['dashboard', dashboard], ['sign-in', signIn]].flatMap(([name, { files }]) => {
    const [sample] = vitals[`${name} 1`] ?? [];
    if (!sample) return [];
    const fetched = new Set(sample.scripts.filter(({ file, at }) => files.has(file) || !atRest.has(file) || at < sample.lcp).map(({ file }) => file));
    const differences = [...[...fetched].filter((file) => !files.has(file)).map((file) => `+${file}`), ...[...files].filter((file) => !fetched.has(file)).map((file) => `-${file}`)];
    return [{ good: differences.length === 0, words: `${name}: the browser fetched ${fetched.size} scripts and styles${differences.length ? `, not those of the report: ${differences.join(' ')}` : ', those of the report'}` }];
  });
}
