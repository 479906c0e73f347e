import type { ModelSettings } from './contract.ts';

/** What was used of the model on a day (UTC); a reply that is under way counts with the most it may take. */
export type ModelUse = {
  readonly repliesOfLearner: number;
  readonly tokensOfLearner: number;
  readonly tokensOfAll: number;
};

/** Whether one more reply of at most so many tokens fits into the budgets of a learner and of the installation. */
export function isWithinBudget(settings: ModelSettings, use: ModelUse, tokens: number): boolean {
  return (
    use.repliesOfLearner < settings.replies_per_learner &&
    use.tokensOfLearner + tokens <= settings.tokens_per_learner &&
    use.tokensOfAll + tokens <= settings.tokens_per_day
  );
}

/** No reply is longer, in tokens: eight sentences in the script that takes most. */
export const MAX_REPLY_TOKENS = 1200;

/** A token has at least so many characters; fewer in scripts that tokenisers know less of. */
const CHARACTERS_A_TOKEN = 2;

/** The most tokens that so many characters can take, roughly: what is set aside before the endpoint has counted. */
export function mostTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN);
}
