import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE, TAKER } from './support';

test('a coordinator makes a roster, finds its members, prints the sheet, and takes one off and back', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/rosters');
  await page.getByRole('button', { name: 'New roster' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Robotics Tuesday');
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Make roster' }).click();
  await expect(page.getByRole('heading', { name: 'Robotics Tuesday', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add members' }).first().click();
  await dialog.getByRole('searchbox').fill('garcia');
  const found = dialog.getByRole('checkbox', { name: /García/ });
  await expect(found.first()).toBeVisible();
  await found.first().check();
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByRole('rowheader')).toHaveText([/García/]);

  const [sheet] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign-in sheet' }).click()]);
  expect(sheet.suggestedFilename()).toBe('Robotics Tuesday.pdf');
  expect(readFileSync(await sheet.path()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('row').filter({ hasText: 'García' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Take off the roster' }).click();
  await expect(page.getByText('Nobody is on this roster')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader')).toHaveText([/García/]);
});

test('a roster by rule finds whoever meets it', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/rosters?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Third grade');
  await dialog.getByText('Everybody who meets a rule').click();
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Grade');
  await dialog.getByRole('combobox', { name: 'Value' }).selectOption('3rd grade');
  await dialog.getByRole('button', { name: 'Make roster' }).click();
  await expect(page.getByRole('heading', { name: 'Third grade', level: 1 })).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  expect((await rows.count()) > 1 && (await rows.filter({ hasNotText: '3rd grade' }).count()) === 0).toBe(true);
});

test('whoever takes attendance has no rosters', async ({ browser }) => {
  const page = await open(browser, TAKER, '/people/rosters');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('rosters are sound at every width, in both modes', ({ browser }) => isSoundAtEveryWidth(browser, { email: SITE, path: '/people/rosters', ready: 'Rosters' }));
