import type { Candle } from '../../kernel/generated-prices.ts';
import type { RandomSource } from '../../kernel/random-source.ts';
import { drawMarket } from '../chart.ts';
import { LOOK_BACK } from '../look-back.ts';
import type { DrawnPuzzle } from '../puzzle.ts';
import { APART, namedBars } from './named-bars.ts';

/** A close above the highest high of so many bars before it. */
const BREAKOUT_BARS = LOOK_BACK.breakout;
const COUNT = 48;

/** At which of four bars a written rule buys first. */
export function breakoutPuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, COUNT);
  const first = candles.findIndex((_, place) => breaksOut(candles, place));
  // Room for a bar before it that only seems to.
  if (first < BREAKOUT_BARS + 4) return null;
  const seeming = candles
    .map((candle, place) => ({ place, over: candle.high - highestBefore(candles, place) }))
    .filter(({ place }) => place >= BREAKOUT_BARS && place !== first)
    .toSorted((one, other) => other.over - one.over);
  const places = [first];
  for (const { place } of seeming) {
    if (places.length < 4 && places.every((other) => Math.abs(other - place) >= APART)) places.push(place);
  }
  if (places.length < 4 || !places.some((place) => place < first)) return null;
  const marks = namedBars(places);
  return {
    skill: 'breakouts',
    candles,
    levels: [],
    marks,
    numbers: {},
    choices: marks.map(({ name }) => name),
    solution: {
      answer: marks.find(({ at }) => at === first)?.name ?? 'a',
      facts: { close: candles[first]?.close ?? 0, highest: highestBefore(candles, first) },
      next: null,
    },
  };
}

/** Whether a bar closes above everything of the twenty before it. */
export function breaksOut(candles: readonly Candle[], place: number): boolean {
  return place >= BREAKOUT_BARS && (candles[place]?.close ?? 0) > highestBefore(candles, place);
}

function highestBefore(candles: readonly Candle[], place: number): number {
  return Math.max(...candles.slice(Math.max(place - BREAKOUT_BARS, 0), place).map(({ high }) => high));
}
