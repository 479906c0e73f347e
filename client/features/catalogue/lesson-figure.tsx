import { lazy, Suspense } from 'react';
import type { FigureData } from '#domain/catalogue/drawing-data.ts';

const FigureChart = lazy(async () => ({ default: (await import('./figure-chart.tsx')).FigureChart }));

/** A figure of a lesson; until its chart is loaded, its title and summary. */
export function LessonFigure({ figure }: { figure: FigureData }) {
  return (
    <Suspense
      fallback={
        <div className="grid min-h-96 content-start gap-2">
          <p className="font-semibold">{figure.title}</p>
          <p className="text-15 text-muted">{figure.summary}</p>
        </div>
      }
    >
      <FigureChart figure={figure} />
    </Suspense>
  );
}
