import type { GeneratedInstrument, Market } from './market.ts';
import type { RegimeName } from './regime.ts';

/** What a day of an instrument needs to know of those before it. Prices are in ticks, not rounded. */
export interface InstrumentState {
  readonly price: number;
  /** Variance by clustering; its mean is about 1. */
  readonly clustered: number;
  /** Logarithm of the slow component of the volatility. */
  readonly slow: number;
  /** Price at the end of the trading day before the last one: what the slow component looks back to. */
  readonly dayStart: number;
  /** Whether there was a bar since the slow component moved. */
  readonly hasTraded: boolean;
  /** The common factor summed over the minutes in which the instrument was closed, and how many those were. */
  readonly closedFactor: number;
  readonly closedMinutes: number;
  /** What a planted edge still adds to the return of a minute, and for how many minutes. */
  readonly pull: number;
  readonly pullMinutes: number;
}

/** All that the next day depends on, but for its bytes: plain data. */
export interface MarketState {
  /** Days since the market's start, a Monday; the day that comes next. */
  readonly day: number;
  readonly regime: RegimeName;
  /** One for each instrument of the market, in its order. */
  readonly instruments: readonly InstrumentState[];
}

/** The state before the first day. */
export function startOf({ instruments, startRegime }: Market): MarketState {
  return { day: 0, regime: startRegime, instruments: instruments.map(startOfInstrument) };
}

function startOfInstrument({ model }: GeneratedInstrument): InstrumentState {
  return {
    price: model.startPrice,
    clustered: 1,
    slow: 0,
    dayStart: model.startPrice,
    hasTraded: false,
    closedFactor: 0,
    closedMinutes: 0,
    pull: 0,
    pullMinutes: 0,
  };
}
