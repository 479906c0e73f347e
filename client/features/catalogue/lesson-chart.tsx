import { lazy, type ReactNode, Suspense } from 'react';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { FigureChart } from './figure-chart.tsx';
import type { FigureState } from './figure-controls/figure-state.ts';

/** What works a figure out again is fetched only where there is something to move; without a connection nothing moves. */
const ControlledFigure = lazy(async () => {
  try {
    return { default: (await import('./figure-controls/controlled-figure.tsx')).ControlledFigure };
  } catch (error) {
    console.error('The controls could not be loaded', error);
    return { default: FigureAsItStarts };
  }
});

function FigureAsItStarts({ figure }: { figure: FigureData }) {
  return <FigureChart figure={figure} />;
}

interface LessonChartProps {
  figure: FigureData;
  /** Draws what can be done with a figure that has controls, as it stands. */
  drawTools?: ((state: FigureState) => ReactNode) | undefined;
}

/** A figure of a lesson, with its controls where it has some. Import it lazily: it brings all charts. */
export function LessonChart({ figure, drawTools }: LessonChartProps) {
  if (figure.source === undefined) return <FigureChart figure={figure} />;
  return (
    <Suspense
      fallback={
        <div data-loading>
          <FigureChart figure={figure} />
        </div>
      }
    >
      <ControlledFigure figure={figure} source={figure.source} drawTools={drawTools}>
        {(shown, controls) => <FigureChart figure={shown} controls={controls} />}
      </ControlledFigure>
    </Suspense>
  );
}
