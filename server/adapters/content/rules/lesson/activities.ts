import type { Activity } from '#domain/activities/activity-contract.ts';
import { compileActivity } from '#domain/activities/compile-activity.ts';
import {
  challengeProblem,
  type ViewProblem,
  viewProblem,
} from '#domain/activities/simulated/view-problem.ts';
import { truthProblem } from '#domain/activities/reachable-truth.ts';
import { DrawingError } from '#domain/catalogue/drawing/drawing-values.ts';
import { activitiesIn } from '../../markdown/activities.ts';
import type { AskingLesson } from '../../reading/content.ts';
import { models } from '../../run-model.ts';
import { activitiesOf, asks, lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { checkUses } from './named-uses.ts';
import { noWords } from './no-words.ts';
import { checkTranscript } from './transcript.ts';

/**
 * Every activity can be asked, its own truth is graded right, and a text asks it once; whatever is asked exists. What a
 * lecture asks is held to the same by its compiler.
 */
export const activities: Rule = {
  name: 'activities',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (!asks(lesson)) continue;
      for (const { name, activity } of activitiesOf(lesson)) yield* checkActivity(lesson, name, activity);
      if (lesson.kind !== 'text') continue;
      yield* checkUses(lesson, 'activities', activitiesIn(lessonTree(lesson)));
    }
  },
};

function noTable(): never {
  throw new Error('A commit has no table.');
}

function* checkActivity(lesson: AskingLesson, name: string, activity: Activity): Iterable<Problem> {
  const path = ['activities', name];
  if (activity.kind === 'check') {
    // Everything else about items is asked by the rules for quizzes.
    for (const [index, item] of activity.items.entries()) {
      if (item.instead_of === undefined) continue;
      const message = 'A check asks each of its items. Remove `instead_of`, or the item.';
      yield problemAt(lesson, [...path, 'items', index, 'instead_of'], message);
    }
    return;
  }
  if (activity.kind === 'transcript') {
    yield* checkTranscript(lesson, name, activity);
    return;
  }
  // Data tasks have a rule of their own.
  if (activity.kind === 'data-task') return;
  if (activity.kind === 'simulation' || activity.kind === 'challenge') {
    const wrong = viewProblem(models, activity) ?? challengeFault(activity);
    if (wrong) yield problemAt(lesson, [...path, ...wrong.path], wrong.message);
    return;
  }
  if (activity.asks === 'choice' && activity.choices.filter(({ correct }) => correct).length !== 1) {
    yield problemAt(
      lesson,
      [...path, 'choices'],
      `Mark exactly one choice of '${name}' with \`correct: true\`.`,
    );
    return;
  }
  try {
    const sources = { markets: lesson.data.markets, tableOf: noTable };
    const { learner, key } = compileActivity(activity, sources, noWords);
    const wrong = learner.kind === 'commit' && key.kind === 'commit' ? truthProblem(learner, key) : undefined;
    if (wrong !== undefined) yield problemAt(lesson, [...path, wrong.field], wrong.message);
  } catch (error) {
    if (error instanceof DrawingError) yield problemAt(lesson, [...path, ...error.path], error.message);
    else if (error instanceof Error) yield problemAt(lesson, [...path, 'truth'], error.message);
    else throw error;
  }
}

function challengeFault(activity: Activity): ViewProblem | undefined {
  const model = activity.kind === 'challenge' ? models.get(activity.model) : undefined;
  return activity.kind === 'challenge' && model ? challengeProblem(model, activity) : undefined;
}
