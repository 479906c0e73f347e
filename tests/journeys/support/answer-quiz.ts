import type { Page } from 'playwright-core';
import type { Query } from '#server/backend/database/database.ts';
import { askQuiz, type AskedQuestion } from '#server/functions/learning/asked-quiz.ts';
import type { Hands } from './hands.ts';

/** The questions of a learner's latest attempt at a quiz with their answer keys, which no browser can read. */
export async function readQuiz(
  query: Query,
  lessonTitle: string,
  email: string,
): Promise<readonly AskedQuestion[]> {
  const { rows } = await query<{ attempt_id: string; lesson_id: string }>(
    `select attempts.id as attempt_id, lessons.id as lesson_id from public.quiz_attempts as attempts
     join public.lessons on lessons.id = attempts.lesson_id
     join auth.users on users.id = attempts.user_id
     where lessons.title = $1 and users.email = $2 order by started_at desc limit 1`,
    [lessonTitle, email],
  );
  const attempt = rows[0];
  if (!attempt) throw new Error(`${email} has no attempt at "${lessonTitle}".`);
  return (await askQuiz(query, attempt.lesson_id, attempt.attempt_id))(1);
}

/** Answers the item on the screen. */
export async function answerItem(
  page: Page,
  hands: Hands,
  { item, key }: AskedQuestion,
  right: boolean,
): Promise<void> {
  if (key.kind === 'numeric') {
    await hands.type(page.getByRole('textbox'), String(right ? key.answer : key.answer + 1000));
  } else {
    const wrong = (item.choices ?? []).filter(({ id }) => !key.correct.includes(id)).slice(0, 1);
    const picked = right ? (item.choices ?? []).filter(({ id }) => key.correct.includes(id)) : wrong;
    for (const { html } of picked)
      await hands.choose(page.locator('label input').nth(await placeOf(page, html)));
  }
  await hands.press(page.getByRole('button', { name: 'Check' }));
}

/** Choices are shown in an order of their own, so they are found by what they say. */
async function placeOf(page: Page, html: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const plain = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
    const wanted = document.createElement('div');
    wanted.innerHTML = ${JSON.stringify(html)};
    return [...document.querySelectorAll('label:has(input)')].findIndex((label) => plain(label) === plain(wanted));
  })()`);
}
