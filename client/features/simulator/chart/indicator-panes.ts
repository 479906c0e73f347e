import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import type { Bar } from '#domain/market/bar.ts';
import { averageTrueRange } from '#domain/market/indicators/average-true-range.ts';
import { directionalIndex } from '#domain/market/indicators/directional-index.ts';
import { valuesOver } from '#domain/market/indicators/indicator.ts';
import { macd } from '#domain/market/indicators/macd.ts';
import { ofCloses } from '#domain/market/indicators/of-closes.ts';
import { onBalanceVolume } from '#domain/market/indicators/on-balance-volume.ts';
import { relativeStrengthIndex } from '#domain/market/indicators/relative-strength-index.ts';
import { relativeVolume } from '#domain/market/indicators/relative-volume.ts';
import { stochastic } from '#domain/market/indicators/stochastic.ts';
import type { Instrument } from '#domain/market/instrument.ts';
import type { PaneLine, PricePane } from '../../../ui/chart/price/price-pane.ts';
import { formatTicks } from '../words/session-format.ts';

/** The indicators that need a scale of their own, with their usual periods. */
export const PANES = ['rsi', 'macd', 'stochastic', 'atr', 'adx', 'obv', 'relative-volume'] as const;

export type PaneId = (typeof PANES)[number];

export const paneNames: Readonly<Record<PaneId, MessageDescriptor>> = {
  rsi: msg`Relative strength index, RSI (14)`,
  macd: msg`MACD (12, 26, 9)`,
  stochastic: msg`Stochastic (14, 3, 3)`,
  atr: msg`Average true range, ATR (14)`,
  adx: msg`Directional index, ADX (14)`,
  obv: msg`On-balance volume (OBV)`,
  'relative-volume': msg`Relative volume (20)`,
};

/** What of a session the values are worded by. */
export interface PaneWords {
  i18n: I18n;
  instrument: Pick<Instrument, 'tickSize'>;
}

/** The panes of indicators over bars. */
export function panesOf(ids: readonly PaneId[], bars: readonly Bar[], words: PaneWords): PricePane[] {
  return ids.map((id) => ({ id, name: words.i18n._(paneNames[id]), ...drawn(id, bars, words) }));
}

type Drawn = Omit<PricePane, 'id' | 'name'>;

function drawn(id: PaneId, bars: readonly Bar[], { i18n, instrument }: PaneWords): Drawn {
  const { locale } = i18n;
  const decimals = (digits: number) => (value: number) =>
    withTrueMinus(
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    );
  const inTicks = (value: number) => formatTicks(value, instrument, locale);
  // A pane with one row of values is named by its own name.
  const single = (short: string, values: PaneLine['values']): PaneLine[] => [
    { id, label: '', name: short, values, colour: 1 },
  ];
  switch (id) {
    case 'rsi': {
      const values = valuesOver(ofCloses(relativeStrengthIndex(14)), bars);
      return {
        lines: single('RSI', values),
        formatValue: decimals(1),
        range: [0, 100],
        levels: [30, 70],
      };
    }
    case 'macd': {
      const values = valuesOver(ofCloses(macd(12, 26, 9)), bars);
      const signal = i18n._(msg({ message: 'Signal', context: 'MACD' }));
      const difference = i18n._(msg({ message: 'Difference', context: 'MACD' }));
      return {
        lines: [
          {
            id: 'difference',
            label: '',
            name: difference,
            values: values.map((value) => value?.histogram),
            colour: 2,
            isColumns: true,
          },
          { id, label: 'MACD', name: 'MACD', values: values.map((value) => value?.macd), colour: 1 },
          {
            id: 'signal',
            label: signal,
            name: signal,
            values: values.map((value) => value?.signal),
            colour: 5,
            dashed: true,
          },
        ],
        formatValue: inTicks,
      };
    }
    case 'stochastic': {
      const values = valuesOver(stochastic(14, 3, 3), bars);
      return {
        lines: [
          { id: 'k', label: '%K', name: '%K', values: values.map((value) => value?.k), colour: 1 },
          {
            id: 'd',
            label: '%D',
            name: '%D',
            values: values.map((value) => value?.d),
            colour: 5,
            dashed: true,
          },
        ],
        formatValue: decimals(1),
        range: [0, 100],
        levels: [20, 80],
      };
    }
    case 'atr':
      return { lines: single('ATR', valuesOver(averageTrueRange(14), bars)), formatValue: inTicks };
    case 'adx': {
      const values = valuesOver(directionalIndex(14), bars);
      return {
        lines: [
          { id, label: 'ADX', name: 'ADX', values: values.map((value) => value?.average), colour: 1 },
          {
            id: 'plus',
            label: '+DI',
            name: '+DI',
            values: values.map((value) => value?.plus),
            colour: 3,
            dashed: true,
          },
          {
            id: 'minus',
            label: '−DI',
            name: '−DI',
            values: values.map((value) => value?.minus),
            colour: 5,
            dashed: true,
          },
        ],
        formatValue: decimals(1),
      };
    }
    case 'obv':
      return { lines: single('OBV', valuesOver(onBalanceVolume, bars)), formatValue: decimals(0) };
    case 'relative-volume': {
      const [line] = single(i18n._(msg`Relative volume`), valuesOver(relativeVolume(20), bars));
      return { lines: line ? [{ ...line, isColumns: true }] : [], formatValue: decimals(1), levels: [1] };
    }
  }
}
