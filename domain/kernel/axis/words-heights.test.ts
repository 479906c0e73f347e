import { expect, test } from 'vitest';
import { type DrawnRoom, lineRooms, wordsHeights } from './words-heights.ts';

const rising = [90, 60, 40, 30, 25].map((y, place) => ({ x: 25 * place, y }));
const wordsHeight = (words: string, tip: { x: number; y: number }, drawn: readonly DrawnRoom[]) =>
  wordsHeights([{ words, tip }], drawn)[0];
const falling = rising.map(({ y }, place) => ({ x: 100 - 25 * place, y })).reverse();

test('words stand at the tip of their arrow where nothing is drawn', () => {
  expect(wordsHeight('Best', { x: 50, y: 40 }, [])).toBe(40);
  const peak = [80, 60, 40, 60, 80].map((y, place) => ({ x: 25 * place, y }));
  expect(wordsHeight('Best', { x: 50, y: 40 }, lineRooms(peak))).toBe(40);
});

test('words that a rising or falling line would run through stand above it', () => {
  expect(wordsHeight('26.9% real', { x: 10, y: 78 }, lineRooms(rising))).toBeLessThanOrEqual(60);
  expect(wordsHeight('26.9% real', { x: 90, y: 78 }, lineRooms(falling))).toBeLessThanOrEqual(60);
});

test('a line far above or below the words lets them stand where they are', () => {
  const flat = [20, 20].map((y, place) => ({ x: 100 * place, y }));
  expect(wordsHeight('Fees', { x: 50, y: 80 }, lineRooms(flat))).toBe(80);
});

test('words between two lines stay between them, and words of one place stand above each other', () => {
  const upper = [10, 10].map((y, place) => ({ x: 100 * place, y }));
  const lines = [...lineRooms(upper), ...lineRooms(falling)];
  const between = wordsHeight('Fees', { x: 75, y: 60 }, lines) ?? 0;
  expect(between).toBeLessThan(60);
  expect(between).toBeGreaterThan(30);
  const tip = { x: 50, y: 60 };
  const [first = 0, second = 0] = wordsHeights(
    [
      { words: 'One', tip },
      { words: 'Two', tip },
    ],
    [],
  );
  expect(first).toBe(60);
  expect(second).toBeLessThan(50);
});

test('words never leave the plot: without room above they stay at their tip', () => {
  const top = [2, 2].map((y, place) => ({ x: 100 * place, y }));
  expect(wordsHeight('Fees', { x: 50, y: 15 }, lineRooms(top))).toBe(15);
});
