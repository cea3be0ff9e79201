import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, open, SITE, TAKER } from './support';

const START = '/participation/activity';
const row = (page: Page, index: number) => page.locator('.ab-row').nth(index);
const status = (page: Page, index: number, name: string) => row(page, index).getByRole('radio', { name, exact: true });

/** A day of last month on which the session met: no other test has to do with it. */
async function meetingBefore(page: Page, sessionId: string): Promise<string> {
  const today = new Date((await page.evaluate(() => new Date().toISOString().slice(0, 10))) + 'T00:00:00Z');
  const from = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
  await page.goto(`/participation/grid?${new URLSearchParams({ sessionId, date: from, span: 'month' })}`);
  const head = page.locator('thead th:not([data-struck]):not(:first-child) b').first();
  await expect(head).toBeVisible();
  const [month, day] = ((await head.textContent()) ?? '').split('/');
  return `${from.slice(0, 4)}-${month}-${day}`;
}

test("two with one roster open see each other's marks, and who comes back sees what was missed", async ({ browser }) => {
  const mine = await open(browser, SITE, START);
  const link = mine.locator('section', { has: mine.getByRole('heading', { name: /^Today/ }) }).getByRole('link', { name: /After-School Core/ });
  const sessionId = new URL((await link.getAttribute('href')) ?? '', mine.url()).searchParams.get('sessionId') ?? '';
  const date = await meetingBefore(mine, sessionId);
  const roster = `/participation/activity/select-participants?${new URLSearchParams({ sessionId, date })}`;
  await mine.goto(roster);
  const theirs = await open(browser, TAKER, roster);
  for (const page of [mine, theirs]) await expect(row(page, 0)).toBeVisible();

  const before = await status(mine, 0, 'Excused').isChecked();
  const [here, there] = before ? (['Unexcused', 'Excused'] as const) : (['Excused', 'Unexcused'] as const);
  await status(theirs, 0, here).check();
  await expect(status(mine, 0, here)).toBeChecked();
  await expect(row(mine, 0).getByText('Jamal Carter, just now')).toBeVisible();
  await expect(mine.locator('[data-live-news]')).toContainText('Jamal Carter changed');
  await isAxeClean(mine);
  await status(mine, 0, there).check();
  await expect(status(theirs, 0, there)).toBeChecked();

  // Out of reach, as a sleeping phone is.
  await mine.route('**/live/graphql**', (route) => route.abort());
  await mine.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await status(theirs, 1, 'Excused').check();
  await expect(theirs.locator('[data-save=saved]')).toBeVisible();
  await mine.unroute('**/live/graphql**');
  await mine.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(status(mine, 1, 'Excused')).toBeChecked();

  // The grid of the same day hears of it too, opened by its session alone.
  await mine.goto(`/participation/grid?${new URLSearchParams({ sessionId, date, span: 'week' })}`);
  const grid = mine.getByRole('grid', { name: /^Attendance of/ });
  await expect(grid).toBeVisible();
  await expect(mine.getByLabel('Activity')).not.toHaveValue('');
  await status(theirs, 0, here).check();
  await expect(grid.locator('td[data-fresh]')).toHaveText(here === 'Excused' ? 'E' : 'U');
});
