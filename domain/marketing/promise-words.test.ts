import { describe, expect, test } from 'vitest';
import { findPromise } from './promise-words.ts';

describe('findPromise', () => {
  test.each([
    ['This method brings guaranteed profit.', 'guaranteed profit'],
    ['Learn first. Then get rich with us!', 'get rich'],
    ['A risk-free trade for you.', 'risk-free trade'],
    ['You can’t fail and never lose.', 'never lose'],
    ['Ganancias garantizadas cada mes.', 'Ganancias garantizadas'],
    ['跟着我们稳赚。', '稳赚'],
    ['أرباح مضمونة كل شهر.', 'أرباح مضمون'],
  ])('finds the promise in %j', (text, promise) => {
    expect(findPromise(text)).toBe(promise);
  });

  test.each([
    'No course can guarantee profits.',
    'The advert says "guaranteed profit every week".',
    'A guaranteed stop closes at its price, for a fee.',
    'The risk-free rate is the yield of a short government bill.',
    'Profits are not guaranteed by anyone.',
  ])('accepts %j', (text) => {
    expect(findPromise(text)).toBeUndefined();
  });
});
