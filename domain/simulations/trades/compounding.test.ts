import { expect, test } from 'vitest';
import { compounding } from './compounding.ts';
import { errorsBetween, meanEstimate, quantile, spread } from '../spread.ts';

const values = { start: 1000, added: 0, rate: 1, volatility: 0, fee: 0, periods: 365 };

test('1% a day for 365 days would turn $1,000 into $37,783', () => {
  expect(Math.round(compounding.run(values, 1).numbers.final)).toBe(37_783);
  expect(Math.round(compounding.formulas.mean_final?.of(values) ?? 0)).toBe(37_783);
});

test('at 7% money doubles in 10.2 years; a fee of 1% a year makes it 12.0', () => {
  const years = (fee: number) =>
    compounding.formulas.periods_to_double?.of({ ...values, rate: 7, fee })?.toFixed(1);
  expect([years(0), years(1)]).toEqual(['10.2', '12.0']);
});

test('savings of $100 a month at 0.5% are an annuity: $16,387.93 after ten years', () => {
  const savings = { ...values, start: 0, added: 100, rate: 0.5, periods: 120 };
  expect(compounding.run(savings, 1).numbers).toMatchObject({ paid_in: 12_000, lost: 0 });
  expect(compounding.run(savings, 1).numbers.final).toBeCloseTo(16_387.93, 2);
  expect(compounding.formulas.mean_final?.of(savings)).toBeCloseTo(16_387.93, 2);
});

test('swings leave the mean and pull the median below it, as the formulas say', () => {
  const wild = { ...values, rate: 0.6, volatility: 6, fee: 0.1, periods: 60 };
  const { final, final_without_fees } = spread(compounding, wild, 1, 3000).numbers;
  const { mean_final, mean_without_fees, typical_final } = compounding.formulas;
  expect(errorsBetween(meanEstimate(final), mean_final?.of(wild) ?? 0)).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(final_without_fees), mean_without_fees?.of(wild) ?? 0)).toBeLessThan(3);
  expect(errorsBetween(quantile(final.sorted, 0.5), typical_final?.of(wild) ?? 0)).toBeLessThan(3);
});

test('a fee of 2% a year takes a third of the money in twenty years', () => {
  const { share_lost } = compounding.run({ ...values, rate: 6, fee: 2, periods: 20 }, 1).numbers;
  expect(share_lost).toBeCloseTo(100 * (1 - 0.98 ** 20), 8);
});
