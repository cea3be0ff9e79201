import { expect, test } from '@playwright/test';
import { isAxeClean, open, urlOf } from './support';

/** A site of its own: what is checked in here is nobody else's test. */
const COORDINATOR = 'site@rivermark.example';
const PIN = '246810';

test('a kiosk checks a child in by a badge, and the roster shows when', async ({ browser }) => {
  const page = await open(browser, COORDINATOR, '/participation');
  await page.getByRole('button', { name: 'Kiosks' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Front door');
  await dialog.getByLabel('PIN of the staff').fill(PIN);
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Make kiosk' }).click();
  const code = await dialog.getByTestId('opening-code').textContent();

  const context = await browser.newContext({ baseURL: urlOf(COORDINATOR), serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } });
  const tablet = await context.newPage();
  await tablet.goto('/kiosk');
  await tablet.getByLabel('Code').fill(code ?? '');
  await tablet.getByRole('button', { name: 'Open' }).click();
  await expect(tablet.getByRole('heading', { name: 'Scan your badge' })).toBeVisible();
  await isAxeClean(tablet);
  for (const width of [360, 820, 1280]) {
    await tablet.setViewportSize({ width, height: 900 });
    expect(await tablet.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await tablet.keyboard.type('ZZZZZZZZZZZZ');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByRole('alert')).toHaveText(/Nobody of this site has this code/);
  await tablet.keyboard.type('DEM000000001');
  await tablet.keyboard.press('Enter');
  const done = tablet.getByText(/Checked in at \d\d:\d\d [AP]M/);
  await expect(done).toBeVisible();
  const time = /\d\d:\d\d [AP]M/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  const name = (await tablet.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await tablet.keyboard.type('DEM000000001');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText(`Already in: ${time}`)).toBeVisible();

  // The tablet restarts while there is no network, with this child's card still on the screen.
  await expect.poll(() => tablet.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(await tablet.content()).not.toContain(name);
  await isAxeClean(tablet);
  await context.setOffline(false);
  await expect(tablet.getByRole('heading', { name: 'Scan your badge' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Staff' }).click();
  await tablet.getByLabel('PIN', { exact: true }).fill(PIN);
  await tablet.getByRole('button', { name: 'OK' }).click();
  await expect(tablet.getByRole('heading', { name: 'Open this device as a kiosk' })).toBeVisible();
  await context.close();

  await page.goto('/participation/activity');
  await page.locator('section', { has: page.getByRole('heading', { name: /^Today/ }) }).getByRole('link', { name: /After-School Core/ }).click();
  const row = page.locator('.ab-row').filter({ has: page.getByRole('radio', { name: 'Present', checked: true }) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(name.split(' ')[0] ?? name);
  // Hours before the session the mark begins with that; the step has the time.
  await row.getByRole('button', { name: /^Times of/ }).click();
  await expect(row).toContainText(`At the door: in ${time}`);
});
