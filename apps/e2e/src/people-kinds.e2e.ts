import { expect, type Page, test } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

/** From the keyboard alone: each step begins in its first field. */
const isAtFirstField = (page: Page) => expect(page.getByRole('main').locator('input:enabled, select:enabled, textarea:enabled').first()).toBeFocused();

test('staff are added from the keyboard alone; the same person as a teacher is met by a warning and gets one record', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/staff');
  await page.getByRole('link', { name: 'Add staff' }).click();
  await isAtFirstField(page);
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel(/^Last name/).fill('Okoye');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/add\/address/);
  await isAtFirstField(page);
  await page.getByLabel('City').fill('Northlake');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/add\/contacts/);
  await isAtFirstField(page);
  await page.getByLabel('Work e-mail').fill('nadia.okoye@people.example');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/add\/employment-information/);
  await isAtFirstField(page);
  await page.getByLabel('Job title').fill('Chess coach');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/people\/staff\/edit\?id=/);
  await expect(page.getByRole('heading', { name: 'Okoye, Nadia' })).toBeVisible();

  await page.goto('/people/teachers?add=');
  await isAtFirstField(page);
  await page.getByLabel('First name').fill('nadia');
  await page.getByLabel(/^Last name/).fill('OKOYE');
  await page.getByLabel('E-mail').fill('nadia.okoye@people.example');
  await page.keyboard.press('Enter');
  const warning = page.getByRole('dialog', { name: 'Duplicate Teacher' });
  await expect(warning).toContainText('Okoye, Nadia is on record as staff.');
  await isAxeClean(page);
  await warning.getByRole('button', { name: 'Use this record: Okoye, Nadia' }).click();
  await page.waitForURL(/\/people\/teachers\?id=/);

  await page.goto('/people/list?q=okoye');
  const row = page.getByRole('row', { name: /Okoye, Nadia/ });
  await expect(row).toContainText('Staff');
  await expect(row).toContainText('Teacher');
});

test('everyone is sound at every width', async ({ browser }) => {
  await isSoundAtEveryWidth(browser, { email: SITE, path: '/people/list', ready: 'Everyone' });
});
