// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../../../ui/draw-example.tsx';
import { ScenarioPicture } from './scenario-picture.tsx';

/** The heights of the line of a picture, in the order of its closes, and its words. */
function drawnOf(picture: readonly number[]) {
  const { element, remove } = drawExample(<ScenarioPicture picture={picture} />);
  onTestFinished(remove);
  const points = element.querySelector('polyline')?.getAttribute('points') ?? '';
  const start = Number(element.querySelector('line')?.getAttribute('y1'));
  const heights = points.split(' ').map((point) => Number(point.split(',')[1]));
  return { heights, start, words: element.textContent };
}

test.each([
  ['a calm market', [1, 1.004, 0.998, 1.006], '−0.2% to +0.6%'],
  ['a wild one', [1, 1.3, 0.85, 1.45], '−15.0% to +45.0%'],
])('%s fills the height that is there, and says how far that is', (_, picture, words) => {
  const drawn = drawnOf(picture);
  expect(Math.min(...drawn.heights)).toBe(0);
  expect(Math.max(...drawn.heights)).toBe(64);
  expect(drawn.words).toBe(words);
});

test('the line begins at the dashes, where the first price stands', () => {
  const { heights, start } = drawnOf([1, 0.99, 0.98]);
  expect(heights).toEqual([0, 32, 64]);
  expect(start).toBe(0);
});

test('a market that never moves is a line in the middle', () => {
  expect(drawnOf([1, 1]).heights).toEqual([32, 32]);
});
