import { expect, test, type Browser, type Page } from '@playwright/test';
import { OpenIdProvider } from '../../../tools/test/openid';
import { isAxeClean, open, signIn, urlOf } from './support';

// A tenant of its own: while a provider is offered, its sign-in page asks how to go on.
const ADMIN = 'top@rivermark.example';
const SITE = 'site@rivermark.example';
const NAME = 'State login';

test.use({ actionTimeout: 30_000 });

let provider: OpenIdProvider;

test.beforeAll(async () => {
  provider = await OpenIdProvider.start();
  const verified = (email: string) => ({ email, email_verified: true });
  await provider.set({ accounts: { site: verified(SITE), taker: verified('taker@rivermark.example'), nobody: verified('nobody@elsewhere.example'), unverified: { email: SITE, email_verified: false } } });
});
test.afterAll(() => provider?.stop());

const sheet = (page: Page) => page.getByRole('dialog', { name: new RegExp(`identity provider|Edit ${NAME}`) });
const more = (page: Page) => page.getByRole('button', { name: `More actions for ${NAME}` }).click();

/** In a browser of its own: the address is typed, and at the provider somebody is signed in already. */
async function come(browser: Browser, who: string | null, typed = SITE): Promise<Page> {
  await provider.set({ current: who });
  const page = await (await browser.newContext({ baseURL: urlOf(SITE), viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: `Continue with ${NAME}` }).click();
  return page;
}

test('an administrator adds a provider; who comes by it is signed in, and whoever it does not vouch for is told why not', async ({ browser }) => {
  test.slow();
  const page = await open(browser, ADMIN, '/settings/security');
  await page.getByRole('button', { name: 'Add a provider' }).first().click();
  await sheet(page).getByLabel('Name').fill(NAME);
  await sheet(page).getByLabel('Issuer').fill(provider.issuer);
  await sheet(page).getByLabel('Client ID').fill('not yet');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  // Saved, it stays open and shows what the provider wants to know.
  const callback = await sheet(page).locator('code').innerText();
  expect(callback).toContain(new URL(urlOf(ADMIN)).host);
  const client = await provider.register(callback);
  await sheet(page).getByLabel('Client ID').fill(client.clientId);
  await sheet(page).getByLabel('Client secret').fill(client.clientSecret);
  await sheet(page).getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText(/^The provider answers: it signs with/)).toBeVisible();
  await sheet(page).getByLabel('Offer it on the sign-in page').check();
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('A secret is kept.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeHidden();

  try {
    // Refused first: nobody of these is signed in afterwards.
    for (const [who, words] of [
      ['unverified', 'This account cannot sign in here.'],
      ['nobody', 'This account cannot sign in here.'],
      ['taker', 'signed in with another address than the one you entered'],
      [null, 'You canceled at the identity provider.'],
    ] as const) {
      const refused = await come(browser, who, who === 'nobody' ? 'nobody@elsewhere.example' : SITE);
      await expect(refused.getByText('You are not signed in')).toBeVisible();
      await expect(refused.getByText(words)).toBeVisible();
      if (who === 'unverified') await isAxeClean(refused);
      expect(await refused.evaluate(() => fetch('/auth/health').then(({ status }) => status))).toBe(403);
      await refused.goto('/');
      await expect(refused.getByLabel('E-mail address')).toBeVisible();
      await refused.context().close();
    }

    const known = await come(browser, 'site');
    await expect(known.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(new URL(known.url()).search).not.toMatch(/code|state/);
    expect(await provider.set({})).toBe(SITE);
    await known.goto('/profile');
    await expect(known.getByText(SITE).first()).toBeVisible();
    await known.context().close();
  } finally {
    await more(page);
    await page.getByRole('menuitem', { name: 'Stop offering it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop offering it' }).click();
    await expect(page.getByText(`${NAME} is no longer offered`)).toBeVisible();
  }

  // Without it there is the code again.
  const plain = await (await browser.newContext({ baseURL: urlOf(SITE) })).newPage();
  await signIn(plain, SITE);
  await plain.context().close();
});
