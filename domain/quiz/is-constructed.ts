import type { QuizItem } from './quiz-contract.ts';

/** Whether the answer to an item is made, and not picked among choices: it shows more of what is remembered. */
export function isConstructed({ kind }: Pick<QuizItem, 'kind'>): boolean {
  return kind === 'numeric' || kind === 'ordering';
}
