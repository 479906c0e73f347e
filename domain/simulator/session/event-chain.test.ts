import { expect, test } from 'vitest';
import { brokenAt, CHAIN_START, chainEvents } from './event-chain.ts';
import type { SessionEvent } from './session-event.ts';

/** Enough of a hash to see which text it was made of. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7).toString(16);
const events: SessionEvent[] = [
  { kind: 'margin-met', at: 1 },
  { kind: 'expired', at: 2, orderId: 4 },
  { kind: 'margin-met', at: 3 },
];

test('each event is tied to the one before, from the start and from where a chain stands', () => {
  const whole = chainEvents(undefined, events, hash);
  const first = chainEvents(undefined, events.slice(0, 1), hash);
  expect(whole.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(whole[0]?.previousHash).toBe(CHAIN_START);
  expect(whole[1]?.previousHash).toBe(whole[0]?.hash);
  expect([...first, ...chainEvents(first[0], events.slice(1), hash)]).toEqual(whole);
  expect(brokenAt(whole, hash)).toBeUndefined();
});

test('an event that was changed, moved or left out breaks the chain where it stood', () => {
  const whole = chainEvents(undefined, events, hash);
  const changed = whole.map((link) =>
    link.sequence === 2 ? { ...link, event: { kind: 'expired', at: 2, orderId: 5 } as const } : link,
  );
  expect(brokenAt(changed, hash)).toBe(2);
  expect(brokenAt(whole.toReversed(), hash)).toBe(1);
  expect(brokenAt(whole.toSpliced(1, 1), hash)).toBe(2);
});
