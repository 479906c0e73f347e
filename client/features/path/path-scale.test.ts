import { expect, test } from 'vitest';
import type { ShownStation } from '#domain/path/contract.ts';
import { pathScale } from './path-scale.ts';

const station = (id: string, change: Partial<ShownStation>): ShownStation => ({
  id,
  state: 'later',
  why: 'goal',
  for: null,
  module_id: id,
  course: 'course',
  title: id,
  translations: {},
  minutes: 30,
  minutes_left: 30,
  lesson_id: id,
  needs: [],
  done_on: null,
  reached: null,
  can_test_out: false,
  skills: 2,
  is_in_reach: false,
  ...change,
});

const PATH = {
  day: '2026-11-23',
  stations: [
    station('a', { state: 'completed', why: 'done', done_on: '2026-11-03' }),
    station('b', { state: 'here', reached: { from: '2026-11-28', to: '2026-12-02' } }),
    station('c', { state: 'next', reached: { from: '2026-12-13', to: '2026-12-23' } }),
  ],
  arrival: { from: '2026-12-13', to: '2026-12-23', basis: 'chosen' as const, weeks: 0 },
};

test('stations stand on their days, here on today, and later ones higher', () => {
  const { points, today, arrival } = pathScale(PATH);
  const [done, here, next] = points;
  expect(done?.x).toBeCloseTo(1);
  expect(here?.x).toBe(today);
  expect(today).toBeCloseTo(1 + 98 * 0.4);
  expect(next?.x).toBe(arrival?.from);
  expect(arrival?.to).toBeCloseTo(99);
  expect(points.map(({ y }) => y)).toEqual([92, 52, 12]);
});

test('labels of the axis keep their distance, and today is among them', () => {
  for (const last of ['2026-11-24', '2027-02-01', '2030-01-01']) {
    const { ticks } = pathScale({ ...PATH, arrival: { ...PATH.arrival, to: last } });
    expect(ticks.map(({ day }) => day)).toContain(PATH.day);
    for (const [place, { x }] of ticks.entries()) {
      if (place > 0) expect(x - (ticks[place - 1]?.x ?? 0)).toBeGreaterThanOrEqual(9);
    }
  }
});

test('a path that is done arrives nowhere, and one of a single day can be drawn', () => {
  const done = { ...PATH, stations: PATH.stations.slice(0, 1), arrival: null, day: '2026-11-03' };
  expect(pathScale(done)).toMatchObject({ arrival: null, points: [{ id: 'a', x: 1 }] });
});
