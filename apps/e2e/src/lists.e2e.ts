import { expect, test, type Page } from '@playwright/test';
import { INSTITUTION, isSoundAtEveryWidth, open, openAlone, SITE, TAKER, TOP } from './support';

const names = (page: Page) => page.getByRole('rowheader').allTextContents();
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test('"garcia" finds García, and the address holds it', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants');
  await page.getByRole('searchbox').fill('garcia');
  await expect(page).toHaveURL(/\?q=garcia$/);
  await expect(page.getByRole('rowheader').first()).toContainText('García');
  for (const name of await names(page)) expect(name).toContain('García');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect.poll(async () => (await names(page)).length).toBe(25);
});

test('filter, sort and page go into the address; Back undoes them one by one; a deep link brings all of it back', async ({ browser }) => {
  const page = await open(browser, TOP, '/people/participants');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption('Grade');
  await page.getByRole('combobox', { name: 'Value' }).selectOption('3rd grade');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Grade is 3rd grade' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Birth date' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Birth date' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('tbody[data-stale]')).toHaveCount(0);
  const sorted = await names(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => query(page)).toBe('?f=grade.equals.3&s=birthDate&p=2');
  await expect.poll(() => names(page)).not.toEqual(sorted);
  await expect(page.locator('tbody[data-stale]')).toHaveCount(0);
  const second = await names(page);
  const link = page.url();

  await page.goBack();
  await expect.poll(() => names(page)).toEqual(sorted);
  expect(query(page)).toBe('?f=grade.equals.3&s=birthDate');
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?f=grade.equals.3');
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute('aria-sort', 'ascending');

  const other = await page.context().newPage();
  await other.goto(link);
  await expect.poll(() => names(other)).toEqual(second);
  await expect(other.getByText('Page 2')).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'Grade is 3rd grade' })).toBeVisible();
});

test('organizations say their level and where they belong; a wrong address is put right', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/list?f=level.equals.site&f=nonsense.equals.1&s=parent');
  const row = page.getByRole('row', { name: /Cedar Bend Community Center/ });
  await expect(row).toContainText('Site');
  await expect(row).toContainText('Lakeshore Sites');
  await expect(row).toContainText('Enabled');
  expect(query(page)).toBe('?f=level.equals.site&s=parent');
});

test('columns are chosen by the person and stay chosen', async ({ browser }) => {
  const page = await open(browser, TOP, '/organizations/list');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('checkbox', { name: 'State ID' }).check();
  await expect(page.getByRole('columnheader', { name: 'State ID' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'State ID' })).toBeVisible();
});

test('an activity leads to its attendance, session and all', async ({ browser }) => {
  const page = await open(browser, SITE, '/activities');
  const link = page.getByRole('row', { name: /After-School Core/ }).getByRole('link', { name: /Take attendance/ });
  await expect(link).toHaveAttribute('href', /^\/participation\/activity\?activityId=[0-9a-f-]{36}&sessionId=[0-9a-f-]{36}&date=\d{4}-\d\d-\d\d$/);
});

test('activities are a site’s: from above one is led to the dashboard', async ({ browser }) => {
  const page = await open(browser, TOP, '/activities');
  await expect(page).toHaveURL(/\/$/);
});

test('the dashboard leads from above to a site, and there to a day that is not entered', async ({ browser }) => {
  const page = await openAlone(browser, INSTITUTION, '/');
  await expect(page.getByRole('heading', { name: 'Sites with the most left to enter' })).toBeVisible();
  await page.getByRole('button', { name: 'Work in Cedar Bend Community Center' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Bend Community Center' })).toBeVisible();
  const queue = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Not entered yet/ }) });
  await expect(queue.getByRole('link').first()).toHaveAttribute('href', /^\/participation\/activity\/select-participants\?sessionId=[0-9a-f-]{36}&date=\d{4}-\d\d-\d\d$/);
  await page.getByRole('link', { name: /^Participants \d+$/ }).click();
  await expect(page).toHaveURL(/\/people\/participants$/);
});

const PAGES = [
  { email: SITE, path: '/', ready: 'Where to' },
  { email: TOP, path: '/', ready: 'Where to' },
  { email: TAKER, path: '/', ready: 'Where to' },
  { email: SITE, path: '/people/participants?f=grade.equals.3', ready: 'Participants' },
  { email: TOP, path: '/organizations/list', ready: 'All organizations' },
  { email: TOP, path: '/people/participants', ready: 'Participants' },
  { email: SITE, path: '/people', ready: 'People' },
  { email: SITE, path: '/activities', ready: 'Activities' },
];

for (const { email, path, ready } of PAGES) {
  test(`${path} of ${email}: no serious fault of accessibility, light and dark, at three widths`, async ({ browser }) => {
    test.setTimeout(180_000);
    await isSoundAtEveryWidth(browser, { email, path, ready });
  });
}
