import { expect } from 'vitest';
import { recordResponse } from '#server/functions/record-response.ts';
import { signUpLearner } from '#tests/support/product.ts';
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
  await expectSound(page, 'skills before the first answer');

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
  await page.getByText('3 of the last 4 were right at the first try.').waitFor();
  await page.getByText('The price on the screen is the price I will get.').waitFor();
  await page.getByRole('link', { name: 'Start the drill' }).waitFor();
  await expectSoundInEveryLook(page, 'a skill');
  await page.getByRole('link', { name: 'Two prices, not one' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Two prices, not one' }).waitFor();

  await page.goto('/skills/no-such-skill');
  await page.getByText('Oops! Page not found').waitFor();
});

journeyTest('a skill is found by its name, and what it rests on shows beside it', async ({ stage }) => {
  await signUpLearner(stage.server, 'seeks@example.org');
  const page = await stage.openDevice('seeks@example.org', '/skills', { width: 'desktop' });
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
