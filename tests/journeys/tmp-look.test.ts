import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { journeyTest } from './support/journey-test.ts';

const LESSONS = [
  ['technical-analysis-and-indicators', 'chart-or-coin-flip', 'how-chance-draws-trends-and-levels'],
  ['trading-psychology', 'decisions-and-results', 'four-boxes'],
  ['technical-analysis-and-indicators', 'bars-frames-scales', 'the-same-prices-many-pictures'],
  ['forex-market-mechanics', 'pairs-and-direction', 'two-currencies-in-one-price'],
  ['forex-market-mechanics', 'who-trades-currencies', 'banks-dealers-companies-funds-and-you'],
] as const;

journeyTest('look', { timeout: 400_000 }, async ({ stage }) => {
  const { id } = await signUpLearner(stage.server, 'look@example.org');
  for (const [course, module, lesson] of LESSONS) {
    await stage.database.query(
      `insert into public.user_progress (user_id, lesson_id, completed) select $1, lessons.id, true from public.lessons where lessons.id = $2`,
      [id, stableId(course, module, lesson)],
    );
  }
  const page = await stage.openDevice('look@example.org', '/dashboard');
  for (const [course, module, lesson] of LESSONS) {
    await page.goto(`/course/${stableId(course)}?lesson=${stableId(course, module, lesson)}`);
    await page.locator('[data-figure] figure').first().waitFor();
    await expect.poll(() => page.locator('[data-loading], [aria-busy="true"]').count()).toBe(0);
    await page.screenshot({ path: `/tmp/i15-${lesson}.png`, fullPage: true, animations: 'disabled' });
  }
});
