import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, mailTo, open, signIn, TOP, urlOf } from './support';

const SITE_NAME = 'Cedar Bend Community Center';

/** The whole invitation, as far as the record that it ends at. */
async function invite(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/settings/users');
  await page.getByRole('link', { name: 'Invite a user' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
  const place = page.getByRole('combobox', { name: 'Organization' });
  await place.fill('cedar bend comm');
  await expect(page.getByRole('option', { name: new RegExp(SITE_NAME) })).toBeVisible();
  await place.press('Enter');
  await expect(place).toHaveValue(SITE_NAME);
  await page.getByLabel('Role').selectOption('Attendance taker');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test('someone is invited, signs in by the mail, sees what the role allows and nothing else, and is out at the next click once the access is disabled', async ({ browser }) => {
  const email = `door.${Date.now()}@northlake.example`;
  const admin = await open(browser, TOP, '/settings');
  await admin.getByRole('main').getByRole('link', { name: /Users/ }).click();
  await invite(admin, email, 'Zoë Doorkeeper');
  await expect(admin.getByText('Invited', { exact: true }).first()).toBeVisible();
  await isAxeClean(admin);

  // The link of the mail fills the address in and does no more.
  const [link] = await mailTo(admin, email, /http\S+#email=\S+/);
  const guest = await browser.newContext({ baseURL: urlOf(email), viewport: { width: 1280, height: 900 } });
  const door = await guest.newPage();
  await door.goto(link);
  await expect(door.getByLabel('E-mail address')).toHaveValue(email);
  await signIn(door, email);

  const sections = door.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link').first()).toBeVisible();
  const top = (await sections.getByRole('link').allTextContents()).map((text) => text.trim());
  expect(top).toEqual(['Dashboard', 'People', 'Activities', 'Participation']);
  await door.goto('/settings/users');
  await expect(door).toHaveURL(/\/$/);
  await door.goto('/people/participants');
  await expect(door.getByRole('rowheader').first()).toBeVisible();

  // The administrator sees the session, and takes the access away.
  await admin.reload();
  await admin.getByRole('tab', { name: /Sessions/ }).click();
  await expect(admin.getByText(`Attendance taker, ${SITE_NAME}`)).toBeVisible();
  await admin.getByRole('tab', { name: /Accesses/ }).click();
  await admin.getByRole('button', { name: `Actions for Attendance taker, ${SITE_NAME}` }).click();
  await admin.getByRole('menuitem', { name: 'Disable' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(admin.getByText('Disabled', { exact: true }).first()).toBeVisible();

  // The bell may have said it already; the next request says it in any case.
  await door.goto('/people/participants');
  await expect(door).toHaveURL(/\/login/);
  await door.getByLabel('E-mail address').fill(email);
  await door.getByRole('button', { name: 'Continue' }).click();
  await door.getByLabel('Verification code').waitFor();
  await guest.close();
});

test('an access is added, changed and ended, and the address of an open dialog can be shared', async ({ browser }) => {
  const email = `career.${Date.now()}@northlake.example`;
  const page = await open(browser, TOP, '/settings/users');
  await invite(page, email, 'Noor Career');
  await page.getByRole('link', { name: 'Add an access' }).click();
  await expect(page).toHaveURL(/\/edit\/[^/]+\/access-info\?access=new$/);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Add an access' });
  await dialog.getByRole('button', { name: 'Add an access' }).click();
  await expect(dialog.getByText('Choose an organization')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Organization' }).fill('harbor point');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Organization' }).press('Enter');
  await dialog.getByText(/roles cannot be granted here/).click();
  await expect(dialog.getByText('Attendance taker: Belongs to other levels')).toBeVisible();
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByLabel(/^Last day/).fill('2099-06-30');
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Add an access' }).click();
  await expect(page.getByText(/Until 06\/30\/2099/)).toBeVisible();
  await page.getByRole('button', { name: /Actions for Attendance taker/ }).click();
  await page.getByRole('menuitem', { name: 'End' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText(SITE_NAME)).toHaveCount(0);

  await page.goto('/settings/users?q=career');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select Noor Career' }).check();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export selected' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
});

test('reads well at every width, light and dark', async ({ browser }) => {
  test.slow();
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/users', ready: 'Users' });
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/users/add', ready: 'Invite a user' });
});
