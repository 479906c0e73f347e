import type { LectureFrame } from '#domain/catalogue/lecture/lecture-frame.ts';

/** What the stage shows at this moment, in the author's own words: for those who do not see it. */
export function describeFrame({ scene, strokes }: LectureFrame): string {
  const words = strokes
    .filter(({ progress }) => progress === 1)
    .map(({ stroke }) => (stroke.kind === 'writing' ? stroke.text : stroke.label))
    .filter((text) => text !== '');
  return [scene.title, ...words].join(' · ');
}
