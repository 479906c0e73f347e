import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../kernel/seeded-random.ts';
import { type AskedEntry, type BankEntry, nextItem, type StrandQuota } from './next-item.ts';
import { isSettled, secondsLeft, STOP_RULE } from './stop-rule.ts';

const QUOTAS: readonly StrandQuota[] = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((strand) => ({ strand, least: 1, most: 2 })),
  ...['g', 'h', 'i'].map((strand) => ({ strand, least: 0, most: 2 })),
];

const BANK: readonly BankEntry[] = QUOTAS.flatMap(({ strand }) =>
  Array.from({ length: 9 }, (_, index) => ({
    id: `${strand}${index}`,
    strand,
    module: `${strand}/${index % 3}`,
    difficulty: -2 + index / 2,
    isNumeric: index % 3 !== 1,
    seconds: 30 + 5 * (index % 4),
  })),
);

function place(seed: number, met: ReadonlySet<string> = new Set()): AskedEntry[] {
  const random = seededRandom(seed);
  const asked: AskedEntry[] = [];
  const ability = 4 * random() - 2;
  while (!isSettled(asked)) {
    const options = { quotas: QUOTAS, start: 0, met, secondsLeft: secondsLeft(asked), random };
    const item = nextItem(BANK, asked, options);
    if (!item) break;
    asked.push({ item, right: random() < 1 / (1 + Math.exp(-1.7 * (ability - item.difficulty))) });
  }
  return asked;
}

test('a placement keeps its quotas, its length and its time, whoever is placed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const asked = place(seed);
      const count = (match: (item: BankEntry) => boolean) => asked.filter(({ item }) => match(item)).length;
      expect(asked.length).toBeGreaterThanOrEqual(STOP_RULE.leastItems);
      expect(asked.length).toBeLessThanOrEqual(STOP_RULE.mostItems);
      expect(new Set(asked.map(({ item }) => item.id)).size).toBe(asked.length);
      expect(secondsLeft(asked)).toBeGreaterThanOrEqual(0);
      expect(count(({ isNumeric }) => isNumeric) * 2).toBeGreaterThanOrEqual(asked.length);
      for (const { strand, least, most } of QUOTAS) {
        expect(count((item) => item.strand === strand)).toBeGreaterThanOrEqual(least);
        expect(count((item) => item.strand === strand)).toBeLessThanOrEqual(most);
      }
      for (const { module } of BANK) expect(count((item) => item.module === module)).toBeLessThanOrEqual(2);
      const first = asked.slice(0, 6).map(({ item }) => item.strand);
      expect(new Set(first)).toEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f']));
    }),
  );
});

test('a second placement takes other items', () => {
  const first = new Set(place(1).map(({ item }) => item.id));
  expect(place(2, first).filter(({ item }) => first.has(item.id))).toEqual([]);
});

test('the first item lies where the reported experience says', () => {
  const firstAt = (start: number) =>
    nextItem(BANK, [], { quotas: QUOTAS, start, secondsLeft: 480, random: () => 0 })?.difficulty;
  expect(firstAt(-1.35)).toBe(-1);
  expect(firstAt(0)).toBe(-0.5);
});

test('one of the best five is asked, each of them by somebody', () => {
  const ids = Array.from({ length: 50 }, (_, index) =>
    nextItem(BANK, [], { quotas: QUOTAS, start: 0, secondsLeft: 480, random: () => index / 50 }),
  ).map((item) => item?.id);
  expect(new Set(ids).size).toBe(5);
});

test('nothing is asked that takes longer than is left', () => {
  expect(nextItem(BANK, [], { quotas: QUOTAS, start: 0, secondsLeft: 29, random: () => 0 })).toBeUndefined();
});
