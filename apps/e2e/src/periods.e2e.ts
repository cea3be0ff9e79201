import { expect, test, type Page } from '@playwright/test';
import { INSTITUTION, isAxeClean, isSoundAtEveryWidth, open, SITE, TOP } from './support';

const PERIODS = '/settings/data-collection-periods';
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }).or(page.getByRole('link', { name, exact: true })) });
const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

test('the top makes a reporting year, finds its term, adds a term and says who takes part', async ({ browser }) => {
  const page = await open(browser, TOP, PERIODS);
  await page.getByRole('link', { name: 'Add a reporting year' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('2028–29');
  await expect(page.getByLabel(/^First day/)).toHaveValue('2028-07-01');
  await isAxeClean(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Cohort year');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who takes part in Cohort year' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, 'Cohort year')).toContainText('07/01/2028');

  // The term that came with it can be worked in at once.
  await page.getByRole('button', { name: /^Working in/ }).click();
  await expect(page.getByRole('combobox', { name: 'Term' }).locator('optgroup[label="Cohort year"]')).toContainText('All of Cohort year (07/01/2028 – 06/30/2029)');
  await page.keyboard.press('Escape');

  await row(page, 'Cohort year').getByRole('button', { name: 'Actions for Cohort year' }).click();
  await page.getByRole('menuitem', { name: 'Add a term to Cohort year' }).click();
  await page.getByRole('radio', { name: 'Fall' }).check();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Fall 2028');
  await page.getByLabel(/^Last day/).fill('2029-07-15');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Last day lies outside Cohort year (07/01/2028 – 06/30/2029)');
  await page.getByLabel(/^Last day/).fill('2028-12-20');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('heading', { name: 'Who takes part in Fall 2028' })).toBeVisible();
  const tree = page.getByRole('tree');
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(item(page, 'Northlake Department of Education')).toHaveAttribute('aria-checked', 'mixed');
  await page.getByRole('searchbox', { name: 'Find an organization' }).fill('cedar bend');
  await expect(item(page, 'Cedar Bend Community Center')).toBeVisible();
  await isAxeClean(page);
  await item(page, 'Cedar Bend Community Center').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'Fall 2028')).toContainText('Some');
  await page.context().close();
});

test('a year in use is not removed, one that is not used is', async ({ browser }) => {
  const page = await open(browser, TOP, `${PERIODS}?q=cohort`);
  const ask = async (name: string) => {
    await row(page, name).getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
  };
  await ask('Cohort year');
  const why = page.getByRole('alertdialog', { name: 'Cohort year is in use' });
  await expect(why).toContainText(/its terms are still there: Fall 2028/i);
  await why.getByRole('button', { name: 'Close' }).first().click();
  await ask('Fall 2028');
  await page.getByRole('button', { name: 'Remove Fall 2028' }).click();
  await expect(page.getByText('Fall 2028 is removed')).toBeVisible();
  await ask('Cohort year');
  await page.getByRole('button', { name: 'Remove Cohort year' }).click();
  await expect(page.getByText('No match', { exact: true })).toBeVisible();
  await page.context().close();
});

test('an institution chooses among its own and makes no terms; a site looks', async ({ browser }) => {
  const page = await open(browser, INSTITUTION, PERIODS);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a reporting year' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Fall 2027', exact: true }).click();
  await expect(page.getByText('You choose which of your organizations take part.')).toBeVisible();
  await expect(page.getByRole('treeitem').first()).toContainText('Harbor Point Community Schools');
  await page.goto(`${PERIODS}/reporting-term/add`);
  await expect(page.getByText('switch to the top')).toBeVisible();
  await page.goto(`${PERIODS}/reporting-period/add`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.context().close();
  const site = await open(browser, SITE, PERIODS);
  await expect(site.getByRole('rowheader', { name: /Fall 2026/ })).toBeVisible();
  await expect(site.getByRole('rowheader').getByRole('link')).toHaveCount(0);
  await site.goto(`${PERIODS}/reporting-term/add`);
  await expect(site).toHaveURL(/\/$/);
  await site.context().close();
});

test('a level renamed is renamed on every screen, for everybody, until it is set back', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/organization-levels');
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved/)).toBeVisible();
  };
  await page.getByRole('textbox', { name: 'Name of one Site', exact: true }).fill('Campus');
  await page.getByRole('textbox', { name: 'Name of several Sites', exact: true }).fill('Schools');
  await expect(page.getByText('Cedar Bend · Campus')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Site: Several is the name of another level.');
  await page.getByRole('textbox', { name: 'Name of several Sites', exact: true }).fill('Campuses');
  await save();
  await page.getByRole('link', { name: 'Organizations', exact: true }).first().click();
  await page.goto('/organizations/list?f=level.equals.site');
  await expect(page.getByRole('row', { name: /Cedar Bend Community Center/ })).toContainText('Campus');
  await expect(page.getByRole('columnheader', { name: 'Campuses' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Campuses with the most left to enter' })).toBeVisible();
  const site = await open(browser, SITE, '/');
  await expect(site.getByRole('button', { name: /^Working in/ })).toContainText('Campus');
  await site.context().close();

  await page.goto('/settings/organization-levels');
  await page.getByRole('button', { name: 'Reset Site to its usual name' }).click();
  await save();
  await page.goto('/organizations/list?f=level.equals.site');
  await expect(page.getByRole('columnheader', { name: 'Sites' })).toBeVisible();
  await page.context().close();
});

test('settings list what may be opened, and the programme’s name shows at once', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings');
  await page.getByRole('main').getByRole('link', { name: /^Program/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Northlake Learning');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Northlake Department of Education');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.context().close();
  const site = await open(browser, SITE, '/settings');
  await expect(site.getByRole('main').getByRole('link', { name: /^Data collection periods/ })).toBeVisible();
  await expect(site.getByRole('main').getByRole('link', { name: /^Program/ })).toHaveCount(0);
  await site.context().close();
});

for (const { path, ready } of [
  { path: '/settings', ready: 'Settings' },
  { path: PERIODS, ready: 'Data collection periods' },
  { path: `${PERIODS}/reporting-year/add`, ready: 'Add a reporting year' },
  { path: `${PERIODS}/reporting-term/add`, ready: 'Add a term' },
  { path: '/settings/organization-levels', ready: 'Level names' },
  { path: '/settings/tenant', ready: 'Program' },
]) {
  test(`${path}: no serious fault of accessibility, light and dark, at three widths`, async ({ browser }) => {
    test.setTimeout(180_000);
    await isSoundAtEveryWidth(browser, { email: TOP, path, ready });
  });
}
