import * as v from 'valibot';
import type { QuizResult } from './quiz-result.ts';

export const startQuizRequest = v.object({ lesson_id: v.pipe(v.string(), v.uuid()) });

export const answerQuizItemRequest = v.object({
  attempt_id: v.pipe(v.string(), v.uuid()),
  item_id: v.pipe(v.string(), v.maxLength(100)),
  answer: v.union([
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(20)),
    v.pipe(v.number(), v.finite()),
  ]),
});

/** What a learner is told about an item once it is answered, and not before. */
export type ItemFeedback = {
  readonly item_id: string;
  readonly answer: readonly string[] | number;
  readonly is_correct: boolean;
  /** The right choices, or the right number. */
  readonly correct: readonly string[] | number;
  /** Choices: an explanation of every choice by its id. */
  readonly explanations?: Readonly<
    Record<string, { readonly html: string; readonly misconception?: string }>
  >;
  /** Numbers: the explanation, that of a recognised mistake first. */
  readonly html?: string;
};

export type StartQuizResponse = { readonly attempt_id: string; readonly answers: readonly ItemFeedback[] };

/** `finished` is null while items are open. */
export type AnswerQuizItemResponse = ItemFeedback & { readonly finished: QuizResult | null };
