import { expect, test } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

const GRID = '/participation/grid';

test('the grid is filled from the keyboard, saved, and undone', async ({ browser }) => {
  const page = await open(browser, SITE, GRID);
  await page.getByLabel('Activity').selectOption({ label: 'After-School Core' });
  const grid = page.getByRole('grid', { name: /^Attendance of After-School Core/ });
  await expect(grid).toBeVisible();
  // A month that is over, whatever the day of the test.
  await page.getByRole('radio', { name: 'Month' }).check({ force: true });
  await page.getByRole('button', { name: 'Earlier dates' }).click();
  const at = (row: number, column: number) => grid.locator(`td[data-row="${row}"][data-column="${column}"]`);
  await expect(at(0, 1)).toBeVisible();
  await page.waitForLoadState('networkidle');

  await at(0, 1).click();
  for (const key of ['u', 'ArrowDown', 'e', 'ArrowDown', 'u', 'ArrowUp', 'Shift+ArrowDown', 'Control+d']) await page.keyboard.press(key);
  await expect(at(0, 1)).toHaveText('U');
  await expect(at(1, 1)).toHaveText('E');
  await expect(at(2, 1)).toHaveText('E');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await isAxeClean(page);
  await page.reload();
  await expect(at(2, 1)).toHaveText('E');

  await at(0, 1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('p');
  await expect(at(1, 1)).toHaveText('P');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(at(0, 1)).toHaveText('U');
  await expect(at(1, 1)).toHaveText('E');
  await expect(grid.locator('[data-phase]')).toHaveCount(0);
  await page.keyboard.press('h');
  const history = page.getByRole('dialog', { name: /^History of / });
  await expect(history.getByRole('listitem').filter({ hasText: 'Excused absence → Present' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await expect(at(1, 1)).toBeFocused();
  // The month was looked at above; a week has the same cells, and a quarter of what axe has to measure six times.
  const week = new URL(page.url());
  week.searchParams.set('span', 'week');
  await isSoundAtEveryWidth(browser, { email: SITE, path: week.pathname + week.search, ready: 'Attendance grid' });
});

test('the rows stay under the hand that works in them, whatever there is to say', async ({ browser }) => {
  const page = await open(browser, SITE, GRID);
  await page.getByLabel('Activity').selectOption({ label: 'After-School Core' });
  const grid = page.getByRole('grid', { name: /^Attendance of After-School Core/ });
  await page.getByRole('radio', { name: 'Month' }).check({ force: true });
  // A month that is to come takes no presence, which is said.
  await page.getByRole('button', { name: 'Later dates' }).click();
  const cell = grid.locator('td[data-row="2"][data-column="2"]');
  await expect(cell).toBeVisible();
  await page.waitForLoadState('networkidle');
  await cell.click();
  const before = await cell.boundingBox();
  await page.keyboard.press('p');
  const said = page.getByText('1 cell was not changed');
  await expect(said).toBeInViewport();
  expect(await cell.boundingBox()).toEqual(before);
  await page.keyboard.press('e');
  await expect(cell).toHaveText('E');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(await cell.boundingBox()).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect(grid.locator('[data-phase]')).toHaveCount(0);
});
