import type { Drawing, Figure } from '#domain/catalogue/drawing/figure-contract.ts';
import { lessonsOf, problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** Every number that is asked for or drawn says what it counts. Candles are prices, and scatters have a unit on each axis. */
export const units: Rule = {
  name: 'units',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if (item.kind !== 'numeric' || item.unit !== undefined) continue;
      const message = 'The answer has no unit. Add a line `unit: …`, such as "$", "%", R or trades.';
      yield problemAt(lesson, path, message);
    }
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      for (const [name, figure] of Object.entries(lesson.data.figures)) {
        if (hasUnits(figure)) continue;
        const message = 'The figure has no unit. Add `unit: …`, such as "$", "%", R or trades.';
        yield problemAt(lesson, ['figures', name], message);
      }
    }
  },
};

function hasUnits(figure: Figure | Drawing): boolean {
  if (figure.kind === 'panels') return figure.panels.every(hasUnits);
  if (figure.kind === 'candles' || figure.kind === 'scatter') return true;
  return figure.unit !== undefined || ('market' in figure && figure.market !== undefined);
}
