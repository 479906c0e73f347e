import { calculate } from '../../kernel/calculation.ts';
import type { CalculationFunctions, CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { ValueStyle } from './drawing-data.ts';
import { roundTo } from '../../kernel/round-to.ts';

/** Where in a figure something is wrong, as a path of keys and places. */
export type DrawingPath = readonly (string | number)[];

/** Why a figure cannot be drawn, as a sentence for its author. */
export class DrawingError extends Error {
  readonly path: DrawingPath;

  constructor(path: DrawingPath, message: string) {
    super(message);
    this.path = path;
  }
}

/** More digits than any label shows; fewer than binary fractions have. */
const STORED_DECIMALS = 6;

/** The value of a number or calculation that stands at `path`. */
export function numberAt(
  path: DrawingPath,
  source: string | number,
  variables: CalculationVariables = {},
  functions?: CalculationFunctions,
): number {
  if (typeof source === 'number') return source;
  const result = calculate(source, variables, functions);
  if (!result.ok) {
    throw new DrawingError(path, `The calculation "${source}" cannot be worked out: ${result.reason}.`);
  }
  return stored(result.value);
}

/** A value as a drawing keeps it. */
export function stored(value: number): number {
  return roundTo(value, STORED_DECIMALS);
}

/** How the values of a drawing are written; two decimals unless the author says otherwise. */
export function valueStyle(style: {
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
}) {
  const { unit, decimals = 2 } = style;
  return { ...(unit !== undefined && { unit }), decimals } satisfies ValueStyle;
}

/** Which of `count` candles or points an author wants to see: from the first to the last unless said otherwise. */
export function shownPart(
  { from = 0, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
  count: number,
): { readonly from: number; readonly to: number } {
  const last = to ?? count - 1;
  if (last >= count) throw new DrawingError(['to'], outOfRange(last, count));
  if (from >= last) throw new DrawingError(['from'], `\`from\` must be below \`to\`, which is ${last}.`);
  return { from, to: last };
}

function outOfRange(place: number, count: number): string {
  return `There is no number ${place}: there are ${count}, counted from 0, so the last is ${count - 1}.`;
}
