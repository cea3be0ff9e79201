import { expect, test } from '@playwright/test';
import { isAxeClean, open, SITE } from './support';

test('a session that is full: one waits, another comes over the limit, and a place that ends comes back', async ({ browser }) => {
  const page = await open(browser, SITE, '/activities?q=Garden');
  await page.getByRole('rowheader', { name: 'Garden & Cooking' }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  const row = page.getByRole('row', { name: /Fall/ }).first();
  const [before] = /^\d+/.exec((await row.getByText(/^\d+( of \d+)?$/).first().textContent()) ?? '') ?? [];
  const act = async (name: string) => {
    await row.getByRole('button', { name: /ctions/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const dialog = page.getByRole('dialog', { name: /^(Edit|Enrolled in) / });
  await act('Edit');
  await dialog.getByLabel('Places').fill(before ?? '');
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog).toBeHidden();

  await act('Enrolled…');
  await expect(dialog.getByText(`${before} of ${before} places taken`)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Enroll', exact: true }).click();
  const boxes = dialog.getByRole('list', { name: 'Who' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await dialog.getByRole('button', { name: 'Enroll 1 child' }).click();
  await expect(dialog.getByText('There are not enough places')).toBeVisible();
  await isAxeClean(page);
  await dialog.getByLabel('Reason').fill('Her sister comes already');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('1 waiting')).toBeVisible();

  await dialog.getByRole('tab', { name: /^Wait list/ }).click();
  await expect(dialog.getByText('Her sister comes already')).toBeVisible();
  await dialog.getByRole('button', { name: /^Give a place/ }).click();
  await dialog.getByLabel('Reason').fill('Two leaders today');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('1 over the limit')).toBeVisible();
  await expect(dialog.getByText('Nobody waits')).toBeVisible();

  await dialog.getByRole('tab', { name: /^Enrolled/ }).click();
  await dialog.getByRole('button', { name: /^More actions for/ }).first().click();
  await page.getByRole('menuitem', { name: 'End place…' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Place ends/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(dialog.getByText(/^Place ends/)).toHaveCount(0);
});
