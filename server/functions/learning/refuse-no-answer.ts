import type { AskedItem } from '#domain/quiz/contract.ts';
import type { QuizAnswer } from '#domain/quiz/check-answer.ts';
import { Refusal } from '../product-function.ts';

/** @throws Refusal 400 `invalid-request` for a text where a number is asked for, and for choices that the item has not */
export function refuseWhenNoAnswer({ choices }: AskedItem, answer: QuizAnswer): void {
  const isAnswer =
    typeof answer === 'number'
      ? choices === undefined
      : answer.every((id) => choices?.some((choice) => choice.id === id));
  if (!isAnswer) throw new Refusal(400, 'invalid-request', { field: 'answer' });
}
