import { generateCandles } from '#domain/kernel/generated-prices.ts';
import { normal, seededRandom } from '#domain/kernel/seeded-random.ts';

/* The figures that the charts of the workshop show; the same at every visit, so that pictures can be compared. */

const TRADES = 60;
const DAY = 86_400;
const FIRST_DAY = Date.UTC(2024, 0, 1) / 1000;

const random = seededRandom(21);
/** Results of single trades in R. */
export const results = Array.from({ length: 400 }, () => Math.round(normal(random) * 100) / 100);

export const tradeNumbers = Array.from({ length: TRADES }, (_, place) => String(place + 1));

/** An account of $10,000 after each trade, when each risks a share of it. */
function account(share: number): number[] {
  let value = 10_000;
  return results.slice(0, TRADES).map((result) => {
    value = Math.round(value * (1 + result * share));
    return value;
  });
}

export const accounts = [
  { name: '1% each', values: account(0.01) },
  { name: '5% each', values: account(0.05) },
  { name: '10% each', values: account(0.1) },
];

/** Fall from the highest value so far, in percent. */
export const drawdown = (accounts[1]?.values ?? []).map((value, place, all) => {
  const highest = Math.max(...all.slice(0, place + 1));
  return ((value - highest) / highest) * 100;
});

/** A risk register: likelihood in percent against cost in dollars. */
export const risks = [
  { x: 40, y: 150, label: 'Slide', size: 3 },
  { x: 5, y: 400, label: 'Gap' },
  { x: 15, y: 30 },
  { x: 3, y: 300 },
  { x: 1, y: 2000, label: 'Exchange', size: 2 },
  { x: 10, y: 150 },
  { x: 8, y: 60 },
  { x: 12, y: 200, label: 'You' },
];

export const month = generateCandles({ seed: 31, count: 30 });
export const days = month.map((_, place) => String(place + 1));

export const bars = generateCandles({ seed: 22, count: 500 }).map((candle, place) => ({
  ...candle,
  time: FIRST_DAY + place * DAY,
}));
