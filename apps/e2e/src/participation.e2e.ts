import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { isAxeClean, open, SITE, TAKER } from './support';

const START = '/participation/activity';

const rows = (page: Page) => page.locator('.ab-row');
const row = (page: Page, index: number) => rows(page).nth(index);
const mark = (child: Locator, status: string) => child.getByRole('radio', { name: status, exact: true }).check();
const isSaved = (page: Page) => expect(page.locator('[data-save=saved]')).toBeVisible();

async function setTimes(child: Locator, from: string, until: string): Promise<void> {
  await child.getByRole('button', { name: /^Times of/ }).click();
  await child.locator('input[data-time=start]').fill(from);
  await child.locator('input[data-time=end]').fill(until);
  await child.locator('input[data-time=end]').blur();
}

const chooseTime = (dialog: Locator, field: RegExp, value: RegExp) => dialog.getByRole('group', { name: field }).getByRole('radio', { name: value }).check();

/** The newest roster of a day that is over and not entered, or that nobody has even begun: which day that is depends on the date, on closings and on what other tests have marked. */
async function notEntered(browser: Browser, { begun }: { begun: boolean } = { begun: true }): Promise<string> {
  const page = await open(browser, SITE, START);
  const section = page.locator('section', { has: page.getByRole('heading', { name: /^Not entered yet/ }) });
  const links = section.getByRole('link', { name: /After-School Core/ });
  const link = (begun ? links : links.filter({ has: page.getByText(/^0 of \d+ marked$/) })).first();
  // Which other sessions have ended by now, and so stand before it, depends on the time of day.
  await expect(section.getByRole('link').first()).toBeVisible();
  const more = section.getByRole('button', { name: 'Show more' });
  if (await more.isVisible()) await more.click();
  await expect(link).toBeVisible();
  const href = await link.getAttribute('href');
  await page.context().close();
  if (!href) throw new Error('The demo has no such day');
  return href;
}

test('takes the attendance of twenty-five children who are all present in four interactions', async ({ browser }) => {
  const page = await open(browser, SITE, START);
  const core = page.locator('section', { has: page.getByRole('heading', { name: /^Today/ }) }).getByRole('link', { name: /After-School Core/ });
  await core.click(); // 1
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Mark the rest present (25)' }).click(); // 2
  await expect(page.getByText('25 of 25 marked')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click(); // 3
  await expect(page).toHaveURL(/\/participation\/activity\/summary/);
  await page.getByRole('button', { name: 'Close the day' }).click(); // 4
  await expect(page.getByText('Closed by Rosa Delgado')).toBeVisible();
  await isAxeClean(page);

  await page.goBack();
  await page.reload();
  await expect(page.getByText('25 of 25 marked')).toBeVisible();
  await expect(row(page, 0).getByRole('radio', { name: 'Present' })).toBeChecked();
});

test('icons of a row have the colour of their words, in the light and in the dark', async ({ browser }) => {
  const inks = (page: Page, index = 0) =>
    row(page, index).evaluate((element) =>
      [...element.querySelectorAll('.ab-seg span, .ab-times')].map((words) => {
        const [, hex = ''] = /stroke='#([0-9A-F]{6})'/i.exec(decodeURIComponent(getComputedStyle(words, '::before').backgroundImage)) ?? [];
        const drawn = hex.match(/../g)?.map((part) => parseInt(part, 16)).join(', ');
        return { drawn: `rgb(${drawn})`, words: getComputedStyle(words).color };
      }),
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(browser, SITE, START, { colorScheme });
    await page.locator('section', { has: page.getByRole('heading', { name: /^Today/ }) }).getByRole('link', { name: /After-School Core/ }).click();
    await expect(row(page, 0)).toBeVisible();
    // The day is left as it is for the others.
    await page.context().setOffline(true);
    // Rows out of sight are laid out too by now.
    await expect(page.locator('.ab-row:not([data-whole])')).toHaveCount(0);
    const seen = new Set<string>();
    for (const status of ['Present', 'Excused', 'Unexcused']) {
      await mark(row(page, 0), status);
      for (const rest of [true, false]) {
        if (rest) await page.mouse.move(0, 0);
        else await row(page, 0).locator('.ab-times').hover();
        const found = await inks(page);
        expect(found).toHaveLength(4);
        for (const { drawn, words } of found) expect(drawn).toBe(words);
        for (const { words } of found) seen.add(words);
      }
    }
    // Each status has a colour of its own where it is chosen; words that are not, and the clock while nobody points at it, have others.
    expect(seen.size).toBe(5);
    await row(page, 1).locator('fieldset').evaluate((marks) => marks.setAttribute('disabled', ''));
    for (const { drawn, words } of await inks(page, 1)) expect(drawn).toBe(words);
    await page.context().close();
  }
});

test('shows today and the calendar of a session, and asks before it adds a day', async ({ browser }) => {
  const page = await open(browser, SITE, START);
  const activity = page.getByLabel('Activity', { exact: true });
  await activity.selectOption((await activity.getByRole('option', { name: /^Homework Help/ }).textContent()) ?? '');
  await page.getByLabel('Session', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sessionId=/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.locator('[data-mark=unscheduled]').first().click();
  await expect(page.getByText('The session is not scheduled for this day.')).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Add this day' }).click();
  await page.getByRole('button', { name: 'Add the day' }).click();
  await expect(page).toHaveURL(/select-participants/);
  await expect(rows(page).first()).toBeVisible();
});

test('two takers: the later one sees what changed and decides', async ({ browser }) => {
  const roster = await notEntered(browser, { begun: false });
  const mine = await open(browser, SITE, 'about:blank');
  // Out of reach of what others mark, as behind a proxy that holds it back.
  await mine.route('**/live/graphql**', (route) => route.abort());
  await mine.goto(roster);
  const theirs = await open(browser, TAKER, roster);
  await Promise.all([mine, theirs].map((page) => expect(rows(page).first()).toBeVisible()));
  await mark(row(theirs, 0), 'Excused');
  await isSaved(theirs);
  await mark(row(mine, 1), 'Present');
  await mark(row(mine, 0), 'Present');
  const dialog = mine.getByRole('dialog');
  await expect(dialog.getByText('Theirs: Excused')).toBeVisible();
  await expect(dialog.getByText(/by Jamal Carter, /)).toBeVisible();
  await isAxeClean(mine);
  await dialog.getByRole('radio', { name: /^Yours: Present/ }).check();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await isSaved(mine);
  await theirs.reload();
  await expect(row(theirs, 0).getByRole('radio', { name: 'Present' })).toBeChecked();
  await expect(row(theirs, 1).getByRole('radio', { name: 'Present' })).toBeChecked();

  const arrived = theirs.waitForResponse((response) => /16:50/.test(response.request().postData() ?? ''));
  await setTimes(row(theirs, 1), '15:10', '16:50');
  await arrived;
  await setTimes(row(mine, 1), '15:20', '16:40');
  await chooseTime(dialog, /^From of/, /^Theirs, From: 03:10 PM/);
  await chooseTime(dialog, /^Until of/, /^Yours, Until: 04:40 PM/);
  await isAxeClean(mine);
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await isSaved(mine);
  await theirs.reload();
  await expect(row(theirs, 1).getByText('03:10 PM – 04:40 PM')).toBeVisible();
});

test('a lost connection loses nothing: it says so, survives a reload and retries when asked', async ({ browser }) => {
  const roster = await notEntered(browser, { begun: false });
  const page = await open(browser, SITE, roster);
  await expect(rows(page).first()).toBeVisible();
  // The page stays reachable, so that it can be reloaded; only the calls are lost.
  await page.route('**/graphql', (route) => (/saveMarks/.test(route.request().postData() ?? '') ? route.abort('internetdisconnected') : route.continue()));
  await mark(row(page, 0), 'Present');
  await mark(row(page, 1), 'Unexcused');
  await expect(page.getByText('2 waiting')).toBeVisible();
  await expect(row(page, 0).getByText('Not sent yet')).toBeVisible();
  await isAxeClean(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(row(page, 1).getByRole('radio', { name: 'Unexcused' })).toBeChecked();
  await expect(page.getByText('2 waiting')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await isSaved(page);

  await page.context().setOffline(true);
  await mark(row(page, 2), 'Present');
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.context().setOffline(false);
  await isSaved(page);

  // A page that was not fetched before the line went takes nothing else with it, and opens once it is back.
  await page.context().setOffline(true);
  await mark(row(page, 3), 'Present');
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await menu.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await expect(menu).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.goto(roster);
  await expect(page.getByText(/^4 of/)).toBeVisible();
  await isSaved(page);
});

test('a child at the door is added and enrolled on the spot', async ({ browser }) => {
  const page = await open(browser, SITE, await notEntered(browser));
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByLabel('First name').fill('Thandiwe');
  await page.getByLabel('Last name').fill('Aaltonen');
  await page.getByLabel(/^Birth date/).fill('2017-05-14');
  await page.getByLabel(/^Grade/).selectOption('4');
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Add the child' }).dblclick();
  const added = rows(page).filter({ hasText: 'Aaltonen, Thandiwe' });
  await expect(added).toHaveCount(1);
  await expect(added.getByRole('radio', { name: 'Present' })).toBeChecked();
  await isSaved(page);

  // What is deleted is still told at its row, and comes back.
  await added.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'More for the selected' }).click();
  await page.getByRole('menuitem', { name: 'Delete marks' }).click();
  await page.getByRole('button', { name: 'Delete 1 mark' }).click();
  await expect(added.getByRole('radio', { name: 'Present' })).not.toBeChecked();
  await added.getByRole('button', { name: /^Times of/ }).click();
  await added.getByRole('button', { name: /^History of/ }).click();
  await expect(added.getByText('→ deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(added.getByRole('radio', { name: 'Present' })).toBeChecked();
  await isSaved(page);
});

test('a messy class list is mapped, shown, and enrolls its good rows', async ({ browser }) => {
  const page = await open(browser, SITE, await notEntered(browser));
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  const list = ['Grado;Apellidos;Nombre;F. nacimiento;Nota', '3;Ñandú Peña;Iván;14/05/2017;"dos\r\nlíneas"', 'K;Öztürk;Óscar;02/09/2019;', ';Sin Fecha;Ana;31/31/2017;', '4;Solo;;;'].join('\r\n');
  await page.getByRole('button', { name: 'Class list' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') });
  await expect(page.getByRole('row', { name: /Ñandú Peña, Iván/ })).toContainText('Adds a new child');
  await expect(page.getByLabel('Last name')).toHaveValue('1');
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Enroll 2 children' }).click();
  await expect(page.getByText('2 children were enrolled')).toBeVisible();
  await expect(page.getByText('2 rows were not imported')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^class-list-rest-.*\.csv$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveCount(before + 2);
});

for (const [name, options] of [
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ['a tablet in the dark', { viewport: { width: 820, height: 1180 }, hasTouch: true, colorScheme: 'dark' }],
] as const) {
  test(`fits ${name}`, async ({ browser }) => {
    const page = await open(browser, SITE, await notEntered(browser), options);
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    const targets = await row(page, 0).locator('.ab-seg label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
    await isAxeClean(page);
  });
}
