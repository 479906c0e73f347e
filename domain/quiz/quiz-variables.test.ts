import { describe, expect, test } from 'vitest';
import { DrawError, drawVariables, type VariableRules } from './quiz-variables.ts';

const rules: VariableRules = [
  ['shares', { from: 10, to: 100, step: 10 }],
  ['rate', { from: 0.1, to: 0.9, step: 0.1 }],
  ['price', { one_of: [40, 45, 50] }],
  ['first', { is: 'price - 12' }],
  ['stop', { from: 20, to: 60, step: 1 }],
];
const conditions = ['first < stop', 'stop < price'];
const seeds = Array.from({ length: 500 }, (_, index) => `attempt ${index}`);

describe('drawVariables', () => {
  test('gives the same numbers for the same seed', () => {
    for (const seed of seeds) {
      expect(drawVariables(rules, conditions, seed)).toEqual(drawVariables(rules, conditions, seed));
    }
  });

  test('draws only what the rules and conditions allow, and in the end all of it', () => {
    const drawn = seeds.map((seed) => drawVariables(rules, conditions, seed));
    const seen = (name: string) => [...new Set(drawn.map((values) => values[name]))].toSorted(byValue);
    expect(seen('shares')).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(seen('rate')).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
    expect(seen('price')).toEqual([40, 45, 50]);
    for (const { price = 0, first = 0, stop = 0 } of drawn) {
      expect(first).toBe(price - 12);
      expect(first).toBeLessThan(stop);
      expect(stop).toBeLessThan(price);
    }
  });

  test('gives up after so many draws', () => {
    expect(() => drawVariables(rules, ['stop > 60'], 'seed', 20)).toThrow(
      '20 draws gave no numbers for which stop > 60',
    );
  });

  test.each([
    ['shares', { from: 10, to: 10, step: 1 }, 'no two values'],
    ['shares', { from: 10, to: 20, step: 0 }, 'no two values'],
    ['shares', { is: 'price * 2' }, '"price" is not known here'],
  ] as const)('refuses %s: %j', (name, rule, reason) => {
    const draw = () => drawVariables([[name, rule]], [], 'seed');
    expect(draw).toThrow(DrawError);
    expect(draw).toThrow(reason);
  });
});

function byValue(one: number | undefined, other: number | undefined): number {
  return (one ?? 0) - (other ?? 0);
}
