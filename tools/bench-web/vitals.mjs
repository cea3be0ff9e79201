// How a page comes up for whoever has nothing of it yet: the browser's own figures, and what its main thread had to do.
import { openPage, settled } from './browser.mjs';
import { cpuBetween, tasksOf, traced } from './trace.mjs';

const BLOCKING_MS = 50;

/** `shows`: what is there when the page can be used. */
export const PAGES = (world) => ({
  'sign-in': { url: world.urls.site, path: '/login', shows: 'main form input' },
  dashboard: { url: world.urls.site, user: world.users.site, path: '/', shows: 'main h2' },
  roster: { url: world.urls.site, user: world.users.site, path: world.roster.path, shows: '.ab-row' },
  list: { url: world.urls.top, user: world.users.top, path: '/people/participants', shows: 'tbody tr' },
});

export async function vitals(browser, what, rate) {
  const { page, close } = await openPage(browser, { ...what, rate, serviceWorkers: 'allow' });
  const events = await traced(browser, page, async () => {
    await page.goto(what.path);
    await settled(page, what.shows);
    await page.waitForTimeout(1_000 * rate ** 0.5);
  });
  const { scripts, ...figures } = await page.evaluate(() => ({
    lcp: window.bench.lcp,
    cls: window.bench.cls,
    blocked: window.bench.long.filter(({ startTime }) => startTime > window.bench.fcp).reduce((total, { duration }) => total + duration - 50, 0),
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: new URL(name), at: startTime }))
      .filter(({ url: { origin, pathname } }) => origin === location.origin && /\.(js|css)$/.test(pathname))
      .map(({ url, at }) => ({ file: url.pathname.slice(1), at })),
  }));
  await close();
  return { ...figures, ...ownTime(events), scripts };
}

/** Of the thread that painted: what it worked in all, and what of each task exceeded 50 ms, in its own time. */
function ownTime(events) {
  const painter = events.find(({ name }) => name === 'firstContentfulPaint') ?? events.find(({ name }) => name === 'firstPaint');
  if (!painter) throw new Error('The trace has no first paint.');
  const tasks = tasksOf(events, painter);
  const after = tasks.filter(({ ts }) => ts > painter.ts);
  return { cpu: cpuBetween(tasks, -Infinity, Infinity), blockedCpu: after.reduce((total, { dur, tdur = dur }) => total + Math.max(0, tdur / 1000 - BLOCKING_MS), 0) };
}
