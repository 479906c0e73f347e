import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Bar } from '#domain/market/bar.ts';
import { averageTrueRange } from '#domain/market/indicators/average-true-range.ts';
import { bollingerBands } from '#domain/market/indicators/bollinger-bands.ts';
import { exponentialAverage } from '#domain/market/indicators/exponential-average.ts';
import { valuesOver } from '#domain/market/indicators/indicator.ts';
import { ofCloses } from '#domain/market/indicators/of-closes.ts';
import { simpleAverage } from '#domain/market/indicators/simple-average.ts';
import { volumeWeightedPrice } from '#domain/market/indicators/volume-weighted-price.ts';
import type { PriceLine } from '../../../ui/chart/price/scene.ts';

/** The indicators that can be drawn over the bars. */
export const INDICATORS = ['sma20', 'sma50', 'ema20', 'bands', 'vwap'] as const;

export type IndicatorId = (typeof INDICATORS)[number];

export const indicatorNames: Readonly<Record<IndicatorId, MessageDescriptor>> = {
  sma20: msg`20-bar average`,
  sma50: msg`50-bar average`,
  ema20: msg`20-bar exponential average`,
  bands: msg`Bollinger bands`,
  vwap: msg`Volume-weighted price (VWAP)`,
};

type Line = Omit<PriceLine, 'name'>;

/** The lines of an indicator over bars, in ticks. */
export function indicatorLines(id: IndicatorId, bars: readonly Bar[]): Line[] {
  switch (id) {
    case 'sma20':
      return [{ id, colour: 3, values: valuesOver(ofCloses(simpleAverage(20)), bars) }];
    case 'sma50':
      return [{ id, colour: 5, values: valuesOver(ofCloses(simpleAverage(50)), bars) }];
    case 'ema20':
      return [{ id, colour: 1, values: valuesOver(ofCloses(exponentialAverage(20)), bars), dashed: true }];
    case 'vwap':
      return [{ id, colour: 6, values: valuesOver(volumeWeightedPrice, bars), dashed: true }];
    case 'bands': {
      const bands = valuesOver(ofCloses(bollingerBands(20, 2)), bars);
      return [
        { id: 'bands-upper', colour: 2, values: bands.map((band) => band?.upper) },
        { id: 'bands-lower', colour: 2, values: bands.map((band) => band?.lower) },
      ];
    }
  }
}

/** The average range of the last 14 bars, in ticks; of fewer bars, their mean range. */
export function averageRange(bars: readonly Bar[]): number {
  const last = bars.slice(-60);
  const value = valuesOver(averageTrueRange(14), last).at(-1);
  if (value !== undefined) return value;
  return last.reduce((sum, { high, low }) => sum + high - low, 0) / Math.max(1, last.length);
}
