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
 * `npm run bench:simulator-page`: how long after the request the bars of a session are drawn, and then the whole chart, for a phone on slow
 * 4G (150 ms, 1.6 Mbit/s) with a processor four times slower that has shown a session before, with an empty cache and with the code
 * in it, and how long a step of the clock takes: from the key to what is painted, and of that from the arrival of the answer, which
 * is what the page itself needs. Both only from a quiet machine.
 *
 * Options: --runs N (5).
 */

const EMAIL = 'learner@example.org';
const STEPS = 10;

/** Labels at prices become visible in the same painting as the bars of the chart; a frame later it has been painted. */
const NOTE_DRAWN = `
  const painted = (selector) => new Promise((resolve) => {
    const look = () =>
      requestAnimationFrame(
        document.querySelector(selector) === null ? look : () => resolve(performance.now()),
      );
    look();
  });
  const whole = '#chart [data-price][style*="visible"]';
  window.drawn = Promise.all([painted('#first-bars,' + whole), painted(whole)]);`;

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

/** Resolves once nothing has been left to do for a second. */
const SETTLED = `new Promise((resolve) => {
  requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 1000));
})`;

/** In seconds after the request. */
type Visit = { readonly bars: number; readonly chart: number };

/** In milliseconds. */
type Step = { readonly whole: number; readonly page: number };

type Turn = { readonly first: Visit; readonly again: Visit; readonly steps: readonly Step[] };

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
  // The first session that a device shows tells it where the chart stands.
  await visit(page, pathOf(session.id));
  const devtools = await slowDown(page);
  const turns: Turn[] = [];
  for (let turn = 0; turn < runs; turn += 1) turns.push(await openSession(page, devtools, session.id));
  const steps = turns.flatMap((turn) => turn.steps);
  const figuresOf = (cache: string, visitOf: (turn: Turn) => Visit) => [
    { what: `bars drawn, ${cache}, s`, median: median(turns.map((turn) => visitOf(turn).bars)), target: 1.5 },
    {
      what: `whole chart, ${cache}, s`,
      median: median(turns.map((turn) => visitOf(turn).chart)),
      target: '',
    },
  ];
  console.table([
    ...figuresOf('empty cache', ({ first }) => first),
    ...figuresOf('code in the cache', ({ again }) => again),
    { what: 'a step, from the answer on, ms', median: median(steps.map((step) => step.page)), target: 100 },
    { what: 'a step, from the key on, ms', median: median(steps.map((step) => step.whole)), target: '' },
  ]);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function openSession(page: Page, devtools: CDPSession, id: string): Promise<Turn> {
  await devtools.send('Network.clearBrowserCache');
  const first = await visit(page, pathOf(id));
  const again = await visit(page, pathOf(id));
  // What a page still fetches after its chart is no part of a step.
  await page.evaluate(SETTLED);
  const steps: Step[] = [];
  for (let step = 0; step < STEPS; step += 1) steps.push(await page.evaluate<Step>(STEP));
  return { first, again, steps };
}

function pathOf(id: string): string {
  return `/simulator/${id}?bars=1m`;
}

/** Drawn and painted: the bars by themselves, and the chart as a whole. */
async function visit(page: Page, path: string): Promise<Visit> {
  await page.goto('about:blank');
  await page.goto(path);
  const [bars, chart] = await page.evaluate<[number, number]>('drawn');
  return { bars: bars / 1000, chart: chart / 1000 };
}
