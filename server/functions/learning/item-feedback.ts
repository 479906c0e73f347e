import type { AnswerKey } from '#domain/quiz/answer-key.ts';
import { isCorrectAnswer, type QuizAnswer } from '#domain/quiz/check-answer.ts';
import { plainSlip } from '#domain/quiz/plain-slip.ts';
import type { FeedbackNote, ItemFeedback, QuizRound, SettledFeedback } from '#domain/quiz/contract.ts';

/** An answer as it was given. */
export type GivenAnswer = {
  readonly item_id: string;
  readonly round: QuizRound;
  readonly answer: QuizAnswer;
};

/** Checks an answer against its key and gathers all that there is to say of it. */
export function itemFeedback({ item_id, round, answer }: GivenAnswer, key: AnswerKey): SettledFeedback {
  const is_correct = isCorrectAnswer(answer, key);
  return {
    item_id,
    round,
    answer,
    is_correct,
    mistakes: is_correct ? [] : mistakesIn(answer, key),
    first: null,
    correct: key.kind === 'numeric' ? key.answer : key.correct,
    reasons: key.kind === 'numeric' || key.kind === 'ordering' ? [{ html: key.html }] : rightChoices(key),
    solution: key.kind === 'numeric' ? key.solution : [],
  };
}

/**
 * What the learner may see of an item: all of it once it is settled, until then what is wrong with the answer, and neither the
 * right one nor the way to it.
 */
export function feedbackSoFar(
  given: GivenAnswer,
  before: GivenAnswer | undefined,
  key: AnswerKey,
  isSettled: boolean,
): ItemFeedback {
  const feedback = itemFeedback(given, key);
  const first = before ? { answer: before.answer, mistakes: itemFeedback(before, key).mistakes } : null;
  return isSettled
    ? { ...feedback, first }
    : { ...feedback, first, correct: null, reasons: [], solution: [] };
}

/**
 * What is known about a wrong answer: each wrong choice that was picked, the wrong number, the wrong order. Of a number that
 * no author foresaw, whether it is right but for its sign or its decimal point.
 */
function mistakesIn(answer: QuizAnswer, key: AnswerKey): FeedbackNote[] {
  if (key.kind === 'numeric') {
    const known = key.mistakes.find(({ value }) => isCorrectAnswer(answer, { ...key, answer: value }));
    if (known) return [note(known)];
    const slip = typeof answer === 'number' && plainSlip(answer, key.answer, key.tolerance);
    return slip ? [{ html: '', mistake: 'slip', slip }] : [];
  }
  if (key.kind === 'ordering') {
    const known = key.mistakes.find(({ order }) => isCorrectAnswer(answer, { ...key, correct: order }));
    return [note(known ?? key.wrong)];
  }
  if (typeof answer === 'number') return [];
  return answer.flatMap((choice) => {
    const explanation = key.correct.includes(choice) ? undefined : key.explanations[choice];
    return explanation ? [{ choice, ...explanation }] : [];
  });
}

function rightChoices(key: Extract<AnswerKey, { readonly explanations: unknown }>): FeedbackNote[] {
  return key.correct.flatMap((choice) => {
    const explanation = key.explanations[choice];
    return explanation ? [{ choice, ...explanation }] : [];
  });
}

/** Without the value or order that the mistake was known by. */
function note({ html, mistake, misconception, belief, step }: FeedbackNote): FeedbackNote {
  return {
    html,
    ...(mistake !== undefined && { mistake }),
    ...(misconception !== undefined && { misconception }),
    ...(belief !== undefined && { belief }),
    ...(step !== undefined && { step }),
  };
}
