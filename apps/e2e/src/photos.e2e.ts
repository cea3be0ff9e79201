import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isAxeClean, open, SITE, TAKER } from './support';

test.use({ launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] }) });

/** A picture of one colour, drawn by the browser itself. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 1200];
    const context = canvas.getContext('2d');
    if (context) [context.fillStyle] = ['#884422'];
    context?.fillRect(0, 0, 900, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
const isDrawn = (page: Page, selector: string) => expect(async () => expect(await page.locator(selector).first().evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)).toPass();

test('a photo is chosen, cropped from the keyboard, shown where attendance is taken, and taken off and back', async ({ browser }) => {
  const page = await open(browser, SITE, '/participation/activity');
  await page.locator('section', { has: page.getByRole('heading', { name: /^Today/ }) }).getByRole('link', { name: /After-School Core/ }).click();
  await page.locator('.ab-row').nth(3).getByRole('link').click();

  await page.getByRole('button', { name: /^Add a photo of/ }).click();
  const dialog = page.getByRole('dialog');
  await page.getByTestId('photo-file').setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText(/cannot be read as a picture/)).toBeVisible();
  await page.getByTestId('photo-file').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(page), 'base64') });
  await expect(dialog.getByRole('group', { name: /Part of the picture/ })).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('slider')).not.toHaveValue('1');
  await isAxeClean(page);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('button', { name: /^Change the photo of/ })).toBeVisible();
  await isDrawn(page, 'header img');

  await page.goBack();
  await isDrawn(page, '.ab-face img');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print sign-in sheet' }).click();
  await dialog.getByRole('checkbox', { name: 'With photos' }).check();
  await isAxeClean(page);
  const [sheet] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Make PDF' }).click()]);
  expect(readFileSync(await sheet.path()).toString('latin1').split('/DCTDecode').length - 1).toBe(1);

  await page.locator('.ab-row').nth(3).getByRole('link').click();
  await page.getByRole('button', { name: /^Change the photo of/ }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('button', { name: /^Add a photo of/ })).toBeVisible();
  await page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Change the photo of/ })).toBeVisible();
});

test('a picture is taken with the camera, which is let go of', async ({ browser }) => {
  const page = await open(browser, SITE, '/people/staff', { permissions: ['camera'] });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('button', { name: /^Add a photo of/ }).click();
  const dialog = page.getByRole('dialog');
  await page.evaluate(() => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    devices.getUserMedia = () => {
      devices.getUserMedia = real;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });
  await dialog.getByRole('button', { name: 'Use the camera' }).click();
  await expect(dialog.getByText('The browser does not let this page use the camera')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Add a photo of/ }).click();
  await dialog.getByRole('button', { name: 'Use the camera' }).click();
  const video = dialog.locator('video');
  await expect(dialog.getByRole('button', { name: 'Take the picture' })).toBeEnabled();
  const tracks = await video.evaluateHandle((element) => ((element as HTMLVideoElement).srcObject as MediaStream).getTracks());
  await dialog.getByRole('button', { name: 'Take the picture' }).click();
  await expect(dialog.getByRole('slider')).toBeVisible();
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['ended']);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await isDrawn(page, 'header img');
});

test('whoever may only look is offered no change', async ({ browser }) => {
  const page = await open(browser, TAKER, '/people/participants');
  await page.getByRole('rowheader').last().getByRole('link').click();
  await expect(page.getByText('Your role shows this record; it does not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add a photo of/ })).toHaveCount(0);
});
