import { expect, test } from '@playwright/test';
import { INSTITUTION, isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

const HUB = '/participation';
const LOCKS = '/participation/lock-activity';

test('the queue of missing attendance leads to the day, and answers the others at once', async ({ browser }) => {
  const page = await open(browser, SITE, HUB);
  const heading = page.getByRole('heading', { name: /^Missing attendance \(\d+\)/ });
  await expect(heading).toBeVisible();
  await isAxeClean(page);
  const before = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  const row = page.getByRole('row', { name: /Homework Help|After-School Core/ }).first();
  const day = await row.getByRole('link').getAttribute('href');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Did not run' }).click();
  await page.getByRole('textbox', { name: /Why/ }).fill('Snow day');
  await page.getByRole('dialog').getByRole('button', { name: 'Did not run' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Missing attendance \\(${before - 1}\\)`) })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: `Missing attendance (${before})` })).toBeVisible();
  await page.locator(`a[href="${day ?? ''}"]`).click();
  await expect(page).toHaveURL(/select-participants/);
  await expect(page.locator('.ab-row').first()).toBeVisible();
});

test('a locked month refuses marks until somebody who may opens it again', async ({ browser }) => {
  const page = await open(browser, SITE, HUB);
  const day = await page.getByRole('link', { name: /After-School Core/ }).first().getAttribute('href');
  const sessionId = new URLSearchParams(day?.split('?')[1]).get('sessionId') ?? '';
  await page.goto(LOCKS);
  await page.getByRole('button', { name: /^Lock [A-Z]/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Lock/ }).click();
  const state = page.getByRole('table').getByText(/^Locked$/);
  await expect(state).toBeVisible();
  // The page begins with the month that is over.
  const month = await page.getByRole('heading', { level: 2 }).first().textContent();
  const date = `${new Date(`${month} 15 UTC`).toISOString().slice(0, 10)}`;
  await page.goto(`/participation/activity/select-participants?sessionId=${sessionId}&date=${date}`);
  await expect(page.getByText('This month is locked')).toBeVisible();
  await expect(page.getByText(/Locked by Rosa Delgado/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Present' }).first()).toBeDisabled();

  const leader = await open(browser, INSTITUTION, LOCKS);
  const row = leader.getByRole('row', { name: /Cedar Bend Community Center/ });
  await row.getByRole('checkbox').check();
  await leader.getByRole('button', { name: 'Unlock (1)' }).click();
  await leader.getByRole('textbox', { name: /Why/ }).fill('A child was forgotten');
  await leader.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Present' }).first()).toBeEnabled();
  await isSoundAtEveryWidth(browser, { email: INSTITUTION, path: LOCKS, ready: 'Lock participation' });
});
