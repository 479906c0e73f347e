import { expect, test } from 'vitest';
import { CALCULATORS } from './calculators.ts';
import { wordValue } from './word-value.ts';

const size = {
  calculator: CALCULATORS['position-size'],
  values: { account: 5000, percent: 0.5, distance: 0.025, currency: 'USD' },
  results: { risk: 25, size: 1000 },
};

test('money stands in its currency, as the language writes it', () => {
  expect(wordValue(size, 'account', 'en')).toBe('$5,000');
  expect(wordValue(size, 'account', 'fr').replaceAll(/\s/gu, ' ')).toBe('5 000 $');
  expect(wordValue(size, 'distance', 'en')).toBe('$0.025');
  expect(wordValue(size, 'percent', 'en')).toBe('0.5%');
  expect(wordValue(size, 'size', 'en')).toBe('1,000');
});

test('money without a currency is a number', () => {
  expect(wordValue({ ...size, values: { account: 5000 } }, 'account', 'en')).toBe('5,000');
});

test('what is counted in R stays so', () => {
  const calculator = CALCULATORS.expectancy;
  const values = { win_rate: 40, win: 2, loss: 1, currency: 'R' };
  const results = calculator.work(values) ?? {};
  expect(wordValue({ calculator, values, results }, 'expectancy', 'en')).toBe('0.2R');
});

test('a loss on a yen pair stands in yen, the risk in its own currency', () => {
  const calculator = CALCULATORS['lot-size'];
  const values = { pair: 'USDJPY', risk: 50, pips: 20, currency: 'USD', exchange: 150 };
  const sum = { calculator, values, results: calculator.work(values) ?? {} };
  expect(wordValue(sum, 'risk', 'en')).toBe('$50');
  expect(wordValue(sum, 'risk_there', 'en')).toBe('¥7,500');
  expect(wordValue(sum, 'quote', 'en')).toBe('JPY');
});

test('nothing stands for what is not known', () => {
  expect(wordValue(size, 'moon', 'en')).toBe('');
});
