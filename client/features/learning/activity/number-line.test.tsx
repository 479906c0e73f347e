// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../../../ui/draw-example.tsx';
import { NumberLine } from './number-line.tsx';

test('the words of an answer run as their language does, on a line that runs from left to right', () => {
  const axis = { from: 0, to: 300, decimals: 0, unit: 'units' };
  const { element, remove } = drawExample(<NumberLine axis={axis} value={30} truth={25} />);
  onTestFinished(remove);
  expect(element.querySelector('[dir=ltr]')).not.toBeNull();
  const words = Array.from(element.querySelectorAll('bdi'), (each) => each.textContent);
  expect(words).toEqual(['You: 30 units', 'Truth: 25 units']);
});
