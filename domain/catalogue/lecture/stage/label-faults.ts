import type { Stroke } from '../lecture-data.ts';
import { axisWords } from './axis-words.ts';
import { boxOfLabel, isThrough, sharedArea } from './label-box.ts';
import { placeStrokeLabels, staticStrokes } from './place-stroke-labels.ts';
import { obstaclesOf } from './stage-obstacles.ts';
import { layOutStage, type StageLayout } from './stage-layout.ts';
import { stageHeight } from './stage-size.ts';
import { type ShownWord, shownWords } from './shown-words.ts';
import type { ChartScene } from './stage-values.ts';
import { unreadableLabels } from './unreadable-labels.ts';

/**
 * The labels of a scene that cannot be read at a width, or hide what they should explain: those that leave the stage, those
 * that touch another one while both stand, and those that lie over the words of an axis or over a point. The lowest height of
 * a stage is taken, where least has room.
 * @param width of the stage, in pixels
 * @returns a sentence for the author for each
 */
export function labelFaults(scene: ChartScene, width: number): string[] {
  const layout = layOutStage(scene, width, stageHeight(width, true));
  const strokes = [...staticStrokes(scene.stage), ...scene.strokes];
  const placed = Array.from(placeStrokeLabels(strokes, scene, layout), ([{ from, until }, label]) => ({
    ...label,
    from,
    until,
  }));
  const words = shownWords(scene, layout);
  const room = { left: 0, right: layout.width, top: 0, bottom: layout.height };
  const labels = [...words, ...placed].map((label) => ({ ...label, box: boxOfLabel(label), room }));
  const faults = unreadableLabels(
    labels,
    'stage',
    (label, other) => other.from < label.until && label.from < other.until,
  );
  const crossed = strokes.flatMap((stroke) =>
    stroke.kind === 'level' ? crossedValues(scene, stroke, layout, words) : [],
  );
  const axis = axisWords(layout);
  const points = scene.stage.kind === 'scatter' ? obstaclesOf(scene, layout) : [];
  const hiding = labels.flatMap(({ text, box }) => [
    ...axis
      .filter((word) => sharedArea(box, word.box) > 0)
      .map((word) => `The label "${text}" lies over "${word.text}" of the axis.`),
    ...(points.some((point) => sharedArea(box, point) > 0) ? [`The label "${text}" lies over a point.`] : []),
  ]);
  // What is wrong at every part that is shown is said once.
  return [...new Set([...faults, ...crossed, ...hiding])];
}

/** The values over bars that a level runs through. */
function crossedValues(
  { stage }: ChartScene,
  { price, label, from, until }: Extract<Stroke, { kind: 'level' }>,
  { yOf }: StageLayout,
  words: readonly ShownWord[],
): string[] {
  if (stage.kind !== 'bars') return [];
  const y = yOf(price);
  return words.flatMap((word) => {
    const isCrossed = word.from < until && from < word.until && isThrough(y, word.y);
    return isCrossed ? [`The level "${label}" runs through "${word.text}".`] : [];
  });
}
