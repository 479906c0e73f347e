import { compileActivity } from '#domain/activities/compile-activity.ts';
import type { ActivityKey } from '#domain/activities/activity-key.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { dataTable } from '../data-tables.ts';
import type { AskingLesson, Content } from '../reading/content.ts';
import { quizWords } from './quiz-body.ts';

/** What there is to do in a lesson, by name: the part for browsers and the part that stays on the server. */
export type ActivityBodies = {
  readonly activities: Readonly<Record<string, LearnerActivity>>;
  readonly keys: ReadonlyMap<string, ActivityKey>;
};

/** Compiles the activities of a lesson. The linter has seen to it that each can be. */
export function activityBodies(
  lesson: AskingLesson,
  registers: Pick<Content, 'misconceptions' | 'skills'>,
): ActivityBodies {
  const words = quizWords(registers);
  const { markets } = lesson.data;
  const sources = { markets, tableOf: (name: string) => dataTable(lesson, name) };
  const compiled = Object.entries(lesson.data.activities).map(
    ([name, activity]) => [name, compileActivity(activity, sources, words)] as const,
  );
  return {
    activities: Object.fromEntries(compiled.map(([name, { learner }]) => [name, learner])),
    keys: new Map(compiled.map(([name, { key }]) => [name, key])),
  };
}
