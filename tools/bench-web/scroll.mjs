// Long lists under a hand that scrolls: how many frames came, and what the main thread had to do; beside them a plain page of as many lines.
import { openPage, settled } from './browser.mjs';
import { cpuBetween, marksOf, tasksOf, traced } from './trace.mjs';

const SPEED = 4_000; // pixels a second
const SLICE_MS = 500;
const LINES = 5_000;

export const LISTS = (world) => ({
  'participants of 50,000, 100 a page': { url: world.urls.top, user: world.users.top, path: '/people/participants?ps=100', shows: ['tbody tr', 100], distance: 3_000 },
  'roster of 300': { url: world.urls.site, user: world.users.site, path: world.long.path, shows: ['.ab-row', 300], distance: 10_000 },
  'organization tree of 5,000 sites, open': {
    url: world.urls.tree, user: world.users.tree, path: '/organizations/tree', shows: ['[role=treeitem]', 5], distance: 20_000,
    before: (page) => page.getByRole('button', { name: 'Open everything' }).click(),
  },
  [`plain page of ${LINES} lines`]: { url: 'about:blank', path: 'about:blank', shows: ['p', LINES], distance: 20_000, plain: true },
});

export async function scrolling(browser, { url, user, path, shows: [selector, count], distance, before, plain }) {
  const { page, device, close } = await openPage(browser, { url: plain ? undefined : url, user });
  await page.goto(path);
  // Put in by hand: a document that is written anew has lost what listens to it.
  if (plain) await page.evaluate((lines) => document.body.append(...Array.from({ length: lines }, (_, index) => Object.assign(document.createElement('p'), { textContent: `Line ${index}`, style: 'margin:0;height:36px' }))), count);
  await settled(page, selector, count);
  await before?.(page);
  await page.waitForTimeout(1_000);
  const drag = (yDistance) => device.send('Input.synthesizeScrollGesture', { x: 640, y: 600, yDistance, speed: SPEED, gestureSourceType: 'mouse', preventFling: true });
  // Once down and up without being measured: what is painted and compiled for the first time belongs to opening the page.
  await drag(-distance);
  await drag(distance);
  let times = [];
  const events = await traced(browser, page, async () => {
    await page.evaluate(() => {
      window.bench.count();
      performance.mark('bench:from');
    });
    await drag(-distance);
    await drag(distance);
    times = await page.evaluate(() => {
      performance.mark('bench:to');
      return window.bench.counted();
    });
  });
  const farthest = await page.evaluate(() => window.bench.farthest);
  await close();
  if (farthest < distance * 0.8) throw new Error(`${path} was scrolled by ${farthest} of ${distance} pixels.`);
  return { ...framesOf(times), ...costOf(events, distance) };
}

/** Frames a second in all, and in the worst half second. */
function framesOf(times) {
  const seconds = (times.at(-1) - times[0]) / 1000;
  const slices = Array.from({ length: Math.floor((seconds * 1000) / SLICE_MS) }, () => 0);
  for (const time of times) {
    const slice = Math.floor((time - times[0]) / SLICE_MS);
    if (slice < slices.length) slices[slice] += 1;
  }
  return { perSecond: (times.length - 1) / seconds, worst: (Math.min(...slices) * 1000) / SLICE_MS };
}

/** Of the main thread: its own time for each second that the hand moves, and its longest task. */
function costOf(events, distance) {
  const [from] = marksOf(events, 'from');
  const [to] = marksOf(events, 'to');
  const tasks = tasksOf(events, from).filter(({ ts }) => ts > from.ts && ts < to.ts);
  return { perMovedSecond: cpuBetween(tasks, from.ts, to.ts) / ((2 * distance) / SPEED), longest: Math.max(0, ...tasks.map(({ dur, tdur = dur }) => tdur / 1000)) };
}
