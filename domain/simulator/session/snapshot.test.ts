import { expect, test } from 'vitest';
import { worlds } from '../../../tests/cases/fills/all-cases.ts';
import { playCase } from '../../../tests/support/fills/play-case.ts';
import { applyEvent } from './apply-event.ts';
import { canonicalText } from './canonical-text.ts';
import { decide } from './decide.ts';
import { restoreSnapshot, snapshotOf } from './snapshot.ts';

test('the text of a value does not depend on the order in which it was put together', () => {
  expect(canonicalText({ b: [1, 2n, null], a: { d: 'x', c: undefined } })).toBe(
    '{"a":{"d":"x"},"b":[1,"2n",null]}',
  );
  expect(() => canonicalText({ a: Number.NaN })).toThrow(RangeError);
});

test('a restored snapshot is the state, and goes on like it', () => {
  const world = worlds['share'];
  if (world === undefined) throw new RangeError('share');
  const order = { symbol: 'ACME', side: 'buy', quantity: 50, until: 'cancelled' } as const;
  const { state } = playCase(
    { decide, applyEvent },
    {
      steps: [
        // A client may call an order what an amount of money is written like.
        { place: [{ ...order, kind: 'market' }], id: '12n' },
        { place: [{ ...order, kind: 'limit', limit: 9_950 }], id: '-7n' },
      ],
    },
    world,
  );
  const restored = restoreSnapshot(snapshotOf(state));
  expect(restored).toEqual(state);
  const command = { kind: 'cancel', cursor: state.cursor, orderId: 2 } as const;
  expect(decide(restored, command)).toEqual(decide(state, command));
});
