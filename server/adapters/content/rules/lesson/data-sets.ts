import type { Activity } from '#domain/activities/activity-contract.ts';
import { DataError } from '#domain/activities/data-task/data-error.ts';
import { DrawingError } from '#domain/catalogue/drawing/drawing-values.ts';
import { dataTable } from '../../data-tables.ts';
import type { AskingLesson } from '../../reading/content.ts';
import { activitiesOf, asks, lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** Every table can be made, its file is well-formed, and a data task uses it. */
export const dataSets: Rule = {
  name: 'data-sets',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (!asks(lesson)) continue;
      for (const name of Object.keys(lesson.data.data)) {
        const wrong = tableProblem(lesson, name);
        if (wrong) yield wrong;
        if (activitiesOf(lesson).some(({ activity }) => tablesOf(activity).includes(name))) continue;
        const message = `No data task uses the table '${name}'. Write one, or remove the table.`;
        yield problemAt(lesson, ['data', name], message);
      }
    }
  },
};

function tablesOf(activity: Activity): string[] {
  if (activity.kind !== 'data-task' || activity.asks === 'plan') return [];
  return activity.asks === 'rule' ? [activity.data, activity.hidden] : [activity.data];
}

function tableProblem(lesson: AskingLesson, name: string): Problem | undefined {
  try {
    dataTable(lesson, name);
    return undefined;
  } catch (error) {
    if (!(error instanceof DataError || error instanceof DrawingError)) throw error;
    const file = new Map(Object.entries(lesson.data.data)).get(name)?.file;
    const values = file === undefined ? undefined : lesson.values.get(file);
    if (error instanceof DataError && error.line !== undefined && values !== undefined)
      return { file: values.path, line: error.line, message: error.message };
    return problemAt(lesson, ['data', name, ...error.path], error.message);
  }
}
