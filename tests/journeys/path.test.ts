import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import { testRows } from '#server/functions/path/testing-out/test-record.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * A beginner and an advanced learner are placed and led to different stations; the path is changed by keys, on a phone, too.
 */

/** A learner with a goal, as if placed: every strand at one estimate. */
async function placedLearner(stage: Stage, email: string, estimate: number): Promise<string> {
  const { id } = await signUpLearner(stage.server, email);
  await stage.database.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data)
     select $1, step, true, case step when 'goals' then '{"goals": ["risk"]}'::jsonb else '{}' end
     from unnest(array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete']) as step`,
    [id],
  );
  await stage.database.query(
    `insert into public.placements (user_id, starts_low, finished_at, result)
     select $1, false, now(), jsonb_build_object('level', 2, 'chance', 0.9, 'estimate', $2::float, 'deviation', 0.3, 'strands',
       jsonb_agg(jsonb_build_object('strand', id, 'asked', 2, 'right', 1, 'estimate', $2::float, 'low', $2::float - 0.4,
         'high', $2::float + 0.4, 'from_level', 1, 'to_level', 3)))
     from public.skill_strands`,
    [id, estimate],
  );
  return id;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Stations ahead' }).locator('> li');

/** The stations ahead, as course/module. */
const order = (page: Page) =>
  rows(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-station') ?? ''));

journeyTest('a beginner and an advanced learner are led to different stations', async ({ stage }) => {
  await placedLearner(stage, 'path-begins@example.org', -1.8);
  await placedLearner(stage, 'path-advanced@example.org', 1.9);
  const beginner = await stage.openDevice('path-begins@example.org', '/path', { width: 'desktop' });
  await beginner.getByRole('heading', { level: 1, name: /^Your path arrives between/ }).waitFor();
  await expectSoundInEveryLook(beginner, 'path of a beginner');
  const advanced = await stage.openDevice('path-advanced@example.org', '/path', { width: 'desktop' });
  await advanced.getByRole('heading', { level: 1, name: /^Your path arrives/ }).waitFor();
  await expectSoundInEveryLook(advanced, 'path of somebody advanced');
  const [low, high] = [await order(beginner), await order(advanced)];
  expect(low[0]).toBe(HONEST_ODDS);
  expect(high[0]).toBe(HONEST_ODDS);
  expect(high[1]).not.toBe(low[1]);
  expect(high.length).toBeLessThan(low.length);

  await advanced.getByRole('button', { name: 'Open the lesson' }).click();
  await advanced.waitForURL(/\/course\/.*lesson=/);
  await advanced.getByText('You are enrolled in Crypto Fundamentals.').waitFor();
  await advanced.getByRole('heading', { level: 1, name: 'What the records of real traders show' }).waitFor();
});

journeyTest('a path is changed by keys, on a phone, and taken back', async ({ stage }) => {
  await placedLearner(stage, 'path-keys@example.org', -1.8);
  const page = await stage.openDevice('path-keys@example.org', '/path', { width: 'phone' });
  await rows(page).first().waitFor();
  await expectSoundInEveryLook(page, 'path on a phone');
  const before = await order(page);
  const [odds = '', second = '', third = ''] = before;
  const opener = page.locator(`[data-station="${third}"] [data-open]`);
  await opener.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([odds, third, second]);
  // The focus stays with what was moved, and the move is told.
  await page.locator(`[data-station="${third}"] [data-open]:focus`).waitFor();
  await page.getByText(/ now comes before /).waitFor();
  await page.keyboard.press('Alt+ArrowUp');
  expect((await order(page)).slice(0, 3)).toEqual([odds, third, second]);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual(before.slice(0, 3));
  await page.reload();
  await rows(page).first().waitFor();
  expect(await order(page)).toEqual(before);

  await page.getByLabel('Leads through').selectOption({ label: 'Trading Psychology' });
  await expect.poll(async () => (await order(page)).join()).toContain('trading-psychology/');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => order(page)).toEqual(before);
});

journeyTest('a path that cannot be loaded says so, and is tried again', async ({ stage }) => {
  await placedLearner(stage, 'path-fails@example.org', 0);
  const page = await stage.openDevice('path-fails@example.org', '/skills', { width: 'desktop' });
  await page.route('**/functions/v1/read-path', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Path' }).click();
  await page.getByText('Your path could not be loaded').waitFor();
  await page.unroute('**/functions/v1/read-path');
  await page.getByRole('button', { name: /again|Retry/i }).click();
  await rows(page).first().waitFor();
});

journeyTest('a module is tested out, and the path goes past it', async ({ stage }) => {
  const email = 'path-tests@example.org';
  const id = await placedLearner(stage, email, -1.8);
  await stage.database.query('update public.lessons set is_free = true');
  const page = await stage.openDevice(email, '/path', { width: 'phone' });
  const station = 'risk-management-with-ai/r-and-expectancy-with-error-bars';
  const row = page.locator(`[data-station="${station}"]`);
  await row.getByRole('link', { name: /^Test out of/ }).press('Enter');
  await page.getByRole('button', { name: 'Begin the test' }).waitFor();
  await expectSoundInEveryLook(page, 'a test before it begins');
  await page.getByRole('button', { name: 'Begin the test' }).press('Enter');
  await page.getByText('Question 1', { exact: true }).waitFor();
  await expectSoundInEveryLook(page, 'a question of a test');
  await page.getByRole('button', { name: 'Stop the test' }).press('Enter');
  await page.getByText('You can take the test again in seven days.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop the test' }).and(page.locator(':focus')).waitFor();
  const { rows: tests } = await stage.database.query<{ id: string }>(
    'select id from public.test_outs where user_id = $1',
    [id],
  );
  for (const { place, asked } of await testRows(stage.database.query, one(tests).id)) {
    await page.getByText(`Question ${place}`, { exact: true }).waitFor();
    if (asked?.key.kind === 'numeric') {
      await page.getByRole('textbox').fill(String(asked.key.answer));
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('Alt+KeyN');
  }
  await page.getByRole('heading', { level: 1, name: /^Your path goes past/ }).waitFor();
  await expectSoundInEveryLook(page, 'a test that was passed');
  await page.getByRole('link', { name: 'See your path' }).click();
  await row.getByText('tested out on').waitFor();
});
