import type { Page } from 'playwright-core';
import type { Query } from '#server/backend/database/database.ts';
import type { AnswerKey, LearnerItem } from '#domain/catalogue/learner-quiz.ts';
import type { Hands } from './hands.ts';

type Quiz = readonly (LearnerItem & { readonly key: AnswerKey })[];

/** The items of the quiz at this address with their answer keys, read where no browser can read them. */
export async function readQuiz(query: Query, lessonTitle: string): Promise<Quiz> {
  const { rows } = await query<{ item: LearnerItem; key: AnswerKey }>(
    `select item, keys.key from public.lessons
     join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     cross join lateral jsonb_array_elements(bodies.quiz -> 'items') with ordinality as items(item, place)
     join public.quiz_answer_keys as keys on keys.lesson_id = lessons.id and keys.item_id = item ->> 'id'
     where lessons.title = $1 order by place`,
    [lessonTitle],
  );
  return rows.map(({ item, key }) => ({ ...item, key }));
}

/** Answers the item on the screen. */
export async function answerItem(
  page: Page,
  hands: Hands,
  item: Quiz[number],
  right: boolean,
): Promise<void> {
  const { key } = item;
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
