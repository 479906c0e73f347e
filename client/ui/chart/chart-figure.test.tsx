// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../draw-example.tsx';
import { ChartFigure } from './chart-figure.tsx';

test('in an English lesson the words of another language run as it does', () => {
  const { element, remove } = drawExample(
    <ChartFigure title="A stop" note="بوحدة %" reading="18، هبوط" lang="en">
      <svg />
    </ChartFigure>,
  );
  onTestFinished(remove);
  const runningByThemselves = Array.from(element.querySelectorAll('[dir=auto]'), (each) => each.textContent);
  expect(runningByThemselves).toEqual(expect.arrayContaining(['بوحدة %', '18، هبوط']));
});
