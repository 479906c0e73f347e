import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps } from './chart-props.ts';
import { Plot } from './plot.tsx';
import { PointLabels } from './axis/place-labels.tsx';
import { ScatterPoints } from './marks/scatter-points.tsx';
import { type ScatterAxis, type ScatterPoint, ScatterTable } from './table/scatter-table.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { scatterAxes } from '#domain/kernel/axis/scatter-axes.ts';

interface ScatterChartProps extends Omit<ChartProps, 'placeName' | 'axisName' | 'formatValue'> {
  x: ScatterAxis;
  y: ScatterAxis;
  /** Up to about two hundred; those with a label are named in the drawing. */
  points: readonly ScatterPoint[];
  /** The line of least squares; its name stands at its end. */
  trend?: { readonly name: string; readonly slope: number; readonly intercept: number } | undefined;
}

/** How two values go together: a point for each case. The cursor walks from left to right. */
export function ScatterChart({ x, y, points, trend, reach = [], ...texts }: ScatterChartProps) {
  const ordered = points.toSorted((a, b) => a.x - b.x);
  const cursor = useChartCursor(ordered.length);
  const trendAt = (value: number) => (trend?.intercept ?? 0) + (trend?.slope ?? 0) * value;
  const trendEnds =
    trend === undefined ? [] : [ordered[0], ordered.at(-1)].map((point) => trendAt(point?.x ?? 0));
  const { across, up: axis } = scatterAxes(ordered, [...trendEnds, ...reach]);
  const xOf = (value: number) => 100 - across.yOf(value);
  const describe = ({ label, ...point }: ScatterPoint) =>
    `${label === undefined ? '' : `${label}: `}${x.label} ${x.formatValue(point.x)} · ${y.label} ${y.formatValue(point.y)}`;
  const current = ordered[cursor.place];
  const reading = current === undefined ? '' : describe(current);
  const trendY = (value: number) => axis.yOf(trendAt(value));
  const placeAt = (share: number) => {
    const distances = ordered.map((point) => Math.abs(xOf(point.x) - share * 100));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  };
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={<ScatterTable caption={texts.title} x={x} y={y} points={ordered} />}
    >
      <p aria-hidden="true" className="text-13 text-muted">
        {y.label}
      </p>
      <Plot
        axis={axis}
        formatValue={y.formatTick ?? y.formatValue}
        inset={0}
        endLabels={
          trend === undefined
            ? []
            : [{ text: trend.name, y: trendY(ordered.at(-1)?.x ?? 0), colour: 'text-series-2' }]
        }
        cursor={{ ...cursor, label: texts.title, count: ordered.length, reading, placeAt }}
        axisName={x.label}
        placeLabels={
          <PointLabels
            ticks={across.ticks.map(({ value }) => ({
              x: xOf(value),
              text: (x.formatTick ?? x.formatValue)(value),
            }))}
          />
        }
        overlay={ordered.map(
          (point, place) =>
            point.label !== undefined && (
              <span
                key={place}
                className="pointer-events-none absolute px-2 leading-tight whitespace-nowrap"
                style={{
                  insetInlineStart: `${xOf(point.x)}%`,
                  top: `${axis.yOf(point.y)}%`,
                  transform: `translate(-${xOf(point.x)}%, ${axis.yOf(point.y) > 15 ? '-130%' : '30%'})`,
                }}
              >
                {point.label}
              </span>
            ),
        )}
      >
        {trend !== undefined && (
          <path
            d={`M${[ordered[0], ordered.at(-1)].map((point) => `${xOf(point?.x ?? 0)} ${trendY(point?.x ?? 0)}`).join('L')}`}
            strokeWidth="2"
            strokeDasharray="7 4"
            vectorEffect="non-scaling-stroke"
            className="text-series-2"
          />
        )}
        <ScatterPoints points={ordered} current={cursor.place} xOf={xOf} yOf={axis.yOf} />
      </Plot>
    </ChartFigure>
  );
}
