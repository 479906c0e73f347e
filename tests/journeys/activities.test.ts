import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { ACTIVITY_LESSON, importActivityCourse } from '#tests/support/activity-product.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE } from '#tests/support/quiz-product.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';
import { readOn } from './support/read-on.ts';

/*
 * A text with one of each thing there is to do: by keyboard on one device, found again on another, and by finger.
 */

const PATH = `/course/${FIXTURE_COURSE}?lesson=${ACTIVITY_LESSON}`;

const activity = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

journeyTest(
  'a learner does one of each by keyboard and finds it done on another device',
  async ({ stage }) => {
    await importActivityCourse(stage.database);
    const { id, rest } = await signUpLearner(stage.server, 'keys@example.org');
    await rest.from('enrollments').insert({ user_id: id, course_id: FIXTURE_COURSE });
    const page = await stage.openDevice('keys@example.org', PATH, { width: 'desktop' });
    const hands = keyboard(page);
    const sure = async (title: string) => {
      await hands.choose(activity(page, title).getByRole('radio', { name: 'Fairly sure' }));
      await hands.press(activity(page, title).getByRole('button', { name: 'Commit to it' }));
    };

    // What waits for the learner comes before completing the lesson; when nothing waits: `is-open.test.ts`.
    const complete = page.getByRole('button', { name: 'Complete Lesson' });
    await complete.waitFor();
    expect(await complete.getAttribute('class')).not.toContain('bg-ink');
    const guess = activity(page, 'How often does a gap pass the stop?');
    const below = page.getByText('One row at a time.');
    await guess.getByText('The text goes on when you have answered.').waitFor();
    expect(await below.isVisible()).toBe(false);
    await hands.press(guess.getByRole('button', { name: 'Commit to it' }));
    await guess.getByRole('alert').filter({ hasText: 'Answer first.' }).waitFor();
    await hands.type(guess.getByRole('textbox', { name: 'Your answer, typed' }), '12');
    await sure('How often does a gap pass the stop?');
    await guess.getByText('Truth: 5%').waitFor();
    await guess.getByText('You: 12%').waitFor();
    await guess.getByText('In 5 of 100 years.').waitFor();
    await below.waitFor();

    const check = activity(page, 'What does it cost on average?');
    await hands.type(check.getByRole('textbox', { name: 'Your answer in $' }), '3000');
    await hands.press(check.getByRole('button', { name: 'Check' }).first());
    await check.getByText('5% is 0.05, not 5.').waitFor();
    await check.getByText('You have one more try.').waitFor();
    await expectSoundInEveryLook(page, 'a first try that was wrong', check);
    await hands.type(check.getByRole('textbox', { name: 'Your answer in $' }), '30');
    await hands.press(check.getByRole('button', { name: 'Try once more' }));
    await check.getByText('Chance times loss is $30.').waitFor();
    await hands.press(check.getByRole('button', { name: 'Hint 1 of 3' }));
    await check.getByText('Compare the averages.').waitFor();
    await hands.choose(check.getByRole('radio', { name: 'The failing firm' }));
    await hands.press(check.getByRole('button', { name: 'Check' }));
    await check.getByText('It costs most.').waitFor();

    await hands.choose(
      activity(page, 'Which of these ends').getByRole('radio', { name: 'Many small losses' }),
    );
    await sure('Which of these ends');
    await activity(page, 'Which of these ends').getByText('You had it.').waitFor();

    const level = activity(page, 'Where is the idea wrong?');
    await hands.type(level.getByRole('textbox', { name: 'Price, typed' }), '48.2');
    await sure('Where is the idea wrong?');
    await level.getByText('Truth: $48.00').waitFor();

    const point = activity(page, 'Where does this account peak?');
    await hands.type(point.getByRole('textbox', { name: 'Share of the account, typed' }), '30');
    await hands.type(point.getByRole('textbox', { name: 'Growth, typed' }), '1');
    await sure('Where does this account peak?');
    await point.getByText('It peaks at 20%.').waitFor();

    const curve = activity(page, 'Ten losses of 10% each');
    await hands.press(curve.getByRole('button', { name: 'Commit to it' }));
    await curve.getByText('Draw the curve to its end first.').waitFor();
    await curve.getByRole('slider', { name: 'Losses 1', exact: true }).focus();
    for (let loss = 1; loss <= 10; loss += 1) {
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
    }
    await sure('Ten losses of 10% each');
    await curve.getByText('After ten losses 34.9% are left').waitFor();

    const answer = activity(page, 'Which lines would you not trust?');
    const mark = async (sentence: string, reason: string) => {
      await hands.press(answer.getByRole('button', { name: sentence }));
      await page.keyboard.press('Tab');
      await page.keyboard.type(reason);
    };
    await mark('That is $300 in an average year.', 'The number');
    await mark('The chance cannot be known exactly.', 'Nothing bears');
    await hands.press(answer.getByRole('button', { name: 'Gaps always come' }));
    await answer.getByText('3 sentences are marked.').waitFor();
    await hands.press(answer.getByRole('button', { name: 'Check' }));
    await answer.getByRole('alert').filter({ hasText: 'Say of each sentence' }).waitFor();
    await expectSoundInEveryLook(page, 'a mark without its reason', answer);
    await page.keyboard.type('Unsafe');
    await hands.press(answer.getByRole('button', { name: 'Check' }));
    await answer.getByText('Nobody knows it exactly.').waitFor();
    await answer.getByText('You found it', { exact: true }).waitFor();
    await answer.getByText('Rightly marked, but for another reason').waitFor();
    await expectSoundInEveryLook(page, 'a transcript that was marked once', answer);

    // Another device has the marks too.
    const second = await stage.openDevice('keys@example.org', PATH);
    await activity(second, 'Which lines would you not trust?')
      .getByRole('button', { name: 'Gaps always come', pressed: true })
      .waitFor();

    await hands.press(answer.getByRole('button', { name: 'The chance cannot be known exactly.' }));
    await hands.press(answer.getByRole('button', { name: 'Try once more' }));
    await answer.getByText('Three of five lines were not to be trusted.').waitFor();
    await answer.getByText('You found it: The number is wrong').waitFor();
    await answer.getByText('You missed it: Unsafe to follow').waitFor();
    await answer.getByText('You found 2 of 3.').waitFor();
    await expectSoundInEveryLook(page, 'everything done');

    const phone = await stage.openDevice('keys@example.org', PATH);
    await activity(phone, 'Ten losses of 10% each').getByText('After ten losses 34.9% are left').waitFor();
    await activity(phone, 'How often').getByText('You: 12%').waitFor();
    await activity(phone, 'What does it cost').getByText('Chance times loss is $30.').waitFor();
    await expect.poll(() => phone.getByRole('button', { name: 'Commit to it' }).count()).toBe(0);
    await expectSoundInEveryLook(phone, 'everything done, on a phone');
  },
);

journeyTest(
  'a finger drags a line and draws a curve, and a reload keeps what is not sent',
  async ({ stage }) => {
    await importActivityCourse(stage.database);
    await signUpLearner(stage.server, 'finger@example.org');
    const page = await stage.openDevice('finger@example.org', PATH);
    const curve = activity(page, 'Ten losses of 10% each');
    const plot = curve.locator('.touch-none');
    await readOn(page, plot);
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (!box) throw new Error('The sheet is not to be seen.');
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4, { steps: 4 });
    await page.mouse.move(box.x + box.width * 0.999, box.y + box.height * 0.65, { steps: 4 });
    await page.mouse.up();
    const last = curve.getByRole('slider', { name: 'Losses 10', exact: true });
    await expect.poll(() => last.getAttribute('aria-valuetext')).toMatch(/^3[3-7]%$/);

    await page.reload();
    await expect.poll(() => last.getAttribute('aria-valuetext')).toMatch(/^3[3-7]%$/);
    await curve.getByText('A guess').click();
    await curve.getByRole('button', { name: 'Commit to it' }).click();
    await curve.getByText('Truth: 35%').waitFor();
  },
);

journeyTest('a finger marks what an assistant says, and a reload keeps the marks', async ({ stage }) => {
  await importActivityCourse(stage.database);
  await signUpLearner(stage.server, 'pencil@example.org');
  const page = await stage.openDevice('pencil@example.org', PATH);
  const answer = activity(page, 'Which lines would you not trust?');
  const sentence = (name: string, pressed?: boolean) =>
    answer.getByRole('button', { name, ...(pressed !== undefined && { pressed }) });
  const why = (words: string) => answer.getByRole('combobox').last().selectOption(words);
  await readOn(page, answer.getByText('Written for this lesson, with mistakes in it.'));
  await sentence('That is $300').click();
  await why('The number is wrong');
  await sentence('So leave your stop away.').click();
  await why('Unsafe to follow');
  await sentence('Chance times loss').click();
  await sentence('Chance times loss').click();
  for (const target of [sentence('That is $300'), answer.getByRole('combobox').first()]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await page.reload();
  await sentence('So leave your stop away.', true).waitFor();
  await sentence('Chance times loss', false).waitFor();
  await sentence('Gaps always come').click();
  await answer.getByRole('combobox').nth(1).selectOption('Nothing bears it out');
  await answer.getByRole('button', { name: 'Check' }).click();
  await answer.getByText('You found 3 of 3.').waitFor();
  await answer.getByText('Three of five lines were not to be trusted.').waitFor();
  await expectSoundInEveryLook(page, 'a transcript with all that was wrong found', answer);
});

journeyTest(
  'who reads on without an answer is taken on, and finds the text open again',
  async ({ stage }) => {
    await importActivityCourse(stage.database);
    await signUpLearner(stage.server, 'reader@example.org');
    const page = await stage.openDevice('reader@example.org', PATH);
    const below = page.getByText('One row at a time.');
    const next = activity(page, 'Where is the idea wrong?');
    await page.getByRole('button', { name: 'Read on without an answer' }).waitFor();
    expect(await below.isVisible()).toBe(false);
    await expectSoundInEveryLook(page, 'a text that waits');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => below.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Read on without an answer' }).press('Enter');
    await expect.poll(() => page.locator(':focus').textContent()).toContain('One row at a time.');
    // It waits at the next question again.
    expect(await next.isVisible()).toBe(false);
    await page.reload();
    await below.waitFor();
    expect(await next.isVisible()).toBe(false);
  },
);

journeyTest('without JavaScript for it a lesson still asks its questions', async ({ stage }) => {
  await importActivityCourse(stage.database);
  await signUpLearner(stage.server, 'paper@example.org');
  const page = await stage.openDevice('paper@example.org', '/dashboard');
  await page.goto(PATH);
  const html = await stage.database.query<{ html: string }>(
    'select html from public.lesson_bodies where lesson_id = $1',
    [ACTIVITY_LESSON],
  );
  const text = one(html.rows).html;
  for (const words of [
    'A gap of $600 has a chance of 5%',
    'The failing firm, $60',
    'Many small losses',
    'This conversation was written for the lesson',
    'So leave your stop away.',
  ])
    expect(text).toContain(words);
  await readOn(page, activity(page, 'Which of these ends'));
  await activity(page, 'Which of these ends').getByRole('button', { name: 'Commit to it' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await activity(page, 'Which of these ends')
    .getByRole('button', { name: 'Commit to it' })
    .waitFor({ state: 'hidden' });
  await activity(page, 'Which of these ends').getByText('Many small losses').waitFor();
});
