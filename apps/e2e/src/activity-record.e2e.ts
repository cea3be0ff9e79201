import { expect, test } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

test('an activity is opened from the list and changed; its name stands above and in the list, and one of another site is not found', async ({ browser }) => {
  const page = await open(browser, SITE, '/activities');
  await page.getByRole('rowheader').getByRole('link', { name: 'Garden & Cooking' }).click();
  await expect(page.getByRole('heading', { name: 'Garden & Cooking', level: 1 })).toBeVisible();
  await expect(page.getByText('Type cannot be changed: the activity has sessions.')).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Garden and cooking');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Garden and cooking', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Activities' }).last().click();
  await page.getByRole('rowheader').getByRole('link', { name: 'Garden and cooking' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Garden & Cooking');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Garden & Cooking', level: 1 })).toBeVisible();
  await page.goto('/activities/edit?id=01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('Not found')).toBeVisible();
});

test('the record of an activity is sound at every width in both modes', async ({ browser }) => {
  test.slow();
  const page = await open(browser, SITE, '/activities');
  const path = await page.getByRole('rowheader').getByRole('link', { name: 'Folklórico' }).getAttribute('href');
  await isSoundAtEveryWidth(browser, { email: SITE, path: path ?? '', ready: 'Folklórico' });
});
