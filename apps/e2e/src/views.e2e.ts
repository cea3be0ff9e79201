import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { isAxeClean, open, SITE, TAKER } from './support';

const names = (page: Page) => page.getByRole('rowheader').allTextContents();
const choose = async (page: Page, button: string | RegExp, item: string | RegExp) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a view is kept, shared, opened by a colleague as far as their role goes, and taken back', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?f=1~grade.equals.3&f=1~grade.equals.4&s=-birthDate&c=grade,birthDate,city,household');
  await expect(page.getByRole('columnheader', { name: 'Household' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Group of filters' })).toContainText('or');
  const shown = await names(page);
  await choose(page, 'Saved views', 'Save as a new view…');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Middle grades by age');
  await dialog.getByRole('checkbox', { name: /^Share it with everyone at Cedar Bend/ }).check();
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('The view “Middle grades by age” is saved')).toBeVisible();
  const view = page.getByRole('button', { name: /^Middle grades by age/ });
  await expect(view).not.toContainText('changed');
  // Whatever is asked differently is marked, and goes back to what was saved.
  await page.getByRole('columnheader', { name: 'Grade' }).getByRole('button').click();
  await expect(view).toContainText('changed');
  await choose(page, /^Middle grades by age/, /^Back to/);
  await expect(view).not.toContainText('changed');
  await expect.poll(() => names(page)).toEqual(shown);

  const colleague = await open(browser, TAKER, '/people/participants');
  await choose(colleague, 'Saved views', /Middle grades by age/);
  await expect.poll(() => names(colleague)).toEqual(shown);
  // The role has no households: it says so and shows the rest.
  await expect(colleague.getByText('A column of this address was left out')).toBeVisible();
  await expect(colleague.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await expect(colleague.getByRole('columnheader', { name: 'Household' })).toHaveCount(0);
  await colleague.getByRole('button', { name: /^Middle grades by age/ }).click();
  await expect(colleague.getByRole('menuitem', { name: /^Remove/ })).toHaveCount(0);

  await choose(page, /^Middle grades by age/, /^Remove/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Middle grades by age/ })).toBeVisible();
  await choose(page, /^Middle grades by age/, /^Remove/);
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
});

test('what is shown is saved as an Excel workbook', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?q=garcia&c=birthDate,since,localId');
  await expect(page.getByRole('rowheader').first()).toContainText('García');
  const shown = await names(page);
  const file = page.waitForEvent('download');
  await choose(page, 'Export', 'Excel');
  const download = await file;
  expect(download.suggestedFilename()).toBe('participants.xlsx');
  const [sheet] = (await readXlsx(new Uint8Array(await readFile(await download.path())))).sheets;
  expect(sheet?.rows[0]).toEqual(['Name', 'Birth date', 'Local ID', 'First day']);
  expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual(shown);
  for (const [, born, localId] of sheet?.rows.slice(1) ?? []) expect([born instanceof Date, typeof localId]).toEqual([true, 'string']);
});
