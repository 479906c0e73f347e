import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { lectureWords } from '#domain/catalogue/lecture/lecture-words.ts';
import { runModel } from '../run-model.ts';
import type { LectureLesson } from '../reading/content.ts';

/** The columns of `lesson_bodies` that a lecture fills. The linter has seen to it that it compiles. */
export function lectureBody({ data }: LectureLesson): {
  readonly lecture: Lecture;
  readonly plain_text: string;
} {
  const { lecture } = compileLecture(data, runModel);
  return { lecture, plain_text: lectureWords(lecture) };
}

/** Everything the body is made of, for the hash that tells whether it changed. */
export function lectureBodySources({ data }: LectureLesson): unknown[] {
  return [data.calculations, data.markets, data.scenes];
}
