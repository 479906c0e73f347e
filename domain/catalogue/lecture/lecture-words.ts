import type { LectureFile } from './lecture-contract.ts';

/** Every word of a lecture: chapters, captions, and what is written or labelled on the stage. A line for each. */
export function lectureWords({ scenes }: Pick<LectureFile, 'scenes'>): string {
  return scenes
    .flatMap(({ title, steps }) => [
      title,
      ...steps.flatMap(({ say, draw }) => [
        say,
        ...draw.flatMap(({ write, label }) => [write ?? [], label ?? []].flat()),
      ]),
    ])
    .join('\n');
}
