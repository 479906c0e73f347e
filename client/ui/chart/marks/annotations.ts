import type { EndLabel } from '../plot.tsx';
import { arrowRoom } from '#domain/kernel/axis/arrow-room.ts';
import { type ValueAxis, valueAxis } from '#domain/kernel/axis/value-axis.ts';

/** What languages that run from right to left put around their numbers. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

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

/** The vertical axis of a chart: it reaches its values and its levels, and has room for arrows above them. */
export function annotatedAxis(
  values: readonly number[],
  { levels = [], marks = [] }: Annotations,
  withZero: boolean,
): ValueAxis {
  const all = [...values, ...levels.map(({ value }) => value)];
  return valueAxis(all, withZero, arrowRoom(all, marks.length > 0));
}

/** The names of levels at the end of their lines. */
export function levelLabels(levels: readonly LevelNote[], axis: ValueAxis): EndLabel[] {
  return levels.map(({ value, label }) => ({ text: label, y: axis.yOf(value), colour: 'text-plum' }));
}

/**
 * What the reading at a place says besides its values: the notes that stand there.
 * @param said what it says already: a note that is no more than a value is not said twice
 */
export function notesAt(
  place: number,
  marks: readonly MarkNote[] = [],
  said: readonly string[] = [],
): string {
  const isSaid = (label: string) => said.some((words) => words.replaceAll(DIRECTION_MARKS, '') === label);
  return marks
    .filter((mark) => mark.place === place && !isSaid(mark.label))
    .map(({ label }) => ` · ${label}`)
    .join('');
}
