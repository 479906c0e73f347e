import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawItems } from './draw-items.ts';

const bank = [
  { id: 'size' },
  { id: 'stop' },
  { id: 'size-short', instead_of: 'size' },
  { id: 'heat' },
  { id: 'size-small', instead_of: 'size' },
];

const seeds = Array.from({ length: 60 }, (_, seed) => `attempt ${seed}`);
const placeOf = ({ id, instead_of }: { id: string; instead_of?: string }) => instead_of ?? id;

describe('drawItems', () => {
  it('asks every item of a quiz without alternatives, in its order', () => {
    const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(drawItems(items, 'attempt')).toEqual(items);
  });

  it('fills every place once, in the order of the places', () => {
    for (const seed of seeds) expect(drawItems(bank, seed).map(placeOf)).toEqual(['size', 'stop', 'heat']);
  });

  it('draws each alternative for some attempt, and the same for the same attempt', () => {
    expect(new Set(seeds.map((seed) => drawItems(bank, seed)[0]?.id))).toEqual(
      new Set(['size', 'size-short', 'size-small']),
    );
    expect(drawItems(bank, 'attempt')).toEqual(drawItems(bank, 'attempt'));
  });

  it('changes a draw only where the added alternative is drawn', () => {
    const added = { id: 'stop-wide', instead_of: 'stop' };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const before = drawItems(bank, seed);
        const after = drawItems([...bank, added], seed);
        expect(after.map((item, place) => (item === added ? before[place] : item))).toEqual(before);
      }),
    );
  });
});
