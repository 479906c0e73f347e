import { expect, test } from 'vitest';
import { PRESETS } from '../../market/generator/presets.ts';
import { decide } from '../session/decide.ts';
import { replay } from '../session/apply-event.ts';
import type { InstrumentTerms } from '../session/rules.ts';
import { equityOf, marginUsed } from '../ledger/valuation.ts';
import { isSize, sizeByRisk } from './size-by-risk.ts';
import { ticketCosts } from './ticket-costs.ts';
import type { TicketIdea } from './ticket-idea.ts';
import { ticketSums } from './ticket-sums.ts';

const terms: InstrumentTerms = {
  leverage: 5,
  makerFee: 0,
  takerFee: 100,
  impact: 0,
  volumeShare: 10,
  minutesADay: 390,
  swapLong: 0,
  swapShort: 0,
  funding: 0,
};
const mark = {
  at: 11,
  bid: 8000,
  spread: 2,
  lastVolume: 500,
  meanVolume: 500,
  variance: 16,
  close: 8000,
  closedMinute: 0,
  takenMinute: -1,
  taken: 0,
};

/** $5,000 in a share at $80.00 to $80.02, fees of 0.01% as a taker. */
function opened(change: Partial<InstrumentTerms> = {}) {
  const { instrument } = PRESETS.share;
  const decision = decide(undefined, {
    kind: 'open',
    rules: {
      engineVersion: 1,
      currency: 'USD',
      deposit: '500000000000',
      instruments: [{ instrument: { ...instrument, symbol: 'ABC' }, terms: { ...terms, ...change } }],
      curveMinutes: 60,
    },
    cursor: 12,
    marks: { ABC: mark },
  });
  if (!decision.ok) throw new Error(decision.refusal.reason);
  return replay(decision.events);
}

const CENT = 1_000_000n;
const idea: TicketIdea = {
  symbol: 'ABC',
  side: 'buy',
  kind: 'market',
  stop: 7802,
  target: 8402,
  risk: 5000n * CENT,
};

test('a size loses at the stop what may be lost, and one lot more would lose more', () => {
  const state = opened();
  // $2.00 a share to the stop, and 0.01% of $80.02 and of $78.02: $2.0158. $50 are 24 of them.
  expect(sizeByRisk(state, idea)).toEqual({ lots: 24, limitedBy: 'risk' });
  expect(ticketCosts(state, idea, 24)).toEqual({
    spread: 48n * CENT,
    slippage: 0n,
    fees: 37_929_600n,
    wayIn: 19_204_800n,
    lossAtStop: 4800n * CENT + 37_929_600n,
  });
  expect(ticketCosts(state, idea, 25).lossAtStop).toBeGreaterThan(idea.risk);
});

test('the sums of a ticket: margin by the leverage, the gain at the target, where the firm would close', () => {
  const state = opened();
  const sums = ticketSums(state, idea, 24);
  expect(sums).toMatchObject({
    entry: 8002,
    // 24 * $80.02 / 5
    margin: 38_409_600_000n,
    freeMargin: 500_000_000_000n,
    // 24 * $4.00 and nothing but the fee of the way in
    gainAtTarget: 9600n * CENT - 19_204_800n,
    minutesToFill: 1,
    // Even at nothing $5,000 - 24 * $80.02 cover half of the margin.
    forcedExit: undefined,
  });
});

test('the firm closes at the first price below half the margin, and not a tick before', () => {
  const state = opened();
  for (const side of ['buy', 'sell'] as const) {
    const one: TicketIdea = { ...idea, side, stop: side === 'buy' ? 7802 : 8202, risk: 0n };
    const lots = 300;
    const { forcedExit = 0, costs, margin } = ticketSums(state, one, lots);
    const entry = side === 'buy' ? 8002 : 8000;
    const sign = side === 'buy' ? 1n : -1n;
    const equityAt = (price: number) =>
      equityOf(state) - costs.wayIn + sign * BigInt(price - entry) * 300n * CENT;
    const isClosed = (price: number) => 2n * equityAt(price) < marginUsed(state) + margin;
    expect(isClosed(forcedExit)).toBe(true);
    expect(isClosed(forcedExit + Number(sign))).toBe(false);
  }
});

test('slippage makes a size smaller', () => {
  const slipping = sizeByRisk(opened({ impact: 20_000 }), idea);
  const free = sizeByRisk(opened(), idea);
  if (!isSize(slipping) || !isSize(free)) throw new Error('no size');
  expect(slipping.lots).toBeLessThan(free.lots);
});

test('what waits at its limit pays half a spread, on the way out', () => {
  const waiting: TicketIdea = { ...idea, kind: 'limit', price: 7990, stop: 7790 };
  expect(ticketCosts(opened(), waiting, 10)).toMatchObject({ spread: 10n * CENT, wayIn: 0n });
});

test('a stop-limit entry counts on its worst price, which holds the slippage of the way in', () => {
  const within: TicketIdea = {
    ...idea,
    kind: 'stop-limit',
    price: 8090,
    limit: 8110,
    stop: 7910,
    target: 8510,
  };
  const state = opened({ impact: 20_000 });
  // 0.01% of $81.10 a share.
  expect(ticketCosts(state, within, 10)).toMatchObject({ spread: 20n * CENT, wayIn: 8_110_000n });
  expect(ticketSums(state, within, 10).entry).toBe(8110);
  expect(sizeByRisk(state, { ...within, stop: 8100, target: 8105 })).toBe('target-on-wrong-side');
});

test('own money limits a size as the risk does', () => {
  const near: TicketIdea = { ...idea, stop: 8001, risk: 100_000n * CENT };
  const found = sizeByRisk(opened(), near);
  // $5,000 carry $25,000 at 5 to 1: 312 shares at $80.02.
  expect(found).toEqual({ lots: 312, limitedBy: 'margin' });
});

test.each([
  [{ stop: 8002 }, 'stop-on-wrong-side'],
  [{ target: 8002 }, 'target-on-wrong-side'],
  [{ risk: 100n * CENT }, 'risk-too-small'],
] as const)('%o has no size: %s', (change, reason) => {
  expect(sizeByRisk(opened(), { ...idea, ...change })).toBe(reason);
});
