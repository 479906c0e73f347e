import { expect, test } from 'vitest';
import { dateTicks, numberTicks, valueX } from './place-ticks.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`).getTime() / 86_400_000;

test('numbers stand where they truly lie, whatever the distance of the points', () => {
  expect([0, 10, 200].map((value) => valueX(value, [0, 10, 200]))).toEqual([0, 5, 100]);
  expect(numberTicks([0, 10, 200], String)).toEqual([
    { x: 0, text: '0' },
    { x: 25, text: '50' },
    { x: 50, text: '100' },
    { x: 75, text: '150' },
    { x: 100, text: '200' },
  ]);
});

test('dates are marked at first days of months and years', () => {
  const [first, last] = [day('2025-11-20'), day('2026-02-20')];
  expect(dateTicks([first, last], 'en').map(({ text }) => text)).toEqual(['Dec 25', 'Jan 26', 'Feb 26']);
  expect(dateTicks([first, first + 3], 'en').map(({ text }) => text)).toEqual([
    'Nov 20',
    'Nov 21',
    'Nov 22',
    'Nov 23',
  ]);
  const years = dateTicks([day('2020-06-01'), day('2023-06-01')], 'en');
  expect(years.map(({ text }) => text)).toEqual(['2021', '2022', '2023']);
  expect(years.every(({ x }) => x > 0 && x < 100)).toBe(true);
});
