import { expect, test, type Browser, type Page } from '@playwright/test';
import { isAxeClean, open, openAlone, signIn, SITE, TAKER } from './support';

const START = '/participation/activity';
const PHONE = { serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const rows = (page: Page) => page.locator('.ab-row');
const radio = (page: Page, index: number, status: string) => rows(page).nth(index).getByRole('radio', { name: status, exact: true });

let found: readonly string[] | null = null;

/** Rosters of days that are over and not entered; those of the core session belong to another file. */
async function notEntered(browser: Browser): Promise<readonly string[]> {
  if (found) return found;
  const page = await open(browser, SITE, START);
  const section = page.locator('section', { has: page.getByRole('heading', { name: /^Not entered yet/ }) });
  const links = section.getByRole('link').filter({ hasNotText: 'After-School Core' });
  await expect(section.getByRole('link').first()).toBeVisible();
  if ((await links.count()) < 2) await section.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(1);
  found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return found;
}

/** When the page, its files and this roster are on the device. */
async function isKept(page: Page, roster: string): Promise<void> {
  const sessionId = new URL(roster, 'http://x').searchParams.get('sessionId') ?? '';
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          if (!navigator.serviceWorker.controller || !(await indexedDB.databases()).some(({ name }) => name === 'afterbell.offline')) return false;
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const asked = indexedDB.open('afterbell.offline');
            asked.onsuccess = () => resolve(asked.result);
            asked.onerror = () => reject(asked.error);
          });
          if (!database.objectStoreNames.contains('sealed')) return false;
          const names = await new Promise<IDBValidKey[]>((resolve) => {
            const asked = database.transaction('sealed').objectStore('sealed').getAllKeys();
            asked.onsuccess = () => resolve(asked.result);
          });
          database.close();
          return names.some((name) => String(name).includes(`|roster|`) && String(name).includes(wanted)) && names.some((name) => String(name).includes('|session|'));
        }, sessionId),
      { timeout: 60_000 },
    )
    .toBe(true);
}

test('attendance is taken with the network cut, through a reload and a closed browser, and arrives once it is back', async ({ browser }) => {
  const [roster = ''] = await notEntered(browser);
  let page = await open(browser, SITE, roster, PHONE);
  const context = page.context();
  await expect(rows(page).first()).toBeVisible();
  const name = (await rows(page).first().locator('strong').first().textContent()) ?? '';
  await isKept(page, roster);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await radio(page, 0, 'Present').check();
  await radio(page, 1, 'Excused').check();
  await expect(rows(page).nth(1).getByText('Not sent yet')).toBeVisible();
  // Put right after the first one had been tried to be sent.
  await radio(page, 1, 'Unexcused').check();
  await expect(page.getByText('2 marks wait for the network.')).toBeVisible();
  // Beside another window of the same person, which is closed while its mark waits.
  const other = await context.newPage();
  await other.goto(roster);
  await radio(other, 2, 'Excused').check();
  await expect(other.getByText('3 marks wait for the network.')).toBeVisible();
  await radio(page, 0, 'Excused').check();
  await radio(page, 0, 'Present').check();
  await other.close();
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByText('Closed on this device: Attendance taken')).toBeVisible();

  await page.close();
  page = await context.newPage();
  await page.goto(START);
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await page.goto(roster);
  await expect(radio(page, 1, 'Unexcused')).toBeChecked();

  await context.setOffline(false);
  await expect(page.locator('[data-offline]')).toHaveCount(0);
  const theirs = await open(browser, TAKER, roster);
  await expect(theirs.getByText('This day is closed: attendance taken.')).toBeVisible();
  await expect(radio(theirs, 0, 'Present')).toBeChecked();
  await expect(radio(theirs, 1, 'Unexcused')).toBeChecked();
  await expect(radio(theirs, 2, 'Excused')).toBeChecked();
});

/** Set where a day is chosen, while there is a network. */
async function setOfflinePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Open without a network…' }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: 'Open without a network' });
  await dialog.getByLabel('New offline password').fill('20260914');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('New offline password')).toHaveAccessibleDescription(/Enter more than digits/);
  await isAxeClean(page);
  await dialog.getByLabel('New offline password').fill(password);
  await dialog.getByLabel('The same once more').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The offline password is set on this device').first()).toBeVisible();
}

test('an idle phone without a network is locked, also after a reload, opens with the offline password, and goes on after the same person has signed in', async ({ browser }) => {
  const [, roster = ''] = await notEntered(browser);
  const page = await openAlone(browser, TAKER, START, PHONE);
  await setOfflinePassword(page, 'lunch at noon');
  await page.goto(roster);
  await expect(rows(page).first()).toBeVisible();
  const name = (await rows(page).first().locator('strong').first().textContent()) ?? '';
  await isKept(page, roster);

  await page.context().setOffline(true);
  await radio(page, 2, 'Present').check();
  await expect(page.getByText('1 mark waits for the network.')).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward('12:00:00');
  await expect(page.getByRole('alertdialog', { name: 'Locked' })).toContainText('1 mark is kept on this device.');
  expect(await page.content()).not.toContain(name);
  await page.reload();
  const lock = page.getByRole('alertdialog', { name: 'Locked' });
  await lock.getByLabel('Offline password').fill('lunch at nine');
  await lock.getByRole('button', { name: 'Open' }).click();
  await expect(lock.getByLabel('Offline password')).toHaveAccessibleDescription('That is not the offline password. 9 tries are left.');
  await lock.getByLabel('Offline password').fill('lunch at noon');
  await lock.getByRole('button', { name: 'Open' }).click();
  // The session's own end has come, and this page is where one was.
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(radio(page, 2, 'Present')).toBeChecked();
  await radio(page, 1, 'Present').check();
  await expect(page.getByText('2 marks wait for the network.')).toBeVisible();
  await page.reload();
  await expect(radio(page, 1, 'Present')).toBeChecked();
  await page.context().setOffline(false);
  await expect(page.locator('[data-offline]')).toHaveCount(0, { timeout: 60_000 });
  const theirs = await open(browser, SITE, roster);
  await expect(radio(theirs, 1, 'Present')).toBeChecked();

  await page.context().setOffline(true);
  await radio(page, 0, 'Present').check();
  await page.clock.fastForward('31:00');
  await expect(lock).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, TAKER);
  await expect(page.locator('[data-offline]')).toHaveCount(0);
  await page.goto(roster);
  await expect(radio(page, 2, 'Present')).toBeChecked();
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
});
