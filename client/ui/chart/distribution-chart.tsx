import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps } from './chart-props.ts';
import { CursorMark } from './marks/cursor-mark.tsx';
import { labelledPlaces } from './axis/place-axis.ts';
import { PointLabels } from './axis/place-labels.tsx';
import { Plot } from './plot.tsx';
import { SeriesTable } from './table/series-table.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useValueFormat } from './axis/use-value-format.ts';
import { valueAxis } from '#domain/kernel/axis/value-axis.ts';

interface DistributionChartProps extends ChartProps {
  /** Classes of equal width from the lowest to the highest, and how many values each holds. */
  classes: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /** What is counted, such as "Trades"; heads the table's second column. */
  countName: string;
}

/** How often which values came: a histogram. `formatValue` words the limits of the classes. */
export function DistributionChart({
  classes: bins,
  countName,
  formatValue,
  formatTick = formatValue,
  placeName,
  axisName,
  reach = [],
  ...texts
}: DistributionChartProps) {
  const format = useValueFormat(formatValue);
  const formatAtAxis = useValueFormat(formatTick);
  const formatCount = useValueFormat();
  const counts = bins.map(({ count }) => count);
  // The class of most values comes first: the last one is often empty.
  const cursor = useChartCursor(bins.length, counts.indexOf(Math.max(...counts)));
  const axis = valueAxis([...counts, ...reach], true);
  const width = 100 / Math.max(1, bins.length);
  const names = bins.map(({ from, to }) => `${format(from)} – ${format(to)}`);
  const reading = `${placeName} ${names[cursor.place] ?? ''}: ${formatCount(counts[cursor.place] ?? 0)}`;
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={
        <SeriesTable
          caption={texts.title}
          placeName={placeName}
          places={names}
          series={[{ name: countName, values: counts }]}
          formatValue={formatCount}
        />
      }
    >
      <Plot
        axis={axis}
        formatValue={formatCount}
        inset={width / 2}
        cursor={{ ...cursor, label: texts.title, count: bins.length, reading }}
        axisName={axisName}
        placeLabels={
          <PointLabels
            ticks={labelledPlaces(bins.length, 6).map((place) => ({
              x: place * width,
              text: formatAtAxis(bins[place]?.from ?? 0),
            }))}
          />
        }
      >
        {counts.map((count, place) => (
          <rect
            key={place}
            x={place * width}
            width={width}
            y={axis.yOf(count)}
            height={100 - axis.yOf(count)}
            fill="currentColor"
            fillOpacity="0.75"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
            className="stroke-surface text-series-1"
          />
        ))}
        <CursorMark x={(cursor.place + 0.5) * width} />
      </Plot>
    </ChartFigure>
  );
}
