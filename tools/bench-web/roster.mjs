// A roster from the answer's arrival to its painted rows, and one child's mark from the press to the paint; beside each the same rows without React.
import { openPage, settled } from './browser.mjs';
import { spans, traced } from './trace.mjs';

const ROWS = '.ab-roster';
const ROW = '.ab-row';
const SAVED_MS = 700; // a mark is sent and answered: none of it falls into the next

async function openRoster(browser, world, roster, rate) {
  const opened = await openPage(browser, { url: world.urls.site, user: world.users.site, rate });
  await opened.page.goto(roster.path);
  await settled(opened.page, ROW, roster.children);
  return opened;
}

export async function mounting(browser, world, roster, { rate, rounds }) {
  const { page, close } = await openRoster(browser, world, roster, rate);
  const leave = async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.locator(ROW).first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
  };
  const go = async () => {
    await page.evaluate(([path, row, children]) => window.bench.go(path, 'attendanceRoster', row, children), [roster.path, ROW, roster.children]);
    await page.waitForTimeout(500);
  };
  // Once without being measured: what the browser compiles once is not a mount's.
  await leave();
  await go();
  const own = await traced(browser, page, async () => {
    for (let round = 0; round < rounds; round++) {
      await leave();
      await go();
    }
  });
  const plain = await traced(browser, page, () => plainly(page, rounds));
  await close();
  return { own: whole(spans(own, 'data', 'painted'), rounds), plain: whole(spans(plain, 'data', 'painted'), rounds) };
}

async function plainly(page, rounds, within = async () => undefined) {
  for (let round = 0; round < rounds; round++) {
    await page.evaluate((rows) => window.bench.showPlain(rows), ROWS);
    await within();
    await page.evaluate(() => window.bench.hidePlain());
  }
}

export async function marking(browser, world, roster, { rate, rounds }) {
  const { page, close } = await openRoster(browser, world, roster, rate);
  const press = async (scope) => {
    for (let round = 0; round < rounds; round++) {
      // Absences only: whoever is present elsewhere at that hour would be asked about.
      const radios = page.locator(`${scope} ${ROW}`).nth(round % 8).locator('input[type=radio]:not([value=Present])');
      const next = (await radios.first().isChecked()) ? 1 : 0;
      const { x, y, width, height } = await radios.nth(next).locator('xpath=ancestor::label').boundingBox();
      const shown = await page.evaluate(() => window.bench.shown);
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((before) => window.bench.shown > before, shown);
      await page.waitForTimeout(SAVED_MS);
    }
  };
  await press('#root');
  await page.evaluate(() => (window.bench.events.length = 0));
  const own = await traced(browser, page, () => press('#root'));
  const latencies = await interactions(page);
  await page.evaluate(() => (window.bench.events.length = 0));
  const plain = await traced(browser, page, () => plainly(page, 1, () => press('[data-plain]')));
  const plainLatencies = await interactions(page);
  const unsaved = await page.locator('[data-save=failed], [data-phase=failed]').count();
  await close();
  if (unsaved) throw new Error('A mark was not taken by the server: what was measured is not what it should be.');
  return { own: whole(spans(own, 'press', 'shown'), rounds), plain: whole(spans(plain, 'press', 'shown'), rounds), latencies, plainLatencies };
}

/** The longest event of each interaction, to the next paint, as the browser itself tells it (in steps of 8 ms, from 16). */
const interactions = (page) =>
  page.evaluate(() => {
    const longest = new Map();
    for (const { interactionId, duration } of window.bench.events) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    return [...longest.values()];
  });

function whole(found, rounds) {
  if (found.length !== rounds) throw new Error(`The trace holds ${found.length} of ${rounds} rounds.`);
  return found;
}
