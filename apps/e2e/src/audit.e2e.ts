import { expect, test } from '@playwright/test';
import { INSTITUTION, isSoundAtEveryWidth, open, SITE, TAKER, TOP } from './support';

test('the trail says who marked whom, and its rows have addresses', async ({ browser }) => {
  const page = await open(browser, INSTITUTION, '/settings/audit?f=action.equals.attendance.save');
  await page.getByRole('row', { name: /Attendance saved/ }).first().getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: 'Attendance saved' });
  await expect(sheet.getByRole('row', { name: /^Marks, .+, status/ }).first()).toContainText(/Present|Absence/);
  await expect(sheet.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-7/)).toHaveCount(2); // of the record and of the request, of no child
  await expect(page).toHaveURL(/entry=[0-9a-f-]{36}/);
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/entry=/);
});

test('the file holds what the filters leave', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/audit?f=action.equals.sign_in.succeed');
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('sign_in.succeed');
  expect(text).not.toContain('attendance.save');
});

test('a coordinator has neither the menu entry nor the page', async ({ browser }) => {
  for (const email of [SITE, TAKER]) {
    const page = await open(browser, email, '/settings/audit');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  }
});

test('/settings/audit: no serious fault of accessibility, light and dark, at three widths', async ({ browser }) => {
  test.setTimeout(180_000);
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/audit', ready: 'Audit trail' });
});
