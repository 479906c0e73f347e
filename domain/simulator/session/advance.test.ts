import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actions, moves, RandomSession, ticksOf } from '../../../tests/support/fills/random-session.ts';
import { decide } from './decide.ts';
import type { Filled, SessionEvent } from './session-event.ts';

const still = Array.from({ length: 240 }, () => [0, 100] as const);
const order = { symbol: 'ACME', side: 'buy', quantity: 5, until: 'cancelled' } as const;
const bytes = Array.from({ length: 12 }, () => 0);
const fillsOf = (events: readonly SessionEvent[]) =>
  events.filter((event): event is Filled => event.kind === 'filled');

test('until the next fill: the clock stops at its tick, inside the minute, and goes on from there', () => {
  // The ninth tick falls by 30 and meets the stop.
  const session = new RandomSession(
    ticksOf(still.map((tick, place) => (place === 8 ? ([-30, 100] as const) : tick))),
  );
  const start = session.state.cursor;
  const place = { kind: 'place', clientOrderId: 'a', bytes } as const;
  session.send({ ...place, cursor: start, orders: [{ ...order, side: 'sell', kind: 'stop', stop: 9_980 }] });
  session.send({ kind: 'advance', to: start + 100, until: 'fill' });
  expect(session.state.cursor).toBe(start + 9);
  expect(fillsOf(session.events)).toMatchObject([{ at: start + 9, bid: 9_970 }]);
  session.send({ kind: 'advance', to: start + 100, until: 'fill' });
  expect(session.state.cursor).toBe(start + 100);
});

test('stopping at every fill changes no fill', () => {
  let stops = 0;
  fc.assert(
    fc.property(actions, moves, (todo, rows) => {
      const [whole, stopped] = [new RandomSession(ticksOf(rows)), new RandomSession(ticksOf(rows))];
      whole.play(todo);
      const send = stopped.send.bind(stopped);
      stopped.send = (command) => {
        if (command.kind !== 'advance') return send(command);
        const events = send({ ...command, until: 'fill' });
        if (stopped.state.cursor < command.to) stops += 1;
        return events;
      };
      stopped.play(todo);
      expect(fillsOf(stopped.events)).toEqual(fillsOf(whole.events));
    }),
    { numRuns: 100 },
  );
  expect(stops).toBeGreaterThan(10);
});

test('an order that was sent on an older view is refused with where time stands', () => {
  const session = new RandomSession(ticksOf(still));
  const seen = session.state.cursor;
  session.send({ kind: 'advance', to: seen + 3 });
  const orders = [{ ...order, kind: 'market' }] as const;
  expect(
    decide(session.state, { kind: 'place', cursor: seen, clientOrderId: 'late', orders, bytes }),
  ).toEqual({
    ok: false,
    refusal: { reason: 'stale-cursor', cursor: seen + 3 },
  });
});

test('time goes forward only', () => {
  const session = new RandomSession(ticksOf(still));
  const { cursor } = session.state;
  const market = { bars: new Map(), ticks: () => undefined };
  expect(decide(session.state, { kind: 'advance', to: cursor }, market)).toMatchObject({ ok: false });
  expect(decide(session.state, { kind: 'advance', to: cursor - 5 }, market)).toMatchObject({ ok: false });
});
