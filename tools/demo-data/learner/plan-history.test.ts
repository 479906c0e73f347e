import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import type { DemoPlan } from '../catalogue.ts';
import { DAY } from '../durations.ts';
import { heldAt, planHistory } from './plan-history.ts';

const PLANS = new Map<string, DemoPlan>([
  ['trial', { id: 'trial', price_minor: 0, currency: 'USD', opens: ['first_two_modules'] }],
  ['basic', { id: 'basic', price_minor: 4900, currency: 'USD', opens: ['one_course'] }],
  ['pro', { id: 'pro', price_minor: 9900, currency: 'USD', opens: ['all_courses'] }],
]);
const UNTIL = Date.parse('2026-11-01T12:00:00Z');

const histories = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 270 * DAY }))
  .map(([seed, age]) => planHistory(seededRandom(seed), PLANS, UNTIL - age, UNTIL));

test('nothing happens before the choice or after the end', () => {
  fc.assert(
    fc.property(histories, ({ chosenAt, changedAt, canceledAt, payments, accesses }) => {
      for (const at of [changedAt, canceledAt ?? chosenAt, ...payments.map(({ at: paidAt }) => paidAt)]) {
        expect(at).toBeGreaterThanOrEqual(chosenAt);
        expect(at).toBeLessThan(UNTIL);
      }
      expect(accesses).toEqual(accesses.toSorted((one, other) => one.from - other.from));
    }),
  );
});

test('active means paid for at this moment, and a trial ends after seven days unless it is paid', () => {
  fc.assert(
    fc.property(histories, ({ status, trialEndsAt, payments, planId }) => {
      const last = payments.at(-1);
      expect(status === 'active').toBe((last?.periodEnd ?? 0) >= UNTIL);
      if (status === 'trialing') expect(trialEndsAt).toBeGreaterThanOrEqual(UNTIL);
      if (last) expect(last.plan.id).toBe(planId);
    }),
  );
});

test('whoever never paid sees two modules for a week, then the free lessons', () => {
  fc.assert(
    fc.property(histories, (history) => {
      fc.pre(history.payments.length === 0);
      expect(heldAt(history, history.chosenAt - 1)).toEqual([]);
      expect(heldAt(history, history.chosenAt)).toEqual(['first_two_modules']);
      if (history.trialEndsAt < UNTIL) expect(heldAt(history, UNTIL)).toEqual([]);
    }),
  );
});

test('every way a subscription can end occurs', () => {
  const statuses = Array.from(
    { length: 3000 },
    (_, seed) => planHistory(seededRandom(seed), PLANS, UNTIL - (1 + (seed % 200)) * DAY, UNTIL).status,
  );
  expect(new Set(statuses)).toEqual(new Set(['trialing', 'active', 'past_due', 'canceled', 'expired']));
});
