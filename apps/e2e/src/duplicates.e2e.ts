import { expect, test, type Page } from '@playwright/test';
import { isSoundAtEveryWidth, open, SITE, TAKER } from './support';

const QUEUE = '/people/participants?view=duplicates';
const review = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const PAIR = 'Begay, Nizhóní and Begay, Nizhoni';

test('two records of one child stand beside each other with the reasons; keys say that they are two, and Undo takes it back', async ({ browser }) => {
  const page = await open(browser, SITE, '/dashboard');
  await page.getByRole('link', { name: /pairs? to decide about/ }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/pair=/);
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  // From pair to pair the focus stays where it was pressed.
  const two = page.getByRole('button', { name: 'Not a duplicate' });
  await two.press('Enter');
  await expect(page.getByText(/: two people$/)).toBeVisible();
  await expect(two).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/: back in the queue$/)).toBeVisible();

  await page.goto(`${QUEUE}&q=begay`);
  const card = review(page, PAIR);
  await expect(card).toContainText('same name · same birth date');
  await expect(card.getByRole('row', { name: /^On record/ })).toContainText('Relationships');
  await page.keyboard.press('n');
  await expect(page.getByText(`${PAIR}: two people`)).toBeVisible();
  await expect(page.getByText('No match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toContainText('Nizhoni');
  await expect(page).toHaveURL(/merge=[0-9a-f-]{36}(,|%2C)[0-9a-f-]{36}/);

  // Who may not edit sees no decision, and no task.
  const theirs = await open(browser, TAKER, `${QUEUE}&q=begay`);
  await expect(review(theirs, PAIR)).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Not a duplicate' })).toHaveCount(0);
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /to decide about/ })).toHaveCount(0);
});

test('a value that somebody typed is protected, until feeds may change it again', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?q=adeyemi');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByLabel(/^Middle name/).fill('Adunni');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Where values come from' }).click();
  const row = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(row('Birth date')).toContainText('File: School roster');
  await expect(row('Middle name')).toContainText('Typed by staff');
  await expect(row('Middle name')).toContainText('Protected');
  await page.getByRole('button', { name: 'Let feeds change Middle name again' }).click();
  await expect(row('Middle name')).toContainText('May change it');
});

test('the queue is sound at every width', async ({ browser }) => {
  await isSoundAtEveryWidth(browser, { email: SITE, path: QUEUE, ready: 'Possible duplicates' });
});
