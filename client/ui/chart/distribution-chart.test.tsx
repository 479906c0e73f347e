// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../draw-example.tsx';
import { DistributionChart } from './distribution-chart.tsx';

test('the reading begins at the class of most values', () => {
  const { element, remove } = drawExample(
    <DistributionChart
      title="Most gain nothing"
      note=""
      placeName="Result"
      countName="Trades"
      classes={[
        { from: -1, to: 0, count: 2 },
        { from: 0, to: 1, count: 7 },
        { from: 1, to: 2, count: 0 },
      ]}
    />,
  );
  onTestFinished(remove);
  const cursor = element.querySelector('input[type=range]');
  expect(cursor?.getAttribute('aria-valuetext')).toBe('Result 0 – 1: 7');
});
