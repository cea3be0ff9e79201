import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE } from './support';

const ADD = '/people/participants/add';
const focused = (page: Page) => page.locator(':focus');

/** Types into the field that has the focus, and goes to the next. */
async function fill(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}
/** Tab until the named control has the focus, as a person would. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    const found = await focused(page).evaluateAll(([element]) => (element ? (element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '') : ''));
    if (typeof name === 'string' ? found.trim().startsWith(name) : name.test(found)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

test('a child with two guardians, from the keyboard alone', async ({ browser }) => {
  test.slow();
  const page = await open(browser, SITE, '/people/participants');
  await page.getByRole('link', { name: 'Add participant' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  // Nothing yet: the step says what is missing and keeps the focus where it is to be mended.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /First name/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await fill(page, ['Nkechi', 'Zubiri-Quill']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/address$/);
  await tabTo(page, 'Next: Contacts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Find somebody on record/ })).toBeFocused();
  for (const [first, kind] of [['Adaeze', 'Mother'], ['Joaquín', 'Father']] as const) {
    await tabTo(page, 'Add someone new');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await fill(page, [first]);
    await expect(page.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Zubiri-Quill');
    await tabTo(page, 'Relationship to the child');
    await page.keyboard.type(kind);
    await page.keyboard.press('Tab');
    await page.keyboard.type('202 555 0147');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${kind}`, { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add someone new' })).toBeFocused();
  }
  await isAxeClean(page);
  await tabTo(page, 'Next: School');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About the child' })).toBeVisible();
  await tabTo(page, 'Next: Registration');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: '21st Century Community Learning Centers' })).toBeChecked();
  await tabTo(page, /^Add participant$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zubiri-Quill, Nkechi was added' })).toBeVisible();

  // A sibling shares the name and the contacts; meeting the same child again is said first.
  await page.getByRole('button', { name: 'Add a sibling' }).click();
  await expect(page.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Zubiri-Quill');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nkechi');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Use this record: Zubiri-Quill, Nkechi' })).toBeVisible();
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Obiora');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/address/);
  await page.getByRole('button', { name: 'Next: Contacts' }).click();
  await expect(page.getByText('Zubiri-Quill, Adaeze')).toBeVisible();
  await expect(page.getByText('Zubiri-Quill, Joaquín')).toBeVisible();
  // What was typed is there again after the browser was closed.
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/is filled in$/)).toBeVisible();
  await expect(page.getByText('Zubiri-Quill, Adaeze')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
});

test('the steps are sound at every width, in both modes', async ({ browser }) => {
  await isSoundAtEveryWidth(browser, { email: SITE, path: ADD, ready: 'Add participant' });
});
