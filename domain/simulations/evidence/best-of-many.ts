import { exp, ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  strategies: numberParameter('count', 'Strategies or models that are tried', 50, [1, 500, 1]),
  days: numberParameter('count', 'Days each is tried on', 250, [10, 2500, 1]),
  later_days: numberParameter('count', 'Days after the choice', 250, [10, 2500, 1]),
  hit_rate: numberParameter('%', 'True share of right calls; 50 is no skill', 50, [1, 99, 0.5]),
  skilled: numberParameter('count', 'How many of them have a little skill', 0, [0, 500, 1]),
  skill: numberParameter('points', 'By how much their hit rate is higher', 2, [0, 20, 0.5]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * Many strategies tried on the same days, the best kept, and tried again on others.
 * Sources: H. White (2000), A reality check for data snooping, Econometrica 68(5), for the problem; the expected best of m
 * is that of order statistics, E max = n - sum F(k)^m (H. A. David and H. N. Nagaraja, 2003, Order statistics, 3.1).
 */
export const bestOfMany = defineModel({
  name: 'best-of-many',
  shows:
    'How good the best of many useless strategies looks, and what is left of it on days that did not choose it.',
  sources: [
    'H. White (2000), A reality check for data snooping, Econometrica 68(5)',
    'H. A. David, H. N. Nagaraja (2003), Order statistics, 3.1: E max = n - sum of F(k)^m',
  ],
  accuracy:
    'Strategies are right or wrong independently of each other; real ones resemble one another, so that fewer count.',
  parameters,
  numbers: {
    best: described('%', 'Hit rate of the best on the days it was tried on'),
    best_later: described('%', 'Hit rate of the same strategy afterwards'),
    shrinkage: described('points', 'What was lost between the two'),
    mean_hit_rate: described('%', 'Mean hit rate of all, on the days they were tried on'),
    look_skilled: described('count', 'Strategies 1.96 standard errors or more above 50%'),
    best_is_skilled: described('flag', 'Whether the best is one of those with skill'),
  },
  series: {
    tried: forEach('%', 'Hit rate of each strategy on the days it was tried on, best first', 'strategy'),
    later: { ...described('%', 'Its hit rate afterwards'), over: { series: 'tried' } },
  },
  formulas: {
    expected_best: {
      ...described('%', 'Expected hit rate of the best, where none has skill of its own'),
      source: 'David and Nagaraja (2003), 3.1: n - sum over k < n of F(k)^m',
      meanOf: 'best',
      of: (values) => (values.skilled === 0 ? expectedBest(values) : undefined),
    },
    expected_later: {
      ...described('%', 'Expected hit rate of the best afterwards, where none has skill of its own'),
      meanOf: 'best_later',
      of: ({ skilled, hit_rate }) => (skilled === 0 ? hit_rate : undefined),
    },
    standard_error: {
      ...described('points', 'Standard error of a hit rate on the days it was tried on'),
      source: 'sqrt(p (1 - p) / n)',
      of: ({ days, hit_rate }) => Math.sqrt((hit_rate * (100 - hit_rate)) / days),
    },
  },
  conflict: ({ hit_rate, skill, skilled, strategies }) => {
    if (skilled > strategies) return 'has more skilled strategies than strategies.';
    return skilled > 0 && hit_rate + skill > 99 ? 'has a hit rate with skill above 99%.' : undefined;
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { strategies, days, later_days, hit_rate, skilled, skill } = values;
    const chancesOf = (rate: number) => ({
      tried: hitChances(rate, days),
      later: hitChances(rate, later_days),
    });
    const plain = chancesOf(hit_rate);
    const better = skilled > 0 ? chancesOf(hit_rate + skill) : plain;
    const results = Array.from({ length: strategies }, (_, place) => {
      const isSkilled = place < skilled;
      const { tried, later } = isSkilled ? better : plain;
      return {
        isSkilled,
        tried: (100 * draw(random, tried)) / days,
        later: (100 * draw(random, later)) / later_days,
      };
    }).sort((a, b) => b.tried - a.tried);
    const best = results[0] ?? { tried: 0, later: 0, isSkilled: false };
    const limit = 50 + (1.96 * 50) / Math.sqrt(days);
    return {
      numbers: {
        best: best.tried,
        best_later: best.later,
        shrinkage: best.tried - best.later,
        mean_hit_rate: results.reduce((sum, one) => sum + one.tried, 0) / strategies,
        look_skilled: results.filter((one) => one.tried >= limit).length,
        best_is_skilled: Number(best.isSkilled),
      },
      series: { tried: results.map((one) => one.tried), later: results.map((one) => one.later) },
    };
  },
});

/**
 * The chances of at most 0, 1, 2 ... right calls out of `count`.
 * @param hitRate in percent, between 0 and 100
 */
export function hitChances(hitRate: number, count: number): number[] {
  const [right, wrong] = [ln(hitRate / 100), ln(1 - hitRate / 100)];
  let logChance = count * wrong;
  let sum = 0;
  return Array.from({ length: count + 1 }, (_, hits) => {
    if (hits > 0) logChance += ln((count - hits + 1) / hits) + right - wrong;
    sum += exp(logChance);
    return hits === count ? 1 : Math.min(1, sum);
  });
}

/** A number of right calls, by inversion. */
function draw(random: RandomSource, chances: readonly number[]): number {
  const chance = random.uniform();
  let [low, high] = [0, chances.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chances[middle] ?? 1) >= chance) high = middle;
    else low = middle + 1;
  }
  return low;
}

function expectedBest({ strategies, days, hit_rate }: Values): number {
  let best = days;
  for (const chance of hitChances(hit_rate, days).slice(0, -1))
    best -= chance === 0 ? 0 : exp(strategies * ln(chance));
  return (100 * best) / days;
}
