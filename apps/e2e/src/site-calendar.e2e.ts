import { expect, test } from '@playwright/test';
import { INSTITUTION, isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

const CALENDAR = '/settings/site-calendar';
/** A Wednesday some weeks on, whatever today is: nothing else looks at it. */
const DAY = (() => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 21 + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
})();
const shown = `${DAY.slice(5, 7)}/${DAY.slice(8)}/${DAY.slice(0, 4)}`;

test('closes a day at all sites of a group after a preview; their calendars show it, and removing it gives the dates back', async ({ browser }) => {
  const page = await open(browser, INSTITUTION, `${CALENDAR}/add`);
  await page.getByRole('textbox', { name: 'Reason' }).fill('No buses today');
  await page.getByLabel(/^From/).fill(DAY);
  await page.getByLabel('To', { exact: true }).fill(DAY);
  await page.getByRole('button', { name: 'Add these days' }).click();
  await expect(page.getByText('1 day chosen')).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('treeitem', { name: /^Lakeshore Sites/ }).click();
  // How many sites the group has is another file's to change.
  const [, count] = /^(\d+) of/.exec(await page.getByText(/^\d+ of \d+ sites chosen$/).innerText()) ?? [];
  await page.getByRole('button', { name: 'Check and save…' }).click();
  const preview = page.getByRole('dialog', { name: 'What this changes' });
  await expect(preview.getByText(/^\d+ session dates? go(es)?, of \d+ sessions?$/)).toBeVisible();
  await isAxeClean(page);
  await preview.getByRole('button', { name: `Save for ${count} sites` }).click();
  const row = page.getByRole('row', { name: /No buses today/ });
  await expect(row).toContainText(shown);

  const site = await open(browser, SITE, `/activities?view=calendar&span=month&on=${DAY}`);
  await expect(site.getByText('Closed: No buses today')).toBeVisible();
  await isAxeClean(site);

  await row.getByRole('button', { name: 'Actions for No buses today' }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/session dates? comes? back/)).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('the calendars are sound at every width, and a meeting opens by keyboard', async ({ browser }) => {
  const page = await open(browser, SITE, `/activities?view=calendar&span=week&on=${DAY}`);
  const meeting = page.getByRole('button', { name: /After-School Core, Planned\b/ }).first();
  await meeting.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'After-School Core' }).getByRole('button', { name: 'Move…' })).toBeVisible();
  await page.context().close();
  await isSoundAtEveryWidth(browser, { email: SITE, path: `/activities?view=calendar&span=week&on=${DAY}`, ready: 'Activities' });
  await isSoundAtEveryWidth(browser, { email: INSTITUTION, path: `${CALENDAR}?view=month`, ready: 'Site calendar' });
});
