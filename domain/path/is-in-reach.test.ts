import { expect, test } from 'vitest';
import type { PathFacts } from './plan-path.ts';
import { isInReach } from './is-in-reach.ts';

const skills: PathFacts['skills'] = new Map([
  ['book', { strand: 'market-basics', level: 2, needs: [] }],
  ['size', { strand: 'sizing-and-risk', level: 1, needs: [] }],
]);
const range = (strand: string, high: number) => ({
  strand,
  asked: 2,
  right: 1,
  estimate: high - 0.5,
  low: high - 1,
  high,
  from_level: 1 as const,
  to_level: 2 as const,
});
const placement = { estimate: 0, strands: [range('market-basics', 0.1), range('psychology', 2)] };

test.each([
  ['its range reaches the middle of its level', ['book'], true],
  ['one of its strands was not asked', ['book', 'size'], false],
  ['it teaches nothing', [], false],
  ['a skill is gone', ['gone'], false],
])('whether a module is in reach when %s', (_, taught, is) => {
  expect(isInReach(taught, { skills, placement })).toBe(is);
});

test('nothing is in reach below the middle of its level, or before a placement', () => {
  const low = { estimate: 0, strands: [range('market-basics', -0.1)] };
  expect(isInReach(['book'], { skills, placement: low })).toBe(false);
  expect(isInReach(['book'], { skills, placement: null })).toBe(false);
});
