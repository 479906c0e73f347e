import { lazy, type ReactNode, Suspense } from 'react';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { FigureState } from './figure-controls/figure-state.ts';

interface LessonFigureProps {
  figure: FigureData;
  /** Draws what can be done with a figure that has controls, as it stands. */
  drawTools?: ((state: FigureState) => ReactNode) | undefined;
}

/** Charts are fetched when the first is shown. Without a connection the words of a figure stay in their place. */
const FigureChart = lazy(async () => {
  try {
    return { default: (await import('./lesson-chart.tsx')).LessonChart };
  } catch (error) {
    console.error('The charts could not be loaded', error);
    return { default: FigureWords };
  }
});

/** A figure of a lesson; until its chart is loaded, its title and summary. */
export function LessonFigure({ figure, drawTools }: LessonFigureProps) {
  return (
    <Suspense
      fallback={
        <div data-loading className="min-h-96">
          <FigureWords figure={figure} />
        </div>
      }
    >
      <FigureChart figure={figure} drawTools={drawTools} />
    </Suspense>
  );
}

function FigureWords({ figure }: LessonFigureProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{figure.title}</p>
      <p className="text-15 text-muted">{figure.summary}</p>
    </div>
  );
}
