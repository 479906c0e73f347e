import { expect, test } from 'vitest';
import type { Bar } from '../../market/bar.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import type { MarketData } from '../session/market-data.ts';
import { firstAlert } from './first-alert.ts';

const bar = (minute: number, open: number, high: number, low: number, close: number): Bar => ({
  minute,
  open,
  high,
  low,
  close,
  volume: 10,
  spread: 1,
});

/** The open, the high from the fourth tick on, the low from the eighth, the close at the end. */
function marketOf(bars: readonly Bar[], hasTicks = true): MarketData {
  return {
    bars: new Map([['ACME', bars]]),
    ticks: (_, minute) => {
      const found = bars.find((each) => each.minute === minute);
      if (!hasTicks || found === undefined) return undefined;
      return Array.from({ length: TICKS_A_MINUTE }, (__, place) => {
        const bid =
          place === 11 ? found.close : place >= 7 ? found.low : place >= 3 ? found.high : found.open;
        return { at: minute * TICKS_A_MINUTE + place, bid, spread: 1, volume: 1 };
      });
    },
  };
}

const alert = (price: number) => [{ symbol: 'ACME', price }];
const bars = [bar(10, 100, 104, 98, 101), bar(11, 110, 112, 109, 111)];

test('the clock stops after the tick that meets the price, from below and from above', () => {
  expect(firstAlert(alert(103), { ACME: 100 }, 120, marketOf(bars))).toBe(124);
  expect(firstAlert(alert(98), { ACME: 100 }, 120, marketOf(bars))).toBe(128);
  expect(firstAlert(alert(90), { ACME: 100 }, 120, marketOf(bars))).toBeUndefined();
});

test('a leap over the price meets it at the open', () => {
  expect(firstAlert(alert(105), { ACME: 100 }, 120, marketOf(bars))).toBe(133);
});

test('what lies before the cursor in its minute counts no more', () => {
  expect(firstAlert(alert(103), { ACME: 98 }, 130, marketOf(bars))).toBe(133);
});

test('an alert at the price waits for it to come back, and the first of several stops the clock', () => {
  expect(firstAlert(alert(100), { ACME: 100 }, 120, marketOf(bars))).toBe(128);
  const both = [...alert(98), ...alert(103)];
  expect(firstAlert(both, { ACME: 100 }, 120, marketOf(bars))).toBe(124);
});

test('in a bar without ticks it stops at its end', () => {
  expect(firstAlert(alert(103), { ACME: 100 }, 120, marketOf(bars, false))).toBe(132);
});
