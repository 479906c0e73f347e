import type { RandomSource } from '../../kernel/random-source.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { averageRange, between, drawMarket, lastClose, pick, toCents } from '../chart.ts';
import type { DrawnPuzzle } from '../puzzle.ts';

/** The rules of the plan: the loss at the stop, what the target gains of it, and how far away the stop is. */
export const PLAN_RULES = ['risk', 'reward', 'room'] as const;

export type PlanRule = (typeof PLAN_RULES)[number];

export const MOST_RISK_PERCENT = 1;
export const LEAST_REWARD = 2;

const ACCOUNTS = [5000, 10_000, 20_000, 25_000, 50_000] as const;

/** A plan for a trade, in numbers. */
export type TradePlan = {
  readonly account: number;
  readonly shares: number;
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  readonly average_range: number;
};

/** Which of three rules a plan breaks: exactly one. */
export function rulePuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, 34);
  const broken = pick(source, PLAN_RULES);
  const entry = lastClose(candles);
  const average_range = averageRange(candles);
  const account = pick(source, ACCOUNTS);
  const times = broken === 'room' ? between(source, 0.4, 0.75) : between(source, 1.2, 1.9);
  const distance = toCents(average_range * times);
  const reward = broken === 'reward' ? between(source, 1.1, 1.7) : between(source, 2.2, 3);
  const share = broken === 'risk' ? between(source, 1.4, 2.4) : between(source, 0.5, 0.9);
  const plan: TradePlan = {
    account,
    shares: Math.floor((account * share) / 100 / distance),
    entry,
    stop: toCents(entry - distance),
    target: toCents(entry + distance * reward),
    average_range,
  };
  const breaks = brokenRules(plan);
  if (plan.shares < 5 || plan.stop <= 0 || breaks.length !== 1 || breaks[0] !== broken) return null;
  const loss = toCents(plan.shares * distance);
  return {
    skill: 'pre-trade-check',
    candles,
    levels: [
      { name: 'entry', price: entry },
      { name: 'stop', price: plan.stop },
      { name: 'target', price: plan.target },
    ],
    marks: [],
    numbers: plan,
    choices: PLAN_RULES,
    solution: {
      answer: broken,
      facts: {
        loss,
        percent: roundTo((100 * loss) / account, 2),
        reward: roundTo((plan.target - entry) / distance, 1),
        distance,
      },
      next: null,
    },
  };
}

/** The rules that a plan to buy breaks. */
export function brokenRules({ account, shares, entry, stop, target, average_range }: TradePlan): PlanRule[] {
  const distance = toCents(entry - stop);
  const breaks: Readonly<Record<PlanRule, boolean>> = {
    risk: shares * distance > (account * MOST_RISK_PERCENT) / 100,
    reward: toCents(target - entry) < LEAST_REWARD * distance,
    room: distance < average_range,
  };
  return PLAN_RULES.filter((rule) => breaks[rule]);
}
