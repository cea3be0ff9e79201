import { expect, test, type Browser } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, SITE, TAKER } from './support';

/** The last participant of the demo's site by name, whom nobody else's test writes to, or the first, who has something in every tab. */
async function participant(browser: Browser, direction: 'asc' | 'desc' = 'desc'): Promise<{ id: string; name: string }> {
  const page = await open(browser, SITE, '/');
  const found = await page.evaluate(async (way) => {
    const query = `query { participants(first: 1, sort: [{ field: lastName, direction: ${way} }]) { nodes { id displayName } } }`;
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
    return ((await answer.json()) as { data: { participants: { nodes: { id: string; displayName: string }[] } } }).data.participants.nodes[0];
  }, direction);
  await page.close();
  if (!found) throw new Error('The demo’s site has no participant');
  return { id: found.id, name: found.displayName };
}

test('a coordinator logs a call and a goal with its progress; what is removed comes back; who only takes attendance has no tab', async ({ browser }) => {
  const { id } = await participant(browser);
  const page = await open(browser, SITE, `/people/participants/edit?id=${id}&tab=COMLOG`);
  await page.getByRole('button', { name: 'Log a communication' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('With whom').fill('Grandmother');
  await dialog.getByLabel('What it was about').fill('Picked up by the neighbour today');
  await isAxeClean(page);
  await dialog.getByLabel('With whom').press('Enter');
  const entry = page.getByRole('listitem').filter({ hasText: 'Picked up by the neighbour today' });
  await expect(entry.getByText('Phone call with Grandmother')).toBeVisible();
  await entry.getByRole('button', { name: 'More actions for Phone call with Grandmother' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry).toHaveCount(1);

  await page.getByRole('tab', { name: /^Goals/ }).click();
  await expect(page).toHaveURL(/tab=GOALS/);
  await page.getByRole('button', { name: 'Add a goal' }).click();
  await dialog.getByLabel('Goal', { exact: true }).fill('Ride a bicycle');
  await dialog.getByLabel('Starts at').fill('0');
  await dialog.getByLabel('Target').fill('50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add progress to Ride a bicycle' }).click();
  await dialog.getByLabel('Value').fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('progressbar', { name: 'Ride a bicycle: 40 % reached' })).toBeVisible();

  const taker = await open(browser, TAKER, `/people/participants/edit?id=${id}&tab=NOTES`);
  await expect(taker.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(taker.getByText('Your role shows this record; it does not change it.')).toBeVisible();
  await expect(taker.getByRole('tab', { name: /^Notes/ })).toHaveCount(0);
});

test('the days of a year are walked with the arrow keys, and stand in a table too', async ({ browser }) => {
  const { id } = await participant(browser);
  const page = await open(browser, SITE, `/people/participants/edit?id=${id}&tab=PARTICIPATION`);
  const day = page.getByRole('gridcell').and(page.locator('[tabindex="0"]'));
  await day.press('ArrowUp');
  const before = await page.locator('[data-date]:focus').getAttribute('data-date');
  await page.keyboard.press('ArrowLeft');
  const after = await page.locator('[data-date]:focus').getAttribute('data-date');
  expect(Date.parse(before ?? '') - Date.parse(after ?? '')).toBe(7 * 86_400_000);
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Attended' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 760 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  // The open tab comes along in its strip, wherever the page has been scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport({ ratio: 0.9 });
});

test('the record fits every screen with the tab that has the most to show', async ({ browser }) => {
  // Its calendar of a year has some 360 cells, which another test walks: looking at them six times would take minutes.
  const { id, name } = await participant(browser, 'asc');
  await isSoundAtEveryWidth(browser, { email: SITE, path: `/people/participants/edit?id=${id}&tab=GOALS`, ready: name });
});
