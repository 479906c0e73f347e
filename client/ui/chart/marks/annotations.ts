import type { EndLabel } from '../plot.tsx';
import { spreadLabels } from '#domain/kernel/axis/spread-labels.ts';
import type { ValueAxis } from '../axis/value-axis.ts';

/** A horizontal line at a value, named at its end. */
export interface LevelNote {
  value: number;
  label: string;
}

/** A short note with an arrow at one of the places, counted from 0. */
export interface MarkNote {
  place: number;
  /** Of several lines, the place of the one that it stands on; the highest when left out. */
  line?: number | undefined;
  label: string;
}

/** What may be drawn over a chart. */
export interface Annotations {
  levels?: readonly LevelNote[];
  marks?: readonly MarkNote[];
}

/** The share of the values' range that an arrow with its words needs above the highest of them. */
const HEADROOM = 0.2;

/** Everything that the vertical axis of a chart has to reach: its values, its levels, and room for arrows. */
export function annotatedValues(
  values: readonly number[],
  { levels = [], marks = [] }: Annotations,
): number[] {
  const all = [...values, ...levels.map(({ value }) => value)];
  if (marks.length === 0 || all.length === 0) return all;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return [...all, high + (high - low) * HEADROOM];
}

/** The names of levels at the end of their lines, moved apart where they would lie over each other. */
export function levelLabels(levels: readonly LevelNote[], axis: ValueAxis): EndLabel[] {
  const ends = spreadLabels(
    levels.map(({ value }) => axis.yOf(value)),
    9,
  );
  return levels.map(({ label }, index) => ({ text: label, y: ends[index] ?? 0, colour: 'text-plum' }));
}

/** What the reading at a place says besides its values: the notes that stand there. */
export function notesAt(place: number, marks: readonly MarkNote[] = []): string {
  return marks
    .filter((mark) => mark.place === place)
    .map(({ label }) => ` · ${label}`)
    .join('');
}
