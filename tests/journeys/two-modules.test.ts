import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { answerAtSecondTry, answerItem, readQuiz } from './support/answer-quiz.ts';
import { completeLesson } from './support/complete-lesson.ts';
import { type Hands, keyboard, pointer } from './support/hands.ts';
import { journeyTest, type Stage } from './support/journey-test.ts';

/*
 * The first two modules of "Risk Management with AI", every lesson of them, on a phone and on a desktop in turn: the phone
 * by touch, the desktop by keyboard alone.
 */

const email = 'two.modules@example.org';
const course = stableId('risk-management-with-ai');
const path = `/course/${course}`;

const FIRST_MODULE = {
  lessons: [
    'Market, liquidity, leverage, firm, machine and you',
    'A register on one page',
    'Four ways past one stop',
  ],
  quiz: 'Rank the risks',
};
const SECOND_MODULE = {
  lessons: [
    'Text from patterns, not from knowledge of tomorrow',
    'Five answers checked line by line',
    'Twelve tasks, three piles',
  ],
  quiz: 'Use, check or refuse',
};

/** Places of the questions that are answered wrong at first. */
const MISTAKES: readonly number[] = [1, 4];

/** Somebody at one of the two devices. */
type Learner = { readonly page: Page; readonly hands: Hands; readonly stage: Stage };

type Places = (place: number) => boolean;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function completeLessons({ page, hands }: Learner, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await heading(page, title);
    await completeLesson(page, hands);
    await page.getByText('Lesson completed').waitFor();
    await page.getByText(/^\d of \d done in “/).waitFor();
    await hands.press(button(page, 'Next lesson'));
  }
}

/** Answers questions of a round by their places in the quiz, those of `wrong` wrongly. */
async function answerQuestions(
  { page, hands, stage }: Learner,
  quiz: string,
  { places, wrong = [], round = 1 }: { places: Places; wrong?: readonly number[]; round?: 1 | 2 },
): Promise<void> {
  const asked = await readQuiz(stage.database.query, quiz, email, round);
  for (const [index, question] of asked.entries()) {
    const place = index + 1;
    if (!places(place)) continue;
    const right = !wrong.includes(place);
    if (right) await answerItem(page, hands, question, true);
    else await answerAtSecondTry(page, hands, question);
    await page.getByText(right ? 'Right.' : 'Right at the second try.', { exact: true }).waitFor();
    await hands.press(button(page, /Next Question|See the result/));
  }
}

journeyTest('two modules are learned on two devices in turn, mistakes included', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, email);
  const enrolled = await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course });
  expect(enrolled.error).toBeNull();

  const phonePage = await stage.openDevice(email, path);
  const phone: Learner = { page: phonePage, hands: pointer(), stage };
  await completeLessons(phone, FIRST_MODULE.lessons);
  await heading(phone.page, FIRST_MODULE.quiz);
  await phone.page.getByText('Question 1 of').waitFor();
  await answerQuestions(phone, FIRST_MODULE.quiz, { places: (place) => place <= 6, wrong: MISTAKES });

  // The desktop takes up the course at the very question, without being told.
  const desktopPage = await stage.openDevice(email, path, { width: 'desktop' });
  const desktop: Learner = { page: desktopPage, hands: keyboard(desktopPage), stage };
  await heading(desktop.page, FIRST_MODULE.quiz);
  await desktop.page.getByText('Question 7 of').waitFor();
  await answerQuestions(desktop, FIRST_MODULE.quiz, { places: (place) => place > 6 });
  await desktop.page.getByRole('heading', { name: /^Passed with 8\d%$/ }).waitFor();
  await desktop.page.getByText(/^Module done: /).waitFor();
  await desktop.page.getByText(/^Right at the first try: /).waitFor();
  await desktop.hands.press(button(desktop.page, 'Ask me again what was wrong'));
  await answerQuestions(desktop, FIRST_MODULE.quiz, {
    places: (place) => MISTAKES.includes(place),
    round: 2,
  });
  await desktop.hands.press(button(desktop.page, 'Next lesson'));
  await completeLessons(desktop, SECOND_MODULE.lessons);
  await heading(desktop.page, SECOND_MODULE.quiz);
  await desktop.page.getByText('Question 1 of').waitFor();
  await answerQuestions(desktop, SECOND_MODULE.quiz, { places: (place) => place <= 3, wrong: [2] });

  // And back on the phone, which reopens the course where the desktop left it.
  await phone.page.goto(path);
  await heading(phone.page, SECOND_MODULE.quiz);
  await phone.page.getByText('Question 4 of').waitFor();
  await answerQuestions(phone, SECOND_MODULE.quiz, { places: (place) => place > 3 });
  await phone.page.getByRole('heading', { name: /^Passed with 9\d%$/ }).waitFor();

  const { rows } = await stage.database.query(
    `select modules.order_index as module, count(*)::int as lessons,
       (count(*) filter (where user_progress.completed))::int as completed
     from public.modules join public.lessons on lessons.module_id = modules.id
     left join public.user_progress on user_progress.lesson_id = lessons.id and user_progress.user_id = $1
     where modules.course_id = $2 and modules.order_index <= 2 group by modules.order_index order by module`,
    [learner.id, course],
  );
  expect(rows).toEqual([
    { module: 1, lessons: 4, completed: 4 },
    { module: 2, lessons: 4, completed: 4 },
  ]);
});
