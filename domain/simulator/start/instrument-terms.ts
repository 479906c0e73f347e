import type { InstrumentClass } from '../../market/instrument.ts';
import type { InstrumentTerms } from '../session/rules.ts';

/*
 * What the firm of the simulator asks for, by class. Invented like the markets, of the size that such terms usually have:
 * leverage as brokers in Europe may offer it to private clients, swap of about 5% a year, funding of 0.01% every eight hours.
 */
export const TERMS: Readonly<Record<InstrumentClass, InstrumentTerms>> = {
  share: {
    leverage: 5,
    makerFee: 100,
    takerFee: 200,
    impact: 1000,
    volumeShare: 10,
    minutesADay: 390,
    swapLong: 140,
    swapShort: 30,
    funding: 0,
  },
  currency_pair: {
    leverage: 30,
    makerFee: 0,
    takerFee: 25,
    impact: 1000,
    volumeShare: 10,
    minutesADay: 1440,
    swapLong: 30,
    swapShort: -10,
    funding: 0,
  },
  coin: {
    leverage: 2,
    makerFee: 400,
    takerFee: 800,
    impact: 1000,
    volumeShare: 10,
    minutesADay: 1440,
    swapLong: 0,
    swapShort: 0,
    funding: 100,
  },
  index: {
    leverage: 20,
    makerFee: 20,
    takerFee: 40,
    impact: 1000,
    volumeShare: 10,
    minutesADay: 390,
    swapLong: 140,
    swapShort: 30,
    funding: 0,
  },
};
