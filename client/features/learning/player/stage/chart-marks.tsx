import type {
  BarDrawing,
  CandleDrawing,
  DrawingData,
  ScatterDrawing,
  SeriesDrawing,
} from '#domain/catalogue/drawing/drawing-data.ts';
import type { Candle } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../../ui/chart/marks/candle-marks.tsx';
import { seriesStyle } from '../../../../ui/chart/series-style.ts';
import { pointsSoFar } from '#domain/catalogue/lecture/stage/chart-words.ts';
import { pointRadius } from '#domain/catalogue/lecture/stage/point-radius.ts';
import type { StageLayout } from '#domain/catalogue/lecture/stage/stage-layout.ts';
import { shownBins } from '#domain/catalogue/lecture/stage/stage-values.ts';

interface MarksProps<Drawing> {
  drawing: Drawing;
  /** How many candles, points, bars or values are shown; the last one partly when it is no whole number. */
  revealed: number;
  layout: StageLayout;
}

/** What a chart shows so far, without its words: these stand over everything. */
export function ChartMarks({ drawing, ...rest }: MarksProps<DrawingData>) {
  switch (drawing.kind) {
    case 'candles':
      return <CandlesSoFar drawing={drawing} {...rest} />;
    case 'line':
    case 'area':
      return <SeriesSoFar drawing={drawing} {...rest} />;
    case 'bars':
      return <BarsSoFar drawing={drawing} {...rest} />;
    case 'distribution': {
      const bins = shownBins(drawing, rest.revealed);
      const bars = bins.map(({ from, count }) => ({ label: String(from), value: count }));
      return (
        <BarsSoFar
          drawing={{ kind: 'bars', decimals: 0, bars }}
          revealed={bars.length}
          layout={rest.layout}
        />
      );
    }
    case 'scatter':
      return <PointsSoFar drawing={drawing} {...rest} />;
  }
}

function CandlesSoFar({ drawing, revealed, layout }: MarksProps<CandleDrawing>) {
  const { candles } = drawing;
  const shown = candles
    .slice(0, Math.ceil(revealed))
    .map((candle, place) => partOf(candle, Math.min(1, revealed - place)));
  return (
    <g transform={`translate(${layout.left} 0)`}>
      <CandleMarks candles={shown} width={layout.step * shown.length} yOf={layout.yOf} />
    </g>
  );
}

/** A candle while its period is still going on. */
function partOf({ open, high, low, close }: Candle, share: number): Candle {
  const from = (price: number) => open + (price - open) * share;
  return { open, high: from(high), low: from(low), close: from(close) };
}

function SeriesSoFar({ drawing, revealed, layout }: MarksProps<SeriesDrawing>) {
  return [
    <BandsSoFar key="bands" {...{ drawing, revealed, layout }} />,
    ...drawing.series.map(({ values }, index) => {
      const points = pointsSoFar(values, revealed);
      const line = points.map(({ place, value }) => `${layout.xOf(place)} ${layout.yOf(value)}`).join('L');
      const last = points.at(-1);
      if (last === undefined) return null;
      const { colour, dashes } = seriesStyle(index);
      return (
        <g key={index} className={colour} stroke="currentColor" fill="none">
          {drawing.kind === 'area' && (
            <path
              d={`M${layout.xOf(0)} ${layout.yOf(0)}L${line}L${layout.xOf(last.place)} ${layout.yOf(0)}Z`}
              stroke="none"
              fill="currentColor"
              fillOpacity="0.2"
            />
          )}
          <path d={`M${line}`} strokeWidth="2.5" strokeLinejoin="round" strokeDasharray={dashes} />
          <circle
            cx={layout.xOf(last.place)}
            cy={layout.yOf(last.value)}
            r="4.5"
            fill="currentColor"
            stroke="none"
          />
        </g>
      );
    }),
  ];
}

/** The ranges behind lines, up to the last whole place. */
function BandsSoFar({ drawing, revealed, layout }: MarksProps<SeriesDrawing>) {
  return drawing.bands.map(({ low, high }, index) => {
    const count = Math.floor(revealed);
    const at = (value: number, place: number) => `${layout.xOf(place)} ${layout.yOf(value)}`;
    const there = high.slice(0, count).map(at);
    const back = low.slice(0, count).map(at).reverse();
    if (count < 2) return null;
    return (
      <path
        key={index}
        d={`M${[...there, ...back].join('L')}Z`}
        fill="currentColor"
        fillOpacity="0.14"
        className={seriesStyle(index).colour}
      />
    );
  });
}

function PointsSoFar({ drawing, revealed, layout }: MarksProps<ScatterDrawing>) {
  return drawing.points
    .slice(0, Math.ceil(revealed))
    .map(({ y, size }, place) => (
      <circle
        key={place}
        className="text-series-1"
        opacity={Math.min(1, revealed - place)}
        cx={layout.xOf(place)}
        cy={layout.yOf(y)}
        r={pointRadius(size)}
        fill="currentColor"
        fillOpacity="0.75"
      />
    ));
}

function BarsSoFar({ drawing, revealed, layout }: MarksProps<BarDrawing>) {
  const width = layout.step * 0.64;
  const zero = layout.yOf(0);
  return drawing.bars.slice(0, Math.ceil(revealed)).map(({ value, low, high }, place) => {
    const y = zero + (layout.yOf(value) - zero) * Math.min(1, revealed - place);
    return (
      <g key={place}>
        <rect
          className="text-series-1"
          x={layout.xOf(place) - width / 2}
          width={width}
          y={Math.min(y, zero)}
          height={Math.abs(y - zero)}
          fill="currentColor"
        />
        {low !== undefined && high !== undefined && revealed >= place + 1 && (
          <path
            d={`M${layout.xOf(place)} ${layout.yOf(low)}V${layout.yOf(high)}`}
            stroke="currentColor"
            strokeWidth="2"
            className="text-ink"
          />
        )}
      </g>
    );
  });
}
