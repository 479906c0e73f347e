import type { DrawingResult } from '#domain/catalogue/drawing/compute-drawing.ts';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import { figureSources } from './figure-sources.ts';
import type { TextLesson } from './reading/content.ts';

type DrawnFigures = ReadonlyMap<string, DrawingResult<FigureData>>;

const drawn = new WeakMap<TextLesson, DrawnFigures>();

/** The figures of a text by name, as each is shown first, worked out once for all rules and the importer. */
export function drawnFigures(lesson: TextLesson): DrawnFigures {
  let figures = drawn.get(lesson);
  if (!figures) {
    const sources = figureSources(lesson.data);
    figures = new Map(
      Object.entries(lesson.data.figures).map(([name, figure]) => [name, figureData(figure, sources)]),
    );
    drawn.set(lesson, figures);
  }
  return figures;
}
