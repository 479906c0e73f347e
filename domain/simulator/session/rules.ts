import type { Instrument } from '../../market/instrument.ts';

/** 10^-8 of the account's currency, written as a whole number in decimal: what JSON can carry without rounding it. */
export type MoneyText = string;

/** What the firm asks for on one instrument. Shares of a value are in millionths. */
export interface InstrumentTerms {
  /** Exposure for each unit of own money: 30, 20, 10, 5 or 2, by the class of the instrument. */
  readonly leverage: 30 | 20 | 10 | 5 | 2;
  /** Fee of a fill that waited in the book, in millionths of its value. */
  readonly makerFee: number;
  /** Fee of a fill that took what waited, in millionths of its value. */
  readonly takerFee: number;
  /** The k of slippage, in thousandths. */
  readonly impact: number;
  /** The most of a minute's volume that one account gets, in percent of the volume of the minute before. */
  readonly volumeShare: number;
  /** Minutes that the instrument is open on a day, over which its average daily volume is spread. */
  readonly minutesADay: number;
  /** What a long position is charged at each midnight, in millionths of its value; below 0 it is paid. */
  readonly swapLong: number;
  /** The same for a short position. */
  readonly swapShort: number;
  /** What long positions pay and short ones receive every eight hours, in millionths of the value. */
  readonly funding: number;
}

export interface TradedInstrument {
  readonly instrument: Instrument;
  readonly terms: InstrumentTerms;
}

/** What a session is traded by; it does not change while the session lasts. */
export interface SessionRules {
  readonly engineVersion: number;
  /** The account's currency. */
  readonly currency: string;
  readonly deposit: MoneyText;
  /** In the order in which they are worked through where two things happen at once. */
  readonly instruments: readonly TradedInstrument[];
  /** A point of the equity curves is noted after so many minutes. */
  readonly curveMinutes: number;
}

/** The instrument of a symbol with its terms. @throws when the session does not trade it */
export function tradedInstrument(rules: SessionRules, symbol: string): TradedInstrument {
  const found = rules.instruments.find(({ instrument }) => instrument.symbol === symbol);
  if (found === undefined) throw new RangeError(`${symbol} is not traded in this session.`);
  return found;
}
