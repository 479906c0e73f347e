import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewTradeRequest } from './journal-contract.ts';

test.each([0, 2_147_483_648, Number.MAX_SAFE_INTEGER])('no trade is numbered %d', (trade) => {
  const request = { session_id: '0c1f7f5e-3c8a-4d55-9a53-0d8a4b7b2f10', trade, followed_plan: null };
  expect(v.is(reviewTradeRequest, request)).toBe(false);
  expect(v.is(reviewTradeRequest, { ...request, trade: 2_147_483_647 })).toBe(true);
});
