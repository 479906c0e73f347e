import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { launchBrowser, openContext } from '#tests/journeys/support/browser.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { median } from './median.ts';
import { type PreparedCourse, prepareCourses } from './prepare-courses.ts';
import { signInOn, slowDown } from './slow-phone.ts';

/*
 * `npm run bench:course`: how long after the request a lesson stands there and answers to a press, for a phone on slow 4G
 * (150 ms, 1.6 Mbit/s) with a processor four times slower, in a course of 40 modules and 200 lessons and in one of 5
 * modules. "First" is the very first visit with an empty cache, "again" has the code in the cache, "inside" comes from
 * another lesson of the course. Large and small take turns, since these machines are shared and noisy: the ratio of
 * neighbouring turns counts, and the seconds only from a quiet machine.
 *
 * Options: --runs N (5).
 */

const TARGET_S = 1.5;
const SIZES = { small: 5, large: 40 };
const EMAIL = 'learner@example.org';

/** Notes when the text of a lesson has been drawn and the main thread has nothing more to do. */
const NOTE_INTERACTIVE = `
  window.interactive = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('article .prose') === null) return;
      observer.disconnect();
      requestIdleCallback(() => resolve(performance.now()));
    }).observe(document, { childList: true, subtree: true });
  });`;

const at = process.argv.indexOf('--runs');
const runs = at === -1 ? 5 : Number(process.argv[at + 1]);

const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const server = await startServer({ databaseUrl: postgres.url, dataDir });
const browser = await launchBrowser('whole');
try {
  await signUpLearner(server, EMAIL);
  const courses = await prepareCourses(postgres.url, EMAIL, SIZES);
  const context = await openContext(browser, server.url, { width: 'phone' });
  const page = await context.newPage();
  await signInOn(page, EMAIL);
  await page.addInitScript(NOTE_INTERACTIVE);
  const devtools = await slowDown(page);

  const turns = [];
  for (let turn = 0; turn < runs; turn += 1) {
    // Who goes first changes, so that a slow drift of the machine favours neither.
    for (const course of turn % 2 === 0 ? courses : courses.toReversed())
      turns.push({ course: course.slug, ...(await openCourse(page, devtools, course)) });
  }
  report(turns);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Turn = Awaited<ReturnType<typeof openCourse>> & { readonly course: string };

/** Seconds until a lesson can be used: on a first visit, on another one, and coming from the lesson before it. */
async function openCourse(page: Page, devtools: CDPSession, { id, lessonId }: PreparedCourse) {
  const path = `/course/${id}?lesson=${lessonId}`;
  await devtools.send('Network.clearBrowserCache');
  const first = await visit(page, path);
  const again = await visit(page, path);
  const inside = await page.evaluate<number>(`new Promise((resolve) => {
    const begun = performance.now();
    const before = document.querySelector('h1').textContent;
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === before || !document.querySelector('article .prose')) return;
      observer.disconnect();
      requestIdleCallback(() => resolve(performance.now() - begun));
    }).observe(document, { childList: true, subtree: true, characterData: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
  })`);
  return { first, again, inside: inside / 1000 };
}

async function visit(page: Page, path: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(path);
  const interactiveAt = await page.evaluate<number>('interactive');
  return interactiveAt / 1000;
}

function report(turns: readonly Turn[]): void {
  const of = (course: string, visitKind: 'first' | 'again' | 'inside') =>
    median(turns.filter((turn) => turn.course === course).map((turn) => turn[visitKind]));
  console.table(
    (['first', 'again', 'inside'] as const).map((kind) => ({
      visit: kind,
      '5 modules, s': of('small', kind).toFixed(2),
      '40 modules, s': of('large', kind).toFixed(2),
      ratio: (of('large', kind) / of('small', kind)).toFixed(2),
      [`within ${TARGET_S} s`]: of('large', kind) <= TARGET_S ? 'yes' : 'NO',
    })),
  );
}
