import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Database } from '#server/backend/database/database.ts';
import type { TestServer } from '#tests/support/server.ts';
import { openProduct } from '#tests/support/start-product.ts';
import {
  accessibilityFaults,
  type ContextOptions,
  launchBrowser,
  openPage,
  overflowsSideways,
} from './browser.ts';
import { signedIn } from './signed-in.ts';

/** A running product and a browser, one for each test file. */
export type Stage = {
  readonly server: TestServer;
  readonly database: Database;
  /** Opens a path on a device on which nobody is signed in; it is put away after the test. */
  openVisitor(path: string, options?: Partial<ContextOptions>): Promise<Page>;
  /** Signs a learner in on a device of their own, and opens a path of the app there; it is put away after the test. */
  openDevice(email: string, path: string, options?: Partial<ContextOptions>): Promise<Page>;
};

const noEnvironment: Readonly<Record<string, string>> = {};

/** A vitest `test` with the fixture `stage`; a file may override `environment`, what its server finds in its own. */
export const journeyTest = test
  .extend('environment', { scope: 'file' }, noEnvironment)
  .extend('stage', { scope: 'file' }, async ({ environment }, { onCleanup }): Promise<Stage> => {
    const { server, database, stop } = await openProduct({ env: environment });
    const browser = await launchBrowser();
    onCleanup(async () => {
      await browser.close();
      await stop();
    });
    const open = async (path: string, name: string, options: Partial<ContextOptions>) => {
      const page = await openPage(browser, server.url, { width: 'phone', ...options }, name);
      await page.goto(path);
      return page;
    };
    return {
      server,
      database,
      openVisitor: (path, options = {}) => open(path, 'visitor', options),
      async openDevice(email, path, options = {}) {
        const storageState = await signedIn(server, email);
        return open(path, email, { ...options, storageState });
      },
    };
  });

/** Axe finds nothing on the page as it stands, and it cannot be scrolled sideways. */
export async function expectSound(
  page: Page,
  name: string,
  about?: Parameters<typeof accessibilityFaults>[1],
  within?: Locator,
): Promise<void> {
  expect(await accessibilityFaults(page, about, within), name).toEqual([]);
  expect(await overflowsSideways(page), `${name} can be scrolled sideways`).toBe(false);
}

/**
 * The same in dark, in light, and in Arabic: of the second and the third, what they can have changed.
 *
 * @param within where a state of one part is looked at, on a page that is looked at as a whole elsewhere: a page of tables takes ten
 *   seconds of axe each time
 */
export async function expectSoundInEveryLook(page: Page, name: string, within?: Locator): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, `${name}, dark`, 'all', within);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSound(page, `${name}, light`, 'colours', within);
  await chooseLanguage(page, 'ar');
  await expectSound(page, `${name}, Arabic`, 'names', within);
  await chooseLanguage(page, 'en');
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
  // By force: under a dialog the footer cannot be used.
  await page.locator('footer select').first().selectOption(language, { force: true });
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** Lets the calls to an address fail as a broken server does, until the returned function is called. */
export async function breakServer(
  page: Page,
  address: string,
  method?: string,
): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"broken"}' })
      : route.fallback(),
  );
  return () => page.unroute(address);
}

/** Resolves when the next call of this kind has been answered well. */
export function nextSave(page: Page, table: string): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      response.url().includes(`/rest/v1/${table}`) && response.request().method() === 'POST' && response.ok(),
  );
}
