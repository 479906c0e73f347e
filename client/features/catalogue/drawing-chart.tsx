import { useLingui } from '@lingui/react/macro';
import { countClasses } from '#domain/catalogue/drawing/classes.ts';
import type { DrawingData, SeriesDrawing, ValueStyle } from '#domain/catalogue/drawing/drawing-data.ts';
import { formatPlace } from '#domain/catalogue/drawing/format/format-place.ts';
import { axisName } from '#domain/kernel/money/axis-name.ts';
import { tickStyle } from '#domain/kernel/money/tick-style.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { dateTicks, numberTicks } from '../../ui/chart/axis/place-ticks.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import type { ChartProps } from '../../ui/chart/chart-props.ts';
import { DistributionChart } from '../../ui/chart/distribution-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { ScatterChart } from '../../ui/chart/scatter-chart.tsx';
import { figureFormat } from './figure-format.ts';

interface DrawingChartProps {
  drawing: DrawingData;
  texts: Omit<ChartProps, 'placeName' | 'axisName' | 'formatValue' | 'formatTick'>;
}

/** The chart of one drawing. */
export function DrawingChart({ drawing, texts }: DrawingChartProps) {
  const { t, i18n } = useLingui();
  const format = (style: ValueStyle) => figureFormat(style, i18n.locale);
  // The note above a chart says a unit of words.
  const formatTick = (style: ValueStyle) => format(tickStyle(style));
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
          formatTick={formatTick(drawing)}
        />
      );
    case 'line':
    case 'area': {
      const shared = {
        ...texts,
        placeName: drawing.x_label ?? t`Period`,
        axisName: drawing.x_label,
        places: placeNames(drawing, i18n.locale),
        x: horizontalAxis(drawing, i18n.locale),
        bands: drawing.bands,
        levels: drawing.levels.map(({ price, label }) => ({ value: price, label })),
        marks: drawing.marks.map(({ at, line, label }) => ({ place: at, line, label })),
        formatValue: format(drawing),
        formatTick: formatTick(drawing),
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
          placeName={drawing.x_label ?? t`Name`}
          axisName={drawing.x_label}
          counts={drawing.x_label}
          places={drawing.bars.map(({ label }) => label)}
          series={{ name: t`Value`, values: drawing.bars.map(({ value }) => value) }}
          errors={drawing.bars.map(({ low, high }) =>
            low === undefined || high === undefined ? undefined : { low, high },
          )}
          formatValue={format(drawing)}
          formatTick={formatTick(drawing)}
        />
      );
    case 'distribution':
      return (
        <DistributionChart
          {...texts}
          placeName={drawing.x_label ?? t`Value`}
          axisName={drawing.x_label}
          countName={t`Count`}
          classes={countClasses(drawing.limits, drawing.values)}
          formatValue={format(drawing)}
          formatTick={formatTick(drawing)}
        />
      );
    case 'scatter':
      return (
        <ScatterChart
          {...texts}
          x={{
            label: axisName(drawing.x.label, drawing.x.unit),
            formatValue: format(drawing.x),
            formatTick: formatTick(drawing.x),
          }}
          y={{
            label: axisName(drawing.y.label, drawing.y.unit),
            formatValue: format(drawing.y),
            formatTick: formatTick(drawing.y),
          }}
          points={drawing.points}
          trend={drawing.trend && { name: t`Trend`, ...drawing.trend }}
        />
      );
  }
}

const DAY = 86_400_000;

/** What the places of a drawing are called in a language; names are the author's. */
function placeNames({ x_kind, x, places }: SeriesDrawing, locale: string): readonly string[] {
  if (x_kind === 'category') return places;
  if (x_kind === 'number') return x.map((value) => formatPlace(value, locale));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return x.map((day) => format.format(day * DAY));
}

/** Where the places truly lie, and what stands below the plot; names are evenly spaced. */
function horizontalAxis({ x_kind, x }: SeriesDrawing, locale: string) {
  if (x_kind === 'category') return undefined;
  const ticks =
    x_kind === 'date' ? dateTicks(x, locale) : numberTicks(x, (value) => formatPlace(value, locale));
  return { values: x, ticks };
}
