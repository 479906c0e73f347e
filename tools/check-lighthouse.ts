/**
 * Holds every public page, as the server sends it, against its budget for transfer, and against 100 in Lighthouse's
 * accessibility, best practices and search; going back to it must not load it again. Run it after `npm run build`; it starts
 * a server and two browsers.
 */
import { type Browser, chromium } from 'playwright-core';
import { PRODUCT_CONTENT, startServer } from '#tests/support/server.ts';
import { loadPageBundle } from './build/page-bundle.ts';
import { measureTransfer } from './lighthouse/measure-transfer.ts';
import { reasonsNotRestored } from './lighthouse/reasons-not-restored.ts';
import { showCertificate } from './lighthouse/show-certificate.ts';
import { scorePage } from './lighthouse/score-page.ts';
import { budgets } from './sizes/budgets.ts';
import { freePort } from '#tests/support/free-port.ts';

/** The landing pages of the other languages: what a page loads besides its text depends on the language only. */
const TRANSLATED = ['/es', '/fr', '/ar', '/zh', '/hi'];
const port = await freePort();
const { PUBLIC_PATHS: paths } = await loadPageBundle();
/** A course, a lesson whose text waits for answers, and one whose figures have controls. */
const COURSE = [
  '/courses/risk-management-with-ai',
  '/courses/risk-management-with-ai/a-register-on-one-page',
  '/courses/crypto-fundamentals/what-the-records-of-real-traders-show',
];
const server = await startServer({ contentCache: PRODUCT_CONTENT });
/** One page read from right to left stands for the translations: they have the same markup. */
const SCORED = [...paths, '/courses', ...COURSE, '/ar', await showCertificate(server)];
const { CHROMIUM_PATH: whole = '/usr/bin/chromium', CHROMIUM_SHELL_PATH: shell = whole } = process.env;
const launch = (executablePath: string, ...args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
/** The pages are looked at in the shell, which is quicker; going back to them needs the whole browser. */
const looker = await launch(shell, `--remote-debugging-port=${port}`);
const goer = await launch(whole);
const problems: string[] = [];
const report = (path: string, found: readonly string[]): void => {
  problems.push(...found.map((problem) => `${path}: ${problem}`));
};

async function weighPages(): Promise<void> {
  for (const path of [...paths, '/courses', ...COURSE, ...TRANSLATED]) {
    const kilobytes = (await measureTransfer(goer, server.url + path)) / 1000;
    const verdict = kilobytes > budgets.publicPageTransfer ? 'OVER' : 'ok';
    console.log(
      `${verdict.padEnd(5)}${kilobytes.toFixed(1).padStart(7)} of ${budgets.publicPageTransfer} kB  ${path}`,
    );
    if (verdict === 'OVER') report(path, [`transfers ${kilobytes.toFixed(1)} kB`]);
  }
}

async function scorePages(): Promise<void> {
  for (const path of SCORED) {
    const { scores, failures } = await scorePage(server.url + path, port);
    console.log(
      `${Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(', ')}  ${path}`,
    );
    report(path, failures);
  }
}

async function goBackToPages(): Promise<void> {
  for (const path of SCORED) {
    const reasons = await reasonsNotRestored(goer, server.url + path, `${server.url}/nowhere`);
    report(
      path,
      reasons.map((reason) => `going back loads it again (${reason})`),
    );
  }
}

try {
  await Promise.all([scorePages(), weighPages().then(goBackToPages)]);
} finally {
  await Promise.all([looker.close(), goer.close(), server.stop()]);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
