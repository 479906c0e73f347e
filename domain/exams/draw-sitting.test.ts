import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawNewItem, drawSitting } from './draw-sitting.ts';

/** Three places with four items each. */
const bank = ['a', 'b', 'c'].flatMap((place) => [
  { id: place, skill: place },
  ...[1, 2, 3].map((other) => ({ id: `${place}${other}`, skill: place, instead_of: place })),
]);

test('four sittings ask every item once, whatever the lot', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (lots) => {
      const random = () => Number(lots.next().value);
      const lastMet = new Map<string, number>();
      const asked = [1, 2, 3, 4].flatMap((sitting) => {
        const drawn = drawSitting(bank, lastMet, random);
        expect(drawn.map(({ skill }) => skill)).toEqual(['a', 'b', 'c']);
        for (const { id } of drawn) lastMet.set(id, sitting);
        return drawn;
      });
      expect(new Set(asked.map(({ id }) => id)).size).toBe(12);
      // The fifth begins again with those of the first.
      const fifth = drawSitting(bank, lastMet, random);
      expect(fifth.map(({ id }) => lastMet.get(id))).toEqual([1, 1, 1]);
    }),
  );
});

test('a new item is on the skill and was not asked, until none is left', () => {
  const asked = new Set(['a', 'a1', 'a3']);
  const lots = { asked, lastMet: new Map<string, number>(), random: () => 0.9 };
  expect(drawNewItem(bank, 'a', lots)?.id).toBe('a2');
  expect(drawNewItem(bank, 'a', { ...lots, asked: new Set([...asked, 'a2']) })).toBeUndefined();
});
