import { expect } from 'vitest';
import { recordResponse } from '#server/functions/record-response.ts';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * The map of skills: from marks to words, to the page of one skill, to a lesson that teaches it.
 */

const MISSING = 'Read a two-sided quote';

journeyTest('the map says what is held, and leads to a skill and its lessons', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'maps@example.org');
  const page = await stage.openDevice('maps@example.org', '/dashboard');
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '120 skills to learn' }).waitFor();
  await page.getByRole('button', { name: 'Begin with five questions' }).waitFor();
  await expectSound(page, 'skills before the first answer');
  // The map is folded, and all of it is there.
  const unmet = page.getByRole('link', { name: `${MISSING}, not met` });
  expect(await unmet.isVisible()).toBe(false);
  await page.getByText('See the whole map').click();
  await unmet.waitFor();

  for (const [place, template] of ['one', 'two', 'one', 'two'].entries()) {
    await stage.database.transaction(({ query }) =>
      recordResponse(query, {
        userId: learner.id,
        at: new Date(),
        place: 'quiz',
        lessonId: null,
        template,
        skill: 'read-quote',
        level: 2,
        isConstructed: true,
        try: 1,
        isRight: place !== 1,
        hints: 0,
        ...(place === 1 ? { misconception: 'mid-price-is-my-price' } : {}),
      }),
    );
  }
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^You are learning 1 of 120 skills$/ }).waitFor();
  const mark = page.getByRole('link', { name: `${MISSING}, learning` });
  await mark.focus();
  await takePicture(page, 'skills');
  await expectSoundInEveryLook(page, 'skills');
  await mark.press('Enter');

  await page.getByRole('heading', { level: 1, name: MISSING }).waitFor();
  await page.getByText('Right at the first try: 3 of 4').waitFor();
  await page.getByText('The price on the screen is the price I will get.').waitFor();
  await page.getByRole('link', { name: 'Start the drill' }).waitFor();
  await expectSoundInEveryLook(page, 'a skill');
  await page.getByRole('link', { name: 'Two prices, not one' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Two prices, not one' }).waitFor();

  await page.goto('/skills/no-such-skill');
  await page.getByText('Oops! Page not found').waitFor();
});

journeyTest(
  'the page of a skill shows how it was traded, session by session, and offers a drill only where it asks something',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'traded@example.org');
    const page = await stage.openDevice('traded@example.org', '/skills/position-size', { width: 'phone' });
    await page.getByText('Not traded yet.').waitFor();
    await page.getByRole('heading', { name: 'Practise this' }).waitFor();
    await expectSound(page, 'a skill that was not traded');
    await takePicture(page, 'skill-not-traded');

    const exits = (player: SimulatorPlayer) => ({ stop: player.bid - 300 });
    for (const quantity of [5, 400, 5]) {
      const player = await SimulatorPlayer.start(learner, 'share', { scenario: 'the-gap-day' });
      const { symbol } = player;
      const plan = { setup: 'Any', thesis: 'Any.', ...exits(player), exit_rule: 'Stop', confidence: 3 };
      const order = { symbol, side: 'buy', kind: 'market', until: 'cancelled', quantity } as const;
      await player.place([{ ...order, exits: exits(player) }], { plan });
      await player.advance(4, '1d');
      await player.end();
    }
    await page.reload();
    await page.getByText('Kept in full in 0 of the last 3 sessions.').waitFor();
    const signs = page.getByRole('link', { name: /, The morning after the results: not kept$/ });
    expect(await signs.count()).toBeGreaterThan(0);
    await expectSoundInEveryLook(page, 'a skill that was traded');
    await takePicture(page, 'skill-traded-phone');
    await signs.first().press('Enter');
    await page.waitForURL(/\/simulator\/[0-9a-f-]{36}/);

    // What no lesson asks that is open to them is due, and has nothing to be drilled.
    const { rows } = await stage.database.query<{ skill: string; name: string }>(
      `select skill, skills.name from private.review_items join public.lessons on lessons.id = lesson_id
       join public.skills on skills.id = skill group by skill, skills.name having not bool_or(is_free) order by skill limit 1`,
    );
    const { skill, name } = one(rows);
    await stage.database.transaction(({ query }) =>
      recordResponse(query, {
        userId: learner.id,
        at: new Date(),
        place: 'quiz',
        lessonId: null,
        template: 'one',
        skill,
        level: 2,
        isConstructed: true,
        try: 1,
        isRight: false,
        hints: 0,
      }),
    );
    await page.goto(`/skills/${skill}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Right at the first try: 0 of 1').waitFor();
    await page.getByText('It returns in a review on').waitFor();
    expect(await page.getByRole('link', { name: 'Start the drill' }).count()).toBe(0);
    await page.goto(`/drill/${skill}`);
    await page.getByText('There is nothing to drill here yet.').waitFor();
    await expectSound(page, 'an empty drill');
    await takePicture(page, 'drill-empty');
    await page.goto('/review');
    await page.getByText('Nothing to review today.').waitFor();
    await takePicture(page, 'review-empty');
  },
);

journeyTest('a skill is found by its name, and what it rests on shows beside it', async ({ stage }) => {
  await signUpLearner(stage.server, 'seeks@example.org');
  const page = await stage.openDevice('seeks@example.org', '/skills', { width: 'desktop' });
  await page.getByText('See the whole map').click();
  await page
    .getByRole('link', { name: /^Compute leverage and margin, / })
    .first()
    .hover();
  await page.getByText('Computes notional value, required margin').first().waitFor();
  await expect.poll(() => page.locator('svg path[stroke="currentColor"]').count()).toBeGreaterThan(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search/ }).fill('forced-exit price');
  await page.getByRole('option', { name: /Find the forced-exit price/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Find the forced-exit price' }).waitFor();
});
