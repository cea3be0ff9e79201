import { expect, test, type Locator } from '@playwright/test';
import { isAxeClean, openAlone } from './support';

const MANY = 'many@northlake.example';

async function choose(group: Locator, ...days: string[]): Promise<void> {
  for (const day of days) await group.getByRole('checkbox', { name: day }).check();
}

test('a session meets Monday, Wednesday and Friday around closed days, is changed and copied', async ({ browser }) => {
  const page = await openAlone(browser, MANY, '/');
  await page.getByRole('button', { name: /Switch organization$/ }).click();
  await page.getByRole('dialog', { name: 'Switch organization' }).getByRole('button', { name: /Red Barn Elementary School\s*Site coordinator/ }).click();
  await expect(page.getByRole('button', { name: /Switch organization$/ })).toContainText('Red Barn Elementary School');
  await page.goto('/activities');
  await page.getByRole('rowheader').getByRole('link', { name: '4-H Prairie Club' }).click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Add session' }).click();

  const dialog = page.getByRole('dialog', { name: /^Add a session to/ });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Prairie dogs');
  // The whole programme year: whatever the day is on which this runs, it has closed Mondays.
  const last = await dialog.getByLabel(/^Last day/).inputValue();
  const year = Number(last.slice(0, 4)) - (last.slice(5) <= '06-30' ? 1 : 0);
  await dialog.getByLabel(/^First day/).fill(`${year}-09-01`);
  await dialog.getByLabel(/^Last day/).fill(`${year}-09-30`);
  await choose(dialog.getByRole('group', { name: 'On these days' }), 'Monday', 'Wednesday', 'Friday');
  await expect(dialog.getByText(/^The site is closed on 1 of its days: .* Labor Day$/)).toBeVisible();
  await expect(dialog.getByRole('img', { name: /closed: Labor Day$/ })).toBeVisible();
  // Less Labor Day.
  const meetings = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(year, 8, index + 1)).getUTCDay()).filter((day) => [1, 3, 5].includes(day)).length - 1;
  await expect(dialog.getByText(new RegExp(`^${meetings} dates, `))).toBeVisible();
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(page.getByText(`Prairie dogs is added with ${meetings} dates`)).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Prairie dogs' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Prairie dogs' });
  await editor.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await editor.getByRole('button', { name: 'Save session' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Change the dates of Prairie dogs?' });
  await expect(asked.getByText(/^[45] dates are taken away/)).toBeVisible();
  await asked.getByRole('button', { name: 'Change dates' }).click();
  await expect(row).toContainText('Mon, Wed, 03:00 PM – 05:00 PM');

  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  const copying = page.getByRole('dialog', { name: 'Copy Prairie dogs' });
  await expect(copying.getByText(/^Prairie dogs \(2\)/)).toBeVisible();
  await copying.getByRole('button', { name: 'Copy session' }).click();
  await expect(page.getByRole('rowheader', { name: 'Prairie dogs (2)' })).toBeVisible();
});
