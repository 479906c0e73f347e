import type { Control, Controls } from '#domain/catalogue/drawing/control-contract.ts';
import { controlFault, extremeValues, startValues } from '#domain/catalogue/drawing/figure-controls.ts';
import type { Figure } from '#domain/catalogue/drawing/figure-contract.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import { drawnFigures } from '../../drawn-figures.ts';
import { figureSources } from '../../figure-sources.ts';
import type { TextLesson } from '../../reading/content.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** Every control of a figure can be moved to its ends, and what is drawn or said changes with it. */
export const figureControls: Rule = {
  name: 'figure-controls',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      for (const [name, figure] of Object.entries(lesson.data.figures)) {
        if (figure.controls !== undefined) yield* checkControls(lesson, name, figure, figure.controls);
      }
    }
  },
};

function* checkControls(
  lesson: TextLesson,
  name: string,
  figure: Figure,
  controls: Controls,
): Iterable<Problem> {
  const faults = Object.entries(controls).flatMap(([control, description]) => {
    const fault = controlFault(description);
    return fault === undefined ? [] : [problemAt(lesson, ['figures', name, 'controls', control], fault)];
  });
  yield* faults;
  // What cannot be drawn at all is a finding of its own.
  if (faults.length > 0 || !drawnFigures(lesson).get(name)?.ok) return;
  const sources = figureSources(lesson.data);
  for (const settings of extremeValues(controls)) {
    const drawn = figureData(figure, sources, settings);
    if (drawn.ok) continue;
    const where = Object.entries(settings).map(([control, value]) => `${control} = ${value}`);
    const message = `With ${where.join(', ')} the figure cannot be drawn: ${drawn.reason}`;
    yield problemAt(lesson, ['figures', name, 'controls'], message);
    return;
  }
  const start = startValues(controls);
  for (const [control, description] of Object.entries(controls)) {
    const pictures = endsOf(description).map((value) => {
      const drawn = figureData(figure, sources, { ...start, [control]: value });
      return drawn.ok ? JSON.stringify([drawn.data.title, drawn.data.summary, drawn.data.drawing]) : '';
    });
    if (new Set(pictures).size > 1) continue;
    const message = `Nothing follows the control '${control}'. Use its name in a formula, a label or the summary.`;
    yield problemAt(lesson, ['figures', name, 'controls', control], message);
  }
}

function endsOf(control: Control): readonly number[] {
  return control.kind === 'choice' ? control.options.map(({ value }) => value) : [control.from, control.to];
}
