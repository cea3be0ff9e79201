import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, open, openAlone, SITE, TAKER, TOP } from './support';

const KEY = { section: 'participants', subSection: 'participant' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const TAB = `Papers ${Date.now()}`;

interface Maintenance {
  fields: object[];
}

/** A call of the page itself, with its session. */
const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, sent === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent });
      return { status: answer.status, body: answer.headers.get('content-type')?.startsWith('application/json') ? ((await answer.json()) as unknown) : null };
    },
    [path, body ? JSON.stringify(body) : null] as const,
  );

/** A tab of one's own, as the settings make it. */
async function addFields(page: Page): Promise<void> {
  const { fields } = (await call(page, '/forms/maintenance/load', KEY)).body as Maintenance;
  const added = [
    { name: 'Care plan', type: 'attachment', tabName: TAB, limits: { accept: ['pdf'] } },
    { name: 'Portrait', type: 'image', tabName: TAB, maxWidth: 320, maxHeight: 320 },
  ];
  expect(await call(page, '/forms/maintenance/save', { ...KEY, fields: [...fields, ...added] })).toMatchObject({ status: 200 });
}

/** A large photo, made by the browser itself. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    canvas.getContext('2d')?.fillRect(200, 200, 900, 600);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('on a phone a coordinator attaches a plan and a portrait to a child’s record; whoever sees the record has them', async ({ browser }) => {
  const top = await openAlone(browser, TOP, '/');
  await addFields(top);

  const page = await open(browser, SITE, '/people/participants?q=garcia', { hasTouch: true, viewport: { width: 360, height: 780 } });
  await page.getByRole('link', { name: /García/ }).first().click();
  await page.waitForURL(/\/people\/participants\/edit\?id=/);
  const record = page.url().split('#')[0] ?? '';
  await page.getByRole('tab', { name: TAB }).or(page.getByRole('link', { name: TAB })).first().click();

  // What cannot be taken is said before a byte is sent.
  await page.getByLabel(/^Care plan/).setInputFiles({ name: 'plan.docx', mimeType: 'application/msword', buffer: PDF });
  await expect(page.getByRole('alert')).toContainText('Accepted: pdf.');
  await page.getByLabel(/^Care plan/).setInputFiles({ name: 'Plan – Sofía.pdf', mimeType: 'application/pdf', buffer: PDF });
  const link = page.getByRole('link', { name: 'Download “Plan – Sofía.pdf”' });
  await expect(link).toBeVisible();
  await page.getByLabel(/^Portrait/).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  const portrait = page.getByRole('img', { name: 'Preview of “me.jpg”' });
  await expect(portrait).toBeVisible();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([320, 240]);
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  // It is the record's now.
  await page.reload();
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Plan – Sofía.pdf');
  expect(readFileSync(await download.path()).equals(PDF)).toBe(true);
  const path = (await link.getAttribute('href')) ?? '';
  expect((await call(top, path)).status).toBe(200);
  const taker = await open(browser, TAKER, '/');
  const seen = await call(taker, '/forms/load', { ...KEY, id: new URL(record).searchParams.get('id') });
  expect((await call(taker, path)).status).toBe(seen.status === 200 ? 200 : 404);

  // Removed, taken back, removed again: what was saved follows.
  await page.getByRole('button', { name: 'Remove “Plan – Sofía.pdf”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Plan – Sofía.pdf”' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await call(page, path)).status).toBe(404);
});
