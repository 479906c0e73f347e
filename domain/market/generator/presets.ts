import type { Instrument, InstrumentClass } from '../instrument.ts';
import { ALWAYS_OPEN, MINUTES_A_DAY, weekdays } from '../open-hours.ts';
import { withTickValue } from '../tick-value.ts';
import type { GeneratedInstrument } from './market.ts';
import type { PriceModel } from './price-model.ts';

/*
 * One preset for each class. All numbers are invented: chosen so that the paths show what the returns of such markets are
 * known for (docs/simulator.md), and not fitted to any real market. Each states its drift; beyond it nothing predicts.
 */

const EXCHANGE_HOURS = weekdays(13.5 * 60, 20 * 60);
/** From Monday 00:00 to Friday 22:00. */
const CURRENCY_HOURS = [{ from: 0, to: 4 * MINUTES_A_DAY + 22 * 60 }];

/** $80.00 in cents, one share a lot; a drift of 4% a year. */
const share: GeneratedInstrument = preset(
  {
    symbol: 'ALDR',
    instrumentClass: 'share',
    currency: 'USD',
    tickSize: 1_000_000,
    lotSize: 100_000_000,
    averageDailyVolume: 2_000_000,
    spread: { usual: 2, widest: 40 },
    hours: EXCHANGE_HOURS,
  },
  {
    startPrice: 8000,
    drift: 0.04,
    volatilityADay: 0.018,
    degrees: 6,
    clustering: { alpha: 0.01, gamma: 0.05, beta: 0.95 },
    slow: { persistence: 0.97, deviation: 0.22, leverage: 0.7 },
    jumps: { aDay: 0.1, size: 0.45 },
    loading: 0.5,
    profile: 0.45,
    gaps: { night: 0.45, weekend: 0.55 },
  },
);

/** 1.08000 in hundred-thousandths, 1,000 units a lot; no drift. */
const currencyPair: GeneratedInstrument = preset(
  {
    symbol: 'EURUSD',
    instrumentClass: 'currency_pair',
    currency: 'USD',
    baseCurrency: 'EUR',
    tickSize: 1000,
    lotSize: 100_000_000_000,
    averageDailyVolume: 4_000_000,
    spread: { usual: 8, widest: 120 },
    hours: CURRENCY_HOURS,
  },
  {
    startPrice: 108_000,
    drift: 0,
    volatilityADay: 0.0055,
    degrees: 6,
    clustering: { alpha: 0.035, gamma: 0, beta: 0.95 },
    slow: { persistence: 0.97, deviation: 0.2, leverage: 0 },
    jumps: { aDay: 0.2, size: 0.3 },
    loading: 0.25,
    profile: -0.35,
    gaps: { night: 0, weekend: 0.35 },
  },
);

/** $24,000.00 in steps of 50 cents, a thousandth of a coin a lot; no drift. */
const coin: GeneratedInstrument = preset(
  {
    symbol: 'NOVA',
    instrumentClass: 'coin',
    currency: 'USD',
    tickSize: 50_000_000,
    lotSize: 100_000,
    averageDailyVolume: 9_000_000,
    spread: { usual: 3, widest: 200 },
    hours: ALWAYS_OPEN,
  },
  {
    startPrice: 48_000,
    drift: 0,
    volatilityADay: 0.035,
    degrees: 6,
    clustering: { alpha: 0.04, gamma: 0, beta: 0.945 },
    slow: { persistence: 0.96, deviation: 0.22, leverage: 0 },
    jumps: { aDay: 0.3, size: 0.3 },
    loading: 0.35,
    profile: -0.15,
    gaps: { night: 0, weekend: 0 },
  },
);

/** 5,000.00 points in quarters, one dollar a point and lot; a drift of 4% a year. */
const index: GeneratedInstrument = preset(
  {
    symbol: 'LL500',
    instrumentClass: 'index',
    currency: 'USD',
    tickSize: 25_000_000,
    lotSize: 100_000_000,
    averageDailyVolume: 1_500_000,
    spread: { usual: 2, widest: 40 },
    hours: EXCHANGE_HOURS,
  },
  {
    startPrice: 20_000,
    drift: 0.04,
    volatilityADay: 0.011,
    degrees: 6,
    clustering: { alpha: 0.01, gamma: 0.05, beta: 0.95 },
    slow: { persistence: 0.97, deviation: 0.22, leverage: 0.7 },
    jumps: { aDay: 0.08, size: 0.4 },
    loading: 0.85,
    profile: 0.45,
    gaps: { night: 0.4, weekend: 0.5 },
  },
);

/** How each class is generated where a scenario says nothing else. */
export const PRESETS: Readonly<Record<InstrumentClass, GeneratedInstrument>> = {
  share,
  currency_pair: currencyPair,
  coin,
  index,
};

function preset(counted: Omit<Instrument, 'tickValue'>, model: PriceModel): GeneratedInstrument {
  return { instrument: withTickValue(counted), model };
}
