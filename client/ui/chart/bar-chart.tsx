import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps, Series } from './chart-props.ts';
import { CursorMark } from './marks/cursor-mark.tsx';
import { bands } from './axis/place-axis.ts';
import { BandLabels } from './axis/place-labels.tsx';
import { Plot } from './plot.tsx';
import { SeriesTable } from './table/series-table.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useValueFormat } from './axis/use-value-format.ts';
import { valueAxis } from './axis/value-axis.ts';

interface BarChartProps extends ChartProps {
  /** The name of each bar; up to twelve, short. */
  places: readonly string[];
  series: Series;
}

/** Values to be compared with each other, measured from zero. */
export function BarChart({ places, series, formatValue, placeName, ...texts }: BarChartProps) {
  const format = useValueFormat(formatValue);
  const cursor = useChartCursor(places.length);
  const axis = valueAxis(series.values, true);
  const bars = bands(places.length, 0.35);
  const reading = `${places[cursor.place] ?? ''}: ${format(series.values[cursor.place] ?? 0)}`;
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={
        <SeriesTable
          {...{ placeName, places }}
          series={[series]}
          caption={texts.title}
          formatValue={format}
        />
      }
    >
      <Plot
        axis={axis}
        formatValue={format}
        inset={50 / places.length}
        cursor={{ ...cursor, label: texts.title, count: places.length, reading }}
        placeLabels={<BandLabels texts={places} />}
      >
        {bars.map(({ start, width }, place) => {
          const y = axis.yOf(series.values[place] ?? 0);
          return (
            <rect
              key={start}
              x={start}
              width={width}
              y={Math.min(y, axis.yOf(0))}
              height={Math.abs(y - axis.yOf(0))}
              fill="currentColor"
              stroke="none"
              className="text-series-1"
            />
          );
        })}
        <CursorMark x={((cursor.place + 0.5) / places.length) * 100} />
      </Plot>
    </ChartFigure>
  );
}
