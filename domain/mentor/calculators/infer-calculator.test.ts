import { expect, test } from 'vitest';
import { inferCalculator } from './infer-calculator.ts';

test.each([
  ['start with 1000, 2% a month, 12 months, how much', 'compounding'],
  ['cuenta de 2500, riesgo 1%, entrada 20 y stop 19,5', 'position-size'],
  ['حسابي 5000 دولار مخاطرة 2% دخول 100 وقف 95', 'position-size'],
  ['मेरा विन रेट 60% है, जीत 1000, हार 1200, कितना फायदा औसत', 'expectancy'],
  ['my stop is at 95', undefined],
  ['i lost 3 times and won 2', undefined],
  ['is 2% a month good', undefined],
])('%s: %s', (question, calculator) => {
  expect(inferCalculator(question)).toBe(calculator);
});
