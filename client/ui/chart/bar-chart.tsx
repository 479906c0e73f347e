import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps, Series } from './chart-props.ts';
import { CursorMark } from './marks/cursor-mark.tsx';
import { bands } from './axis/place-axis.ts';
import { BandLabels } from './axis/place-labels.tsx';
import { Plot } from './plot.tsx';
import { SeriesTable } from './table/series-table.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useValueFormat } from './axis/use-value-format.ts';
import { valueAxis } from '#domain/kernel/axis/value-axis.ts';

interface BarChartProps extends ChartProps {
  /** The name of each bar; up to twelve, short. */
  places: readonly string[];
  series: Series;
  /** What the names are, said before each of them where they are numbers: "Row 5". */
  counts?: string | undefined;
  /** How far each value may be off: the ends of its error bar, at the same places. */
  errors?: readonly (ErrorBar | undefined)[];
}

/** The ends of the range in which a value may lie. */
interface ErrorBar {
  low: number;
  high: number;
}

/** Values to be compared with each other, measured from zero. */
export function BarChart({
  places,
  series,
  counts,
  errors = [],
  formatValue,
  formatTick = formatValue,
  placeName,
  axisName,
  reach = [],
  ...texts
}: BarChartProps) {
  const format = useValueFormat(formatValue);
  const formatAtAxis = useValueFormat(formatTick);
  const cursor = useChartCursor(places.length);
  const axis = valueAxis(
    [...series.values, ...errors.flatMap((error) => (error ? [error.low, error.high] : [])), ...reach],
    true,
  );
  const bars = bands(places.length, 0.35);
  const error = errors[cursor.place];
  const range = error === undefined ? '' : ` (${format(error.low)} – ${format(error.high)})`;
  const name = [counts, places[cursor.place]].filter(Boolean).join(' ');
  const reading = `${name}: ${format(series.values[cursor.place] ?? 0)}${range}`;
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={
        <SeriesTable
          {...{ placeName, places }}
          series={[series, ...(errors.some(Boolean) ? errorColumns(series, errors) : [])]}
          caption={texts.title}
          formatValue={format}
        />
      }
    >
      <Plot
        axis={axis}
        formatValue={formatAtAxis}
        inset={50 / places.length}
        cursor={{ ...cursor, label: texts.title, count: places.length, reading }}
        axisName={axisName}
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
        {bars.map(({ start, width }, place) => {
          const error = errors[place];
          if (error === undefined) return null;
          const [top, bottom] = [axis.yOf(error.high), axis.yOf(error.low)];
          const cap = `h${width / 3}`;
          const x = start + width / 2;
          return (
            <path
              key={start}
              d={`M${x} ${top}V${bottom}M${x - width / 6} ${top}${cap}M${x - width / 6} ${bottom}${cap}`}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="text-ink"
            />
          );
        })}
        <CursorMark x={((cursor.place + 0.5) / places.length) * 100} />
      </Plot>
    </ChartFigure>
  );
}

/** The ends of the error bars as columns of the table; a value without one has itself for both. */
function errorColumns({ name, values }: Series, errors: readonly (ErrorBar | undefined)[]): Series[] {
  return [
    { name: `${name} ↓`, values: values.map((value, place) => errors[place]?.low ?? value) },
    { name: `${name} ↑`, values: values.map((value, place) => errors[place]?.high ?? value) },
  ];
}
