import { expect, test } from 'vitest';
import { normal, seededRandom } from '../kernel/seeded-random.ts';
import { fitDifficulty } from './fit-difficulty.ts';
import { chanceOfRight } from './item-response.ts';

function answersTo(difficulty: number, count: number) {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => {
    const ability = normal(random);
    return { ability, right: random() < chanceOfRight({ difficulty, isNumeric: true }, ability) };
  });
}

test('299 answers leave the difficulty to its author', () => {
  expect(fitDifficulty(-0.2, true, answersTo(0.8, 299))).toBe(-0.2);
});

test('300 answers move it most of the way, and thousands to where it is', () => {
  const some = fitDifficulty(-0.2, true, answersTo(0.8, 300));
  expect(some).toBeGreaterThan(0.5);
  expect(some).toBeLessThan(0.85);
  expect(fitDifficulty(-0.2, true, answersTo(0.8, 20_000))).toBeCloseTo(0.8, 1);
});
