import { area, line } from 'd3-shape';
import { type Annotations, annotatedValues, levelLabels, notesAt } from './marks/annotations.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps, Series } from './chart-props.ts';
import { CursorMark } from './marks/cursor-mark.tsx';
import { LevelLines } from './marks/level-lines.tsx';
import { MarkArrows } from './marks/mark-arrows.tsx';
import { labelledPlaces, pointX } from './axis/place-axis.ts';
import { PointLabels } from './axis/place-labels.tsx';
import { Plot } from './plot.tsx';
import { seriesStyle } from './series-style.ts';
import { SeriesTable } from './table/series-table.tsx';
import { spreadLabels } from './axis/spread-labels.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useValueFormat } from './axis/use-value-format.ts';
import { valueAxis } from './axis/value-axis.ts';

interface SeriesChartProps extends ChartProps, Annotations {
  places: readonly string[];
  series: readonly Series[];
  /** Fills the room between a line and zero. */
  filled: boolean;
}

/** Lines over evenly spaced places: what LineChart and AreaChart have in common. */
export function SeriesChart({
  places,
  series,
  filled,
  levels = [],
  marks = [],
  formatValue,
  placeName,
  ...texts
}: SeriesChartProps) {
  const format = useValueFormat(formatValue);
  const cursor = useChartCursor(places.length);
  const axis = valueAxis(
    annotatedValues(
      series.flatMap(({ values }) => values),
      { levels, marks },
    ),
    filled,
  );
  const xOf = (_: number, place: number) => pointX(place, places.length);
  const drawLine = line<number>(xOf, axis.yOf);
  const drawArea = area<number>(xOf, axis.yOf(0), axis.yOf);
  const ends = spreadLabels(
    series.map(({ values }) => axis.yOf(values.at(-1) ?? 0)),
    9,
  );
  const names = series.map(({ name }, place) => ({
    text: name,
    y: ends[place] ?? 0,
    colour: seriesStyle(place).colour,
  }));
  const topOf = (place: number) => Math.min(...series.map(({ values }) => axis.yOf(values[place] ?? 0)));
  const readings = series.map(({ name, values }) => {
    const value = format(values[cursor.place] ?? 0);
    return series.length === 1 ? value : `${name} ${value}`;
  });
  const reading = `${placeName} ${places[cursor.place] ?? ''}: ${readings.join(' · ')}${notesAt(cursor.place, marks)}`;
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={<SeriesTable {...{ placeName, places, series }} caption={texts.title} formatValue={format} />}
    >
      <Plot
        axis={axis}
        formatValue={format}
        inset={0}
        cursor={{ ...cursor, label: texts.title, count: places.length, reading }}
        endLabels={[...(series.length === 1 ? [] : names), ...levelLabels(levels, axis)]}
        overlay={<MarkArrows marks={marks} xOf={(place) => pointX(place, places.length)} topOf={topOf} />}
        placeLabels={
          <PointLabels
            ticks={labelledPlaces(places.length, 5).map((place) => ({
              x: pointX(place, places.length),
              text: places[place] ?? '',
            }))}
          />
        }
      >
        <LevelLines levels={levels} yOf={axis.yOf} />
        {series.map(({ values }, place) => (
          <g key={place} className={seriesStyle(place).colour}>
            {filled && (
              <path d={drawArea(values) ?? ''} stroke="none" fill="currentColor" fillOpacity="0.2" />
            )}
            <path
              d={drawLine(values) ?? ''}
              strokeWidth="2"
              strokeDasharray={seriesStyle(place).dashes}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
        <CursorMark
          x={pointX(cursor.place, places.length)}
          points={series.map(({ values }, place) => ({
            y: axis.yOf(values[cursor.place] ?? 0),
            colour: seriesStyle(place).colour,
          }))}
        />
      </Plot>
    </ChartFigure>
  );
}
