import { goalProblem, scaleProblem } from '#domain/activities/simulated/tried-out.ts';
import { challengeProblem, viewProblem } from '#domain/activities/simulated/view-problem.ts';
import { models } from '../../run-model.ts';
import { activitiesOf, asks, lessonsOf, problemAt, type Rule } from '../rule.ts';

/**
 * Simulations stay on their scale, and the goal of a challenge is met by the author's own way but not by doing nothing. What
 * cannot be run at all is left to the rule for activities.
 */
export const triedOut: Rule = {
  name: 'tried-out',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (!asks(lesson)) continue;
      for (const { name, activity } of activitiesOf(lesson)) {
        if (activity.kind !== 'simulation' && activity.kind !== 'challenge') continue;
        const model = models.get(activity.model);
        if (model === undefined || viewProblem(models, activity) !== undefined) continue;
        let wrong = scaleProblem(model, activity);
        if (activity.kind === 'challenge' && challengeProblem(model, activity) === undefined)
          wrong ??= goalProblem(model, activity, activity.shows_by);
        if (wrong) yield problemAt(lesson, ['activities', name, ...wrong.path], wrong.message);
      }
    }
  },
};
