import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

/** The next control that is named so, from where the keyboard stands. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const at = await page.evaluate(() => {
      const one = document.activeElement as HTMLInputElement | null;
      return [one?.getAttribute('aria-label'), one?.labels?.[0]?.textContent, one?.textContent].find(Boolean) ?? '';
    });
    if (name.test(at)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not come to ${name}`);
}

test('from the keyboard alone: an activity with its sessions around a closed day, reviewed, and saved once', async ({ browser }) => {
  const page = await open(browser, SITE, '/activities');
  await page.getByRole('link', { name: 'Add activity' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Add activity', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Name');
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  await page.keyboard.type('Kite workshop');
  await tabTo(page, /^Scheduled/);
  await page.keyboard.press('Space');
  // A fall term: whatever the day is on which this runs, its schools are closed on Labor Day.
  const fall = (await page.getByLabel(/^Term/).locator('option').allTextContents()).filter((label) => label.startsWith('Fall')).at(-1) ?? '';
  await page.getByLabel(/^Term/).selectOption(fall);
  await tabTo(page, /^Next: Schedule/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Session 1/ })).toBeVisible();
  await page.getByLabel(/^First day/).fill(`${/\d{4}/.exec(fall)?.[0]}-09-01`);
  await page.getByLabel(/^Last day/).fill(`${/\d{4}/.exec(fall)?.[0]}-09-30`);
  await page.getByLabel(/^First day/).focus();
  for (const day of ['Monday', 'Wednesday', 'Friday']) {
    await tabTo(page, new RegExp(`^${day}`));
    await page.keyboard.press('Space');
  }
  await expect(page.getByText(/The site is closed on 1 of its days: .* Labor Day$/)).toBeVisible();
  // What was typed outlives a reload.
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/A draft of .* is filled in/)).toBeVisible();
  await page.getByRole('button', { name: 'Next: Review' }).press('Enter');
  await expect(page.getByText(/^1[123] dates in all$/)).toBeVisible();
  await expect(page.getByText(/The site is closed on 1 of its days: .* Labor Day$/)).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Save activity' }).press('Enter');
  await expect(page.getByText('Kite workshop was added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kite workshop', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll participants' })).toBeVisible();
});

test('the steps are sound at every width in both modes', async ({ browser }) => {
  test.slow();
  await isSoundAtEveryWidth(browser, { email: SITE, path: '/activities/add', ready: 'Add activity' });
});
