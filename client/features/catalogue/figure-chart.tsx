import { useLingui } from '@lingui/react/macro';
import type { DrawingData, FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import { DistributionChart } from '../../ui/chart/distribution-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { ScatterChart } from '../../ui/chart/scatter-chart.tsx';
import { figureFormat } from './figure-format.ts';

/** A figure of a lesson as a chart to be read with the cursor, with its table. Import it lazily: it brings all charts. */
export function FigureChart({ figure: { title, summary, generated, drawing } }: { figure: FigureData }) {
  const { t, i18n } = useLingui();
  const format = (style: Parameters<typeof figureFormat>[0]) => figureFormat(style, i18n.locale);
  const unitNote = useUnitNote()(drawing);
  const note = [unitNote, generated ? t`Generated data` : ''].filter(Boolean).join(' · ');
  const texts = { title, summary, note, lang: 'en' };
  switch (drawing.kind) {
    case 'candles':
      return (
        <CandleChart
          {...texts}
          placeName={t`Period`}
          places={drawing.candles.map((_, place) => String(drawing.first + place + 1))}
          candles={drawing.candles}
          levels={drawing.levels.map(({ price, label }) => ({ value: price, label }))}
          marks={drawing.marks.map(({ at, label }) => ({ place: at, label }))}
          formatValue={format(drawing)}
        />
      );
    case 'line':
    case 'area': {
      const shared = {
        ...texts,
        placeName: drawing.x_label ?? t`Period`,
        places: drawing.places,
        levels: drawing.levels.map(({ price, label }) => ({ value: price, label })),
        marks: drawing.marks.map(({ at, label }) => ({ place: at, label })),
        formatValue: format(drawing),
      };
      const [only] = drawing.series;
      if (drawing.kind === 'line' || only === undefined) {
        return <LineChart {...shared} series={drawing.series} />;
      }
      return <AreaChart {...shared} series={only} />;
    }
    case 'bars':
      return (
        <BarChart
          {...texts}
          placeName={t`Name`}
          places={drawing.bars.map(({ label }) => label)}
          series={{ name: t`Value`, values: drawing.bars.map(({ value }) => value) }}
          formatValue={format(drawing)}
        />
      );
    case 'distribution':
      return (
        <DistributionChart
          {...texts}
          placeName={drawing.x_label ?? t`Value`}
          countName={t`Count`}
          values={drawing.values}
          formatValue={format(drawing)}
        />
      );
    case 'scatter':
      return (
        <ScatterChart
          {...texts}
          x={{ label: drawing.x.label, formatValue: format(drawing.x) }}
          y={{ label: drawing.y.label, formatValue: format(drawing.y) }}
          points={drawing.points}
        />
      );
  }
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
