import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { isAxeClean, isSoundAtEveryWidth, open, server, signIn, TOP, urlOf } from './support';

// A tenant of its own: what is demanded here must not stop the other flows.
const ADMIN = 'top@rivermark.example';
const COORDINATOR = 'site@rivermark.example';

/** A device with a passkey store, made by Chromium. */
async function device(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { session, id: authenticatorId };
}

/** The ceremony of the profile, by the browser's own hands. */
async function addPasskey(page: Page, name: string): Promise<void> {
  const problems = await page.evaluate(async (given) => {
    const call = async (query: string, variables: object) => {
      const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });
      return ((await response.json()) as { data: Record<string, { options: string; problems: unknown[] }> }).data;
    };
    const asked = await call('mutation { startPasskey { options problems { code } } }', {});
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(asked['startPasskey']?.options ?? ''));
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const added = await call('mutation Add($answer: String!, $name: String!) { addPasskey(answer: $answer, name: $name) { problems { code message } } }', { answer: JSON.stringify(made.toJSON()), name: given });
    return added['addPasskey']?.problems;
  }, name);
  expect(problems).toEqual([]);
}

async function again(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, email);
}

const policy = (page: Page) => page.goto('/settings/security?tab=policy');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your passkey' });

test('a passkey guards changes of permissions, and signing in at a level', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: urlOf(ADMIN), viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signIn(page, ADMIN);

  // Whoever has no passkey cannot lock themselves out.
  await policy(page);
  await expect(page.getByText('You have no passkey yet')).toBeVisible();
  await expect(box(page, 'Changes to users, roles and security')).toBeDisabled();

  const authenticator = await device(page);
  await addPasskey(page, 'Test device');
  await page.reload();
  await box(page, 'Changes to users, roles and security').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  // Another session has proven nothing yet: the change asks, and goes through by itself afterwards.
  await again(page, ADMIN);
  await page.goto('/settings/security?provider=new');
  await page.getByLabel('Name', { exact: true }).fill('District login');
  await page.getByLabel('Issuer').fill('https://login.example.org');
  await page.getByLabel('Client ID').fill('afterbell');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question(page)).toContainText('before changes to users, roles and security');
  await isAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Your agency asks for a passkey')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await question(page).getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByText('Provider saved')).toBeVisible();
  await expect(page.getByText(/\/auth\/oauth\/[0-9a-f-]+\/callback/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'District login' })).toContainText('Not offered');

  // A device that has lost its passkey proves nothing.
  await again(page, ADMIN);
  await authenticator.session.send('WebAuthn.setUserVerified', { authenticatorId: authenticator.id, isUserVerified: true });
  const { credentials } = await authenticator.session.send('WebAuthn.getCredentials', { authenticatorId: authenticator.id });
  await authenticator.session.send('WebAuthn.clearCredentials', { authenticatorId: authenticator.id });
  await policy(page);
  await box(page, 'Exports').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await question(page).getByRole('button', { name: 'Use passkey' }).click();
  await expect(question(page)).toContainText('Your device gave no passkey');
  for (const credential of credentials) await authenticator.session.send('WebAuthn.addCredential', { authenticatorId: authenticator.id, credential });
  await question(page).getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  // The second step of signing in: the coordinator makes a passkey on the way in, and needs it from then on.
  await box(page, 'Site').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const site = await (await browser.newContext({ baseURL: urlOf(COORDINATOR) })).newPage();
  await device(site);
  const enter = async () => {
    await site.context().clearCookies();
    await site.goto('/login');
    await site.getByLabel('E-mail address').fill(COORDINATOR);
    await site.getByRole('button', { name: 'Continue' }).click();
    await site.getByLabel('Verification code').waitFor();
    const mails = (await (await site.request.get(`${server().url}/dev/mailbox.json?to=${COORDINATOR}`)).json()) as { text: string }[];
    const code = /\b(\d{4}) (\d{4})\b/.exec(mails.find(({ text }) => /\d{4} \d{4}/.test(text))?.text ?? '');
    await site.getByLabel('Verification code').fill(`${code?.[1]}${code?.[2]}`);
  };
  await enter();
  await expect(site.getByRole('heading', { name: 'Add a passkey to go on' })).toBeVisible();
  await isAxeClean(site);
  await site.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(site.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await enter();
  await expect(site.getByRole('heading', { name: 'Now your passkey' })).toBeVisible();
  await site.goto('/participation');
  await expect(site.getByLabel('E-mail address')).toBeVisible();
  await enter();
  await site.getByRole('button', { name: 'Use passkey' }).click();
  await expect(site.getByRole('navigation', { name: 'Sections' })).toBeVisible();

  for (const name of ['Site', 'Exports', 'Changes to users, roles and security']) await box(page, name).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
});

test('security settings are sound at every width', async ({ browser }) => {
  for (const tab of ['providers', 'policy', 'limits']) await isSoundAtEveryWidth(browser, { email: TOP, path: `/settings/security?tab=${tab}`, ready: 'Security' });
  const page = await open(browser, TOP, '/settings/security');
  await expect(page.getByText('No identity provider yet')).toBeVisible();
});
