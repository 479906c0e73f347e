import { expect, test } from 'vitest';
import type { AskedEntry } from './next-item.ts';
import { placementResult } from './placement-result.ts';

const asked = (strand: string, difficulty: number, right: boolean): AskedEntry => ({
  item: { id: `${strand} ${difficulty}`, strand, module: strand, difficulty, isNumeric: true, seconds: 30 },
  right,
});

test('a strand that went worse than the others stands below them, with a range around it', () => {
  const { level, strands } = placementResult([
    asked('orders', 0, true),
    asked('charts', 0.5, true),
    asked('sizing', -1, false),
    asked('statistics', 0.6, true),
    asked('orders', 1, false),
  ]);
  const of = (name: string) => strands.find(({ strand }) => strand === name);
  expect(level).toBe(2);
  expect(strands.map(({ strand }) => strand)).toEqual(['orders', 'charts', 'sizing', 'statistics']);
  expect(of('orders')).toMatchObject({ asked: 2, right: 1 });
  expect(of('sizing')).toMatchObject({ asked: 1, right: 0 });
  expect(of('sizing')?.estimate).toBeLessThan((of('charts')?.estimate ?? 0) - 0.4);
  for (const { low, high, estimate, from_level, to_level } of strands) {
    expect(low).toBeLessThan(estimate);
    expect(high).toBeGreaterThan(estimate);
    expect(from_level).toBeLessThanOrEqual(to_level);
  }
});

test('one answer leaves a wider range than two', () => {
  const { strands } = placementResult([
    asked('a', 0, true),
    asked('b', 0, true),
    asked('b', 0, false),
    asked('c', 0, true),
  ]);
  const width = (name: string) => {
    const range = strands.find(({ strand }) => strand === name);
    return (range?.high ?? 0) - (range?.low ?? 0);
  };
  expect(width('b')).toBeLessThan(width('a'));
});
