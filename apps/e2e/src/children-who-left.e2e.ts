import { expect, test } from '@playwright/test';
import { isAxeClean, open, SITE } from './support';

test('a child whose stay ended leaves the list, is found among those who left and by the search, and comes back', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?s=-lastName&ps=10');
  const name = (await page.getByRole('rowheader').first().innerText()).split('\n').at(-1)?.trim() ?? '';
  const row = page.getByRole('row').filter({ hasText: name });
  await row.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'End the stay' }).click();
  const dialog = page.getByRole('dialog');
  const iso = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  const day = iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
  await dialog.getByLabel('Last day', { exact: true }).fill(iso);
  await dialog.getByRole('button', { name: /^End \d+ stay/ }).click();
  await expect(page.getByText('1 stay ended')).toBeVisible();
  await expect(row).toHaveCount(0);

  const parts = page.getByRole('combobox', { name: 'Who is shown' });
  await parts.selectOption('Left');
  await expect(page).toHaveURL(/only=left/);
  await expect(page.getByRole('rowheader', { name })).toContainText(`Left ${day}`);
  await isAxeClean(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search people/ }).fill(name.replace(/ “.*/, ''));
  await expect(page.getByRole('option', { name }).first()).toContainText(`Left ${day}`);
  await page.keyboard.press('Escape');

  await page.goto('/people/participants?changes=1');
  await dialog.getByRole('button', { name: /^Undo: End the stay/ }).first().click();
  await expect(dialog.getByText('1 participant changed back')).toBeVisible();
});
