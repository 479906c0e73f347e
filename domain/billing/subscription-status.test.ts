import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '../../tests/cases/subscription-transitions.json' with { type: 'json' };
import {
  statusAfter,
  statusAsReported,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionEvent,
  type SubscriptionStatus,
} from './subscription-status.ts';

const table = new Map(cases.map(({ status, event, next }) => [`${status} ${event}`, next]));
const anyStatus = fc.constantFrom(...SUBSCRIPTION_STATUSES);
const anyEvent = fc.constantFrom(...SUBSCRIPTION_EVENTS);

/** Refused events change nothing. */
const run = (status: SubscriptionStatus, events: readonly SubscriptionEvent[]) =>
  events.reduce((now, event) => statusAfter(now, event) ?? now, status);

test('every pair of a status and an event is decided as the case file says', () => {
  expect(table.size).toBe(SUBSCRIPTION_STATUSES.length * SUBSCRIPTION_EVENTS.length);
  for (const status of SUBSCRIPTION_STATUSES) {
    for (const event of SUBSCRIPTION_EVENTS) {
      expect(statusAfter(status, event), `${status} ${event}`).toBe(table.get(`${status} ${event}`));
    }
  }
});

test('no way leads to an active subscription without a payment', () => {
  const unpaid = anyEvent.filter((event) => event !== 'payment-succeeded');
  const notActive = anyStatus.filter((status) => status !== 'active');
  fc.assert(
    fc.property(notActive, fc.array(unpaid), (status, events) => {
      expect(run(status, events)).not.toBe('active');
    }),
  );
});

test('a payment makes every subscription active', () => {
  fc.assert(
    fc.property(anyStatus, fc.array(anyEvent), (status, events) => {
      expect(run(status, [...events, 'payment-succeeded'])).toBe('active');
    }),
  );
});

test('an event that comes twice is one event', () => {
  fc.assert(
    fc.property(anyStatus, anyEvent, (status, event) => {
      const after = run(status, [event]);
      expect(run(after, [event])).toBe(after);
    }),
  );
});

test('what a provider tells is followed where it can follow', () => {
  expect(statusAsReported('active', 'unpaid')).toBe('past_due');
  expect(statusAsReported('active', 'ended')).toBe('canceled');
  expect(statusAsReported('past_due', 'ended')).toBe('expired');
  expect(statusAsReported('expired', 'unpaid')).toBe('expired');
  expect(statusAsReported('trialing', 'ended')).toBe('trialing');
});
