import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { launchBrowser, openContext } from '#tests/journeys/support/browser.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { median } from './median.ts';
import { signInOn, slowDown } from './slow-phone.ts';

/*
 * `npm run bench:simulator-page`: how long after the request the bars of a session are drawn, for a phone on slow 4G (150 ms,
 * 1.6 Mbit/s) with a processor four times slower, with an empty cache and with the code in it, and how long a step of the clock
 * takes: from the key to what is painted, and of that from the arrival of the answer, which is what the page itself needs. Both
 * only from a quiet machine.
 *
 * Options: --runs N (5).
 */

const EMAIL = 'learner@example.org';
const STEPS = 10;

/** Labels at prices become visible in the same painting as the bars. */
const NOTE_DRAWN = `
  window.drawn = new Promise((resolve) => {
    const look = () =>
      document.querySelector('#chart [data-price][style*="visible"]') === null
        ? requestAnimationFrame(look)
        : resolve(performance.now());
    look();
  });`;

/** One bar on. @returns milliseconds from the key, and from the arrival of the answer, to the frame after the clock has moved */
const STEP = `new Promise((resolve) => {
  performance.clearResourceTimings();
  const clock = document.querySelector('dl dd');
  const before = clock.textContent;
  const begun = performance.now();
  const look = () => {
    if (clock.textContent === before) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const [call] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/advance-clock'));
      const now = performance.now();
      resolve({ whole: now - begun, page: now - call.responseEnd });
    });
  };
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  look();
})`;

const at = process.argv.indexOf('--runs');
const runs = at === -1 ? 5 : Number(process.argv[at + 1]);

const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const server = await startServer({ databaseUrl: postgres.url, dataDir });
const browser = await launchBrowser('whole');
try {
  const learner = await signUpLearner(server, EMAIL);
  const { session } = await SimulatorPlayer.start(learner, 'coin');
  const context = await openContext(browser, server.url, { width: 'phone' });
  const page = await context.newPage();
  await signInOn(page, EMAIL);
  await page.addInitScript(NOTE_DRAWN);
  const devtools = await slowDown(page);
  const path = `/simulator/${session.id}?bars=1m`;
  const out: number[] = [];
  for (let t = 0; t < 6; t += 1) {
    if (t === 5) await browser.startTracing(page, { path: '/tmp/w/perf/sim-trace.json', categories: ['devtools.timeline','v8','v8.execute','disabled-by-default-v8.cpu_profiler','loading','toplevel','blink.user_timing'] });
    out.push(await visit(page, path));
    if (t === 5) {
      await browser.stopTracing();
      console.log(await page.evaluate(`JSON.stringify([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((e) => [e.name.replace(location.origin, '').slice(0, 60), Math.round(e.startTime), Math.round(e.requestStart), Math.round(e.responseStart), Math.round(e.responseEnd), e.transferSize, e.encodedBodySize]))`).then((x: any) => JSON.parse(x).map((r: any) => r.join('\t')).join('\n')));
      console.log(await page.evaluate(`JSON.stringify(performance.getEntriesByType('mark').map((e) => [e.name, e.startTime]))`));
    }
  }
  console.log('drawn', out);
  const steps: any[] = [];
  for (let step = 0; step < 20; step += 1) steps.push(await page.evaluate(STEP));
  console.log(steps.map((s) => `${Math.round(s.whole)}/${Math.round(s.page)}`).join(' '));
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function openSession(page: Page, devtools: CDPSession, id: string) {
  const path = `/simulator/${id}?bars=1m`;
  await devtools.send('Network.clearBrowserCache');
  const first = await visit(page, path);
  const again = await visit(page, path);
  const steps: { whole: number; page: number }[] = [];
  for (let step = 0; step < STEPS; step += 1) steps.push(await page.evaluate(STEP));
  return { first, again, steps };
}

/** @returns seconds until the bars are drawn */
async function visit(page: Page, path: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(path);
  return (await page.evaluate<number>('drawn')) / 1000;
}
