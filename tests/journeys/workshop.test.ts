import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/start-product.ts';
import {
  accessibilityFaults,
  openContext,
  overflowsSideways,
  takePicture,
  watchErrors,
  type Width,
  startBrowser,
} from './support/browser.ts';

/*
 * The workshop: every component in every state, looked at in light, dark, right to left and forced colours, and the
 * components that open something or have a cursor, worked by keyboard.
 */

const { server } = await startProduct();
const browser = await startBrowser();

type Look = 'light' | 'dark' | 'rtl' | 'forced-colors';

/** Opens the workshop in one of its looks, with all charts drawn. */
async function openWorkshop(width: Width, look: Look): Promise<Page> {
  const context = await openContext(browser, server.url, {
    width,
    colorScheme: look === 'dark' ? 'dark' : 'light',
    locale: look === 'rtl' ? 'ar' : 'en-GB',
  });
  const page = await context.newPage();
  if (look === 'forced-colors') await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/__workshop');
  await page.getByRole('heading', { name: 'Workshop' }).waitFor();
  await page.locator('canvas').first().waitFor();
  return page;
}

describe.each<Width>(['phone', 'desktop'])('at %s width', (width) => {
  test.each<Look>(['light', 'dark', 'rtl', 'forced-colors'])('nothing is wrong in %s', async (look) => {
    const page = await openWorkshop(width, look);
    const errors = watchErrors(page);
    // Long tables keep axe busy and differ little between looks, so one look opens them.
    if (look === 'rtl')
      for (const summary of await page.locator('figure summary').all()) await summary.click();
    await takePicture(page, `workshop-${width}-${look}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowsSideways(page), 'can be scrolled sideways').toBe(false);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(look === 'rtl' ? 'rtl' : 'ltr');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test.each<Look>(['light', 'dark', 'rtl'])(
  'what opens is accessible while it is open, in %s',
  async (look) => {
    const page = await openWorkshop('desktop', look);
    // What it does to the page around it is looked at in light.
    const check = async (name: string, opened: Locator) => {
      await takePicture(page, `workshop-${look}-${name}`);
      const within = look === 'light' ? undefined : opened;
      expect(await accessibilityFaults(page, 'all', within), name).toEqual([]);
      await page.keyboard.press('Escape');
    };
    await page.getByRole('button', { name: 'Open the dialog' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await check('dialog', page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Toast with undo' }).press('Enter');
    await page.getByText('You left the course').waitFor();
    await check('toast', page.locator('[data-sonner-toaster]'));
    const refuse = page.getByRole('button', { name: 'Refuse the form' });
    await refuse.press('Enter');
    await page.getByText('This email and password do not match.').waitFor();
    await check('form-failure', refuse.locator('xpath=..'));
    await page.context().close();
  },
);

test('a dialog holds the focus while it is open, and gives it back', async () => {
  const page = await openWorkshop('desktop', 'light');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  const dialog = page.getByRole('dialog', { name: 'Leave this course?' });
  const focused = (name: string) =>
    expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(name);
  const scrolled = () => page.evaluate('[scrollY, document.body.clientWidth]');

  await opener.press('Enter');
  await expect.poll(() => page.evaluate("document.activeElement.matches('dialog')")).toBe(true);
  for (const name of ['Leave', 'Stay']) {
    await page.keyboard.press('Tab');
    await focused(name);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focused('Open the dialog');

  // A press outside closes it, and the page behind has not moved.
  const before = await scrolled();
  await opener.click();
  await dialog.waitFor();
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  expect(await scrolled()).toEqual(before);
  await dialog.getByText('Your progress is kept.').click();
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'detached' });
  await focused('Open the dialog');

  // Over something that fills the screen it can be seen and pressed.
  await page.getByRole('main').evaluate((element) => element.requestFullscreen());
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the cursor of a chart is moved by keyboard and says what it stands at', async () => {
  const page = await openWorkshop('desktop', 'light');
  const cursor = page.getByRole('slider', { name: 'Slippage cost more than fees and spread together' });
  await cursor.focus();
  await cursor.press('Home');
  await expect.poll(() => cursor.getAttribute('aria-valuetext')).toBe('Slippage in a thin market: 4.2');
  await cursor.press('ArrowRight');
  await expect.poll(() => cursor.getAttribute('aria-valuetext')).toBe('Spread: 1.9');

  const prices = page.getByRole('slider', { name: 'A market that went nowhere in 500 days' });
  await prices.focus();
  await prices.press('Home');
  await expect
    .poll(() => prices.getAttribute('aria-valuetext'))
    .toMatch(/^Jan 1, 2024, (up|down): open 100\.00,/);
  await takePicture(page, 'workshop-price-chart-cursor');
  await page.context().close();
});

test('a chart shows its figures as a table', async () => {
  const page = await openWorkshop('phone', 'light');
  const chart = page.getByRole('figure', { name: 'Slippage cost more than fees and spread together' });
  await chart.getByText('Data table').click();
  await chart.getByRole('row', { name: 'Rebate −0.6' }).waitFor();
  await page.context().close();
});

test('a table is sorted by its heads, and tells by which', async () => {
  const page = await openWorkshop('desktop', 'light');
  const table = page.getByRole('table', { name: 'Trades of this week' });
  await table.getByRole('button', { name: 'Market' }).press('Enter');
  const head = table.getByRole('columnheader', { name: 'Market' });
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(() => table.getByRole('rowheader').first().textContent()).toContain('A share');
  await table.getByRole('button', { name: 'Market' }).press('Enter');
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
  await page.context().close();
});
