import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { journeyTest } from './support/journey-test.ts';

/*
 * What a session shows before the app is there (client/boot/first-bars.ts): the app's own script is held back, as a slow phone holds it.
 */

const FIRST = '#first-bars';

/** Holds the script of the app back until the function returned is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** How many colours stand there. */
const COLOURS = `(() => {
  const canvas = document.getElementById('first-bars');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
})()`;

const chartDrawn = (page: Page) => page.locator('#chart [data-price][style*="visible"]').first().waitFor();

journeyTest.for(['ltr', 'rtl'])(
  'bars stand where the chart will, before the app is there, %s',
  async (direction, { stage }) => {
    const learner = await signUpLearner(stage.server, `first-bars-${direction}@example.org`);
    const { session } = await SimulatorPlayer.start(learner, 'coin');
    const page = await stage.openDevice(learner.email, '/simulator', {
      width: 'phone',
      colorScheme: direction === 'rtl' ? 'dark' : 'light',
    });
    const errors = watchErrors(page);
    if (direction === 'rtl') await page.evaluate(() => localStorage.setItem('ledgerline.language', 'ar'));
    const path = `/simulator/${session.id}?bars=1m`;
    // The first visit has no memory of where the chart stands.
    await page.goto(path);
    await chartDrawn(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('ledgerline.first-bars')))
      .not.toBeNull();
    const chart = await page.locator('#chart canvas').first().boundingBox();

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/read-simulator-session')) asked.push(request.method());
    });
    const letGo = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(FIRST).waitFor();
    // Nothing, what rises and what falls.
    expect(await page.evaluate(COLOURS)).toBeGreaterThan(2);
    await takePicture(page, `first-bars-${direction}`);
    const first = await page.locator(FIRST).boundingBox();
    expect(first).toMatchObject({ x: chart?.x, y: chart?.y });

    letGo();
    await chartDrawn(page);
    await expect.poll(() => page.locator(FIRST).count()).toBe(0);
    await takePicture(page, `first-bars-${direction}-then`);
    // The app took the answer over.
    expect(asked).toEqual(['POST']);
    expect(errors).toEqual([]);
  },
);

journeyTest(
  'where the first answer fails the app asks again, and nobody is left with a drawing',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'first-bars-failed@example.org');
    const { session } = await SimulatorPlayer.start(learner, 'coin');
    const page = await stage.openDevice(learner.email, '/simulator', { width: 'phone' });
    const path = `/simulator/${session.id}?bars=1m`;
    await page.goto(path);
    await chartDrawn(page);
    let asked = 0;
    await page.route('**/read-simulator-session', async (route) => {
      asked += 1;
      if (asked === 1) await route.fulfill({ status: 500, json: { code: 'unexpected_failure' } });
      else await route.continue();
    });
    await page.goto(path);
    await chartDrawn(page);
    expect(asked).toBe(2);
    expect(await page.locator(FIRST).count()).toBe(0);

    // And whoever goes elsewhere before the chart is drawn takes nothing along.
    await page.route('**/assets/draw-market-*.js', (route) => route.abort());
    await page.goto(path);
    await page.getByText('The chart could not be drawn').waitFor();
    await expect.poll(() => page.locator(FIRST).count()).toBe(0);

    // The app waits for the bars, but not for an answer that does not come.
    await page.unroute('**/read-simulator-session');
    await page.route('**/read-simulator-session', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#content [data-loading]').first().waitFor();
    expect(await page.locator(FIRST).count()).toBe(0);
  },
);
