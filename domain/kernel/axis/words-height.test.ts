import { expect, test } from 'vitest';
import { lineRooms, wordsHeight } from './words-height.ts';

const rising = [90, 60, 40, 30, 25].map((y, place) => ({ x: 25 * place, y }));
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
