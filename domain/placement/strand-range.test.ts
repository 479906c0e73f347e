import { expect, test } from 'vitest';
import type { AskedEntry } from './next-item.ts';
import { strandRange } from './strand-range.ts';

const answer = (strand: string, difficulty: number, right: boolean): AskedEntry => ({
  item: { id: `${strand} ${difficulty}`, strand, module: 'm', difficulty, isNumeric: true, seconds: 40 },
  right,
});
const width = ({ low, high }: { low: number; high: number }) => high - low;

test('everybody begins with the same range, over all three levels', () => {
  const start = strandRange('sizing', []);
  expect(start).toEqual({ ...strandRange('charts', []), strand: 'sizing' });
  expect(start.estimate).toBeCloseTo(0);
  expect(start).toMatchObject({ asked: 0, from_level: 1, to_level: 3 });
});

test('a range narrows by its own answers most, and by those to other strands a little', () => {
  const start = strandRange('sizing', []);
  const byOthers = strandRange('sizing', [answer('charts', 0.5, true), answer('costs', 0, true)]);
  const byOwn = strandRange('sizing', [answer('sizing', 0.5, true), answer('sizing', 0, true)]);
  expect(width(byOthers)).toBeLessThan(width(start));
  expect(width(byOwn)).toBeLessThan(width(byOthers));
  expect([start.estimate, byOthers.estimate, byOwn.estimate]).toEqual(
    [start.estimate, byOthers.estimate, byOwn.estimate].toSorted((one, other) => one - other),
  );
  expect([byOthers.asked, byOwn.asked]).toEqual([0, 2]);
});
