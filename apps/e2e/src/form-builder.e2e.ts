import { expect, test, type Page } from '@playwright/test';
import { INSTITUTION, isAxeClean, isSoundAtEveryWidth, open, TOP } from './support';

// Of services, whose form no other test shapes or fills in.
const FORM = '/settings/custom-fields/services/service';
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Parts of the field' });
const card = (page: Page, name: string) => page.locator('[id^="field-"]').filter({ hasText: new RegExp(name) });
const names = (page: Page) => page.getByRole('list', { name: /^Fields of/ }).locator('[data-name]');
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function add(page: Page, type: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${type}`, exact: true }).click();
  await inspector(page).getByLabel('Name', { exact: true }).fill(name);
  await expect(card(page, name)).toBeVisible();
}

async function save(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a new version' });
  await dialog.getByLabel('What changed, and why').fill(note);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a tab with a question that reveals what is then required is built, tried, saved, and the version before is restored', async ({ browser }) => {
  const page = await open(browser, TOP, FORM);
  await page.getByRole('button', { name: 'Add a tab' }).click();
  await page.getByLabel('Name of the tab').fill('Health');
  await page.getByRole('button', { name: 'Add tab', exact: true }).click();
  await add(page, 'Radio button group', 'Has allergies');
  await inspector(page).getByRole('tab', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No');
  await add(page, 'Long text', 'Which allergies');
  await inspector(page).getByRole('checkbox', { name: 'Required' }).check();
  await inspector(page).getByRole('tab', { name: 'Rules' }).click();
  const shown = inspector(page).getByRole('group', { name: 'Shown when' });
  await shown.getByRole('button', { name: 'Add a condition' }).click();
  await shown.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Has allergies' });
  await expect(shown.getByText('Has allergies is Yes')).toBeVisible();
  await add(page, 'Attachment', 'Action plan');

  // The rules of an option, in words.
  await card(page, 'Has allergies').click();
  await inspector(page).getByRole('tab', { name: 'Rules' }).click();
  await inspector(page).getByLabel('Option', { exact: true }).selectOption({ label: 'No' });
  await inspector(page).getByRole('button', { name: 'Add a rule' }).click();
  await inspector(page).getByRole('combobox', { name: 'Field' }).first().selectOption({ label: 'Action plan' });
  await inspector(page).getByRole('combobox', { name: 'What happens' }).selectOption({ label: 'Hide it' });
  await expect(inspector(page).getByText('Choosing No hides Action plan')).toBeVisible();

  // The duplicate rule, word for word; undone by its key.
  await add(page, 'Attachment', 'ACTION PLAN');
  await expect(page.getByRole('button', { name: 'The field "ACTION PLAN" already exists' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(names(page)).toHaveText(['Has allergies', 'Which allergies', 'Action plan']);
  await isAxeClean(page);

  // Moved by keyboard alone.
  await card(page, 'Action plan').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(names(page)).toHaveText(['Has allergies', 'Action plan', 'Which allergies']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names(page)).toHaveText(['Has allergies', 'Which allergies', 'Action plan']);

  // A reload loses nothing, and the preview shows what is not saved yet.
  await page.reload();
  await expect(page.getByText(/Your unsaved changes of .* are back/)).toBeVisible();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText(/Unsaved changes of this browser/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Which allergies' })).toHaveCount(0);
  await radio(page, 'Yes').check();
  await expect(page.getByRole('textbox', { name: 'Which allergies' })).toBeVisible();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByRole('link', { name: 'Which allergies is required.' })).toBeVisible();
  await radio(page, 'Phone').check();
  await expect(page).toHaveURL(/width=phone/);
  await radio(page, 'No').check();
  await expect(page.getByText('Action plan')).toHaveCount(0);
  await isAxeClean(page);

  await page.getByRole('link', { name: 'Back to the builder' }).click();
  await save(page, 'Health questions');
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Version 1')).toBeVisible();

  // A retired option stays, the version before comes back.
  await card(page, 'Has allergies').click();
  await inspector(page).getByRole('tab', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Actions for No' }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(inspector(page).getByText(/^Retired/)).toBeVisible();
  await save(page, 'Nobody has none');
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Nobody has none')).toBeVisible();
  await versions.getByRole('button', { name: 'Compare: Version 1' }).click();
  await expect(versions.getByText(/Has allergies/)).toBeVisible();
  await versions.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.locator('header').getByText('Version 3')).toBeVisible();
  await card(page, 'Has allergies').click();
  await inspector(page).getByRole('tab', { name: 'Options' }).click();
  await expect(inspector(page).getByRole('textbox', { name: 'Option 2' })).toHaveValue('No');
  await expect(inspector(page).getByText(/^Retired/)).toHaveCount(0);
});

test('two editors of one form: both changes stand, and who saved second is told', async ({ browser }) => {
  const form = '/settings/custom-fields/staff/staff';
  const first = await open(browser, TOP, form);
  const second = await open(browser, TOP, form);
  await add(first, 'Text', 'Badge number');
  await add(second, 'Date', 'Badge expires');
  await save(first, 'Badges');
  await save(second, 'Badges expire');
  await expect(second.getByText('Somebody else saved meanwhile', { exact: true })).toBeVisible();
  await expect(card(second, 'Badge number')).toBeVisible();
  await expect(card(second, 'Badge expires')).toBeVisible();
  await first.reload();
  await expect(card(first, 'Badge expires')).toBeVisible();
});

test('fields are dragged to their place and their width, and taken from the library', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/custom-fields/activities/activity');
  // The form has more fields than a laptop shows: what is dragged and where to are both in sight.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await add(page, 'Text', 'Room');
  await add(page, 'Text', 'Shelf');
  await card(page, 'Shelf').dragTo(card(page, 'Room'), { targetPosition: { x: 6, y: 20 } });
  const order = names(page).filter({ hasText: /^(Room|Shelf)$/ });
  await expect(order).toHaveText(['Shelf', 'Room']);
  const width = page.getByRole('slider', { name: 'Width of Room' });
  await width.focus();
  await page.keyboard.press('End');
  await expect(width).toHaveAttribute('aria-valuenow', '12');

  // Onto another tab, and that tab before the first.
  await page.getByRole('button', { name: 'Add a tab' }).click();
  await page.getByLabel('Name of the tab').fill('Place');
  await page.getByRole('button', { name: 'Add tab', exact: true }).click();
  const tabs = page.getByRole('tablist', { name: 'Tabs of the form' }).getByRole('tab');
  await tabs.first().click();
  await card(page, 'Room').dragTo(tabs.last());
  await expect(names(page)).toHaveText(['Room']);
  await tabs.last().dragTo(tabs.first(), { targetPosition: { x: 4, y: 10 } });
  await expect(tabs.first()).toHaveText(/^Place/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(order).toHaveText(['Shelf', 'Room']);

  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library for the activity form' })).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('button', { name: /^Add .* to a tab$/ }).first().click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('heading', { name: 'Activity form' })).toBeVisible();
  await expect(order).toHaveText(['Shelf', 'Room']);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await expect(order).toHaveCount(0);
});

test('what is chosen looks chosen under the pointer, too, in both modes', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/custom-fields/enrollment/enrollment');
  await add(page, 'Several dates', 'Days off');
  await inspector(page).getByRole('button', { name: / 15, / }).click();
  const chosen = {
    day: inspector(page).getByRole('button', { name: / 15, / }),
    'tab of the inspector': inspector(page).getByRole('tab', { selected: true }),
    'tab of the form': page.getByRole('tablist', { name: 'Tabs of the form' }).getByRole('tab', { selected: true }),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The page puts the mode on itself when it hears of it: a look taken before that is of the other mode.
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    for (const [name, control] of Object.entries(chosen)) {
      const look = () =>
        control.evaluate(async (element) => {
          await Promise.all(element.getAnimations().map((change) => change.finished));
          const { color, backgroundColor, borderBottomColor } = getComputedStyle(element);
          return [color, backgroundColor, borderBottomColor];
        });
      await page.mouse.move(0, 0);
      const before = await look();
      await control.hover();
      expect(await look(), `${name}, ${colorScheme}`).toEqual(before);
    }
  }
});

test('half a day or a time that was left and is emptied after all holds nothing up, and its calendar is whole', async ({ browser }) => {
  const page = await open(browser, TOP, '/settings/custom-fields/enrollment/enrollment');
  const boxes = { Date: inspector(page).getByLabel(/^Earliest/), Time: inspector(page).getByLabel(/^Value of a new record/) };
  for (const [type, box] of Object.entries(boxes)) {
    await add(page, type, `Half of a ${type}`);
    const problem = page.getByRole('button', { name: new RegExp(`of "Half of a ${type}"`) });
    await box.focus();
    await page.keyboard.type('0112');
    await inspector(page).getByLabel('Name', { exact: true }).focus();
    await expect(problem).toBeVisible();
    // Its line leads to it, and leaves what was typed in it.
    const isHalf = () => box.evaluate((one: HTMLInputElement) => one.validity.badInput);
    await problem.click();
    await expect(box).toBeFocused();
    expect(await isHalf()).toBe(true);
    for (const key of ['Backspace', 'ArrowRight', 'Backspace']) await page.keyboard.press(key);
    await expect(problem).toBeHidden();
    await expect(box).not.toHaveAttribute('aria-invalid');
  }
  // A month near the lower edge of the window opens whole, above its box.
  await page.setViewportSize({ width: 1280, height: 460 });
  await card(page, 'Half of a Date').click();
  const opener = page.getByRole('button', { name: 'Open the calendar: Earliest' });
  await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await opener.click();
  const month = page.getByRole('dialog', { name: 'Earliest' });
  const cut = () => month.evaluate(async (box) => (await Promise.all(box.getAnimations().map((change) => change.finished)), [box, ...box.querySelectorAll('*')].some(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)));
  await expect(month.getByRole('button', { name: / 15, / })).toBeInViewport({ ratio: 1 });
  expect(await cut()).toBe(false);
});

test('what an institution may not maintain is said, and not opened', async ({ browser }) => {
  const page = await open(browser, INSTITUTION, '/settings/custom-fields');
  await expect(page.getByRole('heading', { name: 'Fields and forms', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open: Organization' })).toHaveCount(0);
  await page.goto('/settings/custom-fields/organizations/organization');
  await expect(page).not.toHaveURL(/custom-fields\/organizations/);
});

test('the builder is sound at every width in both modes', async ({ browser }) => {
  test.slow();
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/custom-fields/participants/participant', ready: 'Participant form' });
});

test('its other pages are sound at every width in both modes', async ({ browser }) => {
  test.slow();
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/custom-fields', ready: 'Fields and forms' });
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/custom-fields/enrollment/enrollment/library', ready: 'Library for the enrollment form' });
  await isSoundAtEveryWidth(browser, { email: TOP, path: '/settings/custom-fields/previewEnrollment', ready: 'Preview of enrollment' });
});
