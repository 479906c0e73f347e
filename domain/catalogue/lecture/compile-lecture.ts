import { compileScene, type LectureProblem } from './compile-scene.ts';
import type { LectureFile } from './lecture-contract.ts';
import type { Lecture, Scene } from './lecture-data.ts';

/**
 * Makes the timeline of a lecture: every scene, caption and stroke with its seconds, every number worked out. The same
 * file gives the same timeline.
 * @returns the timeline of what can be played, and what cannot be; a lecture with problems is not to be imported
 */
export function compileLecture(file: Pick<LectureFile, 'markets' | 'scenes'>): {
  readonly lecture: Lecture;
  readonly problems: readonly LectureProblem[];
} {
  const scenes: Scene[] = [];
  const problems: LectureProblem[] = [];
  let time = 0;
  for (const [index, scene] of file.scenes.entries()) {
    const compiled = compileScene(scene, time, file.markets);
    problems.push(
      ...compiled.problems.map(({ path, reason }) => ({ path: ['scenes', index, ...path], reason })),
    );
    if (compiled.scene === undefined) continue;
    scenes.push(compiled.scene);
    time = compiled.scene.to;
  }
  return { lecture: { seconds: time, scenes }, problems };
}
