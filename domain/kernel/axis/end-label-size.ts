import { wrapLabel } from '../text/wrap-label.ts';
import { LINE_HEIGHT, PLOT_HEIGHT, TEXT_SIZE, WIDEST_GUTTER } from './plot-measures.ts';

/** What keeps labels apart, in pixels. */
const GAP = 3.9;

/** The lines of the name of a line at its end, broken where it is wider than the column beside a plot. */
export function endLabelLines(name: string): string[] {
  return wrapLabel(`— ${name}`, WIDEST_GUTTER, TEXT_SIZE);
}

/** The room that such a name needs from top to bottom, in percent of a plot's height. */
export function endLabelSize(name: string): number {
  return ((endLabelLines(name).length * LINE_HEIGHT + GAP) / PLOT_HEIGHT) * 100;
}
