import { expect, test } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE, TAKER } from './support';

test('a coordinator keeps a training with who came and when, a family comes to the session, and the children’s counts do not move', async ({ browser }) => {
  const page = await open(browser, SITE, '/participation/professional-development/add');
  await page.getByRole('button', { name: 'Save and go to attendees' }).click();
  await expect(page.getByRole('alert')).toContainText('Title is required.');
  await page.getByRole('textbox', { name: 'Title' }).fill('De-escalation in practice');
  await page.getByLabel('Start', { exact: true }).fill('00:00');
  await page.getByLabel('End', { exact: true }).fill('01:30');
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Save and go to attendees' }).click();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add people' }).click();
  const people = dialog.getByRole('listitem').getByRole('checkbox');
  await people.nth(0).check();
  await people.nth(1).check();
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await page.getByRole('button', { name: 'Add a guest' }).click();
  await dialog.getByRole('textbox').fill('Dr. Zoë Ångström');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Came late or left early: Dr. Zoë Ångström' }).click();
  await page.getByLabel('When Dr. Zoë Ångström came').fill('00:30');
  await expect(page.getByText('3 of 3 present · 4 h')).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByRole('heading', { name: 'De-escalation in practice', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ångström/ })).toContainText('1 h');
  await isAxeClean(page);

  await page.goto('/participation/activity');
  await page.locator('a[href*="select-participants"]').first().click();
  const counts = page.getByRole('group', { name: 'Filter by status' });
  await expect(page.getByRole('radio', { name: 'Participants' })).toBeChecked();
  await expect(counts).toContainText('Present');
  const before = await counts.innerText();
  await page.getByRole('radio', { name: 'Families' }).click({ force: true });
  await page.getByRole('button', { name: 'Add by name' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Tío Luis');
  await dialog.getByRole('button', { name: 'Here' }).click();
  await expect(page.getByRole('list', { name: /^Here (today|on )/ })).toContainText('Tío Luis');
  await isAxeClean(page);
  await page.getByRole('radio', { name: 'Participants' }).check();
  await expect(page.getByRole('radio', { name: 'Participants' })).toBeChecked();
  await expect(counts).toHaveText(before, { useInnerText: true });
});

test('meetings are sound at every width, in both modes; whoever takes attendance has none', async ({ browser }) => {
  await isSoundAtEveryWidth(browser, { email: SITE, path: '/participation/staff-meeting', ready: 'Staff meetings' });
  const page = await open(browser, TAKER, '/participation/staff-meeting');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
