import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { environmentWithFonts } from '#tests/support/browser-fonts.ts';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';

const SCREENSHOTS = join(import.meta.dirname, '..', 'screenshots');

/** Without these a Chromium in a closed network keeps calling home. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Our own guard refuses the word "Headless". */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export const WIDTHS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Width = keyof typeof WIDTHS;

/**
 * Starts the Chromium that `npm test` found: its headless shell, which works a page for half the processor's time, or the
 * `whole` browser, in which the accepted pictures were drawn.
 */
export function launchBrowser(part: 'shell' | 'whole' = 'shell'): Promise<Browser> {
  const { CHROMIUM_PATH: whole = '/usr/bin/chromium', CHROMIUM_SHELL_PATH: shell = whole } = process.env;
  return chromium.launch({
    executablePath: part === 'whole' ? whole : shell,
    args: ARGUMENTS,
    env: environmentWithFonts(),
  });
}

/** The same for the tests of a file, at its top; it is closed after them. */
export function startBrowser(...[part]: Parameters<typeof launchBrowser>): Promise<Browser> {
  const launching = launchBrowser(part);
  afterAll(async () => (await launching).close());
  return launching;
}

export type ContextOptions = {
  readonly width: Width;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  readonly javaScriptEnabled?: boolean;
  /** What the browser remembers of an earlier visit. */
  readonly storageState?: BrowserContextOptions['storageState'];
};

/** A fresh profile: no cookies, no cache. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  options: ContextOptions,
): Promise<BrowserContext> {
  const { width, colorScheme = 'light', locale = 'en-GB', javaScriptEnabled = true, storageState } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: WIDTHS[width],
    hasTouch: width === 'phone',
    colorScheme,
    locale,
    javaScriptEnabled,
    storageState,
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
  });
  // Machines are shared: what takes long is no fault here.
  context.setDefaultTimeout(30_000);
  return context;
}

/**
 * A page of a fresh profile for the test that runs, which is put away after it: one that stays open works on beside the tests that
 * follow. Of a test that failed a picture is left first.
 *
 * @param name of that picture
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  options: ContextOptions,
  name: string,
): Promise<Page> {
  const context = await openContext(browser, baseURL, options);
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' && !page.isClosed()) await pictureFailure(page, `${name}-failed`);
    await context.close();
  });
  return page;
}

/** Collects script errors and errors on the console, which no screen may have. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Leaves a picture of the whole page in `tests/journeys/screenshots` for whoever asks for them: `KEEP_PICTURES=1`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.KEEP_PICTURES !== undefined) await pictureFailure(page, name);
}

/** Leaves a picture there of how a page looked when its test failed. */
export async function pictureFailure(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
}

/** Axe as a script for a page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of axe that see colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The kinds of rules of axe that read words. Roles, order and structure are the same in every language. */
const NAMES = ['cat.name-role-value', 'cat.text-alternatives', 'cat.forms', 'cat.language'];

/**
 * What axe finds wrong on the page as it stands, in words.
 *
 * @param about 'all', or what alone a change of the look can have changed: `colours` where a page that was looked at became
 *   dark, `names` where it was written in another language
 * @param within the part of the page that has changed since it was asked of all of it; left out, all of it
 */
export async function accessibilityFaults(
  page: Page,
  about: 'all' | 'colours' | 'names' = 'all',
  within: Locator = page.locator('html'),
): Promise<string[]> {
  // What is right need not be listed: that saves a quarter. To fetch and parse the styles once more takes as long as the rules, and
  // serves one that is off.
  const options: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
  if (about === 'colours') options.runOnly = { type: 'rule', values: [...COLOURS] };
  if (about === 'names') options.runOnly = { type: 'tag', values: [...NAMES] };
  // Our pages have no frames, so axe can be asked as it is: its builder for Playwright takes three times as long.
  if (!(await page.evaluate('window.axe !== undefined'))) await page.evaluate(AXE);
  const violations = await within.evaluate(
    async (part: unknown, asked: RunOptions) => (await axe.run(part, asked)).violations,
    options,
  );
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    const places: string[] = [];
    for (const { html, target } of nodes) {
      if (id === SCROLLS && (await takesFocus(page, target.join(' ')))) continue;
      places.push(`  ${html.slice(0, 200)}`);
    }
    if (places.length > 0) faults.push(`${id}: ${help}\n${places.join('\n')}`);
  }
  return faults;
}

/** What the script puts into a page. */
declare const axe: { readonly run: (part: unknown, options: RunOptions) => Promise<AxeResults> };

const SCROLLS = 'scrollable-region-focusable';

/**
 * Whether the keyboard reaches an element, as the browser has it. Axe takes whatever has a tab stop within a disabled
 * fieldset for disabled too; HTML disables the controls in it alone.
 */
function takesFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    const took = element.tabIndex >= 0 && document.activeElement === element;
    before?.focus({ preventScroll: true });
    return took;
  })()`);
}

/** Whether the page can be scrolled sideways, which no page may be. */
export function overflowsSideways(page: Page): Promise<boolean> {
  // As text: this file is compiled without the types of a browser.
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/** How far the page has moved under its reader since it was opened, as browsers score it (CLS); what they did themselves does not count. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter((entry) => !entry.hadRecentInput);
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // Observers are told nothing when nothing moved.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
  })`);
}
