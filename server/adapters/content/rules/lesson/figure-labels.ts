import { figureLabelFaults } from '#domain/catalogue/figure-labels/figure-label-faults.ts';
import { drawnFigures } from '../../drawn-figures.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';

/** Every label of a figure in a text can be read as the figure is shown first, on a phone and on a wide page. */
export const figureLabels: Rule = {
  name: 'figure-labels',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      for (const [name, result] of drawnFigures(lesson)) {
        // What cannot be drawn is a finding of its own.
        if (!result.ok) continue;
        for (const fault of figureLabelFaults(result.data.drawing)) {
          const advice = 'Write it shorter, or let it stand elsewhere.';
          yield problemAt(lesson, ['figures', name], `${fault} ${advice}`);
        }
      }
    }
  },
};
