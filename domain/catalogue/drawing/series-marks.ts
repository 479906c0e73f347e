import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { Level, Mark } from './drawing-data.ts';
import { nearestWord } from '../../content/nearest-word.ts';
import { DrawingError, type DrawingPath, numberAt } from './drawing-values.ts';

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
  return marks.map(({ at, label, ...line }, index) => {
    if (at >= shown.from && at <= shown.to) return { at: at - shown.from, ...line, label };
    const message = `The mark "${label}" stands at ${at}, but the figure shows ${shown.from} to ${shown.to}.`;
    throw new DrawingError(['marks', index, 'at'], message);
  });
}

type WrittenMark = {
  readonly at?: number | undefined;
  readonly x?: number | string | undefined;
  readonly line?: string | undefined;
  readonly label: string;
};

/** Arrows at points of a line, by the number of a point or by the value nearest to which one lies. */
export function pointMarks(
  marks: readonly WrittenMark[],
  shown: Shown & { readonly x: readonly number[]; readonly lines: readonly string[] },
  names: CalculationVariables,
): readonly Mark[] {
  const placed = marks.map(({ at, x, line, label }, index) => {
    if ((at === undefined) === (x === undefined)) {
      throw new DrawingError(
        ['marks', index],
        'A mark needs either `at` (the number of a point) or `x` (its value).',
      );
    }
    const on = line === undefined ? {} : { line: lineNamed(['marks', index, 'line'], line, shown.lines) };
    if (at !== undefined) return { at, ...on, label };
    const wanted = numberAt(['marks', index, 'x'], x ?? 0, names);
    const distances = shown.x.map((each) => Math.abs(each - wanted));
    return { at: distances.indexOf(Math.min(...distances)), ...on, label };
  });
  return marksOf(placed, shown);
}

/** Which of the lines has a name. @throws DrawingError when none has */
export function lineNamed(path: DrawingPath, name: string, lines: readonly string[]): number {
  const place = lines.indexOf(name);
  if (place !== -1) return place;
  if (lines.length === 0) throw new DrawingError(path, 'There are no lines here. Remove `line`.');
  const nearest = nearestWord(name, lines);
  const advice = nearest === undefined ? `There is ${lines.join(', ')}.` : `Did you mean '${nearest}'?`;
  throw new DrawingError(path, `There is no line '${name}'. ${advice}`);
}
