import { describe, expect, test } from 'vitest';
import type { Stroke } from '../lecture-data.ts';
import { labelFaults } from './label-faults.ts';
import { CHECKED_WIDTHS } from './stage-size.ts';
import type { ChartScene } from './stage-values.ts';

/** Two lines that are shown in two parts; at the first of them their names stand in the midst of the stage. */
function scene(strokes: readonly Stroke[]): ChartScene {
  const count = 40;
  const values = (slope: number) => Array.from({ length: count }, (_, place) => 100 + slope * place);
  return {
    title: 'Two accounts',
    from: 0,
    to: 60,
    stage: {
      kind: 'line',
      unit: '$',
      decimals: 0,
      x_kind: 'number',
      x: Array.from({ length: count }, (_, place) => place),
      places: Array.from({ length: count }, (_, place) => String(place)),
      bands: [],
      series: [
        { name: 'Balance with open trades', values: values(0.5) },
        { name: 'Floor within the day', values: values(-0.5) },
      ],
      levels: [],
      marks: [],
    },
    generated: false,
    cues: [],
    reveals: [
      { from: 0, to: 5, count: 21 },
      { from: 30, to: 40, count },
    ],
    strokes,
  };
}

const level = (label: string, price: number, from: number): Stroke => ({
  kind: 'level',
  price,
  label,
  tone: 'neutral',
  from,
  drawn: from + 1,
  until: 30,
});

test.each(CHECKED_WIDTHS)(
  'on a %s names of lines stay inside while only half of them is drawn',
  (_, width) => {
    expect(labelFaults(scene([]), width)).toEqual([]);
  },
);

test.each(CHECKED_WIDTHS)(
  'on a %s labels make room for names that stand where the lines end so far',
  (_, width) => {
    const levels = [94, 98, 102, 106, 110, 114].map((price, place) =>
      level(`Level at $${price}`, price, 6 + place),
    );
    expect(labelFaults(scene(levels), width)).toEqual([]);
  },
);

test('what touches a name while only a part is drawn is told, and once', () => {
  const crowded = [109, 109.5, 110].flatMap((price) =>
    ['left', 'right', 'above', 'below'].map((side) =>
      level(`Line with a long name on the ${side}`, price, 6),
    ),
  );
  const faults = labelFaults(scene(crowded), 326);
  expect(faults.some((fault) => fault.includes('touches "Balance with open trades"'))).toBe(true);
  expect(new Set(faults).size).toBe(faults.length);
});

describe('values over bars', () => {
  const bars = (levels: readonly number[]): ChartScene => ({
    ...scene(levels.map((price) => level('', price, 6))),
    stage: {
      kind: 'bars',
      unit: '%',
      decimals: 0,
      bars: [100, 40, 0].map((value) => ({ label: 'A', value })),
    },
    reveals: [],
  });

  test.each(CHECKED_WIDTHS)('on a %s make room for a level', (_, width) => {
    const through = Array.from({ length: 45 }, (_price, price) => labelFaults(bars([price]), width));
    expect(through.flat()).toEqual([]);
  });

  test.each(CHECKED_WIDTHS)('on a %s are told where levels leave no room', (_, width) => {
    expect(labelFaults(bars([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]), width)).toEqual([
      'The level "" runs through "0%".',
    ]);
  });
});

describe('a label that hides what it explains is told', () => {
  const points = Array.from({ length: 300 }, (_, place) => ({ x: place % 20, y: Math.floor(place / 20) }));
  const scatter = (strokes: readonly Stroke[]): ChartScene => ({
    ...scene(strokes),
    stage: { kind: 'scatter', x: { label: 'Day', decimals: 0 }, y: { label: 'Loss', decimals: 0 }, points },
    reveals: [],
  });

  test('when it lies over points', () => {
    expect(labelFaults(scatter([]), 326)).toEqual([]);
    const faults = labelFaults(scatter([level('No room anywhere', 7, 6)]), 326);
    expect(faults).toEqual(['The label "No room anywhere" lies over a point.']);
  });

  test('when it lies over the words of an axis', () => {
    const floor = { ...level('The floor', 80, 6), until: Number.POSITIVE_INFINITY };
    // The names of the lines and other levels take all the room above.
    const others = Array.from({ length: 40 }, (_, place) => level('A level with a long name', 80 + place, 6));
    const faults = labelFaults(scene([...others, floor]), 326);
    expect(faults.some((fault) => / lies over ".+" of the axis\.$/.test(fault))).toBe(true);
  });
});
