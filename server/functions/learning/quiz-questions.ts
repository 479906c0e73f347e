import type { LessonId } from '#domain/kernel/ids.ts';
import type { AnswerKey } from '#domain/quiz/answer-key.ts';
import type { StoredKey } from '#domain/quiz/answer-keys.ts';
import { settleInRound, settleItem } from '#domain/quiz/generated-item.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import type { LearnerItem } from '#domain/quiz/learner-quiz.ts';
import { drawItems } from '#domain/quiz/draw-items.ts';
import { choiceOrder } from '#domain/quiz/choice-order.ts';
import type { AskedItem, QuizRound } from '#domain/quiz/contract.ts';
import type { Query } from '../../adapters/sql.ts';

/** An item as a round of an attempt asks it, and what its answer is checked against. */
export type AskedQuestion = { readonly item: AskedItem; readonly key: AnswerKey };

/** A question of an attempt, and how many answers may be given before the right one is told. */
export type QuizQuestion = AskedQuestion & { readonly tries: number; readonly isExam: boolean };

/**
 * The items of a quiz as an attempt asks them. The attempt's id is the `seed` of the draw among alternatives, of their numbers
 * and of the order of their choices: every device shows the same, and a new attempt is another quiz.
 */
export async function quizQuestions(
  query: Query,
  lessonId: LessonId,
  seed: string,
): Promise<(round: QuizRound) => QuizQuestion[]> {
  const { rows } = await query<{ item: LearnerItem; key: StoredKey; is_exam: boolean }>(
    `select item, keys.key, lessons.is_exam from public.lesson_bodies as bodies
     cross join lateral jsonb_array_elements(bodies.quiz -> 'items') with ordinality as items(item, place)
     join public.lessons on lessons.id = bodies.lesson_id
     join public.quiz_answer_keys as keys
       on keys.lesson_id = bodies.lesson_id and keys.item_id = item ->> 'id'
     where bodies.lesson_id = $1 order by place`,
    [lessonId],
  );
  const asked = rows.map((row) => (row.is_exam ? withoutHints(row) : row));
  // An exam asks what is known, and once.
  const isExam = rows.some((row) => row.is_exam);
  const tries = isExam ? 1 : ITEM_TRIES;
  const keys = new Map(asked.map(({ item, key }) => [item.id, key]));
  const drawn = drawItems(
    asked.map(({ item }) => item),
    seed,
  );
  return (round) =>
    drawn.flatMap((item) => {
      const key = keys.get(item.id);
      return key ? [{ ...askedInRound(item, key, `${seed} ${item.id}`, round), tries, isExam }] : [];
    });
}

/** An exam helps nobody to an answer. */
function withoutHints({ item, key }: { item: LearnerItem; key: StoredKey }) {
  return { item: { ...item, hint_count: 0 }, key: { ...key, hints: [] } };
}

/** An item as a round asks it: the second with other numbers and another order than the first. */
function askedInRound(item: LearnerItem, stored: StoredKey, seed: string, round: QuizRound): AskedQuestion {
  if (stored.kind !== 'generated') return askedQuestion(item, stored, `${seed} ${round}`);
  const { prompt_html, key } = settleInRound(stored, seed, round);
  return { item: { ...item, prompt_html }, key };
}

/** An item with the numbers and the order of choices that belong to a seed, and what its answer is checked against. */
export function askedQuestion(item: LearnerItem, stored: StoredKey, seed: string): AskedQuestion {
  if (stored.kind === 'generated') {
    const { prompt_html, key } = settleItem(stored, seed);
    return { item: { ...item, prompt_html }, key };
  }
  if (item.choices === undefined) return { item, key: stored };
  return { item: { ...item, choices: shuffled(item.choices, stored, seed) }, key: stored };
}

/** Steps never stand in the right order from the start. */
function shuffled(
  choices: NonNullable<LearnerItem['choices']>,
  key: AnswerKey,
  seed: string,
): NonNullable<LearnerItem['choices']> {
  const order = choiceOrder(choices, seed);
  const [first, ...others] = order;
  const isSolved = key.kind === 'ordering' && order.every(({ id }, place) => id === key.correct[place]);
  return isSolved && first !== undefined ? [...others, first] : order;
}
