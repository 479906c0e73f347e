import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/start-product.ts';
import { ACCEPTED, expectAccepted, TOLERANCE } from './support/accepted-pictures.ts';
import { openContext, startBrowser } from './support/browser.ts';
import { openPictureComparer } from './support/compare-pictures.ts';

/*
 * The public pages and the workshop look as they were accepted. After a change that is meant, look at the pictures in
 * `screenshots/` and accept them: ACCEPT_PICTURES=1 npm run verify -- journeys
 */

const WIDTHS = { phone: 390, wide: 1440 } as const;
/** Widths of the accepted pictures, small enough to live in the repository. */
const KEPT_WIDTHS = { phone: 195, wide: 360 } as const;

const PAGES = [
  ['landing', '/'],
  ['community', '/community'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['risk-disclosure', '/risk-disclosure'],
  ['not-found', '/nowhere'],
  ['workshop', '/__workshop'],
] as const;

const { server } = await startProduct();
const browser = await startBrowser('whole');
const comparer = await openPictureComparer(browser);

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  describe.each(['phone', 'wide'] as const)('at %s width', (width) => {
    test.each(
      PAGES.flatMap(([name, path]) => [
        [`${name}-en`, path],
        [`${name}-ar`, inArabic(path)],
      ]),
    )('%s', async (name, path) => {
      const context = await openContext(browser, server.url, { width: 'desktop', colorScheme });
      const page = await context.newPage();
      await page.setViewportSize({ width: WIDTHS[width], height: 900 });
      await page.goto(path);
      // The workshop is one page for all languages.
      if (name === 'workshop-ar') await page.getByLabel('Language').selectOption({ label: 'العربية' });
      if (name.startsWith('workshop')) {
        await page.locator(`html[lang="${name.slice(-2)}"] h1`).waitFor();
        await page.locator('canvas').first().waitFor();
      }
      await page.evaluate('document.fonts.ready');
      const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
      await context.close();
      await expectAccepted(
        comparer,
        `${name}-${width}-${colorScheme}`,
        await comparer.shrink(screenshot, KEPT_WIDTHS[width]),
      );
    });
  });
});

test('pictures of different pages are told apart', async () => {
  const read = (name: string) => readFile(join(ACCEPTED, `${name}.webp`));
  const landing = await read('landing-en-phone-light');
  expect((await comparer.compare(landing, landing)).share).toBe(0);
  for (const other of ['landing-en-phone-dark', 'landing-ar-phone-light', 'community-en-phone-light']) {
    expect((await comparer.compare(landing, await read(other))).share, other).toBeGreaterThan(TOLERANCE);
  }
});

function inArabic(path: string): string {
  if (path.startsWith('/__')) return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}
