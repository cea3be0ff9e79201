import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE, TAKER, TOP } from './support';

const COPY = 'Door keeper';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function openRole(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a role is cloned, a right taken away, looked at, compared and saved', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/roles');
  await page.getByRole('button', { name: 'Actions for Attendance taker' }).click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Viewer');
  await page.getByRole('button', { name: 'Clone role' }).click();
  await expect(page.getByText('Name is already the name of another role')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Name').fill(COPY);
  await page.getByRole('button', { name: 'Clone role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: COPY })).toBeVisible();

  // By keyboard alone: find the row, move to its cell, clear it.
  await page.getByRole('searchbox', { name: 'Search features' }).fill('participants');
  await box(page, 'View Participants').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'View Participants')).not.toBeChecked();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'What it sees' }).click();
  const menu = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Menu' }) });
  await expect(menu).toContainText('Take attendance');
  await expect(menu).not.toContainText('Participants');
  await expect(page.getByText('Participants cannot be opened at all.')).toBeVisible();
  await isAxeClean(page);

  await page.getByRole('link', { name: 'Roles' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Save/ }).click();
  await expect(page).toHaveURL(/\/settings\/roles$/);
  await openRole(page, COPY);
  await expect(box(page, 'View Participants')).not.toBeChecked();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await page.getByLabel('Second role').selectOption({ label: 'Attendance taker' });
  await expect(page.getByText('1 difference', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'People › Participants Denied View' })).toBeVisible();
  await isAxeClean(page);
});

test('a right taken from a role is refused on the holder’s next request, and given back', async ({ browser }) => {
  const holder = await open(browser, TAKER, '/people/participants');
  await expect(holder.getByRole('rowheader').first()).toBeVisible();
  const page = await open(browser, TOP, '/settings/roles');
  await openRole(page, 'Attendance taker');
  await box(page, 'View Participants').uncheck();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await holder.reload();
  await expect(holder).toHaveURL(/\/$/);
  await expect(holder.getByRole('link', { name: 'Participants' })).toHaveCount(0);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reset to standard' }).click();
  await page.getByRole('button', { name: 'Reset role' }).click();
  await expect(box(page, 'View Participants')).toBeChecked();
  await holder.goto('/people/participants');
  await expect(holder.getByRole('rowheader').first()).toBeVisible();
});

test('an administrator explains why somebody may not, and sends the explanation on', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/roles?tab=explain');
  await page.getByRole('searchbox', { name: 'Name or e-mail address' }).fill('jamal');
  await page.getByRole('button', { name: /Jamal Carter/ }).click();
  await page.getByLabel('Feature', { exact: true }).selectOption({ label: 'People › Participants' });
  await page.getByLabel('Doing what').selectOption('edit');
  await expect(page.getByText('Denied', { exact: true })).toBeVisible();
  await expect(page.getByText('People › Participants: the role has View, but Edit is needed')).toBeVisible();
  await page.getByRole('radio', { name: 'A page' }).press('Space');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Participation › Take attendance' });
  await expect(page.getByText('Allowed', { exact: true })).toBeVisible();
  await isAxeClean(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('Site is a level this page is for')).toBeVisible();
  // Whose right it is comes from the server, by id.
  expect(page.url()).not.toMatch(/jamal/i);
  await expect(other.getByText('Jamal Carter')).toBeVisible();
});

test('roles are not for a site, and maintenance says where it is done', async ({ browser }) => {
  const page = await open(browser, SITE, '/settings/roles');
  await expect(page).toHaveURL(/\/$/);
  const top = await open(browser, TOP, '/settings/custom-fields/unheard-of');
  await expect(top).toHaveURL(/\/settings$/);
});

test('reads well at every width, light and dark', async ({ browser }) => {
  test.slow();
  for (const path of ['/settings/roles', '/settings/roles?tab=explain']) await isSoundAtEveryWidth(browser, { email: TOP, path, ready: 'Roles' });
  const page = await open(browser, TOP, '/settings/roles');
  await openRole(page, 'Viewer');
  await isSoundAtEveryWidth(browser, { email: TOP, path: new URL(page.url()).pathname, ready: 'Viewer' });
});
