import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, open, SITE, TAKER } from './support';

const boxes = (page: Page) => page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });

test('a coordinator makes a tag, gives it to several, finds them by it and takes it back', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants');
  await boxes(page).nth(0).check();
  await boxes(page).nth(3).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected').last()).toBeVisible();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New tag, or change tags' }).click();
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('Chess évening');
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Make tag' }).click();
  await expect(dialog.getByText('4 will be tagged Chess évening')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tag 4' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 participants tagged')).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption('Tags');
  await page.getByRole('combobox', { name: 'Value' }).selectOption('Chess évening');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await page.goto('/people/participants?changes=1');
  await dialog.getByRole('button', { name: /^Undo: Tag: Chess évening/ }).click();
  await expect(dialog.getByText('4 participants changed back')).toBeVisible();
  await isAxeClean(page);

  // Their families are written to, and it is taken back before anything leaves.
  await page.goto('/people/participants?f=grade.equals.2');
  await boxes(page).nth(0).check();
  await boxes(page).nth(3).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send a message' }).click();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Early closing');
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('We close at 3.');
  await expect(dialog.getByText('How the first mail reads')).toBeVisible();
  await isAxeClean(page);
  await dialog.getByRole('button', { name: /^Send \d+ mails?$/ }).click();
  await expect(dialog.getByText(/^Sends in \d+ seconds?$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Taken back: nobody was written to')).toBeVisible();
});

test('all that match are enrolled from a day on, those who are already stay, and it is undone', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/participants?f=grade.equals.3');
  await boxes(page).nth(0).check();
  await page.getByRole('button', { name: /^Select all \d+ that match/ }).click();
  await page.getByRole('button', { name: 'Enroll in a session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Activity' }).selectOption({ label: 'After-School Core' });
  await dialog.getByRole('button', { name: /^Enroll \d+$/ }).click();
  await expect(page.getByText(/\d+ participants? enrolled/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByText(/changed back/)).toBeVisible();

  // Who leaves is told what ends with the stay; nothing is done yet.
  await boxes(page).nth(0).check();
  await page.getByRole('button', { name: /^Select all \d+ that match/ }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'End the stay' }).click();
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(new Date().toISOString().slice(0, 10));
  await dialog.getByRole('textbox', { name: 'Last day' }).press('Tab');
  await expect(dialog.getByText(/^Ends \d+ places? in (a session|sessions): /)).toBeVisible();
});

test('whoever takes attendance chooses no rows to change', async ({ browser }) => {
  const page = await open(browser, TAKER, '/people/participants');
  await expect(page.getByRole('rowheader').first().or(page.getByRole('heading', { name: 'Dashboard' }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag', exact: true })).toHaveCount(0);
});
