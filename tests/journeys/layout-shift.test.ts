import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { WIDTHS, type Width } from './support/browser.ts';
import { journeyTest } from './support/journey-test.ts';

/*
 * The dashboard comes over a slow connection without anything cached, and nothing on it moves.
 */

const MOST_SHIFT = 0.02;

/** The sum of all shifts of a screen until its last part is there. */
async function shiftOf(page: Page, path: string, isInUse: boolean): Promise<number> {
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
  await page.getByRole('region', { name: 'Your Progress' }).getByText(/^\d+$/).nth(2).waitFor();
  // What comes last, by requests that follow others: which mails are wished for, and where a course goes on.
  await page.locator('[aria-label^="Mail me"]:not([aria-disabled])').first().waitFor();
  if (isInUse) await page.getByText(/^Next: /).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // What they moved is known once it has been painted.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  return page.evaluate<number>('window.shift');
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
        await shiftOf(page, '/dashboard', email === 'used@example.org'),
        `${email}, ${width}`,
      ).toBeLessThanOrEqual(MOST_SHIFT);
      await page.context().close();
    }
  }
});
