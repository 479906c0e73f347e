import type { Figure } from '#domain/catalogue/drawing/figure-contract.ts';
import type { LectureScene } from '#domain/catalogue/lecture/lecture-contract.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';

/** `Trades, in tens`, `Time, in steps of four minutes`: what is counted is not what the axis says. */
const COUNTED_OTHERWISE = /\bin (?:steps of|tens|hundreds|thousands|fives|twenties|dozens)\b/i;

/** An axis shows true values: no reader has to multiply by ten. */
export const trueAxes: Rule = {
  name: 'true-axes',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind === 'text') {
        for (const [name, figure] of Object.entries(lesson.data.figures)) {
          for (const label of labelsOf(figure)) {
            if (COUNTED_OTHERWISE.test(label)) yield problemAt(lesson, ['figures', name], advice(label));
          }
        }
      }
      if (lesson.kind === 'lecture') {
        for (const [index, { stage }] of lesson.data.scenes.entries()) {
          for (const label of labelsOf(stage)) {
            if (COUNTED_OTHERWISE.test(label))
              yield problemAt(lesson, ['scenes', index, 'stage'], advice(label));
          }
        }
      }
    }
  },
};

function labelsOf(drawing: Figure | LectureScene['stage']): string[] {
  if (drawing.kind === 'panels')
    return drawing.panels.flatMap((panel) => labelsOf({ ...panel, summary: '' }));
  if (drawing.kind === 'scatter') return [drawing.x.label, drawing.y.label];
  return 'x_label' in drawing && drawing.x_label !== undefined ? [drawing.x_label] : [];
}

function advice(label: string): string {
  return `"${label}" lets the reader multiply. Give the true values with \`x\`, or \`x_from\` and \`x_step\`.`;
}
