import { canonicalText } from './canonical-text.ts';
import type { SessionState } from './state.ts';

/** A state as text: the same bytes for the same events, on any machine. */
export function snapshotOf(state: SessionState): string {
  return canonicalText(state);
}

/** The state of a snapshot; requests are left as they are, since a client may have written what looks like a number. */
export function restoreSnapshot(text: string): SessionState {
  const plain: SessionState = JSON.parse(text);
  const read: SessionState = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  );
  return { ...read, requests: plain.requests, orders: plain.orders, rules: plain.rules };
}
