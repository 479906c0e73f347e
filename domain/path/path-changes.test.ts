import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathChanges } from './path-changes.ts';
import type { PathStation, PlannedPath } from './plan-path.ts';

const station = (id: string, change: Partial<PathStation> = {}): PathStation => ({
  id,
  state: 'later',
  why: 'goal',
  for: null,
  needs: [],
  ...change,
});

const path = (ahead: readonly PathStation[], leftOut: readonly string[] = []): PlannedPath => ({
  stations: ahead,
  leftOut,
  courses: [],
});

const plain = (...ids: string[]) => path(ids.map((id) => station(id)));

test('a path that stayed, and what was done on it, is no change', () => {
  expect(pathChanges(['a', 'b', 'c'], plain('a', 'b', 'c'))).toEqual([]);
  const done = path([station('a', { why: 'done', state: 'completed' }), station('b'), station('c')]);
  expect(pathChanges(['a', 'b', 'c'], done)).toEqual([]);
});

test('says what was added and what for, and what is left out since it is known', () => {
  const now = path([station('a'), station('n', { why: 'prerequisite', for: 'c' }), station('c')], ['b']);
  expect(pathChanges(['a', 'b', 'c', 'd'], now)).toEqual([
    { kind: 'added', station: 'n', why: 'prerequisite', for: 'c' },
    { kind: 'left_out', station: 'b' },
    { kind: 'gone', station: 'd' },
  ]);
});

test('names the one station that moved, and not those that made room', () => {
  expect(pathChanges(['a', 'b', 'c', 'd'], plain('d', 'a', 'b', 'c'))).toEqual([
    { kind: 'moved', station: 'd', to: 'earlier' },
  ]);
  expect(pathChanges(['a', 'b', 'c', 'd'], plain('b', 'c', 'd', 'a'))).toEqual([
    { kind: 'moved', station: 'a', to: 'later' },
  ]);
});

test('no changes at all are found exactly where nothing is otherwise', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), fc.shuffledSubarray(ids), (shown, now) => {
      const changes = pathChanges(shown, plain(...now));
      expect(changes.length === 0).toBe(shown.join() === now.join());
      const named = changes.map((change) => change.station);
      expect(new Set(named).size).toBe(named.length);
    }),
  );
});
