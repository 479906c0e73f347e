import { expect, test } from 'vitest';
import { isWithinBudget } from './within-budget.ts';

const settings = {
  is_on: true,
  replies_per_learner: 2,
  tokens_per_learner: 1000,
  tokens_per_day: 3000,
  input_price: 0,
  output_price: 0,
};
const nothing = { repliesOfLearner: 0, tokensOfLearner: 0, tokensOfAll: 0 };

test.each([
  [nothing, 1000, true],
  [nothing, 1001, false],
  [{ ...nothing, repliesOfLearner: 2 }, 1, false],
  [{ ...nothing, tokensOfLearner: 600 }, 400, true],
  [{ ...nothing, tokensOfLearner: 600 }, 401, false],
  [{ ...nothing, tokensOfAll: 2900 }, 101, false],
])('with %o used, %i more tokens fit: %s', (use, tokens, fits) => {
  expect(isWithinBudget(settings, use, tokens)).toBe(fits);
});
