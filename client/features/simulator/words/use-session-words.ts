import { useLingui } from '@lingui/react/macro';
import type { Instrument } from '#domain/market/instrument.ts';
import type { SeenOrder } from '#domain/simulator/contract.ts';
import { formatBooked } from '#domain/simulator/ledger/format-booked.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { formatMarketTime, timeOfTick } from './market-time.ts';
import { formatTicks } from './session-format.ts';

const WHOLE = 100_000_000;

/** Words a session's numbers: prices, sizes, money, times and orders. */
export interface SessionWords {
  readonly price: (symbol: string, ticks: number) => string;
  readonly size: (symbol: string, lots: number) => string;
  readonly money: (amount: string | bigint, signed?: boolean) => string;
  readonly moment: (at: number) => string;
  /** "Stop: sell 24 shares at 310.48". */
  readonly order: (order: SeenOrder) => string;
}

/** The words of a session in the active language. */
export function useSessionWords(rules: SessionState['rules']): SessionWords {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const instrumentOf = (symbol: string): Instrument => tradedInstrument(rules, symbol).instrument;
  const price = (symbol: string, ticks: number) => formatTicks(ticks, instrumentOf(symbol), locale);
  const size = (symbol: string, lots: number) => {
    const instrument = instrumentOf(symbol);
    const units = (lots * instrument.lotSize) / WHOLE;
    const count = numberFormat(locale, { maximumFractionDigits: 3 }).format(units);
    switch (instrument.instrumentClass) {
      case 'share':
        return units === 1 ? t`1 share` : t`${count} shares`;
      case 'index':
        return units === 1 ? t`1 contract` : t`${count} contracts`;
      case 'currency_pair':
        return `${count} ${instrument.baseCurrency ?? ''}`;
      case 'coin':
        return `${count} ${symbol}`;
    }
  };
  return {
    price,
    size,
    money: (amount, signed) => formatBooked(amount, rules.currency, locale, signed),
    moment: (at) => formatMarketTime(timeOfTick(at), locale),
    order: (order) => {
      const what = size(order.symbol, order.quantity);
      const limit = order.limit === null ? '' : price(order.symbol, order.limit);
      const stop = order.stop === null ? '' : price(order.symbol, order.stop);
      if (order.role === 'forced-exit') return t`Forced exit: ${what}`;
      if (order.role === 'target' || (order.reduceOnly && order.kind === 'limit'))
        return t`Target: ${what} at ${limit}`;
      if (order.role === 'stop' || (order.reduceOnly && order.kind === 'stop'))
        return stop === '' ? t`Trailing stop: ${what}` : t`Stop: ${what} at ${stop}`;
      const isBuy = order.side === 'buy';
      switch (order.kind) {
        case 'market':
          return isBuy ? t`Buy ${what} at market` : t`Sell ${what} at market`;
        case 'limit':
          return isBuy ? t`Buy ${what} at ${limit} or less` : t`Sell ${what} at ${limit} or more`;
        case 'stop-limit':
          return isBuy
            ? t`Buy ${what} from ${stop} on, at ${limit} or less`
            : t`Sell ${what} from ${stop} down, at ${limit} or more`;
        default:
          return isBuy ? t`Buy ${what} from ${stop} on` : t`Sell ${what} from ${stop} down`;
      }
    },
  };
}
