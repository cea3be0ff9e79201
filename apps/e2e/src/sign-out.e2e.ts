import { expect, test, type Page } from '@playwright/test';
import { openAlone, SITE } from './support';

/** Whether the browser has it without asking anybody. */
const isKept = (page: Page, path: string) => page.evaluate((asked) => fetch(asked, { cache: 'only-if-cached', mode: 'same-origin' }).then(({ ok }) => ok, () => false), path);

/** What is kept on a device beside the cache: unsent marks, sealed rosters, pages for days without a network. */
const keptBeside = (page: Page) => page.evaluate(async () => [localStorage.getItem('afterbell.unsent:somebody:s1:2026-11-20'), (await indexedDB.databases()).some(({ name }) => name === 'of-somebody'), await caches.has('of-somebody')]);

test('signing out takes photos out of the cache of the browser, and leaves what others of the device have not sent', async ({ browser }) => {
  const page = await openAlone(browser, SITE, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  // As long kept as a photo is.
  const kept = await page.evaluate(async () => {
    const path = `${performance.getEntriesByType('resource').find(({ name }) => /\/assets\/.*\.js$/.test(name))?.name ?? ''}?photo`;
    await (await fetch(path)).text();
    localStorage.setItem('afterbell.unsent:somebody:s1:2026-11-20', 'marks');
    await caches.open('of-somebody');
    await new Promise((resolve) => (indexedDB.open('of-somebody').onsuccess = resolve));
    return path;
  });
  expect(await isKept(page, kept)).toBe(true);
  expect(await keptBeside(page)).toEqual(['marks', true, true]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/auth/signout'));
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  expect(await isKept(page, kept)).toBe(false);
  expect(await keptBeside(page)).toEqual(['marks', true, true]);
});
