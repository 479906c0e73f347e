// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../draw-example.tsx';
import type { MarkNote } from './marks/annotations.ts';
import { LineChart } from './line-chart.tsx';

const chart = (marks: readonly MarkNote[], axisName?: string) => (
  <LineChart
    title="It peaks"
    note=""
    placeName="Share"
    axisName={axisName}
    places={['0', '1', '2', '3']}
    series={[{ name: 'Growth', values: [5, 9, 7, 4] }]}
    marks={marks}
  />
);

function drawChart(marks: readonly MarkNote[], axisName?: string) {
  const example = drawExample(chart(marks, axisName));
  onTestFinished(example.remove);
  const cursor = example.element.querySelector<HTMLInputElement>('input[type=range]');
  if (cursor === null) throw new Error('there is no cursor');
  return { ...example, cursor, reading: () => cursor.getAttribute('aria-valuetext') };
}

test('the reading begins at the first mark, and follows it until the cursor is moved', () => {
  const { draw, cursor, reading } = drawChart([{ place: 1, label: 'Best' }]);
  expect(reading()).toBe('Share 1: 9 · Best');
  draw(chart([{ place: 2, label: 'Best' }]));
  expect(reading()).toBe('Share 2: 7 · Best');
  flushSync(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cursor, '0');
    cursor.dispatchEvent(new Event('input', { bubbles: true }));
  });
  draw(chart([{ place: 1, label: 'Best' }]));
  expect(reading()).toBe('Share 0: 5');
});

test('without a mark it begins at the end', () => {
  expect(drawChart([]).reading()).toBe('Share 3: 4');
});

test('an axis is named once below the plot where its author named it', () => {
  expect(drawChart([], 'Share of the account').element.textContent).toContain('Share of the account');
  expect(drawChart([]).element.querySelector('.group\\/plot p')).toBeNull();
});

test('the words of a mark stand above the line that would run through them, and its arrow reaches down', () => {
  const { element, draw } = drawChart([{ place: 1, label: 'Best of them all' }]);
  const heightOf = (label: string) =>
    [...element.querySelectorAll<HTMLElement>('.group\\/plot span')].find(
      ({ textContent }) => textContent === label,
    )?.style.top;
  const atPeak = heightOf('Best of them all');
  draw(chart([{ place: 0, label: 'The first of them all' }]));
  expect(heightOf('The first of them all')).toBe(atPeak);
});
