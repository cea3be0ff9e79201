import { expect, test, type Page } from '@playwright/test';
import { INSTITUTION, isAxeClean, open, openAlone, SITE, TAKER } from './support';

const field = (page: Page) => page.getByRole('combobox', { name: /^Search people/ });
const group = (page: Page, name: string) => page.getByRole('group', { name });

test('a child is found by a mistyped name from the keyboard, and is offered again until the sign-out', async ({ browser }) => {
  const page = await openAlone(browser, SITE, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Actions').getByRole('option', { name: 'Take attendance' })).toBeVisible();
  await page.keyboard.type('garcai sofia');
  const child = group(page, 'Participants').getByRole('option', { name: /García Márquez, Sofía/ });
  await expect(child).toContainText('similar');
  await isAxeClean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'García Márquez, Sofía', exact: true })).toBeVisible();

  // The whole phone, and the list with what was typed.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(group(page, 'Recently opened').getByRole('option', { name: /García Márquez, Sofía/ })).toBeVisible();
  expect((await page.getByRole('dialog').boundingBox())?.height).toBe(740);
  await field(page).fill('ma');
  await group(page, 'Participants').getByRole('option', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/people\/participants\?q=ma&only=all$/);
  await page.keyboard.press('Control+k');
  await field(page).fill('garcia');
  const [other] = await Promise.all([page.waitForEvent('popup'), group(page, 'Households').getByRole('option').first().click({ modifiers: ['Control'] })]);
  await expect(other).toHaveURL(/\/people\/households\?id=/);
  await other.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Sof');
});

test('who takes attendance finds children and sessions, and nobody of the staff', async ({ browser }) => {
  const page = await open(browser, TAKER, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('core');
  await expect(group(page, 'Sessions').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Staff')).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Add staff' })).toHaveCount(0);
});

test('what another saves arrives in an open record and is offered in an open list; where something is typed, it asks', async ({ browser }) => {
  const mine = await open(browser, SITE, '/people/participants?q=davis+miles');
  const list = await open(browser, SITE, '/people/participants?q=davis+miles');
  await mine.getByRole('rowheader', { name: 'Davis, Miles' }).getByRole('link').click();
  const nickname = (page: Page) => page.getByRole('textbox', { name: /^Preferred name/ });
  await expect(nickname(mine)).toBeEditable();
  const theirs = await open(browser, INSTITUTION, mine.url());
  const save = async (page: Page, name: string) => {
    await nickname(page).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved/)).toBeVisible();
  };
  await save(theirs, 'Milo');
  await expect(nickname(mine)).toHaveValue('Milo');
  await list.getByRole('button', { name: 'Refresh' }).click();
  await expect(list.getByRole('rowheader', { name: 'Davis, Miles “Milo”' })).toBeVisible();

  await nickname(mine).fill('Em');
  await save(theirs, 'Mick');
  await expect(mine.getByText(/^This record was changed/)).toBeVisible();
  await expect(nickname(mine)).toHaveValue('Em');
  await mine.getByRole('button', { name: 'See what changed' }).click();
  await expect(mine.getByRole('alertdialog')).toContainText('Mick');
  await mine.keyboard.press('Escape');
  await expect(nickname(mine)).toHaveValue('Em');
});

test('many windows side by side leave the browser connections to work with', async ({ browser }) => {
  const first = await open(browser, SITE, '/people/participants');
  const windows = [first];
  // A browser opens six connections to a host; each window would like two or more for what is live.
  for (let index = 0; index < 4; index += 1) {
    const page = await first.context().newPage();
    await page.goto('/people/participants');
    windows.push(page);
  }
  for (const page of windows) await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (const page of windows) expect(await page.evaluate(async () => (await fetch('/health', { signal: AbortSignal.timeout(10_000) })).status)).toBe(200);
});
