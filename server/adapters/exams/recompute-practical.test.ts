import { expect, test } from 'vitest';
import { playedPractical } from '#tests/support/played-practical.ts';
import { recomputePractical } from './recompute-practical.ts';

const { file, events } = playedPractical();

const other = (changed: object) =>
  recomputePractical(JSON.stringify({ ...file, ...changed }))
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);

test('a practical part is computed again from its file, however far the clock was moved at a time', () => {
  expect(events.filter(({ kind }) => kind === 'filled').length).toBeGreaterThanOrEqual(8);
  expect(file.record).toBe('1101');
  expect(recomputePractical(JSON.stringify(file)).map(({ what, holds }) => [what, holds])).toEqual(
    [
      'release',
      'commitment',
      'scenario-hash',
      'orders-hash',
      'engine-version',
      'record',
      'practical-score',
    ].map((what) => [what, true]),
  );
});

test('a price that leaps between an order and its fill is no mistake of its learner', () => {
  // A share opens on Monday where nobody could see it on Friday: every market begins with a gap.
  const records = Array.from({ length: 6 }, (_, place) => playedPractical('share', String(place).repeat(64)));
  expect(records.map(({ file: { record } }) => record.at(0))).toEqual(records.map(() => '1'));
  for (const { file: played } of records)
    expect(recomputePractical(JSON.stringify(played)).filter(({ holds }) => !holds)).toEqual([]);
});

test('without a certificate its score is computed all the same', () => {
  expect(other({ credential: null })).toEqual([]);
  expect(other({ credential: null, record: '1111' })).toEqual(['record']);
});

test('another key gives another market', () => {
  const found = other({ key: '6'.repeat(64) });
  expect(found).toContain('commitment');
  expect(found.some((what) => what === 'record' || what === 'score')).toBe(true);
});

test('an order that was changed, left out or given a plan afterwards fails', () => {
  const [first, ...rest] = file.orders;
  if (first?.kind !== 'place') throw new Error('Nothing was ordered.');
  const [order] = first.orders;
  if (!order) throw new Error('Nothing was ordered.');
  const larger = { ...first, orders: [{ ...order, quantity: 3 * order.quantity }] };
  expect(other({ orders: [larger, ...rest] })).toEqual(['orders-hash', 'record', 'practical-score']);
  expect(other({ orders: rest })).toEqual(['orders-hash', 'record', 'practical-score']);
  const planned = file.orders.map((given) =>
    given.kind === 'place' ? { ...given, plan: first.plan } : given,
  );
  expect(other({ orders: planned })).toEqual(['orders-hash', 'record', 'practical-score']);
});

test('rules or limits that were changed afterwards fail', () => {
  const policy = { ...file.scenario.policy, risk: 0.1 };
  expect(other({ scenario: { ...file.scenario, policy } })).toEqual([
    'scenario-hash',
    'record',
    'practical-score',
  ]);
});

test('what is no such file is not read as one', () => {
  expect(() => recomputePractical('{}')).toThrow('Invalid');
});
