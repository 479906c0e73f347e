import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookFaults } from '../../../tests/support/fills/book-faults.ts';
import { actions, moves, RandomSession, ticksOf } from '../../../tests/support/fills/random-session.ts';
import { equityOf, frictionlessEquity } from '../ledger/valuation.ts';
import { replay } from './apply-event.ts';
import type { Filled, SessionEvent } from './session-event.ts';
import { restoreSnapshot, snapshotOf } from './snapshot.ts';
import type { SessionState } from './state.ts';

const fillsOf = (events: readonly SessionEvent[]) =>
  events.filter((event): event is Filled => event.kind === 'filled');
const ordersOf = (events: readonly SessionEvent[]) =>
  new Map(
    events.flatMap((event) => {
      if (event.kind === 'placed') return event.orders.map((order) => [order.id, order] as const);
      return event.kind === 'forced-exit' ? [[event.order.id, event.order] as const] : [];
    }),
  );
const signOf = (side: 'buy' | 'sell') => (side === 'buy' ? 1n : -1n);
const CENT = 1_000_000n;

function played(
  todo: Parameters<RandomSession['play']>[0],
  rows: Parameters<typeof ticksOf>[0],
): RandomSession {
  const session = new RandomSession(ticksOf(rows));
  session.play(todo);
  return session;
}

test('after every event the books add up, and equity is what all fills and charges came to', () => {
  let fills = 0;
  fc.assert(
    fc.property(actions, moves, (todo, rows) => {
      let cash = 10_000_000_000_000n;
      let held = 0n;
      const watch = (state: SessionState, event: SessionEvent) => {
        expect(bookFaults(state)).toEqual([]);
        if (event.kind === 'filled') {
          fills += 1;
          for (const { price, quantity } of event.legs) {
            cash -= signOf(event.side) * BigInt(price) * BigInt(quantity) * CENT;
            held += signOf(event.side) * BigInt(quantity);
          }
          cash -= BigInt(event.explanation.fee);
        }
        if (event.kind === 'deficit-covered') cash -= state.balances.house;
        const { bid = 0 } = state.marks['ACME'] ?? {};
        expect(equityOf(state)).toBe(cash + held * BigInt(held > 0n ? bid : bid + 2) * CENT);
      };
      new RandomSession(ticksOf(rows), watch).play(todo);
    }),
    { numRuns: 150 },
  );
  // So that the property is not about sessions in which nothing happens.
  expect(fills).toBeGreaterThan(100);
});

test('no limit is filled worse than its limit', () => {
  let limits = 0;
  fc.assert(
    fc.property(actions, moves, (todo, rows) => {
      const { events } = played(todo, rows);
      const orders = ordersOf(events);
      for (const { orderId, legs, side } of fillsOf(events)) {
        const limit = orders.get(orderId)?.limit ?? null;
        if (limit === null) continue;
        limits += 1;
        for (const { price } of legs)
          expect((limit - price) * Number(signOf(side))).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 150 },
  );
  expect(limits).toBeGreaterThan(20);
});

test('of two orders that exclude each other one fills, exits fill no more than their entry, reduce-only never opens', () => {
  let [pairs, exits] = [0, 0];
  fc.assert(
    fc.property(actions, moves, (todo, rows) => {
      const { events } = played(todo, rows);
      const orders = ordersOf(events);
      const filled = new Map<number, number>();
      let held = 0;
      for (const { orderId, side, quantity } of fillsOf(events)) {
        const order = orders.get(orderId);
        const before = held;
        held += Number(signOf(side)) * quantity;
        filled.set(orderId, (filled.get(orderId) ?? 0) + quantity);
        if (order?.reduceOnly) expect(Math.abs(held)).toBe(Math.abs(before) - quantity);
      }
      for (const { id, group, role } of orders.values()) {
        if (group === null || group !== id) continue;
        const members = [...orders.values()].filter((order) => order.group === group);
        const counts = members.map((order) => filled.get(order.id) ?? 0);
        if (role === 'single') {
          pairs += Number(counts.some((count) => count > 0));
          expect(counts.filter((count) => count > 0).length).toBeLessThanOrEqual(1);
        } else {
          const [entry = 0, ...out] = counts;
          exits += Number(out.some((count) => count > 0));
          expect(out.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(entry);
        }
      }
    }),
    { numRuns: 250 },
  );
  expect(pairs).toBeGreaterThan(10);
  expect(exits).toBeGreaterThan(10);
});

test('what comes later changes no earlier fill', () => {
  fc.assert(
    fc.property(actions, moves, moves, fc.integer({ min: 1, max: 200 }), (todo, rows, others, shared) => {
      const first = played(todo, rows);
      const second = played(todo, [...rows.slice(0, shared), ...others.slice(shared)]);
      // Orders are priced from what is seen, so the same actions send the same orders as long as the same is seen.
      const until = (first.ticks[0]?.at ?? 0) + shared;
      const early = ({ events }: RandomSession) => fillsOf(events).filter(({ at }) => at <= until);
      expect(early(second)).toEqual(early(first));
    }),
    { numRuns: 150 },
  );
});

test('the same comes out however far the clock moves at a time', () => {
  fc.assert(
    fc.property(actions, moves, fc.integer({ min: 1, max: 13 }), (todo, rows, step) => {
      const whole = played(todo, rows);
      const small = new RandomSession(ticksOf(rows));
      small.play(todo, step);
      expect(fillsOf(small.events)).toEqual(fillsOf(whole.events));
      const { events: _, ...stateOfSmall } = small.state;
      const { events: __, ...stateOfWhole } = whole.state;
      expect(stateOfSmall).toEqual(stateOfWhole);
    }),
    { numRuns: 150 },
  );
});

test('a replay ends in the same state byte by byte, from the start and from a snapshot', () => {
  fc.assert(
    fc.property(actions, moves, (todo, rows) => {
      const { events, state } = played(todo, rows);
      expect(snapshotOf(replay(events))).toBe(snapshotOf(state));
      expect(snapshotOf(restoreSnapshot(snapshotOf(state)))).toBe(snapshotOf(state));
    }),
    { numRuns: 100 },
  );
});

test('every fill explains its price, and the curve without friction is the real one and all costs', () => {
  fc.assert(
    fc.property(actions, moves, (todo, rows) => {
      const { events, state } = played(todo, rows);
      let costs = 0n;
      for (const { legs, side, quantity, explanation } of fillsOf(events)) {
        const paid = legs.reduce((sum, leg) => sum + BigInt(leg.price) * BigInt(leg.quantity), 0n) * CENT;
        const free = (BigInt(explanation.frictionless) * BigInt(quantity) * CENT) / 2n;
        const parts = BigInt(explanation.halfSpread) + BigInt(explanation.slippage) + BigInt(explanation.gap);
        expect(signOf(side) * (paid - free)).toBe(parts);
        costs += parts + BigInt(explanation.fee);
      }
      const { quantity = 0 } = state.positions['ACME'] ?? {};
      const halfSpreadOfWhatIsOpen = BigInt(Math.abs(quantity)) * CENT;
      const covered = state.balances.house;
      expect(frictionlessEquity(state) - equityOf(state)).toBe(costs + halfSpreadOfWhatIsOpen + covered);
    }),
    { numRuns: 150 },
  );
});

test('splitting an order never pays', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('buy', 'sell'),
      fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 2, maxLength: 4 }),
      (side, parts) => {
        const paid = (quantities: readonly number[]) => {
          const session = new RandomSession([]);
          for (const [index, quantity] of quantities.entries()) {
            const order = { symbol: 'ACME', side, kind: 'market', quantity, until: 'day' } as const;
            const bytes = Array.from({ length: 12 }, () => 0);
            session.send({
              kind: 'place',
              cursor: session.state.cursor,
              clientOrderId: `${index}`,
              orders: [order],
              bytes,
            });
          }
          const { halfSpread, slippage, fees } = session.state.costs;
          expect(Math.abs(session.state.positions['ACME']?.quantity ?? 0)).toBe(
            quantities.reduce((a, b) => a + b, 0),
          );
          // A sale at lower prices has a lower fee: what counts is price and spread.
          return side === 'buy' ? halfSpread + slippage + fees : halfSpread + slippage;
        };
        expect(paid(parts)).toBeGreaterThanOrEqual(paid([parts.reduce((a, b) => a + b, 0)]));
      },
    ),
  );
});
