import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import type { LectureLesson } from './reading/content.ts';
import { runModel } from './run-model.ts';

type Compiled = ReturnType<typeof compileLecture>;

const compiled = new WeakMap<LectureLesson, Compiled>();

/** The timeline of a lecture and what is wrong with it, worked out once for all rules and the importer. */
export function compiledLecture(lesson: LectureLesson): Compiled {
  let lecture = compiled.get(lesson);
  if (!lecture) {
    lecture = compileLecture(lesson.data, runModel);
    compiled.set(lesson, lecture);
  }
  return lecture;
}
