import { expect, test } from 'vitest';
import { simulateAccount } from './simulate-account.ts';

test('the same trades with more at risk fall deeper', () => {
  const careful = simulateAccount(3, 200, 0.01);
  const reckless = simulateAccount(3, 200, 0.1);
  expect(careful.values).toHaveLength(201);
  expect(reckless.deepestFall).toBeGreaterThan(careful.deepestFall * 4);
});

test('an account that risks nothing keeps its value', () => {
  expect(simulateAccount(3, 50, 0)).toEqual({ values: Array(51).fill(1), deepestFall: 0 });
});
