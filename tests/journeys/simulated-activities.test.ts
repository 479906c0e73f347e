import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Database } from '#server/backend/database/database.ts';
import { coinBets } from '#domain/simulations/trades/coin-bets.ts';
import { ACTIVITY_LESSON, importActivityCourse } from '#tests/support/activity-product.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE } from '#tests/support/quiz-product.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';
import { readOn } from './support/read-on.ts';

/*
 * A simulation that is run, and challenges that are tried until they are met: by keyboard on one device, found again on
 * another, and by finger.
 */

const PATH = `/course/${FIXTURE_COURSE}?lesson=${ACTIVITY_LESSON}`;

/** Of its ten flips seven are won. */
const SEED = 7;

const activity = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

/** Begins a try of the game with a seed that the test knows. */
async function beginGame(database: Database, learnerId: string): Promise<void> {
  await database.query(
    `insert into public.challenge_tries (user_id, lesson_id, activity, seed) values ($1, $2, 'three-games', $3)`,
    [learnerId, ACTIVITY_LESSON, SEED],
  );
}

/** What a learner who knows the flips of a try would stake: all on each win, and nothing on each loss. */
function winningStakes(): number[] {
  const values = { start: 25, win_chance: 60, payoff: 1, flips: 10, stake: 20, cap: 0 };
  const played = coinBets.game?.play(
    values,
    SEED,
    Array.from({ length: 10 }, () => 1),
  );
  return (played?.series.won ?? []).map((won) => (won === 1 ? 100 : 0));
}

journeyTest(
  'a learner runs a simulation and meets a goal by keyboard, and finds both again',
  async ({ stage }) => {
    await importActivityCourse(stage.database);
    const learner = await signUpLearner(stage.server, 'runner@example.org');
    await beginGame(stage.database, learner.id);
    const page = await stage.openDevice('runner@example.org', PATH, { width: 'desktop' });
    const hands = keyboard(page);

    const flips = activity(page, 'Where do a hundred flips lead?');
    const says = flips.locator('p[role=status]');
    await readOn(page, says);
    await expect.poll(() => says.textContent()).toMatch(/^An example\. Money: \$/);
    await hands.press(flips.getByRole('button', { name: 'Run it once' }));
    await expect.poll(() => says.textContent()).toMatch(/^Run 1\. Money: \$/);
    const first = await says.textContent();
    await hands.press(flips.getByRole('button', { name: 'Run it again' }));
    await expect.poll(() => says.textContent()).toMatch(/^Run 2\. Money: \$/);
    expect((await says.textContent())?.slice(7)).not.toBe(first?.slice(7));
    await hands.press(flips.getByRole('button', { name: 'Run it 200 times' }));
    await expect
      .poll(() => says.textContent())
      .toMatch(/half of 200 runs come to \$.* or less\. Below \$5: \d+ of 200\./);
    const spread = await says.textContent();
    await hands.type(flips.getByRole('textbox', { name: 'Bet, typed' }), '45');
    await page.keyboard.press('Tab');
    await expect.poll(() => says.textContent()).not.toBe(spread);
    const left = (await says.textContent()) ?? '';
    await expect
      .poll(async () => (await stage.database.query('select settings from public.simulation_states')).rows)
      .toEqual([{ settings: { stake: 45 } }]);
    await expectSoundInEveryLook(page, 'a simulation that was run 200 times', flips);

    const game = activity(page, 'End above $40');
    await hands.press(game.getByRole('button', { name: 'Play one' }));
    await expect.poll(() => game.locator('p[role=status]').textContent()).toMatch(/^1 of 10: /);
    await page.reload();
    await expect.poll(() => game.locator('p[role=status]').textContent()).toMatch(/^1 of 10: /);
    await hands.press(game.getByRole('button', { name: 'Play 10' }));
    // With 5% a flip nobody is above $40 after ten.
    await game.getByText('Not this time. Try again, or in another way.').waitFor();
    await expectSoundInEveryLook(page, 'a game that was lost', game);

    // Whoever bets all on each win, and nothing on each loss, meets the goal.
    await beginGame(stage.database, learner.id);
    await page.reload();
    for (const stake of winningStakes()) {
      await hands.type(game.getByRole('textbox', { name: 'Bet, typed' }), String(stake));
      await hands.press(game.getByRole('button', { name: 'Play one' }));
    }
    await game.getByText('The goal is met.').waitFor();
    await game.getByText('Boldness helped, and so did luck.').waitFor();
    await expectSoundInEveryLook(page, 'a goal that was met');

    const phone = await stage.openDevice('runner@example.org', PATH);
    const saysThere = activity(phone, 'Where do a hundred flips lead?').locator('p[role=status]');
    await readOn(phone, saysThere);
    await expect.poll(() => saysThere.textContent()).toBe(left);
    await activity(phone, 'End above $40').getByText('You have met it.').waitFor();
    await expectSoundInEveryLook(phone, 'a goal that was met, on a phone');
  },
);

journeyTest('a finger sets a model and runs it until a goal is met', async ({ stage }) => {
  await importActivityCourse(stage.database);
  await signUpLearner(stage.server, 'tapper@example.org');
  const page = await stage.openDevice('tapper@example.org', PATH);
  const size = activity(page, 'Keep what you have');
  await readOn(page, size.getByText('In at least 8 of 10 runs.'));
  await size.getByText('Nothing has been run yet.').waitFor();
  await size.getByRole('textbox', { name: 'Bet, typed' }).fill('60');
  await size.getByRole('button', { name: 'Run it 10 times' }).tap();
  await size.getByText('Not this time. Try again, or in another way.').waitFor();
  await size.getByRole('textbox', { name: 'Bet, typed' }).fill('5.5');
  await size.getByRole('button', { name: 'Less: Bet' }).tap();
  // At 5% about 96 of 100 runs keep it, so that nearly every try meets it; each is another.
  await expect
    .poll(
      async () => {
        if (await size.getByText('You have met it.').isVisible()) return true;
        await size.getByRole('button', { name: 'Run it 10 times' }).tap();
        return false;
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  await size.getByText('The smaller bet kept more.').waitFor();
  await expectSoundInEveryLook(page, 'a challenge that was set and run, on a phone');
});
