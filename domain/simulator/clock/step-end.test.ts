import { expect, test } from 'vitest';
import { cursorAt, type Cursor } from '../../market/cursor.ts';
import { ALWAYS_OPEN, weekdays } from '../../market/open-hours.ts';
import { stepEnd } from './step-end.ts';

const exchange = weekdays(810, 1200);
const [day, week] = [1440, 7 * 1440];

test('a step ends with the bar that the cursor stands in, and one at its end with the next', () => {
  expect(stepEnd(exchange, cursorAt(810), '1m', 1)).toBe(cursorAt(811));
  expect(stepEnd(exchange, (cursorAt(811) + 5) as Cursor, '1m', 1)).toBe(cursorAt(812));
  expect(stepEnd(exchange, cursorAt(812), '5m', 1)).toBe(cursorAt(815));
  expect(stepEnd(exchange, cursorAt(815), '5m', 3)).toBe(cursorAt(830));
});

test('the bar of a day ends with the close, and that of an hour begins with the open', () => {
  expect(stepEnd(exchange, cursorAt(900), '1d', 1)).toBe(cursorAt(1200));
  expect(stepEnd(exchange, cursorAt(1200), '1d', 1)).toBe(cursorAt(day + 1200));
  // 13:30 to 14:00: what there is of that hour.
  expect(stepEnd(exchange, cursorAt(810), '1h', 1)).toBe(cursorAt(840));
  expect(stepEnd(ALWAYS_OPEN, cursorAt(10), '1d', 2)).toBe(cursorAt(2 * day));
});

test('nights and weekends are passed over', () => {
  expect(stepEnd(exchange, cursorAt(1200), '1m', 1)).toBe(cursorAt(day + 811));
  expect(stepEnd(exchange, cursorAt(4 * day + 1200), '1m', 1)).toBe(cursorAt(week + 811));
  expect(stepEnd(exchange, cursorAt(4 * day + 1195), '5m', 2)).toBe(cursorAt(week + 815));
});

test('a bar that holds a break goes on after it', () => {
  const lunch = [
    { from: 600, to: 700 },
    { from: 710, to: 800 },
  ];
  expect(stepEnd(lunch, cursorAt(600), '4h', 1)).toBe(cursorAt(720));
});
