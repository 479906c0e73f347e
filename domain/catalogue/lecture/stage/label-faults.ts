import { areaOutside, boxOfLabel, sharedArea } from './label-box.ts';
import { placeStrokeLabels, staticStrokes } from './place-stroke-labels.ts';
import { layOutStage } from './stage-layout.ts';
import { stageHeight } from './stage-size.ts';
import { shownWords } from './shown-words.ts';
import type { ChartScene } from './stage-values.ts';

/**
 * The labels of a scene that cannot be read at a width: those that leave the stage, and those that touch another one
 * while both stand. The lowest height of a stage is taken, where least has room.
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
  const stage = { left: 0, right: layout.width, top: 0, bottom: layout.height };
  const all = [...words, ...placed];
  const faults = all.flatMap((label, place) => [
    ...(areaOutside(boxOfLabel(label), stage) > 0 ? [`The label "${label.text}" leaves the stage.`] : []),
    ...all
      .slice(0, place)
      .filter((other) => other.from < label.until && label.from < other.until)
      .filter((other) => sharedArea(boxOfLabel(label), boxOfLabel(other)) > 0)
      .map((other) => `The label "${label.text}" touches "${other.text}".`),
  ]);
  // What is wrong at every part that is shown is said once.
  return [...new Set(faults)];
}
