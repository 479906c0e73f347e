import { expect, test } from 'vitest';
import { generateDays } from '#tests/support/market/generate-days.ts';
import { seededBytes } from '#tests/support/market/seeded-bytes.ts';
import { hashText } from '../../kernel/hash-text.ts';
import type { Bar } from '../bar.ts';
import { aggregateBars } from '../bars/aggregate-bars.ts';
import { correlation } from '../facts/correlation.ts';
import { isOpen } from '../open-hours.ts';
import { generateDay } from './generate-day.ts';
import type { DayBytes, GeneratedInstrument, Market } from './market.ts';
import { startOf, type MarketState } from './market-state.ts';
import type { PlantedEdge } from './planted-edge.ts';
import { PRESETS } from './presets.ts';

const { share, index, coin, currency_pair: pair } = PRESETS;
const all: Market = { instruments: [share, pair, coin, index], startRegime: 'choppy' };
const only = (instrument: GeneratedInstrument): Market => ({
  instruments: [instrument],
  startRegime: 'choppy',
});

function daily(bars: readonly Bar[]): number[] {
  const closes = aggregateBars(bars, '1d').map(({ close }) => close);
  return closes.slice(1).map((close, place) => close / (closes[place] ?? close) - 1);
}

test('the same bytes give the same bars, in every engine: others need another version of the generator', () => {
  expect(hashText(JSON.stringify(generateDays(all, 8, 7)))).toBe(1534126763);
});

test('a day follows from its bytes and the state before it, kept as text, alone', () => {
  let state = startOf(all);
  const kept: string[] = [];
  const days = Array.from({ length: 9 }, (_, day) => {
    kept.push(JSON.stringify(state));
    const next = generateDay(all, state, seededBytes(3, day));
    state = next.state;
    return next.bars;
  });
  for (const day of [8, 5, 0]) {
    const before = JSON.parse(kept[day] ?? '') as MarketState;
    expect(generateDay(all, before, seededBytes(3, day)).bars).toEqual(days[day]);
  }
});

test('bytes that come later change no bar before them', () => {
  const bytes = seededBytes(5, 0);
  const changed: DayBytes = (stream, length) => {
    const some = bytes(stream, length);
    return stream === 'market' ? some : some.fill(9, Math.floor(length / 2));
  };
  const before = generateDay(all, startOf(all), bytes).bars;
  const after = generateDay(all, startOf(all), changed).bars;
  for (const [place, bars] of before.entries()) {
    const half = Math.floor(bars.length / 2) - 10;
    expect(after[place]?.slice(0, half)).toEqual(bars.slice(0, half));
    expect(after[place]).not.toEqual(bars);
  }
});

test('one instrument more leaves the paths of the others as they were', () => {
  const [alone = []] = generateDays(only(coin), 3, 4);
  expect(generateDays(all, 3, 4)[2]).toEqual(alone);
});

test('bars are whole, in range, and there for every open minute and no other', () => {
  const days = 14;
  for (const [place, bars] of generateDays(all, days, 11).entries()) {
    const { hours, spread } = all.instruments[place]?.instrument ?? share.instrument;
    const open = Array.from({ length: days * 1440 }, (_, minute) => minute).filter((each) =>
      isOpen(hours, each),
    );
    expect(bars.map(({ minute }) => minute)).toEqual(open);
    const wrong = bars.filter(
      (bar) =>
        !Object.values(bar).every((value) => Number.isInteger(value)) ||
        bar.high < Math.max(bar.open, bar.close) ||
        bar.low > Math.min(bar.open, bar.close) ||
        bar.low < 1 ||
        bar.volume < 0 ||
        bar.spread < 1 ||
        bar.spread > spread.widest,
    );
    expect(wrong).toEqual([]);
  }
});

test('a minute opens where the one before closed, but after news and where the market was closed', () => {
  const [bars = []] = generateDays(only(share), 70, 2);
  const leaps = bars.slice(1).filter(({ open }, place) => open !== bars[place]?.close);
  const nights = leaps.filter(({ minute }) => minute % 1440 === 810);
  const news = leaps.length - nights.length;
  expect(nights.length).toBeGreaterThan(45);
  expect(news).toBeGreaterThan(0);
  expect(news).toBeLessThan(25);
});

test('share and index go together, and more so in a crisis', () => {
  const together = (startRegime: 'calm' | 'crisis') => {
    const market: Market = { instruments: [share, index], startRegime, holdsRegime: true };
    const [one = [], other = []] = generateDays(market, 7 * 20, 6);
    return correlation(daily(one), daily(other));
  };
  const calm = together('calm');
  expect(calm).toBeGreaterThan(0.2);
  expect(together('crisis')).toBeGreaterThan(calm + 0.15);
});

test('a crisis that is held moves more than twice as much as calm', () => {
  const deviation = (startRegime: 'calm' | 'crisis') => {
    const [bars = []] = generateDays({ instruments: [coin], startRegime, holdsRegime: true }, 40, 8);
    const returns = daily(bars);
    return Math.sqrt(returns.reduce((sum, value) => sum + value * value, 0) / returns.length);
  };
  expect(deviation('crisis')).toBeGreaterThan(2 * deviation('calm'));
});

test('the mean return is the stated drift, and nothing else', () => {
  const drifting = { ...share, model: { ...share.model, drift: 16 } };
  const [up, none] = [drifting, { ...share, model: { ...share.model, drift: 0 } }].map((instrument) => {
    const ends = Array.from({ length: 60 }, (_, seed) => {
      const [bars = []] = generateDays(only(instrument), 5, seed + 1);
      return (bars.at(-1)?.close ?? 0) / instrument.model.startPrice - 1;
    });
    const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
    const variance = ends.reduce((sum, end) => sum + (end - mean) ** 2, 0) / (ends.length - 1);
    return { mean, error: Math.sqrt(variance / ends.length) };
  });
  // Five days of 390 minutes, of a year of 525,600.
  expect(Math.abs((up?.mean ?? 0) - ((1 + 16 / 525_600) ** 1950 - 1))).toBeLessThan(3 * (up?.error ?? 0));
  expect(Math.abs(none?.mean ?? 1)).toBeLessThan(3 * (none?.error ?? 0));
});

test('on average, about the stated volume is traded in a day', () => {
  for (const preset of Object.values(PRESETS)) {
    const [bars = []] = generateDays(only(preset), 7 * 12, 5);
    const days = aggregateBars(bars, '1d');
    const mean = days.reduce((sum, { volume }) => sum + volume, 0) / days.length;
    expect(mean / preset.instrument.averageDailyVolume).toBeGreaterThan(0.7);
    expect(mean / preset.instrument.averageDailyVolume).toBeLessThan(1.4);
  }
});

/** What a planted edge adds to the mean return, in volatilities of a day: with and without it, the same bytes. */
function edgeGain(
  edge: PlantedEdge,
  gainOf: (bars: readonly Bar[], plain: readonly Bar[]) => number,
): number {
  const [plain = []] = generateDays(only(share), 140, 9);
  const [bars = []] = generateDays(only({ ...share, edge }), 140, 9);
  return gainOf(bars, plain) / share.model.volatilityADay;
}

test('an edge by the time of day moves every day by its share of the volatility', () => {
  const gain = edgeGain({ kind: 'time_of_day', share: 0.2, from: 1140, to: 1200 }, (bars, plain) => {
    const gained = (some: readonly Bar[]) =>
      daily(some).reduce((sum, value) => sum + value, 0) / daily(some).length;
    return gained(bars) - gained(plain);
  });
  expect(gain).toBeGreaterThan(0.17);
  expect(gain).toBeLessThan(0.23);
});

test('an edge after gaps takes its share of each gap back', () => {
  const [plain = []] = generateDays(only(share), 140, 9);
  const [bars = []] = generateDays(
    only({ ...share, edge: { kind: 'gap_reversal', share: 0.5, minutes: 60 } }),
    140,
    9,
  );
  const backs = (some: readonly Bar[]) =>
    some.flatMap((bar, place) => {
      const [before, hour] = [some[place - 1], some[place + 59]];
      if (bar.minute % 1440 !== 810 || !before || !hour) return [];
      return [[bar.open / before.close - 1, hour.close / bar.open - 1] as const];
    });
  const slope = (some: readonly Bar[]) => {
    const pairs = backs(some);
    const product = pairs.reduce((sum, [gap, back]) => sum + gap * back, 0);
    return product / pairs.reduce((sum, [gap]) => sum + gap * gap, 0);
  };
  expect(slope(bars) - slope(plain)).toBeCloseTo(-0.5, 1);
});

test('an edge after jumps goes on the same way for its minutes and no longer', () => {
  const frequent = { ...coin, model: { ...coin.model, jumps: { aDay: 4, size: 0.8 } } };
  const edge: PlantedEdge = { kind: 'drift_after_jump', share: 0.5, minutes: 30 };
  const [plain = []] = generateDays(only(frequent), 20, 12);
  const [bars = []] = generateDays(only({ ...frequent, edge }), 20, 12);
  const first = bars.findIndex(({ open }, place) => place > 0 && open !== bars[place - 1]?.close);
  const jump = (bars[first]?.open ?? 0) - (bars[first - 1]?.close ?? 0);
  expect(bars.slice(0, first)).toEqual(plain.slice(0, first));
  const moved = (bars[first + 29]?.close ?? 0) - (plain[first + 29]?.close ?? 0);
  expect(moved / jump).toBeGreaterThan(0.35);
  expect(moved / jump).toBeLessThan(0.65);
});
