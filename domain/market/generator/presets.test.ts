import { expect, test } from 'vitest';
import { PRESETS } from './presets.ts';

test.each(Object.entries(PRESETS))(
  'the preset %s is counted in whole numbers',
  (name, { instrument, model }) => {
    expect(instrument.instrumentClass).toBe(name);
    expect(BigInt(instrument.tickValue) * 100_000_000n).toBe(
      BigInt(instrument.tickSize) * BigInt(instrument.lotSize),
    );
    expect(Number.isInteger(model.startPrice)).toBe(true);
    // The variance of clustering must not grow without end.
    const { alpha, gamma, beta } = model.clustering;
    expect(alpha + gamma / 2 + beta).toBeLessThan(1);
  },
);

test('a tick is a cent on a share and on 1,000 euros, $0.0005 on a thousandth of a coin, a quarter on an index', () => {
  const ticks = Object.entries(PRESETS).map(([name, { instrument }]) => [name, instrument.tickValue]);
  expect(Object.fromEntries(ticks)).toEqual({
    share: 1_000_000,
    currency_pair: 1_000_000,
    coin: 50_000,
    index: 25_000_000,
  });
});
