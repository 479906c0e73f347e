import type { AnswerKey } from '#domain/catalogue/learner-quiz.ts';
import { isCorrectAnswer, type QuizAnswer } from '#domain/learning/check-answer.ts';
import type { ItemFeedback } from '#domain/learning/contract.ts';

/** Checks an answer against its key and gathers what the learner may now see. */
export function itemFeedback(itemId: string, answer: QuizAnswer, key: AnswerKey): ItemFeedback {
  const shared = { item_id: itemId, answer, is_correct: isCorrectAnswer(answer, key) };
  if (key.kind !== 'numeric') return { ...shared, correct: key.correct, explanations: key.explanations };
  const mistake = shared.is_correct
    ? undefined
    : key.mistakes.find(({ value }) => isCorrectAnswer(answer, { ...key, answer: value }));
  return { ...shared, correct: key.answer, html: (mistake?.html ?? '') + key.html };
}
