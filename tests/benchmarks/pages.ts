import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { environmentWithFonts } from '#tests/support/browser-fonts.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server.ts';
import { median } from './median.ts';

/*
 * `npm run bench:pages`: how fast the built pages are for Lighthouse's phone, which loads them with an empty cache and
 * computes what a slow 4G connection (150 ms, 1.6 Mbit/s) and a processor four times slower would make of it. The
 * median of several runs, since these machines are shared and noisy; a figure counts only from a quiet one.
 *
 * Options: --runs N per page (5), --page PATH for one page only.
 */

/** Another page to be measured is another row. */
const PAGES = ['/', '/community', '/es', '/fr', '/ar', '/zh', '/hi', '/auth'];
/** What a public page may take; of /auth only the size of its scripts is limited. */
const BUDGET = { lcp: 1.2, shift: 0.02, blocking: 0 };

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const runs = Number(option('runs') ?? 5);
const only = option('page');

const port = await freePort();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  env: environmentWithFonts(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
});
try {
  const rows = [];
  for (const path of only === undefined ? PAGES : [only]) rows.push(await measurePage(path));
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}

async function measurePage(path: string) {
  const turns: Awaited<ReturnType<typeof measureOnce>>[] = [];
  for (let turn = 0; turn < runs; turn += 1) turns.push(await measureOnce(server.url + path));
  const of = (name: 'score' | 'lcp' | 'shift' | 'blocking' | 'kilobytes') =>
    median(turns.map((turn) => turn[name]));
  const met = of('lcp') <= BUDGET.lcp && of('shift') <= BUDGET.shift && of('blocking') <= BUDGET.blocking;
  return {
    page: path,
    performance: of('score'),
    'largest paint, s': of('lcp').toFixed(2),
    'layout shift': of('shift').toFixed(3),
    'blocked, ms': Math.round(of('blocking')),
    'transfer, kB': of('kilobytes').toFixed(1),
    met: path === '/auth' ? '' : met ? 'yes' : 'NO',
  };
}

async function measureOnce(url: string) {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (!run) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  const { audits, categories } = run.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    lcp: value('largest-contentful-paint') / 1000,
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    kilobytes: value('total-byte-weight') / 1000,
  };
}
