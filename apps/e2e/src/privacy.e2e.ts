import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { INSTITUTION, isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

const menu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More actions' }).first();

/** The record of the child that stands at a place of the list, by its menu. */
async function openRecord(page: Page, nth: number): Promise<string> {
  await page.getByRole('rowheader').nth(nth).getByRole('link').click();
  await expect(menu(page)).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test('an institution enters what a mother asked, hands over everything on record, and answers', async ({ browser }) => {
  const page = await open(browser, INSTITUTION, '/people/requests');
  await page.getByRole('button', { name: 'Enter a request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Who is it about?' }).fill('nguyen');
  await dialog.getByRole('option').filter({ hasText: 'Participant' }).first().click();
  await dialog.getByRole('textbox', { name: 'Asked by' }).fill('Linh, her mother');
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill('Linh');
  const row = page.getByRole('row').filter({ hasText: 'Linh, her mother' });
  await row.getByRole('link').first().click();
  await dialog.getByRole('link', { name: 'Export everything…' }).click();

  await dialog.getByRole('button', { name: 'Make a file' }).click();
  await dialog.getByRole('textbox', { name: 'Given to' }).fill('Linh, her mother');
  await dialog.getByRole('textbox', { name: 'What they need it for' }).fill('She asked to see the record');
  await dialog.getByRole('button', { name: 'Make a file' }).click();
  const download = dialog.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await isAxeClean(page);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['person.json', 'person.pdf']));
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Disclosures' }).click();
  await expect(dialog.getByText('By an export')).toBeVisible();
  await page.goto('/people/requests?show=mine&q=Linh');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Answered');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('What was answered is required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What was answered' }).fill('A copy was handed over');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Request saved')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a legal hold keeps a record from being erased; without it the name is typed, and it can be taken back', async ({ browser }) => {
  const page = await open(browser, INSTITUTION, '/people/participants');
  const name = await openRecord(page, 6);
  const dialog = page.getByRole('dialog');
  const choose = async (label: string) => {
    await menu(page).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await choose('Legal hold…');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Court order of 12 November');
  await dialog.getByRole('button', { name: 'Set the hold' }).click();
  await expect(page.getByText('Under a legal hold since')).toBeVisible();
  await choose('Erase…');
  await expect(dialog.getByText('This record cannot be erased now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose('Lift the legal hold…');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Settled');
  await dialog.getByRole('button', { name: 'Lift the hold' }).click();
  await expect(page.getByText('Under a legal hold since')).toHaveCount(0);
  await choose('Erase…');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The family asked for it');
  await dialog.getByRole('textbox', { name: /Type the name/ }).fill('Somebody else');
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
  await expect(dialog.getByText('is not the name on record').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /Type the name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
  await expect(page.getByText('To be erased on')).toBeVisible();
  await page.getByRole('button', { name: 'Take the erasure back' }).click();
  await expect(page.getByText('To be erased on')).toHaveCount(0);
});

test('requests are the institution’s, sound at every width in both modes, and a site coordinator erases nobody', async ({ browser }) => {
  await isSoundAtEveryWidth(browser, { email: INSTITUTION, path: '/people/requests?show=all', ready: 'Requests' });
  const page = await open(browser, SITE, '/people/participants');
  await openRecord(page, 2);
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Disclosures' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Erase|Legal hold/ })).toHaveCount(0);
  await page.goto('/people/requests');
  await expect(page).not.toHaveURL(/requests/);
});
