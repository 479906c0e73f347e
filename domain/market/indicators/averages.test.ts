import { expect, test } from 'vitest';
import { exponentialAverage } from './exponential-average.ts';
import { type Indicator, valuesOver } from './indicator.ts';
import { simpleAverage } from './simple-average.ts';
import { wilderAverage } from './wilder-average.ts';

test('the simple average of 2, 4, 9 is 5, of 4, 9, 1 it is 14/3', () => {
  expect(valuesOver(simpleAverage(3), [2, 4, 9, 1])).toEqual([undefined, undefined, 5, 14 / 3]);
});

test('the exponential one begins with the simple one, then takes half of each difference: 5, 3, 4', () => {
  // Weight 2 / (3 + 1); 5 + (1 - 5) / 2 = 3; 3 + (5 - 3) / 2 = 4.
  expect(valuesOver(exponentialAverage(3), [2, 4, 9, 1, 5])).toEqual([undefined, undefined, 5, 3, 4]);
});

test("Wilder's takes a third: 5, 5 + (2 - 5) / 3 = 4, 4 + (10 - 4) / 3 = 6", () => {
  const values = valuesOver(wilderAverage(3), [2, 4, 9, 2, 10]);
  expect(values.slice(2)).toEqual([5, expect.closeTo(4, 12), expect.closeTo(6, 12)]);
});

test('averages of what never changes are that, and with a period of 1 the value itself', () => {
  const check = <State>(make: (period: number) => Indicator<number, State, number>) => {
    expect(valuesOver(make(4), [7, 7, 7, 7, 7, 7]).slice(3)).toEqual([7, 7, 7]);
    expect(valuesOver(make(1), [3, 8, 5])).toEqual([3, 8, 5]);
    expect(valuesOver(make(4), [1, 2, 3])).toEqual([undefined, undefined, undefined]);
  };
  check(simpleAverage);
  check(exponentialAverage);
  check(wilderAverage);
});
