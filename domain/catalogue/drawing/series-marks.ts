import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { Level, Mark } from './drawing-data.ts';
import { DrawingError, numberAt } from './drawing-values.ts';

/** Horizontal lines with their values worked out. */
export function levelsOf(
  levels: readonly { readonly price: number | string; readonly label: string }[],
  names: CalculationVariables = {},
): readonly Level[] {
  return levels.map(({ price, label }, index) => ({
    price: numberAt(['levels', index, 'price'], price, names),
    label,
  }));
}

type Shown = { readonly from: number; readonly to: number };

/** Arrows at places, counted from the first that is shown. @throws DrawingError when a place is not shown */
export function marksOf(marks: readonly Mark[], shown: Shown): readonly Mark[] {
  return marks.map(({ at, label }, index) => {
    if (at >= shown.from && at <= shown.to) return { at: at - shown.from, label };
    const message = `The mark "${label}" stands at ${at}, but the figure shows ${shown.from} to ${shown.to}.`;
    throw new DrawingError(['marks', index, 'at'], message);
  });
}

type WrittenMark = {
  readonly at?: number | undefined;
  readonly x?: number | string | undefined;
  readonly label: string;
};

/** Arrows at points of a line, by the number of a point or by the value nearest to which one lies. */
export function pointMarks(
  marks: readonly WrittenMark[],
  shown: Shown & { readonly x: readonly number[] },
  names: CalculationVariables,
): readonly Mark[] {
  const placed = marks.map(({ at, x, label }, index) => {
    if ((at === undefined) === (x === undefined)) {
      throw new DrawingError(
        ['marks', index],
        'A mark needs either `at` (the number of a point) or `x` (its value).',
      );
    }
    if (at !== undefined) return { at, label };
    const wanted = numberAt(['marks', index, 'x'], x ?? 0, names);
    const distances = shown.x.map((each) => Math.abs(each - wanted));
    return { at: distances.indexOf(Math.min(...distances)), label };
  });
  return marksOf(placed, shown);
}
