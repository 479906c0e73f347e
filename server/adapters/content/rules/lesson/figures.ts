import { figuresIn } from '../../markdown/figures-and-terms.ts';
import { drawnFigures } from '../../drawn-figures.ts';
import type { TextLesson } from '../../reading/content.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';
import { checkUses } from './named-uses.ts';

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
      for (const [name, result] of drawnFigures(lesson)) {
        if (!result.ok) yield problemAt(lesson, ['figures', name, ...result.path], result.reason);
      }
      yield* checkUses(lesson, 'figures', figuresIn(lessonTree(lesson)));
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
