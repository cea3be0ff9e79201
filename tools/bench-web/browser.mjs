// The Chromium of the browser tests, with pages that note what is measured.
import { createRequire } from 'node:module';
import path from 'node:path';
import { requireChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/common.mjs';

const { chromium } = createRequire(import.meta.url)('@playwright/test');

export const launch = () =>
  chromium.launch({ executablePath: requireChromium(), args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });

/** A page with a cold cache of its own. `rate`: how many times slower its processor is made. */
export async function openPage(browser, { url, user, rate = 1, serviceWorkers = 'block', viewport = { width: 1280, height: 900 } }) {
  const context = await browser.newContext({ baseURL: url, viewport, serviceWorkers });
  if (user) await context.addCookies([{ name: 'afterbell', value: user.token, url }]);
  await context.addInitScript({ path: path.join(root, 'tools/bench-web/in-page.js') });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const device = await context.newCDPSession(page);
  if (rate > 1) await device.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, device, close: () => context.close() };
}

export const settled = async (page, selector, count = 1) => {
  await page.locator(selector).nth(count - 1).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};
