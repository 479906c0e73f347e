import type { Instrument } from './instrument.ts';

/** 10^-8 is what amounts and sizes are counted in. */
const UNIT = 100_000_000n;

/** An instrument with what one tick on one lot is worth. @throws RangeError when that is no whole 10^-8 of the currency */
export function withTickValue(counted: Omit<Instrument, 'tickValue'>): Instrument {
  const product = BigInt(counted.tickSize) * BigInt(counted.lotSize);
  if (product % UNIT !== 0n)
    throw new RangeError(
      `${counted.symbol}: a tick on a lot is worth no whole 10^-8 of ${counted.currency}.`,
    );
  return { ...counted, tickValue: Number(product / UNIT) };
}
