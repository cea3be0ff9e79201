// A roster from the answer's arrival to its painted rows, and one child's mark from the press to the paint; beside each the same rows without React.
import { openPage, settled } from './browser.mjs';
import { spans, traced } from './trace.mjs';

const ROWS = '.ab-roster';
const ROW = '.ab-row';
const A_TURN = 4;
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
  // In turns, since a machine that others share is slower in one minute than in the next.
  const events = await traced(browser, page, async () => {
    for (let round = 0; round < rounds; round++) {
      await leave();
      await go();
      await besides(page);
    }
  });
  await close();
  return { own: whole(spans(events, 'data', 'painted'), rounds), plain: whole(spans(events, 'plain-data', 'plain-painted'), rounds) };
}

/** The same rows without React over the page: as they open, or, with `act`, as they are when somebody presses them. */
async function besides(page, act = null) {
  await page.evaluate(([rows, opening]) => window.bench.showPlain(rows, opening), [ROWS, !act]);
  await act?.();
  await page.evaluate(() => window.bench.hidePlain());
}

export async function marking(browser, world, roster, { rate, turns }) {
  const { page, close } = await openRoster(browser, world, roster, rate);
  const pressed = { '#root': 0, '[data-plain]': 0 };
  const press = async (scope, times) => {
    for (let time = 0; time < times; time++) {
      // Absences only: whoever is present elsewhere at that hour would be asked about.
      const radios = page.locator(`${scope} ${ROW}`).nth(pressed[scope]++ % 8).locator('input[type=radio]:not([value=Present])');
      const next = (await radios.first().isChecked()) ? 1 : 0;
      const { x, y, width, height } = await radios.nth(next).locator('xpath=ancestor::label').boundingBox();
      const shown = await page.evaluate(() => window.bench.shown);
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((before) => window.bench.shown > before, shown);
      await page.waitForTimeout(SAVED_MS);
    }
  };
  const plainly = () => besides(page, () => press('[data-plain]', A_TURN));
  await press('#root', 8);
  await plainly();
  const latencies = { own: [], plain: [] };
  const told = async (whose, turn) => {
    await page.evaluate(() => (window.bench.events.length = 0));
    await turn();
    latencies[whose].push(...(await interactions(page)));
  };
  const events = await traced(browser, page, async () => {
    for (let turn = 0; turn < turns; turn++) {
      await told('own', () => press('#root', A_TURN));
      await told('plain', plainly);
    }
  });
  const unsaved = await page.locator('[data-save=failed], [data-phase=failed]').count();
  await close();
  if (unsaved) throw new Error('A mark was not taken by the server: what was measured is not what it should be.');
  const rounds = turns * A_TURN;
  return { own: whole(spans(events, 'press', 'shown'), rounds), plain: whole(spans(events, 'plain-press', 'plain-shown'), rounds), latencies: latencies.own, plainLatencies: latencies.plain };
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
