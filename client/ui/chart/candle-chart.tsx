import type { ReactNode } from 'react';
import type { Candle } from '#domain/kernel/generated-prices.ts';
import { type Annotations, annotatedAxis, levelLabels, notesAt } from './marks/annotations.ts';
import { CandleMarks } from './marks/candle-marks.tsx';
import { CandleTable } from './table/candle-table.tsx';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps } from './chart-props.ts';
import { CursorMark } from './marks/cursor-mark.tsx';
import { LevelLines } from './marks/level-lines.tsx';
import { MarkArrows } from './marks/mark-arrows.tsx';
import { labelledPlaces } from './axis/place-axis.ts';
import { PointLabels } from './axis/place-labels.tsx';
import { Plot } from './plot.tsx';
import { candleRooms } from '#domain/kernel/axis/words-heights.ts';
import { useCandleReading } from './use-candle-reading.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useValueFormat } from './axis/use-value-format.ts';

interface CandleChartProps extends ChartProps, Annotations {
  /** The name of each period, such as a day. */
  places: readonly string[];
  /** Up to about a hundred; more belong into a PriceChart. */
  candles: readonly Candle[];
  /** What is drawn besides: shapes of the plot's box of 100 by 100, and words over them. */
  explain?: ((scale: CandleScale) => { shapes: ReactNode; words: ReactNode }) | undefined;
}

/** Where things lie in the plot, in percent. */
export interface CandleScale {
  /** The middle of a place, counted from 0; halves lie between two. */
  xOf: (place: number) => number;
  yOf: (price: number) => number;
}

/** Prices of some periods as candles, to be looked at and read one by one. */
export function CandleChart({
  places,
  candles,
  levels = [],
  marks = [],
  formatValue,
  formatTick = formatValue,
  placeName,
  axisName,
  reach = [],
  explain,
  ...texts
}: CandleChartProps) {
  const format = useValueFormat(formatValue);
  const formatAtAxis = useValueFormat(formatTick);
  const describe = useCandleReading(format);
  const cursor = useChartCursor(candles.length, marks[0]?.place);
  const axis = annotatedAxis(
    [...candles.flatMap(({ high, low }) => [high, low]), ...reach],
    { levels, marks },
    false,
  );
  const nameAt = (place: number) => places[place] ?? '';
  const centre = (place: number) => ((place + 0.5) / candles.length) * 100;
  const explained = explain?.({ xOf: centre, yOf: axis.yOf });
  const reading = describe(nameAt(cursor.place), candles[cursor.place]) + notesAt(cursor.place, marks);
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={<CandleTable {...{ placeName, nameAt, candles }} caption={texts.title} formatValue={format} />}
    >
      <Plot
        axis={axis}
        formatValue={formatAtAxis}
        inset={50 / candles.length}
        cursor={{ ...cursor, label: texts.title, count: candles.length, reading }}
        axisName={axisName}
        endLabels={levelLabels(levels, axis)}
        overlay={
          <>
            <MarkArrows
              marks={marks}
              xOf={centre}
              topOf={(place) => axis.yOf(candles[place]?.high ?? 0)}
              drawn={candleRooms(candles, axis)}
            />
            {explained?.words}
          </>
        }
        placeLabels={
          <PointLabels
            ticks={labelledPlaces(places.length, 4).map((place) => ({
              x: centre(place),
              text: nameAt(place),
            }))}
          />
        }
      >
        <CursorMark x={centre(cursor.place)} />
        <LevelLines levels={levels} yOf={axis.yOf} />
        <CandleMarks candles={candles} width={100} yOf={axis.yOf} />
        {explained?.shapes}
      </Plot>
    </ChartFigure>
  );
}
