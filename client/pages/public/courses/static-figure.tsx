import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { FigureChart } from '../../../features/catalogue/figure-chart.tsx';
import { publicCatalogues } from '../../../lib/i18n/public-catalogues.ts';

/** What only a script could move: the cursor, what it reads, and the table that it fills. */
const MOVED = /<input type="range"[^>]*>|<p aria-hidden="true"[^>]*>[^<]*<\/p>|<details[\s\S]*?<\/details>/g;

/**
 * A figure of a lesson as HTML that needs no script: the chart of the app as it starts, with its table.
 * @param tables the tables of its numbers, as they stand in the lesson
 */
export function staticFigure(figure: FigureData, tables: readonly string[]): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: publicCatalogues.en } });
  const chart = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FigureChart figure={figure} />
    </I18nProvider>,
  );
  return `<div class="font-sans">${chart.replaceAll(MOVED, '')}${tables.join('')}</div>`;
}
