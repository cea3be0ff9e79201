import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, mailTo, open, signIn, TOP, urlOf } from './support';

const RUN = randomBytes(3).toString('hex');
const INSTITUTION_NAME = `Ridge Alliance ${RUN}`;
const SITE_NAME = `Ridge Hall ${RUN}`;
const ROLE = `Door keeper ${RUN}`;
const PERSON = `Ines Ridge ${RUN}`;
const EMAIL = `ines.${RUN}@northlake.example`;
const BUSY_SITE = 'Cedar Bend Community Center';

const treeRow = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name},`) });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const sectionsOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
const auditRow = (page: Page, name: string | RegExp) => page.getByRole('row', { name }).first();

async function addTo(page: Page, parent: string, level: string, name: string): Promise<void> {
  await treeRow(page, parent).click();
  await treeRow(page, parent).press('Shift+F10');
  await page.getByRole('menuitem', { name: `Add ${level}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(treeRow(page, name)).toBeVisible();
}

async function choosePlace(page: Page, name: string): Promise<void> {
  const place = page.getByRole('combobox', { name: 'Organization' });
  await place.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await place.press('Enter');
  await expect(place).toHaveValue(name);
}

async function saveRole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

test('from an empty place to a person who works there, and the trail of it', async ({ browser }) => {
  test.setTimeout(240_000);
  const admin = await open(browser, TOP, '/organizations/tree');
  await addTo(admin, 'Northlake Department of Education', 'Institution', INSTITUTION_NAME);
  await addTo(admin, INSTITUTION_NAME, 'Site', SITE_NAME);

  // A role of its own, with one right.
  await admin.goto('/settings/roles');
  await admin.getByRole('button', { name: 'New role' }).click();
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(ROLE);
  await admin.getByRole('button', { name: 'Make role' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: ROLE })).toBeVisible();
  await admin.getByRole('searchbox', { name: 'Search features' }).fill('by activity');
  await box(admin, 'Edit By activity').check();
  await expect(box(admin, 'View By activity')).toBeChecked();
  await admin.getByRole('tab', { name: 'What it sees' }).click();
  await expect(admin.getByText('Views 1 feature of')).toBeVisible();
  await saveRole(admin);
  const role = new URL(admin.url()).pathname;

  await admin.goto('/settings/users/add');
  await admin.getByLabel('E-mail address').fill(EMAIL);
  await admin.getByLabel('Name').fill(PERSON);
  await admin.getByRole('button', { name: 'Next' }).click();
  await choosePlace(admin, SITE_NAME);
  await admin.getByLabel('Role').selectOption(ROLE);
  await admin.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(admin.getByRole('heading', { name: PERSON, exact: true })).toBeVisible();
  const record = new URL(admin.url()).pathname;

  // In another browser: the mail, the code, and that menu and no other.
  await mailTo(admin, EMAIL, new RegExp(SITE_NAME));
  const person = await (await browser.newContext({ baseURL: urlOf(EMAIL), viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(person, EMAIL);
  await expect(person.getByRole('button', { name: /Switch organization$/ })).toContainText(SITE_NAME);
  await expect.poll(() => sectionsOf(person).allTextContents()).toEqual(['Dashboard', 'Participation']);
  await sectionsOf(person).filter({ hasText: 'Participation' }).click();
  await expect.poll(() => sectionsOf(person).allTextContents()).toEqual(['Dashboard', 'Participation', 'Take attendance']);
  await isAxeClean(person);
  for (const [path, title] of [
    ['/people/participants', 'Participants'],
    ['/organizations/tree', 'Organization tree'],
    ['/settings/users', 'Users'],
    ['/settings/audit', 'Audit trail'],
    [role, 'Roles'],
  ] as const) {
    await person.goto(path);
    await expect(person.getByText(new RegExp(`“${title}.*” was not opened`))).toBeVisible();
    await expect(person.getByText(`Your role in ${SITE_NAME} does not include it`)).toBeVisible();
    await expect(person).toHaveURL(/\/$/);
  }
  await person.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(person.getByText(`You may now act as ${ROLE} at ${SITE_NAME}`)).toBeVisible();
  await person.keyboard.press('Escape');

  // A second place is given, and said without a reload.
  await admin.goto(record);
  await admin.getByRole('link', { name: 'Add an access' }).click();
  await choosePlace(admin, BUSY_SITE);
  await admin.getByLabel('Role').selectOption(ROLE);
  await admin.getByRole('dialog').getByRole('button', { name: 'Add an access' }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await person.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await expect(person.getByText(`You may now act as ${ROLE} at ${BUSY_SITE}`)).toBeVisible();
  await person.keyboard.press('Escape');

  // There it works, until the role loses the right: the very next request is refused.
  await person.reload();
  await person.getByRole('button', { name: /Switch organization$/ }).click();
  await person.getByRole('dialog', { name: 'Switch organization' }).getByRole('button', { name: new RegExp(`${BUSY_SITE}\\s*${ROLE}`) }).click();
  await expect(person.getByRole('button', { name: /Switch organization$/ })).toContainText(BUSY_SITE);
  await person.goto('/participation/activity');
  await person.getByRole('link', { name: /After-School Core/ }).first().click();
  const excused = person.getByRole('listitem').getByRole('radio', { name: 'Excused', exact: true });
  await expect(excused.first()).toBeAttached();
  await admin.goto(role);
  await admin.getByRole('searchbox', { name: 'Search features' }).fill('by activity');
  await box(admin, 'View By activity').uncheck();
  await saveRole(admin);
  const [answer] = await Promise.all([person.waitForResponse((response) => /saveMarks/.test(response.request().postData() ?? '')), excused.nth(3).press('Space')]);
  expect(await answer.text()).toContain('FORBIDDEN');
  await person.goto('/participation/activity');
  await expect(person.getByText('“Take attendance” was not opened')).toBeVisible();
  expect(await sectionsOf(person).allTextContents()).toEqual(['Dashboard']);

  // The trail holds all of it.
  await admin.goto(`/settings/audit?q=${encodeURIComponent(INSTITUTION_NAME)}`);
  await expect(auditRow(admin, /^Organization added beneath it/)).toContainText(INSTITUTION_NAME);
  await admin.goto(`/settings/audit?q=${encodeURIComponent(SITE_NAME)}`);
  await expect(auditRow(admin, /^Organization added (?!beneath)/)).toContainText(SITE_NAME);
  await expect(auditRow(admin, /Access granted/)).toContainText(PERSON);
  await admin.goto(`/settings/audit?q=${EMAIL}`);
  await expect(auditRow(admin, /^Signed in/)).toContainText(PERSON);
  await expect(auditRow(admin, /^Page or call refused/)).toContainText(PERSON);
  await admin.goto(`/settings/audit?f=subjectId.equals.${role.split('/').pop()}`);
  await expect(auditRow(admin, /Role changed/)).toBeVisible();
  await expect(auditRow(admin, /Role added/)).toBeVisible();
  // From one row to the history of its record.
  await admin.goto('/settings/audit?f=action.equals.user.invite');
  await auditRow(admin, new RegExp(PERSON)).getByRole('link').click();
  const sheet = admin.getByRole('dialog', { name: 'User invited' });
  await sheet.getByRole('link', { name: 'All changes to this record' }).click();
  await expect(auditRow(admin, /User invited/)).toBeVisible();
  await expect(admin.getByRole('row', { name: /Access granted/ })).toHaveCount(2);
  await person.context().close();
});
