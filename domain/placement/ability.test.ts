import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abilityFrom, likeliestLevel, type RatedAnswer } from './ability.ts';
import { chanceOfRight, informationOf } from './item-response.ts';

const numeric = (difficulty: number) => ({ difficulty, isNumeric: true });
const answers = fc.array(
  fc.record({
    item: fc.record({ difficulty: fc.double({ min: -2, max: 2, noNaN: true }), isNumeric: fc.boolean() }),
    right: fc.boolean(),
  }),
  { maxLength: 15 },
);

test('an item is solved by half of those whose ability is its difficulty, and by those who guess', () => {
  // 0.02 + 0.98 / 2, and 0.1 + 0.9 / (1 + e^-1.7).
  expect(chanceOfRight(numeric(0.4), 0.4)).toBeCloseTo(0.51, 10);
  expect(chanceOfRight({ difficulty: 0, isNumeric: false }, 1)).toBeCloseTo(0.1 + 0.9 / 1.182684, 5);
});

test('an item tells most about abilities a little above its difficulty', () => {
  // At its difficulty: 1.7² · 0.5² · 0.49 / 0.51.
  expect(informationOf(numeric(0), 0)).toBeCloseTo((2.89 * 0.25 * 0.49) / 0.51, 10);
  expect(informationOf(numeric(0), 1.5)).toBeLessThan(informationOf(numeric(0), 0.1));
});

test('nothing asked leaves what is believed of anybody', () => {
  const { mean, deviation, levels } = abilityFrom([]);
  expect(mean).toBeCloseTo(0, 6);
  expect(deviation).toBeCloseTo(1, 3);
  // Of a normal distribution 24.2% lie below -0.7.
  expect(levels[1]).toBeCloseTo(0.242, 3);
  expect(levels[2]).toBeCloseTo(0.516, 3);
  expect(levels[3]).toBeCloseTo(0.242, 3);
});

test('three right answers at 0 speak for the ability that a finer sum finds', () => {
  const asked: RatedAnswer[] = [0, 0, 0].map((difficulty) => ({ item: numeric(difficulty), right: true }));
  let [weight, sum] = [0, 0];
  for (let ability = -8; ability <= 8; ability += 0.001) {
    const part = Math.exp(-(ability ** 2) / 2) * (0.02 + 0.98 / (1 + Math.exp(-1.7 * ability))) ** 3;
    weight += part;
    sum += part * ability;
  }
  expect(abilityFrom(asked).mean).toBeCloseTo(sum / weight, 3);
});

test('levels add up to one, and a right answer never speaks for less than a wrong one', () => {
  fc.assert(
    fc.property(answers, fc.double({ min: -2, max: 2, noNaN: true }), (given, difficulty) => {
      const after = (right: boolean) => abilityFrom([...given, { item: numeric(difficulty), right }]);
      const { levels } = after(true);
      expect(levels[1] + levels[2] + levels[3]).toBeCloseTo(1, 8);
      expect(after(true).mean).toBeGreaterThan(after(false).mean);
    }),
  );
});

test('the order of answers does not count', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(abilityFrom(given.toReversed()).mean).toBeCloseTo(abilityFrom(given).mean, 8);
    }),
  );
});

test('the likeliest level is told with how likely it is', () => {
  const wrong = Array.from({ length: 6 }, () => ({ item: numeric(-1.3), right: false }));
  const { level, chance } = likeliestLevel(abilityFrom(wrong));
  expect(level).toBe(1);
  expect(chance).toBeGreaterThan(0.9);
});
