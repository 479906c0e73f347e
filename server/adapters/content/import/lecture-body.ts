import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { lectureStops } from '#domain/catalogue/lecture/lecture-stops.ts';
import { lectureWords } from '#domain/catalogue/lecture/lecture-words.ts';
import { compiledLecture } from '../compiled-lecture.ts';
import { activityBlocks, activityText } from '../markdown/activities.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import type { Content, LectureLesson } from '../reading/content.ts';
import { type ActivityBodies, activityBodies } from './activity-bodies.ts';

type Registers = Pick<Content, 'misconceptions' | 'skills'>;

/** A compiled lecture, and the keys of its activities by name. */
export type LectureBody = Pick<ActivityBodies, 'keys'> & {
  readonly columns: Pick<ActivityBodies, 'activities'> & {
    readonly lecture: Lecture;
    readonly plain_text: string;
  };
};

/** The columns of `lesson_bodies` that a lecture fills, and its keys. The linter has seen to it that it compiles. */
export function lectureBody(lesson: LectureLesson, registers: Registers): LectureBody {
  const { lecture } = compiledLecture(lesson);
  const { stops } = lectureStops(lesson.data, lecture.scenes, renderMarkdown);
  const { activities, keys } = activityBodies(lesson, registers);
  const asked = Object.values(lesson.data.activities).map((activity) =>
    activityText(activity, activityBlocks(activity)),
  );
  const plain_text = [lectureWords(lecture), ...asked].join('\n');
  return { columns: { lecture: { ...lecture, stops }, activities, plain_text }, keys };
}
