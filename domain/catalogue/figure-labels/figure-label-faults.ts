import type { DrawingData, FigureDrawing } from '../drawing/drawing-data.ts';
import { unreadableLabels } from '../lecture/stage/unreadable-labels.ts';
import { PLOT_HEIGHT } from '../../kernel/axis/plot-measures.ts';
import { figureLabels } from './figure-labels.ts';

/** The widths, in pixels, of figures in a text at which labels have to stay apart: on a phone and on a wide page. */
const WIDTHS = [
  ['phone', 356],
  ['desktop', 629],
] as const;

/** Between two panels that stand beside each other, which they do not on a phone. */
const PANEL_GAP = 32;

/** What a label may stand over of the room above and below a plot, in pixels. */
const [ABOVE, BELOW] = [12, 24];

/** The labels of a figure in a text that cannot be read: they touch another one or leave the drawing. A sentence for each. */
export function figureLabelFaults(drawing: FigureDrawing): string[] {
  const faults = WIDTHS.flatMap(([page, width]) => {
    if (drawing.kind !== 'panels') return faultsAt(drawing, width).map((fault) => `On a ${page}: ${fault}`);
    const { panels, layout, reach } = drawing;
    const areBeside = layout === 'beside' && page === 'desktop';
    const each = areBeside ? (width - PANEL_GAP) / 2 : width;
    return panels.flatMap((panel) => {
      const stacked = areBeside ? [panel.drawing] : panels.map(({ drawing: other }) => other);
      return faultsAt(panel.drawing, each, reach, stacked).map((fault) => `On a ${page}: ${fault}`);
    });
  });
  return [...new Set(faults)];
}

function faultsAt(
  drawing: DrawingData,
  width: number,
  reach?: readonly number[],
  stacked?: readonly DrawingData[],
): string[] {
  const { labels, plot } = figureLabels(drawing, width, reach, stacked);
  const sheet = { left: 0, right: width, top: -ABOVE, bottom: PLOT_HEIGHT + BELOW };
  const boxed = labels.map(({ text, box }) => {
    // What stands beside the plot is as wide as its column; what stands in it stays inside.
    const right = box.left > plot ? Math.max(sheet.right, box.right) : plot;
    return { text, box, room: { ...sheet, right } };
  });
  return unreadableLabels(boxed, 'drawing');
}
