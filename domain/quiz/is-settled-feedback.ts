import type { ItemFeedback, SettledFeedback } from './contract.ts';

/** Whether no other answer can be given to an item, so that the right one is told. */
export function isSettledFeedback(feedback: ItemFeedback): feedback is SettledFeedback {
  return feedback.correct !== null;
}
