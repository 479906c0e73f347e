import { expect, test } from 'vitest';
import { periodOf } from './security-tables.ts';

test('a period is of whole days by UTC, and today is its last', () => {
  expect(periodOf({ period: '7' }, Date.UTC(2026, 10, 21, 23, 59))).toEqual({
    from: '2026-11-15T00:00:00.000Z',
    until: '2026-11-22T00:00:00.000Z',
  });
  expect(periodOf({}, Date.UTC(2026, 10, 21)).from).toBe('2026-10-23T00:00:00.000Z');
});
