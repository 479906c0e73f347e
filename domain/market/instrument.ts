import type { OpenHours } from './open-hours.ts';

/** What margin, fees and hours depend on. */
export type InstrumentClass = 'share' | 'currency_pair' | 'coin' | 'index';

/** Something that is traded: how its prices and sizes are counted, and when. All numbers are whole. */
export interface Instrument {
  /** Unique in a session. */
  symbol: string;
  instrumentClass: InstrumentClass;
  /** What its price is quoted in: `USD`, of EURUSD too. */
  currency: string;
  /** Of a currency pair only: what a unit of it is. */
  baseCurrency?: string;
  /** What one tick is, in 10^-8 of the currency: 1,000,000 is a cent. */
  tickSize: number;
  /** Units in one lot, in 10^-8: 100,000,000 is one share. */
  lotSize: number;
  /** What one tick on one lot is worth, in 10^-8 of the currency. */
  tickValue: number;
  /** Lots traded on a usual day. */
  averageDailyVolume: number;
  /** Ticks between bid and ask: what is usual, and the most there is. */
  spread: { readonly usual: number; readonly widest: number };
  hours: readonly OpenHours[];
}
