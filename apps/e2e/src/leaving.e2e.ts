import { expect, test } from '@playwright/test';
import { isAxeClean, open, openAlone, signIn, SITE, TAKER, TOP, urlOf } from './support';

const ATTENDANCE = '/participation/activity';

test('a page of a site, asked for from above, says why it did not open and leads on by keyboard', async ({ browser }) => {
  const page = await openAlone(browser, TOP, ATTENDANCE);
  await expect(page.getByText('“Take attendance” was not opened')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Choose where' }).click();
  const field = page.getByRole('combobox', { name: 'Find an organization' });
  await field.fill('cedar bend');
  await expect(page.getByText(/^1 of \d+ found$/)).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^Cedar Bend Community Center/ })).toBeVisible();
  await isAxeClean(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/participation\/activity$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Take attendance' })).toBeVisible();
  await page.context().close();
});

test('a page without a page answers 404 and says so', async ({ browser }) => {
  const page = await open(browser, SITE, '/');
  for (const path of ['/reports/favorite', '/no/such/page']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('signing out in one tab leaves nothing on screen in the other', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: urlOf(SITE) });
  const page = await context.newPage();
  await signIn(page, SITE);
  const other = await context.newPage();
  await other.goto('/people/participants');
  await expect(other.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?successfulLogout=1$/);
  await expect(other).toHaveURL(/\/login\?successfulLogout=1$/);
  await expect(other.getByRole('rowheader')).toHaveCount(0);
  await context.close();
});

test('unsent marks: sign-out asks, the clock keeps them, nobody else sees them', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: urlOf(SITE) });
  const page = await context.newPage();
  await signIn(page, SITE);
  await page.goto(ATTENDANCE);
  await page.getByRole('link', { name: /After-School Core/ }).first().click();
  const group = page.getByRole('listitem').getByRole('radio', { name: 'Excused', exact: true });
  await expect(group.first()).toBeAttached();
  const roster = page.url();
  await page.route('**/graphql', (route) => (/saveMarks/.test(route.request().postData() ?? '') ? route.abort('internetdisconnected') : route.continue()));
  await group.nth(2).press('Space');
  await expect(page.getByText('1 waiting')).toBeVisible();

  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: '1 entry was not sent yet' });
  await expect(question).toContainText('1 mark');
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(roster);

  // The session ends without anybody choosing it.
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await signIn(page, TAKER);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByText(/not sent yet/)).toHaveCount(0);
  await signOut();
  await expect(page).toHaveURL(/successfulLogout=1/);

  await signIn(page, SITE);
  await page.goto('/');
  await expect(page.getByText('1 mark was not sent yet')).toBeVisible();
  await signOut();
  await page.getByRole('button', { name: 'Sign out and discard…' }).click();
  await page.getByRole('button', { name: 'Sign out and discard 1 entry' }).click();
  await expect(page).toHaveURL(/successfulLogout=1/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent')))).toEqual([]);
  await context.close();
});
