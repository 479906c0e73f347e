import { withChoices } from './answer-choices.ts';
import { compileScene, type LectureProblem } from './compile-scene.ts';
import { noModels } from '../drawing/drawing-sources.ts';
import { namedCalculations } from '../drawing/named-calculations.ts';
import type { RunModel } from '../drawing/model-runs.ts';
import type { LectureFile } from './lecture-contract.ts';
import type { Lecture, Scene } from './lecture-data.ts';
import { lectureStops } from './lecture-stops.ts';
import { posterSeconds } from './poster-seconds.ts';

/**
 * Makes the timeline of a lecture: every scene, caption and stroke with its seconds, every number worked out. The same
 * file gives the same timeline. What its stops ask is left as it is written; {@link lectureStops} gives it as HTML.
 * @param runModel what stages draw simulations with
 * @returns the timeline of what can be played, and what cannot be; a lecture with problems is not to be imported
 */
export function compileLecture(
  file: Pick<LectureFile, 'markets' | 'scenes'> & Partial<Pick<LectureFile, 'activities' | 'calculations'>>,
  runModel: RunModel = noModels,
): {
  readonly lecture: Lecture;
  readonly problems: readonly LectureProblem[];
} {
  const scenes: Scene[] = [];
  const problems: LectureProblem[] = [];
  const sources = { markets: file.markets, names: namedCalculations(file.calculations ?? []), runModel };
  let time = 0;
  for (const [index, scene] of file.scenes.entries()) {
    const compiled = compileScene(scene, time, sources);
    problems.push(
      ...compiled.problems.map(({ path, reason }) => ({ path: ['scenes', index, ...path], reason })),
    );
    if (compiled.scene === undefined) continue;
    scenes.push(compiled.scene);
    time = compiled.scene.to;
  }
  if (problems.length > 0) return { lecture: { seconds: time, scenes, stops: [], poster: 0 }, problems };
  const stops = lectureStops(file, scenes, String);
  return {
    lecture: {
      seconds: time,
      scenes: withChoices(scenes, file.activities),
      stops: stops.stops,
      poster: posterSeconds(file.scenes, scenes),
    },
    problems: stops.problems,
  };
}
