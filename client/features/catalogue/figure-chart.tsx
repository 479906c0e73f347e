import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DrawingData, FigureData, PanelsDrawing } from '#domain/catalogue/drawing/drawing-data.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { DrawingChart } from './drawing-chart.tsx';

interface FigureChartProps {
  figure: FigureData;
  /** What changes the figure; stands below its title. */
  controls?: ReactNode;
}

/** A figure of a lesson as a chart to be read with the cursor, with its table. */
export function FigureChart({ figure: { title, summary, generated, drawing }, controls }: FigureChartProps) {
  const { t } = useLingui();
  const unitNote = useUnitNote();
  const origin = generated ? t`Generated data` : '';
  const noteOf = (each: DrawingData) => [unitNote(each), origin].filter(Boolean).join(' · ');
  if (drawing.kind !== 'panels') {
    return (
      <DrawingChart
        drawing={drawing}
        texts={{ title, summary, note: noteOf(drawing), lang: 'en', controls }}
      />
    );
  }
  return <PanelsFigure {...{ title, summary, drawing, origin, controls, noteOf: unitNote }} />;
}

interface PanelsFigureProps {
  title: string;
  summary: string;
  origin: string;
  drawing: PanelsDrawing;
  controls: ReactNode;
  noteOf: (drawing: DrawingData) => string;
}

/** Two charts with one finding; on a phone always below each other. */
function PanelsFigure({
  title,
  summary,
  origin,
  controls,
  drawing: { layout, panels, reach },
  noteOf,
}: PanelsFigureProps) {
  return (
    <ChartFigure {...{ title, summary, controls }} note={origin} lang="en">
      {/* What stands below each other has the columns of one plot, so that one place lies below the other. */}
      <div
        data-panels={layout}
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-8 ${layout === 'beside' ? 'sm:grid-cols-2 sm:gap-x-8' : ''}`}
      >
        {panels.map((panel, place) => (
          <DrawingChart
            key={place}
            drawing={panel.drawing}
            texts={{ title: panel.title, note: noteOf(panel.drawing), lang: 'en', reach }}
          />
        ))}
      </div>
    </ChartFigure>
  );
}

/** What the values of a drawing are measured in, in words; nothing for a chart whose axes say it. */
function useUnitNote(): (drawing: DrawingData) => string {
  const { t } = useLingui();
  return (drawing) => {
    if (drawing.kind === 'scatter' || drawing.unit === undefined) return '';
    const { unit } = drawing;
    return drawing.kind === 'candles' ? t`Price in ${unit}` : t`In ${unit}`;
  };
}
