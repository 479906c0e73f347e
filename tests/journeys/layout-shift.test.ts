import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { WIDTHS, type Width } from './support/browser.ts';
import { journeyTest } from './support/journey-test.ts';

/*
 * The dashboard and the public pages of a course come over a slow connection without anything cached, and nothing on them moves; nor
 * does the form to sign in.
 */

const MOST_SHIFT = 0.02;
const COURSE = '/courses/risk-management-with-ai';
/** Its text goes on when a question is answered. */
const WAITING_LESSON = '/courses/crypto-fundamentals/what-the-records-of-real-traders-show';

/** The sum of all shifts of a screen until its last part is there. */
async function shiftOf(page: Page, path: string, lastPart: () => Promise<void>): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);
  await page.goto(path);
  await lastPart();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // What they moved is known once it has been painted.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  return page.evaluate<number>('window.shift');
}

/** What comes last on a dashboard, by requests that follow others: which mails are wished for, and where a course goes on. */
async function dashboardIsWhole(page: Page, isInUse: boolean): Promise<void> {
  await page.getByRole('region', { name: 'Your Progress' }).getByText(/^\d+$/).nth(2).waitFor();
  await page.locator('[aria-label^="Mail me"]:not([aria-disabled])').first().waitFor();
  if (isInUse) await page.getByText(/^Next: /).waitFor();
}

journeyTest('nothing moves on the dashboard, new or in use', async ({ stage }) => {
  await signUpLearner(stage.server, 'fresh@example.org');
  const { id, rest } = await signUpLearner(stage.server, 'used@example.org');
  const course = stableId('risk-management-with-ai');
  await rest.from('enrollments').insert({ user_id: id, course_id: course });
  await stage.database.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data)
     select $1, step, true, '{"goals": ["risk"]}'
     from unnest(array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete']) as step`,
    [id],
  );
  for (const email of ['fresh@example.org', 'used@example.org']) {
    for (const width of Object.keys(WIDTHS) as Width[]) {
      const page = await stage.openDevice(email, '/account', { width });
      expect(
        await shiftOf(page, '/dashboard', () => dashboardIsWhole(page, email === 'used@example.org')),
        `${email}, ${width}`,
      ).toBeLessThanOrEqual(MOST_SHIFT);
      await page.context().close();
    }
  }
});

journeyTest(
  'nothing moves on the public page of a course, or of a lesson whose tasks get their buttons',
  async ({ stage }) => {
    for (const width of Object.keys(WIDTHS) as Width[]) {
      for (const path of [COURSE, `${COURSE}/a-register-on-one-page`, WAITING_LESSON]) {
        const page = await stage.openVisitor('/terms', { width });
        const tasksAreReady = async () => {
          await page.getByRole('heading', { level: 1 }).waitFor();
          if (path !== COURSE) await page.locator('form[data-task] button[type="submit"]').first().waitFor();
        };
        expect(await shiftOf(page, path, tasksAreReady), `${path}, ${width}`).toBeLessThanOrEqual(MOST_SHIFT);
        await page.context().close();
      }
    }
  },
);

journeyTest('the form to sign in stays where it appears when a notice stands above it', async ({ stage }) => {
  for (const width of Object.keys(WIDTHS) as Width[]) {
    const page = await stage.openVisitor('/terms', { width });
    // The notice is the last that comes.
    await page.route('**/assets/auth-notice-*.js', async (route) => {
      const answer = await route.fetch();
      await page.getByRole('contentinfo').waitFor();
      await route.fulfill({ response: answer });
    });
    await page.addInitScript(`
      const heights = new Set();
      window.heights = heights;
      const look = () => {
        const field = document.querySelector('input[type="email"]');
        if (field !== null) heights.add(Math.round(field.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);`);
    await page.goto('/auth?next=%2Fcourse%2Fany');
    await page.getByText('Answering in a lesson needs an account.').waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.getByLabel('Email').click();
    expect(await page.evaluate('[...window.heights]'), width).toHaveLength(1);
    await page.context().close();
  }
});
