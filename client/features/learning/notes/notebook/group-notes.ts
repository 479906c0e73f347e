import type { Note } from '../note.ts';
import type { NotePlaceRow } from './fetch-notebook.ts';

type PlacedNote = Note & NotePlaceRow;

/** The notes on one lesson, in the order in which they were written. */
export interface LessonGroup {
  readonly lessonId: string;
  readonly notes: readonly [PlacedNote, ...PlacedNote[]];
}

/** The notes in one course, in the order of its lessons. */
export interface CourseGroup {
  readonly courseId: string;
  readonly lessons: readonly [LessonGroup, ...LessonGroup[]];
}

/** Notes by course and lesson, in the order in which lessons are taken; those no longer taught come last. */
export function groupNotes(notes: readonly PlacedNote[]): CourseGroup[] {
  const courses = Map.groupBy(notes, (note) => note.course_id);
  return [...courses].flatMap(([courseId, inCourse]) => {
    const lessons = [...Map.groupBy(inCourse, (note) => note.lesson_id)].flatMap(
      ([lessonId, [first, ...others]]) =>
        first === undefined ? [] : [{ lessonId, notes: [first, ...others] as const }],
    );
    const [first, ...others] = lessons.sort((one, other) => compare(orderOf(one), orderOf(other)));
    return first === undefined ? [] : [{ courseId, lessons: [first, ...others] as const }];
  });
}

function orderOf({ notes: [{ module, lesson }] }: LessonGroup): [number, number] {
  if (module === null || lesson === null) return [Number.POSITIVE_INFINITY, 0];
  return [module.order_index, lesson.order_index];
}

const compare = ([module, lesson]: [number, number], [otherModule, otherLesson]: [number, number]) =>
  module === otherModule ? lesson - otherLesson : module < otherModule ? -1 : 1;
