import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, TOP } from './support';

const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name},`) });

async function act(page: Page, name: string, action: string | RegExp): Promise<void> {
  await row(page, name).click();
  await row(page, name).press('Shift+F10');
  await page.getByRole('menuitem', typeof action === 'string' ? { name: action, exact: true } : { name: action }).click();
}

async function addTo(page: Page, parent: string, level: string, name: string): Promise<void> {
  await act(page, parent, `Add ${level}`);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an institution and a site are made, the site moved by keyboard, renamed, disabled and enabled again', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/tree');
  await addTo(page, 'Northlake Department of Education', 'Institution', 'Bay Alliance');
  await addTo(page, 'Bay Alliance', 'Site', 'Pier Nine');
  await isAxeClean(page);

  await row(page, 'Pier Nine').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeVisible();
  await page.keyboard.type('mo');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('lakeshore');
  await dialog.getByRole('radio', { name: /^Lakeshore Sites/ }).press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Pier Nine')).toHaveAttribute('aria-level', '4');

  await row(page, 'Pier Nine').press('F2');
  await page.getByRole('textbox', { name: 'New name of Pier Nine' }).fill('Muelle Ñueve');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Muelle Ñueve')).toBeFocused();

  await act(page, 'Muelle Ñueve', 'Disable');
  await expect(page.getByRole('treeitem', { name: 'Muelle Ñueve, Site, Disabled' })).toBeVisible();
  await act(page, 'Muelle Ñueve', 'Enable');
  await expect(page.getByRole('treeitem', { name: 'Muelle Ñueve, Site', exact: true })).toBeVisible();

  await act(page, 'Lakeshore Sites', 'Why it cannot be disabled');
  await expect(dialog.getByText(/organizations beneath it are enabled: .*Cedar Bend Community Center/)).toBeVisible();
  await expect(dialog.getByText(/sessions are not over/)).toBeVisible();
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  // What was changed is there for whoever comes by another way.
  const other = await page.context().newPage();
  await other.goto('/organizations/list?q=muelle');
  await expect(other.getByRole('row', { name: /Muelle Ñueve/ })).toContainText('Lakeshore Sites');
});

test('the picture of the tree is saved as SVG and PNG', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/tree');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Picture of the tree' }).click();
  await expect(page.getByRole('img', { name: /^Tree of Northlake Department of Education/ })).toBeVisible();
  await isAxeClean(page);
  for (const kind of ['SVG', 'PNG']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Save as ${kind}` }).click()]);
    expect(download.suggestedFilename()).toBe(`northlake-organizations.${kind.toLowerCase()}`);
  }
});

test('a tree comes from a file: the good rows are added, the others come back with their reasons', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/list');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import from a file' }).click();
  const text = 'Part of;Organization;Type\r\nIslas;Señal;Site\r\n;Islas;Institution\r\nNowhere;Lost;Site\r\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'tree.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await expect(page.getByText('2 to add, 0 there already, 1 with a problem')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lost/ })).toContainText('No organization is called "Nowhere"');
  await isAxeClean(page);
  // What cannot be is looked at, and taken away, before anything is added.
  await page.getByRole('button', { name: 'With a problem 1' }).click();
  await expect(page.getByRole('row', { name: /Señal/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Lost/ })).toBeVisible();
  const [before] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Get the rows with a problem' }).click()]);
  expect((await readFile(await before.path(), 'utf8')).split('\r\n')).toEqual([expect.stringContaining('Reason'), expect.stringMatching(/^4,Lost,Site,Nowhere,,,"?No organization is called/)]);
  await page.getByRole('button', { name: 'With a problem 1' }).click();
  await expect(page.getByRole('row', { name: /Señal/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 organizations' }).click();
  await expect(page.getByText('2 organizations were added')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Get these rows with their reasons' }).click()]);
  expect(download.suggestedFilename()).toBe('organizations-not-imported.csv');
});

test('a partner is added in two steps, and rests where its box is not ticked', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/add-partner');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Name is required.');
  await page.getByRole('radio', { name: /^Harbor Point Community Schools/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Winter Arts');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/organizations\/add-partner\/active-reporting-terms$/);
  await page.getByRole('checkbox', { name: /current term/ }).uncheck();
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await expect(page).toHaveURL(/\/organizations\/edit-partner\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Arts' })).toBeVisible();
  await expect(page.getByText(/^Inactive in/)).toBeVisible();
  await page.goto('/organizations/list?q=winter+arts');
  await expect(page.getByText('No match', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Show those inactive in/ }).check();
  await expect(page.getByRole('row', { name: /Winter Arts/ })).toBeVisible();
});

const PAGES = [
  { email: TOP, path: '/organizations/tree', ready: 'Organization tree' },
  { email: TOP, path: '/organizations/add/site', ready: 'Add Site' },
];

for (const { email, path, ready } of PAGES) {
  test(`${path} of ${email}: no serious fault of accessibility, light and dark, at three widths`, async ({ browser }) => {
    test.setTimeout(180_000);
    await isSoundAtEveryWidth(browser, { email, path, ready });
  });
}

test('a name of many letters leaves the other columns and the menu of its row in reach, and every row its height', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/tree');
  const name = 'The Lakeshore Community Learning Center for After-School and Summer Enrichment at the Former Memorial Elementary School on Prairie Avenue and 47th Street';
  await addTo(page, 'Northlake Department of Education', 'Institution', name);
  await page.goto('/organizations/list?q=lake');
  const listed = page.getByRole('row').filter({ hasText: name });
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(listed.getByRole('button', { name: `Actions for ${name}` })).toBeInViewport({ ratio: 1 });
    await expect(listed.getByText('Enabled')).toBeInViewport({ ratio: 1 });
    const heights = await page.locator('tbody tr').evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);
    expect(heights).toHaveLength(1);
  }
  await listed.getByRole('rowheader').hover();
  await expect(listed.getByRole('rowheader')).toHaveAttribute('title', name);
});
