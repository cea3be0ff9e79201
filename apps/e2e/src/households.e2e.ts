import { expect, test, type Page } from '@playwright/test';
import { isSoundAtEveryWidth, open, SITE, TAKER } from './support';

const relationships = (page: Page) => page.getByRole('list', { name: 'Relationships' });
const member = (page: Page, name: string) => page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name });

/** The record of a child, found by name. */
async function openChild(page: Page, name: string): Promise<void> {
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test('somebody who must not come near a child is added from the keyboard, and whoever releases the child is warned; who it is only some are told', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?q=warsame');
  await openChild(page, 'Warsame, Ayaan');
  await page.getByRole('tab', { name: /^Relationships/ }).click();
  await page.getByRole('button', { name: 'Add contact' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Somebody new' })).toBeFocused();
  for (const words of ['Bashir', 'Warsame-Noor']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  const restriction = page.getByRole('checkbox', { name: /^Contact restriction/ });
  for (let steps = 0; steps < 12 && !(await restriction.evaluate((box) => box === document.activeElement)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'May pick up' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Court order 24-117');
  await page.keyboard.press('Enter');
  await expect(relationships(page)).toContainText('No contact with Warsame-Noor, Bashir');
  await expect(page.getByTitle('No contact with Warsame-Noor, Bashir: Court order 24-117')).toBeVisible();

  const theirs = await open(browser, TAKER, '/people/participants?q=warsame');
  await expect(theirs.getByRole('row', { name: /Warsame, Ayaan/ }).getByTitle(/contact restriction on file/)).toBeVisible();
  expect(await theirs.content()).not.toContain('Bashir');
  await theirs.goto('/participation/activity');
  await theirs.getByRole('link', { name: /After-School Core/ }).first().click();
  const child = theirs.locator('.ab-row').filter({ hasText: 'Warsame, Ayaan' });
  await child.getByRole('button', { name: /contact/i }).click();
  await expect(child).toContainText('contact restriction on file');
  await expect(child).not.toContainText('Bashir');

  await page.getByRole('button', { name: 'More for Warsame-Noor, Bashir' }).click();
  await page.getByRole('menuitem', { name: 'Remove, it was never so' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(relationships(page)).not.toContainText('Bashir');
  await expect(page.getByTitle(/No contact with/)).toHaveCount(0);
});

test('a household is found by its member, comes apart and together again, and keeps a primary contact', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/households');
  await page.getByRole('searchbox').fill('jose luis garcia');
  await page.getByRole('rowheader', { name: 'García Márquez family' }).getByRole('link').click();
  await expect(member(page, 'García Márquez, Sofía')).toBeVisible();
  const home = page.url();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Split' }).click();
  await page.getByRole('checkbox', { name: 'García Márquez, José Luis' }).check();
  await page.getByLabel('Name of the new household').fill('García Márquez, upstairs');
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'García Márquez, upstairs' })).toBeVisible();
  await expect(member(page, 'García Márquez, José Luis')).toContainText('Primary contact');

  await page.goto(home);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another' }).click();
  await page.getByRole('radio', { name: /upstairs/ }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(member(page, 'García Márquez, José Luis')).toBeVisible();
  await page.getByRole('button', { name: 'More for García Márquez, José Luis' }).click();
  await page.getByRole('menuitem', { name: 'No longer primary contact' }).click();
  await expect(member(page, 'García Márquez, José Luis')).not.toContainText('Primary contact');
});

test('the list of households is sound at every width', async ({ browser }) => {
  await isSoundAtEveryWidth(browser, { email: SITE, path: '/people/households', ready: 'Households' });
});

test('the relationships of a child are sound at every width', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?q=nguyen bao chau');
  await openChild(page, 'Nguyễn, Bảo Châu');
  const { pathname, search } = new URL(page.url());
  await isSoundAtEveryWidth(browser, { email: SITE, path: `${pathname}${search}&tab=RELATIONSHIPS`, ready: 'Nguyễn, Bảo Châu' });
});
