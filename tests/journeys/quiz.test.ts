import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE, FIXTURE_QUIZ, importFixtureCourse } from '#tests/support/quiz-product.ts';
import { answerAtSecondTry, answerItem, readQuiz } from './support/answer-quiz.ts';
import { keyboard, pointer } from './support/hands.ts';
import {
  breakServer,
  expectSound,
  expectSoundInEveryLook,
  journeyTest,
  type Stage,
} from './support/journey-test.ts';

/*
 * A quiz with items of every kind, as somebody takes it who makes mistakes, loses the connection and changes devices.
 */

const path = `/course/${FIXTURE_COURSE}?lesson=${FIXTURE_QUIZ}`;
const title = 'Rank the risks';

const quizTest = journeyTest.extend('openQuiz', async ({ stage }) => {
  await importFixtureCourse(stage.database);
  return async (email: string, width: 'phone' | 'desktop' = 'phone') => {
    await signUpLearner(stage.server, email);
    return stage.openDevice(email, path, { width });
  };
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = (page: Page, place: number) => page.getByText(`Question ${place} of 6`).waitFor();
const questions = ({ database }: Stage, email: string, round?: 1 | 2) =>
  readQuiz(database.query, title, email, round);

quizTest(
  'mistakes are explained, asked once more, and gone in the next attempt',
  async ({ stage, openQuiz }) => {
    const email = 'mistaken@example.org';
    const page = await openQuiz(email);
    const hands = pointer();
    await question(page, 1);
    const wrong = new Set(['largest-risk', 'order-of-the-register', 'planned-loss']);
    for (const [index, asked] of (await questions(stage, email)).entries()) {
      await question(page, index + 1);
      if (index === 0) {
        await button(page, 'Check').click();
        await page.getByRole('alert').filter({ hasText: 'Choose an answer first.' }).waitFor();
        for (const step of [1, 2, 3]) await button(page, `Hint ${step} of 3`).click();
        await page.getByText('The price is not the first.').waitFor();
        await expectSoundInEveryLook(page, 'a question with hints');
      }
      if (index === 0) {
        // The quiet words below stand in line with the question.
        const [bar, flag] = [
          page.getByRole('progressbar'),
          page.getByRole('button', { name: 'Report this question' }).locator('svg'),
        ];
        const lefts = await Promise.all([bar, flag].map(async (one) => (await one.boundingBox())?.x ?? NaN));
        expect(Math.abs((lefts[0] ?? NaN) - (lefts[1] ?? NaN))).toBeLessThan(3);
      }
      if (asked.item.kind === 'numeric') {
        await page.getByRole('textbox').fill('a lot');
        await button(page, 'Check').click();
        await page.getByText('Enter a number, such as 12.5.').waitFor();
      }
      if (asked.item.kind === 'ordering') await expectSoundInEveryLook(page, 'steps to order');
      if (index === 0) {
        await answerItem(page, hands, asked, false);
        await page.getByText('Perhaps you thought: Only the price can hurt me.').waitFor();
        await page.getByText('The price costs $20 in an average year.').waitFor();
        await expectSoundInEveryLook(page, 'the feedback to a first try');
        await button(page, 'Try once more').click();
        await page.getByText('That was your first try. Change your answer first.').waitFor();
        await answerItem(page, hands, asked, true);
        await page.getByText('It costs $60 in an average year.').waitFor();
        await expectSoundInEveryLook(page, 'the feedback to a choice');
      } else if (wrong.has(asked.item.id)) {
        await answerAtSecondTry(page, hands, asked);
      } else {
        await answerItem(page, hands, asked, true);
        await page.getByText('Right.', { exact: true }).waitFor();
      }
      if (asked.item.kind === 'ordering') await expectSound(page, 'the feedback to an order');
      await button(page, /Next Question|See the result/).click();
    }
    await page.getByRole('heading', { name: '50%: not passed yet' }).waitFor();
    await page.getByText('3 of 6 right at the first try.').waitFor();
    await page.getByText('It showed: ').waitFor();
    await page.getByRole('link', { name: 'Chance times loss' }).last().waitFor();
    await expectSoundInEveryLook(page, 'a result');

    // What was wrong, once more; the result is found again when the page is.
    await page.reload();
    await button(page, 'Ask me again what was wrong').click();
    const again = (await questions(stage, email, 2)).filter(({ item }) => wrong.has(item.id));
    for (const [index, asked] of again.slice(0, 2).entries()) {
      await page.getByText(`Once more: question ${index + 1} of 3`).waitFor();
      await answerItem(page, hands, asked, true);
      await page.getByText('Right.', { exact: true }).waitFor();
      await button(page, 'Next Question').click();
    }
    await button(page, 'Leave it for now').click();
    await page.getByText('Asked once more: 2 of 2 right. The score stays as it was.').waitFor();

    await button(page, 'Try again').click();
    await question(page, 1);
    for (const asked of await questions(stage, email)) {
      await answerItem(page, hands, asked, true);
      await button(page, /Next Question|See the result/).click();
    }
    await page.getByRole('heading', { name: 'Passed with 100%' }).waitFor();
    await page.getByText('Your attempts').click();
    await page.getByText('not passed', { exact: true }).waitFor();
    await expectSound(page, 'earlier attempts');
  },
);

quizTest('a quiz that is failed twice opens a drill of what it rests on', async ({ stage, openQuiz }) => {
  const email = 'twice@example.org';
  const page = await openQuiz(email);
  const hands = keyboard(page);
  await question(page, 1);
  const fail = async () => {
    for (const asked of await questions(stage, email)) {
      await answerAtSecondTry(page, hands, asked);
      await hands.press(button(page, /Next Question|See the result/));
    }
    await page.getByRole('heading', { name: '0%: not passed yet' }).waitFor();
  };
  const offer = page.getByText('This quiz rests on a skill that is worth four questions first:');
  await fail();
  expect(await offer.count()).toBe(0);
  await hands.press(button(page, 'Try again'));
  await question(page, 1);
  await fail();
  await offer.waitFor();
  await hands.press(offer.getByRole('link'));
  await page.waitForURL('**/drill/*');
  await page.getByText('Question 1 of 4').waitFor();
});

quizTest('number keys choose, Enter checks, and the list of keys says so', async ({ stage, openQuiz }) => {
  const email = 'numbers@example.org';
  const page = await openQuiz(email, 'desktop');
  await question(page, 1);
  const [first] = await questions(stage, email);
  const key = first?.key.kind === 'single' ? first.key : undefined;
  const places = (first?.item.choices ?? []).map(({ id }) => key?.correct.includes(id));
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await keys.getByText('Choose an answer').waitFor();
  await keys.getByText('Check the answer').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press(String(places.indexOf(false) + 1));
  await page.keyboard.press('Enter');
  await page.getByText('You have one more try. Only the first one counts.').waitFor();
  await page.keyboard.press(String(places.indexOf(true) + 1));
  await page.keyboard.press('Enter');
  await page.getByText('Right at the second try.').waitFor();
  await page.keyboard.press('Enter');
  await question(page, 2);
});

// spec: 15 Modules that are answered, not only read
// spec: 62 The lesson viewer asks quizzes
quizTest('the keyboard alone is enough: Enter checks, and goes on', async ({ stage, openQuiz }) => {
  const email = 'keyboard@example.org';
  const page = await openQuiz(email, 'desktop');
  await question(page, 1);
  for (const [index, asked] of (await questions(stage, email)).entries()) {
    await question(page, index + 1);
    if (asked.item.kind === 'ordering') {
      // The arrow keys move the step whose button has the focus, and the focus stays with it.
      const step = page.getByRole('listitem').filter({ has: button(page, 'Move up') });
      const moved = await step.last().innerText();
      await step.last().getByRole('button', { name: 'Move up' }).focus();
      await page.keyboard.press('ArrowUp');
      await page.getByText('Moved to place 2 of 3.').waitFor();
      await page.keyboard.press('ArrowUp');
      await page.getByText('Moved to place 1 of 3.').waitFor();
      expect((await step.first().innerText()).slice(1)).toBe(moved.slice(1));
    }
    await answerItem(page, keyboard(page), asked, true);
    await page.getByText('Right.', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Passed with 100%' }).waitFor();
});

quizTest('two devices take one attempt in turn, and the first answer counts', async ({ stage, openQuiz }) => {
  const email = 'devices@example.org';
  const phone = await openQuiz(email);
  const hands = pointer();
  await question(phone, 1);
  const [first, second] = await questions(stage, email);
  if (!first || !second) throw new Error('The quiz is too short.');
  await answerItem(phone, hands, first, true);
  await button(phone, 'Next Question').click();
  await question(phone, 2);

  const desktop = await stage.openDevice(email, path, { width: 'desktop' });
  await question(desktop, 2);
  await answerItem(desktop, hands, second, true);
  await desktop.getByText('Right.', { exact: true }).waitFor();

  await answerItem(phone, hands, second, false);
  await phone.getByText('The first answer counts.').waitFor();
  await phone.getByText('Right.', { exact: true }).waitFor();

  // Between the first try and the second the learner changes the device.
  await button(phone, 'Next Question').click();
  await question(phone, 3);
  const [, , third] = await questions(stage, email);
  if (!third) throw new Error('The quiz is too short.');
  await answerItem(phone, hands, third, false);
  await phone.getByText('You have one more try. Only the first one counts.').waitFor();
  await desktop.reload();
  await question(desktop, 3);
  await desktop.getByText('You have one more try. Only the first one counts.').waitFor();
  await answerItem(desktop, hands, third, true);
  await desktop.getByText('Right at the second try.').waitFor();
});

quizTest('an answer that does not arrive is kept and can be sent again', async ({ stage, openQuiz }) => {
  const email = 'broken@example.org';
  const page = await openQuiz(email);
  await question(page, 1);
  const [first] = await questions(stage, email);
  if (!first) throw new Error('The quiz is empty.');
  const repair = await breakServer(page, '**/functions/v1/answer-quiz-item');
  await answerItem(page, pointer(), first, true);
  await page.getByText('Something unexpected happened on our side.').waitFor();
  await expect.poll(() => page.locator('form input:checked').count()).toBe(1);
  await repair();
  await button(page, 'Check').click();
  await page.getByText('Right.', { exact: true }).waitFor();
});
