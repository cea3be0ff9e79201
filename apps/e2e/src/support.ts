import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

interface Account {
  email: string;
  url: string;
}

const ACCOUNTS = JSON.parse(process.env['E2E_ACCOUNTS'] ?? '[]') as Account[];

export const TOP = 'top@northlake.example';
export const INSTITUTION = 'institution@northlake.example';
export const SITE = 'site@northlake.example';
export const TAKER = 'taker@northlake.example';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
const signedIn = new Map<string, SignedIn>();

/** The host of the account's tenant. Accounts made during a test belong to the tenant of their domain. */
export function urlOf(email: string): string {
  const domain = email.split('@')[1];
  const account = ACCOUNTS.find((candidate) => candidate.email === email) ?? ACCOUNTS.find((candidate) => candidate.email.endsWith(`@${domain}`));
  if (!account) throw new Error(`The demo has no ${email}`);
  return account.url;
}

/** The newest mail to an address, once its text matches. */
export async function mailTo(page: Page, email: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const answer = await page.request.get(`${process.env['E2E_URL']}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = (await answer.json()) as { text: string }[];
    found = pattern.exec(mail?.text ?? '');
    expect(found).not.toBeNull();
  }).toPass();
  if (!found) throw new Error(`No mail to ${email} matches`);
  return found;
}

/** Signs in with the e-mailed code, which sends itself when its eight digits are there. */
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

/** Signs in once; later contexts of the same account begin with its cookies. */
async function stateOf(browser: Browser, email: string): Promise<SignedIn> {
  const known = signedIn.get(email);
  if (known) return known;
  const context = await browser.newContext({ baseURL: urlOf(email) });
  const page = await context.newPage();
  await signIn(page, email);
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
export async function openAlone(browser: Browser, email: string, path: string): Promise<Page> {
  await closeEarlier();
  const context = await browser.newContext({ baseURL: urlOf(email), viewport: { width: 1280, height: 900 } });
  opened.set(context, test.info().testId);
  const page = await context.newPage();
  await signIn(page, email);
  await page.goto(path);
  return page;
}

/** No fault of the rules of WCAG 2.2 AA. */
export async function isAxeClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

export interface PageToCheck {
  email: string;
  path: string;
  /** The heading that says that the page is there. */
  ready: string;
}

/** Every width in both modes. */
const LOOKS = ([[true, 360], [true, 820], [false, 1280]] as const).flatMap(([hasTouch, width]) => (['light', 'dark'] as const).map((colorScheme) => ({ hasTouch, width, colorScheme })));

/** No serious fault of accessibility and nothing sideways at the widths of a phone, a tablet and a laptop, in both modes. */
export async function isSoundAtEveryWidth(browser: Browser, { email, path, ready }: PageToCheck): Promise<void> {
  for (const hasTouch of [true, false]) {
    const looks = LOOKS.filter((look) => look.hasTouch === hasTouch);
    const page = await open(browser, email, path, { hasTouch, viewport: { width: looks[0]?.width ?? 1280, height: 900 } });
    await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), `${colorScheme} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  }
}
