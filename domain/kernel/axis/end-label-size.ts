import { wrapLabel } from '../text/wrap-label.ts';

/** The height of a plot in a text, in pixels. */
const PLOT_HEIGHT = 224;
/** The size of labels, the height of their lines, the widest they get and what keeps them apart, in pixels. */
const [TEXT, LINE, WIDEST, GAP] = [13, 16.25, 112, 3.9];

/** The lines of the name of a line at its end, broken where it is wider than the column beside a plot. */
export function endLabelLines(name: string): string[] {
  return wrapLabel(`— ${name}`, WIDEST, TEXT);
}

/** The room that such a name needs from top to bottom, in percent of a plot's height. */
export function endLabelSize(name: string): number {
  return ((endLabelLines(name).length * LINE + GAP) / PLOT_HEIGHT) * 100;
}
