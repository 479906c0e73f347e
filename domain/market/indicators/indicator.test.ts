import { expect, test } from 'vitest';
import { generateDays } from '#tests/support/market/generate-days.ts';
import type { Bar } from '../bar.ts';
import { PRESETS } from '../generator/presets.ts';
import { averageTrueRange } from './average-true-range.ts';
import { bollingerBands } from './bollinger-bands.ts';
import { directionalIndex } from './directional-index.ts';
import { type Indicator, valuesOver } from './indicator.ts';
import { macd } from './macd.ts';
import { ofCloses } from './of-closes.ts';
import { onBalanceVolume } from './on-balance-volume.ts';
import { relativeStrengthIndex } from './relative-strength-index.ts';
import { stochastic } from './stochastic.ts';
import { volumeWeightedPrice } from './volume-weighted-price.ts';

const [all = []] = generateDays({ instruments: [PRESETS.share], startRegime: 'choppy' }, 2, 21);
const bars = all.slice(300, 480);

/** Calls `check` with each indicator, whatever its state and value are. */
function forEachIndicator(
  check: <State, Value>(indicator: Indicator<Bar, State, Value>, first: number) => void,
): void {
  check(ofCloses(relativeStrengthIndex(14)), 14);
  check(ofCloses(macd(12, 26, 9)), 33);
  check(ofCloses(bollingerBands(20, 2)), 19);
  check(averageTrueRange(14), 14);
  check(directionalIndex(14), 14);
  check(stochastic(14, 3, 3), 17);
  check(onBalanceVolume, 0);
  check(volumeWeightedPrice, 0);
}

test('the first value stands where TA-Lib has it', () => {
  forEachIndicator((indicator, first) => {
    expect(valuesOver(indicator, bars).findIndex((value) => value !== undefined)).toBe(first);
  });
});

test('later bars change no value before them, a gap between days included', () => {
  forEachIndicator((indicator) => {
    expect(valuesOver(indicator, bars).slice(0, 100)).toEqual(valuesOver(indicator, bars.slice(0, 100)));
  });
});

test('a bar that has begun can be tried again: a step changes nothing of the state before it', () => {
  forEachIndicator((indicator) => {
    let { state } = { state: indicator.start };
    for (const bar of bars.slice(0, 60)) state = indicator.next(state, bar).state;
    const kept = JSON.stringify(state);
    for (const bar of bars.slice(60, 70)) indicator.next(state, bar);
    expect(JSON.stringify(state)).toBe(kept);
  });
});
