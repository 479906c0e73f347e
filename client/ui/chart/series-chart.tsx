import { area, line } from 'd3-shape';
import { type Annotations, annotatedAxis, levelLabels, notesAt } from './marks/annotations.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { Band, ChartProps, Series } from './chart-props.ts';
import { CursorMark } from './marks/cursor-mark.tsx';
import { LevelLines } from './marks/level-lines.tsx';
import { MarkArrows } from './marks/mark-arrows.tsx';
import { labelledPlaces, type PlaceTick, pointX } from './axis/place-axis.ts';
import { valueX } from './axis/place-ticks.ts';
import { PointLabels } from './axis/place-labels.tsx';
import { Plot } from './plot.tsx';
import { seriesStyle } from './series-style.ts';
import { SeriesTable } from './table/series-table.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useValueFormat } from './axis/use-value-format.ts';
import type { ValueAxis } from '#domain/kernel/axis/value-axis.ts';
import { lineRooms } from '#domain/kernel/axis/words-heights.ts';

export interface SeriesChartProps extends ChartProps, Annotations {
  /** The names of the places from left to right. */
  places: readonly string[];
  /** Where each place truly lies, ascending, and what is written below the plot; evenly spaced when left out. */
  x?: { readonly values: readonly number[]; readonly ticks: readonly PlaceTick[] } | undefined;
  /** Up to six lines, named at their ends. */
  series: readonly Series[];
  bands?: readonly Band[];
  /** Fills the room between a line and zero. */
  filled: boolean;
}

/** Lines with bands behind them: what LineChart and AreaChart have in common. */
export function SeriesChart({
  places,
  x,
  series,
  bands = [],
  filled,
  reach = [],
  levels = [],
  marks = [],
  formatValue,
  formatTick = formatValue,
  placeName,
  axisName,
  ...texts
}: SeriesChartProps) {
  const format = useValueFormat(formatValue);
  const formatAtAxis = useValueFormat(formatTick);
  // What its author points at comes first: the last point is seldom the finding.
  const cursor = useChartCursor(places.length, marks[0]?.place);
  const axis = annotatedAxis(
    [...series, ...edgesOf(bands)].flatMap(({ values }) => values).concat(reach),
    { levels, marks },
    filled,
  );
  const placeX = (place: number) =>
    x === undefined ? pointX(place, places.length) : valueX(x.values[place] ?? 0, x.values);
  const xOf = (_: number, place: number) => placeX(place);
  const drawLine = line<number>(xOf, axis.yOf);
  const drawArea = area<number>(xOf, axis.yOf(0), axis.yOf);
  const ends = endNames(series, bands, axis);
  const topOf = (place: number, only: number | undefined) => {
    const lines = only === undefined ? series : series.slice(only, only + 1);
    return Math.min(...lines.map(({ values }) => axis.yOf(values[place] ?? 0)));
  };
  const read = series.map(({ values }) => format(values[cursor.place] ?? 0));
  const readings = series.map(({ name }, line) =>
    series.length === 1 ? read[line] : `${name} ${read[line]}`,
  );
  const ranges = bands.map(
    ({ name, low, high }) => `${name} ${format(low[cursor.place] ?? 0)} – ${format(high[cursor.place] ?? 0)}`,
  );
  const placeAt = (share: number) => {
    const distances = places.map((_, place) => Math.abs(placeX(place) - 100 * share));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  };
  const reading = `${placeName} ${places[cursor.place] ?? ''}: ${[...readings, ...ranges].join(' · ')}${notesAt(cursor.place, marks, read)}`;
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={
        <SeriesTable
          {...{ placeName, places }}
          series={[...series, ...edgesOf(bands)]}
          caption={texts.title}
          formatValue={format}
        />
      }
    >
      <Plot
        axis={axis}
        formatValue={formatAtAxis}
        inset={0}
        cursor={{ ...cursor, label: texts.title, count: places.length, reading, placeAt }}
        endLabels={[...(series.length + bands.length === 1 ? [] : ends), ...levelLabels(levels, axis)]}
        axisName={axisName}
        overlay={
          <MarkArrows
            marks={marks}
            xOf={placeX}
            topOf={topOf}
            drawn={series.flatMap(({ values }) =>
              lineRooms(values.map((value, place) => ({ x: placeX(place), y: axis.yOf(value) }))),
            )}
          />
        }
        placeLabels={
          <PointLabels
            ticks={
              x?.ticks ??
              labelledPlaces(places.length, 5).map((place) => ({
                x: placeX(place),
                text: places[place] ?? '',
              }))
            }
          />
        }
      >
        {bands.map((band, place) => (
          <path
            key={place}
            d={bandPath(band, placeX, axis.yOf)}
            stroke="none"
            fill="currentColor"
            fillOpacity="0.14"
            className={seriesStyle(place).colour}
          />
        ))}
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
          x={placeX(cursor.place)}
          points={series.map(({ values }, place) => ({
            y: axis.yOf(values[cursor.place] ?? 0),
            colour: seriesStyle(place).colour,
          }))}
        />
      </Plot>
    </ChartFigure>
  );
}

/** The names of lines and bands where they end. */
function endNames(series: readonly Series[], bands: readonly Band[], axis: ValueAxis) {
  const lines = series.map(({ name, values }, place) => ({
    text: name,
    y: axis.yOf(values.at(-1) ?? 0),
    colour: seriesStyle(place).colour,
  }));
  const ranges = bands.map(({ name, high }, place) => ({
    text: name,
    y: axis.yOf(high.at(-1) ?? 0),
    colour: `${seriesStyle(place).colour} opacity-50`,
  }));
  return [...lines, ...ranges];
}

/** The two edges of each band, as lines of the table. */
function edgesOf(bands: readonly Band[]): Series[] {
  return bands.flatMap(({ name, low, high }) => [
    { name: `${name} ↓`, values: low },
    { name: `${name} ↑`, values: high },
  ]);
}

/** Along the upper edge and back along the lower one. */
function bandPath(
  { low, high }: Band,
  xOf: (place: number) => number,
  yOf: (value: number) => number,
): string {
  const there = high.map((value, place) => `${xOf(place)} ${yOf(value)}`);
  const back = low.map((value, place) => `${xOf(place)} ${yOf(value)}`).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}
