import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, mailTo, openAlone, server, SITE, TOP } from './support';

const MANY = 'many@northlake.example';
const GROUP = 'sitegroup@northlake.example';

interface Answer<Data> {
  data: Data | null;
  errors?: { extensions: { code: string } }[];
}
const ask = <Data>(page: Page, query: string, variables: object = {}): Promise<Answer<Data>> =>
  page.evaluate(async (body) => (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json() as Promise<never>, { query, variables });

async function answersTo(page: Page, token: string): Promise<{ status: number; body: { errors?: { extensions: { code: string } }[]; data?: { session: { user: { email: string } } } } }> {
  const { host } = new URL(page.url());
  const answer = await page.request.post(`${server().url}/graphql`, {
    headers: { Host: host, Authorization: `Bearer ${token}` },
    data: { query: '{ session { user { email } } accesses { id } }' },
  });
  return { status: answer.status(), body: (await answer.json()) as never };
}

test('a token is made, works by itself, and is refused once it is revoked', async ({ browser }) => {
  const page = await openAlone(browser, MANY, '/profile?tab=tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('What it is for').fill('Nightly export');
  await page.getByRole('button', { name: 'Make token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(token).toMatch(/^ab_[\w-]{43}$/);
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await answersTo(page, token)).body.data?.session.user.email).toBe(MANY);
  await page.reload();
  await expect(page.getByText(/last used .* from/)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The token “Nightly export” is revoked')).toBeVisible();
  expect((await answersTo(page, token)).body.errors?.[0]?.extensions.code).toBe('SIGNED_OUT');
});

test('preferences act at once and are there on the next device; another session is ended from here', async ({ browser }) => {
  const page = await openAlone(browser, MANY, '/profile');
  await page.getByRole('radio', { name: '15:05' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const other = await openAlone(browser, MANY, '/profile');
  await expect(other.getByRole('radio', { name: '15:05' })).toBeChecked();
  await expect(other.locator('html')).toHaveClass(/dark/);
  await other.getByRole('radio', { name: 'Light' }).click();
  await other.getByRole('radio', { name: '03:05 PM' }).click();
  await expect(other.getByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();

  await page.goto('/profile?tab=sign-in');
  await page.getByRole('button', { name: /^Sign out everywhere else/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /^Sign out everywhere else/ })).toHaveCount(0);
  await other.goto('/people/participants');
  await expect(other).toHaveURL(/\/login\?inactiveLogout=1$/);
});

test('the address changes by a code from the new mailbox, and the old one is told', async ({ browser }) => {
  const page = await openAlone(browser, GROUP, '/profile');
  const change = async (to: string) => {
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByLabel('New e-mail address').fill(to);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Code from the new mailbox').waitFor();
    const code = await mailTo(page, to, /wants to use[\s\S]*\b(\d{4}) (\d{4})\b/);
    await page.getByLabel('Code from the new mailbox').fill(code.slice(1).join(''));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByText(`Your address is now ${to}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();
  };
  await change('thuy@elsewhere.example');
  await mailTo(page, GROUP, /now uses thuy@elsewhere\.example/);
  await change(GROUP);
});

test('an administrator looks through another access: marked, read-only, and back where they were', async ({ browser }) => {
  const coordinator = await openAlone(browser, SITE, '/');
  const { data } = await ask<{ session: { access: { id: string } } }>(coordinator, '{ session { access { id } } }');
  const page = await openAlone(browser, TOP, '/organizations/list');
  await ask(page, 'mutation ($id: ID!) { startViewAs(accessId: $id) { moved problems { code } } }', { id: data?.session.access.id });
  await page.goto('/participation/activity');
  const banner = page.getByRole('region', { name: 'Viewing through another access' });
  await expect(banner).toContainText('You are viewing as Rosa Delgado');
  await expect(page.getByRole('navigation', { name: 'Sections' }).first()).toContainText('Activities'); // a site's, which the top has not
  const refused = await ask(page, 'mutation { renameMe(name: "Other") { problems { code } } }');
  expect(refused.errors?.[0]?.extensions.code).toBe('VIEW_AS_READ_ONLY');
  await isAxeClean(page);
  await page.goto('/profile');
  await expect(page.getByText('This is not open while you view as somebody else')).toBeVisible();
  await banner.getByRole('button', { name: 'Leave' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Patricia Lindqvist · top@northlake.example')).toBeVisible();
});

test('accesses, organizations, terms and tenants are switched without signing in again', async ({ browser }) => {
  const page = await openAlone(browser, MANY, '/');
  const place = page.getByRole('button', { name: /Switch organization$/ });
  const inSwitcher = page.getByRole('dialog', { name: 'Switch organization' });
  await place.click();
  await inSwitcher.getByRole('button', { name: /Red Barn Elementary School\s*Site coordinator/ }).click();
  await expect(place).toContainText('Red Barn Elementary School');
  await place.click();
  await inSwitcher.getByRole('button', { name: /Three Rivers Youth Alliance\s*Institution administrator/ }).click();
  await expect(place).toContainText('Three Rivers Youth Alliance');
  await place.click();
  await inSwitcher.getByRole('combobox', { name: 'Find an organization' }).fill('dolores');
  await inSwitcher.getByRole('treeitem', { name: /^Dolores Huerta Academy\s*Site/ }).click();
  await expect(place).toContainText('Dolores Huerta Academy');

  // By keyboard alone: the field has the focus, letters find, arrows walk, and the term goes along.
  await page.waitForLoadState('networkidle');
  await place.press('Enter');
  await expect(inSwitcher.getByRole('combobox', { name: 'Find an organization' })).toBeFocused();
  await inSwitcher.getByRole('treeitem', { name: /^Dolores Huerta Academy/, selected: true }).waitFor();
  await isAxeClean(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(place).toContainText('Three Rivers Youth Alliance');
  await place.press('Enter');
  const summer = inSwitcher.getByLabel('Term').locator('option', { hasText: /^Summer/ }).last();
  const name = (await summer.textContent())?.split(' (')[0] ?? '';
  await inSwitcher.getByLabel('Term').selectOption(await summer.getAttribute('value'));
  await inSwitcher.getByRole('button', { name: 'Switch term' }).press('Enter');
  await expect(place).toContainText(name);

  const { data } = await ask<{ accesses: { id: string; roleName: string; tenant: { code: string } }[] }>(page, '{ accesses { id roleName tenant { code } } }');
  const mine = data?.accesses.find(({ roleName, tenant }) => tenant.code === 'northlake' && roleName === 'Viewer')?.id;
  const abroad = data?.accesses.find(({ tenant }) => tenant.code === 'rivermark')?.id;
  await page.goto(`/people/participants?accessId=${mine}&q=garcia`);
  await expect(page).toHaveURL(/\/people\/participants\?q=garcia$/);
  await expect(place).toContainText('Northlake Department of Education');
  for (const foreign of [abroad, '01919191-9191-7191-9191-919191919191']) {
    await page.goto(`/people/participants?accessId=${foreign}`);
    await expect(page).toHaveURL(/\/people\/participants$/);
    await expect(page.getByText('The link was made for another access').first()).toBeVisible();
    await expect(place).toContainText('Northlake Department of Education');
  }

  let handover = '';
  page.on('request', (request) => {
    if (request.url().includes('/auth/handover')) handover = request.url();
  });
  await page.goto(`/?accessId=${data?.accesses.find(({ roleName }) => roleName === 'Institution administrator')?.id}`);
  await expect(place).toContainText('Three Rivers');
  await place.click();
  await inSwitcher.getByRole('button', { name: /Rivermark Youth Network/ }).click();
  await page.waitForURL(/\/\/rivermark\./);
  await expect(place).toBeVisible();
  await expect(page).not.toHaveURL(/login|token/);
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(handover);
  await expect(thief).toHaveURL(/\/login$/);
});

test('the profile is sound at every width, in both modes', async ({ browser }) => {
  for (const path of ['/profile', '/profile?tab=sign-in', '/profile?tab=tokens']) await isSoundAtEveryWidth(browser, { email: SITE, path, ready: 'Profile' });
});
