import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bar } from '../bar.ts';
import { barOfTicks } from '../bars/bar-of-ticks.ts';
import { barsUpTo } from '../bars/bars-up-to.ts';
import { TICKS_A_MINUTE } from '../tick.ts';
import { cursorAt, type Cursor } from '../cursor.ts';
import { TICK_BYTES, ticksOfBar } from './ticks-of-bar.ts';

const bytes = fc.uint8Array({ minLength: TICK_BYTES, maxLength: TICK_BYTES });
const bar = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.nat(400), fc.nat(400), fc.nat(400), fc.nat(5000), fc.nat(9))
  .map(
    ([low, range, open, close, volume, spread]): Bar => ({
      minute: 700,
      open: low + (open % (range + 1)),
      high: low + range,
      low,
      close: low + (close % (range + 1)),
      volume,
      spread: spread + 1,
    }),
  );

test('the ticks of a minute make its bar again, to the tick and the lot', () => {
  fc.assert(
    fc.property(bar, bytes, (given, random) => {
      const ticks = ticksOfBar(given, random);
      expect(ticks).toHaveLength(TICKS_A_MINUTE);
      expect(ticks.map(({ at }) => at)).toEqual(ticks.map((_, place) => 700 * TICKS_A_MINUTE + place));
      expect(barOfTicks(ticks)).toEqual(given);
      expect(ticks.every(({ bid, volume }) => Number.isInteger(bid) && volume >= 0)).toBe(true);
    }),
  );
});

test('a bar up to the cursor holds only the ticks before it, and grows into the whole bar', () => {
  fc.assert(
    fc.property(bar, bytes, fc.nat(TICKS_A_MINUTE), (given, random, seen) => {
      const ticks = ticksOfBar(given, random);
      const before = { ...given, minute: 699 };
      const later = { ...given, minute: 701, high: 9999, volume: 1 };
      const cursor = (cursorAt(700) + seen) as Cursor;
      const bars = barsUpTo([before, given, later], cursor, '1m', () => ticks);
      const part = barOfTicks(ticks.slice(0, seen));
      expect(bars).toEqual(part ? [before, part] : [before]);
      const [hour] = barsUpTo([before, given, later], cursor, '1h', () => ticks);
      expect(hour?.volume).toBe(
        before.volume + ticks.slice(0, seen).reduce((sum, { volume }) => sum + volume, 0),
      );
    }),
  );
});

test('rising bars tend to have their low first', () => {
  const rising = { minute: 0, open: 100, high: 140, low: 90, close: 138, volume: 0, spread: 1 };
  let lowFirst = 0;
  for (let draw = 0; draw < 256; draw += 1) {
    const bids = ticksOfBar(rising, new Uint8Array(TICK_BYTES).fill(draw)).map(({ bid }) => bid);
    if (bids.indexOf(90) < bids.indexOf(140)) lowFirst += 1;
  }
  expect(lowFirst / 256).toBeCloseTo(0.5 + 0.4 * (38 / 50), 1);
});
