import { describe, expect, it } from 'vitest';
import { findAssetAdvice } from './asset-advice.ts';

describe('findAssetAdvice', () => {
  it.each([
    'You should buy Bitcoin before the summer.',
    'We recommend holding gold.',
    'We recommend you to hold gold.',
    'Buy ETH now and wait.',
    'Gold is a safe investment.',
    'EUR/USD will rise next week.',
    'The S&P 500 is bound to recover.',
  ])('finds it in %j', (text) => expect(findAssetAdvice(text)).toBeDefined());

  it.each([
    'Bitcoin is a chain of blocks.',
    'Sam buys gold at $50 and sells it at $48.',
    'A message says "you should buy Bitcoin now": leave it.',
    'Nobody knows whether EUR/USD will rise.',
    'You should write the stop before you buy.',
    'Buy EUR/USD means to buy euros and pay in dollars.',
  ])('leaves %j alone', (text) => expect(findAssetAdvice(text)).toBeUndefined());
});
