import type { Content } from '#server/adapters/content/reading/content.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { type RightAnswer, rightAnswers } from './right-answers.ts';

/** A lesson as its author finds it again: where it is written and where it is shown. */
export interface PreviewLesson {
  id: string;
  course: string;
  module: string;
  title: string;
  /** As findings name it. */
  file: string;
  /** The path of its page. */
  page: string;
  /** What is right in each item of a quiz and each activity of a text. */
  answers: readonly RightAnswer[];
}

/** All lessons of the content, also those that could not be read, in their order. */
export function listLessons({ courses }: Content): PreviewLesson[] {
  return courses.flatMap((course) =>
    course.modules.flatMap((module) =>
      module.lessonNames.map(({ slug, path }) => {
        const lesson = module.lessons.find((candidate) => candidate.path === path);
        const id = stableId(course.slug, module.slug, slug);
        return {
          id,
          course: course.file?.data.title.en ?? course.slug,
          module: module.file?.data.title.en ?? module.slug,
          title: lesson?.data.title ?? slug,
          file: path,
          page: `/course/${stableId(course.slug)}?lesson=${id}`,
          answers: lesson === undefined ? [] : rightAnswers(lesson),
        };
      }),
    ),
  );
}
