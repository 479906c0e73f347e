import { expect, test } from 'vitest';
import { nextRegime, REGIMES, type RegimeName } from './regime.ts';

const names = Object.keys(REGIMES) as RegimeName[];

test.each(names)('%s ends once in its hours, and is followed as its chances say', (name) => {
  const count = 1_000_000;
  const followers = new Map<RegimeName, number>();
  for (let draw = 0; draw < count; draw += 1) {
    const next = nextRegime(name, (draw + 0.5) / count);
    followers.set(next, (followers.get(next) ?? 0) + 1);
  }
  const { hours, next } = REGIMES[name];
  expect((followers.get(name) ?? 0) / count).toBeCloseTo(1 - 1 / hours, 4);
  for (const [other, chance] of next)
    expect((followers.get(other) ?? 0) / count).toBeCloseTo(chance / hours, 4);
  expect(next.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
});
