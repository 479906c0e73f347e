import { renderToStaticMarkup } from 'react-dom/server';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { FigureChart } from '../../../features/catalogue/figure-chart.tsx';
import { stillChart } from '../still-chart.tsx';
import { OpenInApp } from './open-in-app.tsx';

/**
 * A figure of a lesson as HTML that needs no script: the chart of the app as it starts, with its table, and where it moves.
 * @param tables the tables of its numbers, as they stand in the lesson
 * @param inApp where the same lesson opens in the app
 */
export function staticFigure(figure: FigureData, tables: readonly string[], inApp: string): string {
  const moves =
    figure.source === undefined
      ? ''
      : renderToStaticMarkup(
          <OpenInApp href={inApp} words="Move it there">
            Here this figure stands still. In the app you change its numbers.
          </OpenInApp>,
        );
  return `<div class="font-sans">${stillChart(<FigureChart figure={figure} />, 'en')}${moves}${tables.join('')}</div>`;
}
