import { choiceId } from '../quiz/learner-quiz.ts';
import type { CommitActivity } from './activity-contract.ts';

/** The choices of a commit by the ids that answer it, as their author wrote them. */
export function choiceTexts({
  choices,
}: Extract<CommitActivity, { readonly asks: 'choice' }>): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map(({ text }, index) => [choiceId(index), text]));
}
