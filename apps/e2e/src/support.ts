import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { named, violationsOf } from './axe';

interface Account {
  email: string;
  url: string;
}

interface Server {
  url: string;
  accounts: Account[];
}

const SERVERS = JSON.parse(process.env['E2E_SERVERS'] ?? '[]') as Server[];

/** The server of this worker; a worker that follows a failed one has its number, and so its server. */
export function server(): Server {
  const index = process.env['TEST_PARALLEL_INDEX'];
  const own = SERVERS[Number(index)];
  if (!own) throw new Error(`Browser worker ${index} has no server: start the tests with tools/scripts/e2e.mjs`);
  return own;
}

export const TOP = 'top@northlake.example';
export const INSTITUTION = 'institution@northlake.example';
export const SITE = 'site@northlake.example';
export const TAKER = 'taker@northlake.example';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
const signedIn = new Map<string, SignedIn>();

/** The host of the account's tenant. Accounts made during a test belong to the tenant of their domain. */
export function urlOf(email: string): string {
  const domain = email.split('@')[1];
  const { accounts } = server();
  const account = accounts.find((candidate) => candidate.email === email) ?? accounts.find((candidate) => candidate.email.endsWith(`@${domain}`));
  if (!account) throw new Error(`The demo has no ${email}`);
  return account.url;
}

/** The newest mail to an address, once its text matches. */
export async function mailTo(page: Page, email: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const answer = await page.request.get(`${server().url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = (await answer.json()) as { text: string }[];
    found = pattern.exec(mail?.text ?? '');
    expect(found).not.toBeNull();
  }).toPass();
  if (!found) throw new Error(`No mail to ${email} matches`);
  return found;
}

/** Signs in with the e-mailed code on the page, where it sends itself when its eight digits are there. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Verification code').waitFor();
  const code = await mailTo(page, email, /\b(\d{4}) (\d{4})\b/);
  await page.getByLabel('Verification code').fill(code.slice(1).join(''));
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await expect(page.getByRole('navigation', { name: 'Sections' }).or(page.getByRole('main')).first()).toBeVisible();
}

/** Makes the calls of the sign-in page without the page, which has tests of its own. */
async function signInQuietly(page: Page, email: string): Promise<void> {
  // Any small answer of the tenant's host will do: its name is known to Chromium alone, and cookies are its own.
  await page.goto('/health');
  const post = (path: string, body: object) =>
    page.evaluate(async ([to, sent]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent })).status, [path, JSON.stringify(body)] as const);
  expect(await post('/auth/verifyemail', { email, guestAccess: false })).toBe(200);
  const code = await mailTo(page, email, /\b(\d{4}) (\d{4})\b/);
  expect(await post('/auth/signin', { email, code: code.slice(1).join('') })).toBe(200);
}

/** Signs in once; later contexts of the same account begin with its cookies. */
async function stateOf(browser: Browser, email: string): Promise<SignedIn> {
  const known = signedIn.get(email);
  if (known) return known;
  const context = await browser.newContext({ baseURL: urlOf(email) });
  await signInQuietly(await context.newPage(), email);
  const state = await context.storageState();
  await context.close();
  signedIn.set(email, state);
  return state;
}

/** Pages that were opened, each by its test: left open, they would go on listening and asking beside the tests that follow. */
const opened = new Map<BrowserContext, string>();

async function closeEarlier(): Promise<void> {
  const { testId } = test.info();
  for (const [context, by] of opened) {
    if (by === testId) continue;
    opened.delete(context);
    await context.close();
  }
}

/** A page of the account in a context of its own, which ends when another test opens one. */
export async function open(browser: Browser, email: string, path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  await closeEarlier();
  const context = await browser.newContext({ baseURL: urlOf(email), storageState: await stateOf(browser, email), viewport: { width: 1280, height: 900 }, ...options });
  opened.set(context, test.info().testId);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A page with a sign-in of this test's own: what is switched or ended there must not be another test's session. */
export async function openAlone(browser: Browser, email: string, path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  await closeEarlier();
  const context = await browser.newContext({ baseURL: urlOf(email), viewport: { width: 1280, height: 900 }, ...options });
  opened.set(context, test.info().testId);
  const page = await context.newPage();
  await signInQuietly(page, email);
  await page.goto(path);
  return page;
}

/** No fault of the rules of WCAG 2.2 AA. */
export async function isAxeClean(page: Page): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  expect(named(await violationsOf(page, { runOnly: { type: 'tag', values } }))).toEqual([]);
}

export interface PageToCheck {
  email: string;
  path: string;
  /** The heading that says that the page is there. */
  ready: string;
}

/** Every width in both modes: a phone, a tablet and a laptop. */
const LOOKS = ([[true, 360], [true, 820], [false, 1280]] as const).flatMap(([hasTouch, width]) => (['light', 'dark'] as const).map((colorScheme) => ({ hasTouch, width, colorScheme })));

/** No serious fault of accessibility and nothing sideways at the widths of a phone, a tablet and a laptop, in both modes. */
export async function isSoundAtEveryWidth(browser: Browser, { email, path, ready }: PageToCheck): Promise<void> {
  const page = await open(browser, email, 'about:blank');
  const device = await page.context().newCDPSession(page);
  for (const hasTouch of [true, false]) {
    // Loaded anew for fingers and for a mouse, but in one browser context, whose cache has the client then.
    const looks = LOOKS.filter((look) => look.hasTouch === hasTouch);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    await page.setViewportSize({ width: looks[0]?.width ?? 1280, height: 900 });
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'fingers').toBe(hasTouch);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
      const grave = (await violationsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(named(grave), `${colorScheme} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.context().close();
}
