import { nearestWord } from '#domain/content/nearest-word.ts';
import { type FigureUse, figuresIn } from '../../markdown/figures-and-terms.ts';
import { drawnFigures } from '../../drawn-figures.ts';
import type { TextLesson } from '../../reading/content.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { lessonsOf, type Problem, problemAt, type Rule, textProblem } from '../rule.ts';

/** Markets can be generated as they are described, and each is drawn. */
export const markets: Rule = {
  name: 'markets',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (!('markets' in lesson.data)) continue;
      for (const [name, market] of Object.entries(lesson.data.markets)) {
        for (const [index, { at }] of market.jumps.entries()) {
          if (at < market.candles) continue;
          const message = `The jump at ${at} lies outside the market '${name}': its ${market.candles} candles are \
counted from 0 to ${market.candles - 1}.`;
          yield problemAt(lesson, ['markets', name, 'jumps', index, 'at'], message);
        }
        if (lesson.kind === 'text' && !isDrawn(lesson, name)) {
          const message = `No figure draws the market '${name}'. Draw it or remove it.`;
          yield problemAt(lesson, ['markets', name], message);
        }
      }
    }
  },
};

/** Every figure of a text can be drawn and is shown once; whatever is shown exists. */
export const figures: Rule = {
  name: 'figures',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      const uses = figuresIn(lessonTree(lesson));
      yield* checkDescriptions(lesson, uses);
      yield* checkUses(lesson, uses);
    }
  },
};

/** Whether a figure draws the market; one that names an unknown market, a finding of its own, may have meant this. */
function isDrawn({ data }: TextLesson, market: string): boolean {
  const { figures, activities, data: tables } = data;
  const drawn = [figures, activities, tables]
    .flatMap(Object.values)
    .flatMap((drawing: object) => ('market' in drawing ? [drawing.market] : []));
  return drawn.some((name) => name === market || (typeof name === 'string' && !(name in data.markets)));
}

function* checkDescriptions(lesson: TextLesson, uses: readonly FigureUse[]): Iterable<Problem> {
  for (const [name, result] of drawnFigures(lesson)) {
    if (!result.ok) yield problemAt(lesson, ['figures', name, ...result.path], result.reason);
    if (uses.some((use) => use.name === name)) continue;
    const message = `The text does not show the figure '${name}'. Write \`::figure{#${name}}\` on a line of its own, \
or remove the figure.`;
    yield problemAt(lesson, ['figures', name], message);
  }
}

function* checkUses(lesson: TextLesson, uses: readonly FigureUse[]): Iterable<Problem> {
  const names = Object.keys(lesson.data.figures);
  for (const [index, { name, node }] of uses.entries()) {
    if (name === '') {
      yield textProblem(lesson, node, 'A figure needs its name: `::figure{#name}`.');
    } else if (!names.includes(name)) {
      const nearest = nearestWord(name, names);
      const advice = nearest === undefined ? 'Describe it under `figures`.' : `Did you mean '${nearest}'?`;
      yield textProblem(lesson, node, `There is no figure '${name}'. ${advice}`);
    } else if (uses.findIndex((use) => use.name === name) !== index) {
      yield textProblem(lesson, node, `The figure '${name}' is shown above already. Show it once.`);
    }
  }
}
