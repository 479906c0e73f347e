import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { picturePath } from '#domain/identity/picture.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * Somebody gives themselves a picture, by touch and by keys, and takes it away again.
 */

const PHOTO = join(import.meta.dirname, '..', '..', 'docs', 'images', 'lesson.png');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Choose a picture').setInputFiles(file);
}

/** How wide what the header shows of a picture is in its file; 0 while it is not there. */
const shownWidth = (page: Page) =>
  header(page)
    .locator('img')
    .evaluateAll(
      (images) => (images as { naturalWidth: number }[]).map(({ naturalWidth }) => naturalWidth)[0],
    );

journeyTest('a picture is chosen, cut by keys, saved, shown and removed', async ({ stage }) => {
  const { id } = await signUpLearner(stage.server, 'ada@example.org');
  const page = await stage.openDevice('ada@example.org', '/account');
  await header(page).getByText('AL', { exact: true }).waitFor();
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: await readFile(PHOTO) });
  const dialog = page.getByRole('dialog', { name: 'Cut your picture' });
  await dialog.waitFor();
  await takePicture(page, 'picture-cut');
  await expectSoundInEveryLook(page, 'cutting a picture');

  const zoom = dialog.getByLabel('Zoom');
  await zoom.focus();
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => zoom.inputValue()).toBe('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect.poll(() => dialog.getByLabel('From left to right').inputValue()).toBe('0');
  const frame = await dialog.getByRole('img').boundingBox();
  if (frame === null) throw new Error('There is no frame.');
  await page.mouse.move(frame.x + 50, frame.y + 50);
  await page.mouse.down();
  await page.mouse.move(frame.x + 50, frame.y + 150);
  await page.mouse.up();
  await expect
    .poll(async () => Number(await dialog.getByLabel('From top to bottom').inputValue()))
    .toBeLessThan(0.5);

  // What was cut is still there when it could not be saved.
  await page.route('**/storage/v1/object/pictures/**', (route) => route.abort());
  await button(page, 'Save the picture').click();
  await dialog.getByRole('alert').waitFor();
  await expect.poll(() => zoom.inputValue()).toBe('2');
  await page.unroute('**/storage/v1/object/pictures/**');
  await button(page, 'Save the picture').click();
  await page.getByText('Your picture is saved.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => shownWidth(page)).toBe(384);
  await takePicture(page, 'picture-saved');
  await expectSound(page, 'with a picture');
  const { rows } = await stage.database.query<{ metadata: { mimetype: string; size: number } }>(
    'select metadata from storage.objects where name = $1',
    [picturePath(id)],
  );
  const { mimetype, size } = one(rows).metadata;
  expect(mimetype).toBe('image/webp');
  expect(size).toBeLessThan(200_000);

  // Another device has it, too; and once it is removed, neither does.
  const other = await stage.openDevice('ada@example.org', '/account', { width: 'desktop', locale: 'ar' });
  await expect.poll(() => other.locator('nav img').count()).toBe(1);
  await button(page, 'Remove the picture').click();
  await page.getByText('Your picture is removed.').waitFor();
  await header(page).getByText('AL', { exact: true }).waitFor();
  await expect.poll(() => other.locator('nav img').count()).toBe(0);
  await expect.poll(() => button(page, 'Remove the picture').count()).toBe(0);
});

journeyTest('a file that is no picture is refused with words that say what to do', async ({ stage }) => {
  await signUpLearner(stage.server, 'eve@example.org');
  const page = await stage.openDevice('eve@example.org', '/account', { colorScheme: 'dark' });
  const refused = async (file: Parameters<typeof choose>[1], words: RegExp) => {
    await choose(page, file);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await refused(
    { name: 'x.svg', mimeType: 'image/svg+xml', buffer: svg },
    /no picture that your browser can read/,
  );
  await refused({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, /empty/);
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  await refused(
    { name: 'x.png', mimeType: 'image/png', buffer: html },
    /no picture that your browser can read/,
  );
  await refused(
    { name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_000) },
    /larger than 15 MB/,
  );
  await takePicture(page, 'picture-refused');
  await expectSound(page, 'a refused picture');
});
