import type { DrawingData, Level, Mark } from '../../drawing/drawing-data.ts';
import type { Stroke } from '../lecture-data.ts';
import { axisWords } from './axis-words.ts';
import { areaOutside, type Box, boxOfLabel, type PlacedLabel, sharedArea } from './label-box.ts';
import { labelCandidates } from './label-candidates.ts';
import type { StageLayout } from './stage-layout.ts';
import { linesOf, obstaclesOf } from './stage-obstacles.ts';
import { shownWords } from './shown-words.ts';
import type { ChartScene } from './stage-values.ts';

/**
 * How bad a square pixel is that a label shares with another label, the words of the axes, a point, the room below the plot, a
 * line or the rest of the drawing; outside it cannot be read.
 */
const COST = { outside: 1000, label: 100, words: 60, point: 40, axis: 4, line: 3, drawing: 1 } as const;
/** How far below the plot the numbers of the axis begin, in pixels. */
const AXIS_GAP = 4;

/** Levels and marks that belong to the stage itself stand from its first moment. */
export function staticStrokes(stage: DrawingData): Stroke[] {
  const { levels, marks }: { levels: readonly Level[]; marks: readonly Mark[] } =
    'levels' in stage ? stage : { levels: [], marks: [] };
  const whole = { from: 0, drawn: 0, until: Number.POSITIVE_INFINITY, tone: 'neutral' } as const;
  return [
    ...levels.map((level) => ({ ...whole, ...level, kind: 'level' as const })),
    ...marks.map((mark) => ({ ...whole, ...mark, kind: 'mark' as const })),
  ];
}

/**
 * Where the labels of what is drawn over a scene stand, one after the other in the order in which they come:
 * each at the first of its places where it touches least. It depends on the scene alone, so that no label moves.
 * @param strokes those of the stage itself, then those of the scene
 */
export function placeStrokeLabels(
  strokes: readonly Stroke[],
  scene: ChartScene,
  layout: StageLayout,
): ReadonlyMap<Stroke, PlacedLabel> {
  const drawing = obstaclesOf(scene, layout);
  const names = shownWords(scene, layout);
  const stage: Box = { left: 0, right: layout.width, top: 0, bottom: layout.height };
  const axis: Box = { ...stage, top: layout.bottom + AXIS_GAP };
  const axisBoxes = axisWords(layout).map((word) => word.box);
  const drawn = scene.stage.kind === 'scatter' ? COST.point : COST.drawing;
  const placed = new Map<Stroke, PlacedLabel>();
  for (const stroke of strokes) {
    const meet = strokes.filter((other) => other.from < stroke.until && stroke.from < other.until);
    const labels = meet.flatMap((other) => placed.get(other) ?? []).map(boxOfLabel);
    const words = names
      .filter((word) => word.from < stroke.until && stroke.from < word.until)
      .map(boxOfLabel);
    const lines = meet.flatMap((other) => linesOf(other, layout));
    const costOf = (label: PlacedLabel) => {
      const box = boxOfLabel(label);
      const shared = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + sharedArea(box, other), 0);
      return (
        COST.outside * areaOutside(box, stage) +
        COST.label * shared([...words, ...labels]) +
        COST.words * shared(axisBoxes) +
        COST.axis * sharedArea(box, axis) +
        COST.line * shared(lines) +
        drawn * shared(drawing)
      );
    };
    const [best] = labelCandidates(stroke, scene.stage, layout)
      .map((label) => ({ label, cost: costOf(label) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best !== undefined) placed.set(stroke, best.label);
  }
  return placed;
}
