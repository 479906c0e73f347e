import type { LessonId } from '#domain/kernel/ids.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '#server/backend/database/database.ts';
import { quizQuestions, type AskedQuestion } from '#server/functions/learning/quiz-questions.ts';
import type { Hands } from './hands.ts';

/** The questions of a learner's latest attempt at a quiz with their answer keys, which no browser can read. */
export async function readQuiz(
  query: Query,
  lessonTitle: string,
  email: string,
  round: 1 | 2 = 1,
): Promise<readonly AskedQuestion[]> {
  const { rows } = await query<{ attempt_id: string; lesson_id: LessonId }>(
    `select attempts.id as attempt_id, lessons.id as lesson_id from public.quiz_attempts as attempts
     join public.lessons on lessons.id = attempts.lesson_id
     join auth.users on users.id = attempts.user_id
     where lessons.title = $1 and users.email = $2 order by started_at desc limit 1`,
    [lessonTitle, email],
  );
  const attempt = oneOrNone(rows);
  if (!attempt) throw new Error(`${email} has no attempt at "${lessonTitle}".`);
  return (await quizQuestions(query, attempt.lesson_id, attempt.attempt_id))(round);
}

/** Answers a question once it is on the screen, and checks the answer. */
export async function answerItem(
  page: Page,
  hands: Hands,
  question: AskedQuestion,
  right: boolean,
): Promise<void> {
  await enterAnswer(page, hands, question, right);
  await hands.press(page.getByRole('button', { name: /^(Check|Try once more)$/ }));
}

/** Enters an answer to a question once it is on the screen, and sends nothing. */
export async function enterAnswer(
  page: Page,
  hands: Hands,
  question: AskedQuestion,
  right: boolean,
): Promise<void> {
  const { item, key } = question;
  // Asked again and again from here: a function that polls in the page is eval, which the page's policy forbids.
  await expect.poll(() => placeOf(page, 'form .prose', item.prompt_html)).toBeGreaterThanOrEqual(0);
  if (key.kind === 'numeric') {
    const form = page.locator('form', { has: page.locator('.prose') });
    await hands.type(form.getByRole('textbox'), String(right ? key.answer : key.answer + 1000));
  } else if (key.kind === 'ordering') {
    // Steps never stand in their right order from the start: leaving them is wrong.
    if (right) await putInOrder(page, hands, question, key.correct);
  } else {
    const isPicked = (id: string) => key.correct.includes(id) === right;
    const input = async (html: string) =>
      page.locator('form label input').nth(await placeOf(page, 'form label > span:not([aria-hidden])', html));
    const choices = item.choices ?? [];
    if (key.kind === 'multiple') {
      for (const { html } of choices.filter(({ id }) => !isPicked(id))) {
        const other = await input(html);
        if (await other.isChecked()) await hands.untick(other);
      }
    }
    const picked = choices.filter(({ id }) => isPicked(id));
    for (const { html } of right ? picked : picked.slice(0, 1)) await hands.choose(await input(html));
  }
}

/** Errs, reads that there is one more try, and uses it well. */
export async function answerAtSecondTry(page: Page, hands: Hands, question: AskedQuestion): Promise<void> {
  await answerItem(page, hands, question, false);
  await page.getByText('You have one more try. Only the first one counts.').waitFor();
  await answerItem(page, hands, question, true);
  await page.getByText('Right at the second try.').waitFor();
}

async function putInOrder(
  page: Page,
  hands: Hands,
  { item }: AskedQuestion,
  order: readonly string[],
): Promise<void> {
  const rows = page.locator('form li', { has: page.getByRole('button', { name: 'Move up' }) });
  for (const [place, id] of order.entries()) {
    const html = item.choices?.find((choice) => choice.id === id)?.html ?? '';
    const findStep = () => placeOf(page, 'form li > [id]:not(button)', html);
    for (let at = await findStep(); at > place; at = await findStep()) {
      await hands.press(rows.nth(at).getByRole('button', { name: 'Move up' }));
    }
  }
}

/** What an element says, and what HTML would say. */
const PLAIN = `
  const plain = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const wanted = (html) => plain(Object.assign(document.createElement('div'), { innerHTML: html }));`;

/** Choices and steps are shown in an order of their own, so they are found by what they say. */
async function placeOf(page: Page, selector: string, html: string): Promise<number> {
  return page.evaluate<number>(`(() => { ${PLAIN}
    return [...document.querySelectorAll('${selector}')].findIndex((shown) => plain(shown) === wanted(${JSON.stringify(html)}));
  })()`);
}
