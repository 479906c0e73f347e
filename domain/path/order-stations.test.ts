import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStations } from './order-stations.ts';

const STATIONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const station = fc.constantFrom(...STATIONS);

test('stations stay as they are given where no pair says otherwise', () => {
  expect(orderStations(STATIONS, [])).toEqual(STATIONS);
  expect(
    orderStations(STATIONS, [
      ['a', 'b'],
      ['x', 'a'],
      ['c', 'c'],
    ]),
  ).toEqual(STATIONS);
});

test('a station that stands before another is brought forward to just before it, with what stands before it', () => {
  expect(orderStations(STATIONS, [['e', 'b']])).toEqual(['a', 'e', 'b', 'c', 'd', 'f']);
  expect(
    orderStations(STATIONS, [
      ['e', 'b'],
      ['f', 'e'],
    ]),
  ).toEqual(['a', 'f', 'e', 'b', 'c', 'd']);
});

test('of pairs that contradict each other the first ones hold', () => {
  const order = orderStations(STATIONS, [
    ['c', 'b'],
    ['b', 'a'],
    ['a', 'c'],
  ]);
  expect(order).toEqual(['c', 'b', 'a', 'd', 'e', 'f']);
});

test('every station stands there once, and the first pair always holds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(station, station), { maxLength: 20 }), (pairs) => {
      const order = orderStations(STATIONS, pairs);
      expect(order.toSorted()).toEqual(STATIONS);
      const [first] = pairs.filter(([one, other]) => one !== other);
      if (first) expect(order.indexOf(first[0])).toBeLessThan(order.indexOf(first[1]));
      expect(orderStations(order, pairs)).toEqual(order);
    }),
  );
});
