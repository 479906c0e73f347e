import type {
  BarDrawing,
  CandleDrawing,
  DrawingData,
  SeriesDrawing,
} from '#domain/catalogue/drawing-data.ts';
import type { Candle } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../../ui/chart/candle-marks.tsx';
import { seriesStyle } from '../../../../ui/chart/series-style.ts';
import type { StageLayout } from './stage-layout.ts';
import { shownBins } from './stage-values.ts';

interface MarksProps<Drawing> {
  drawing: Drawing;
  /** How many candles, points, bars or values are shown; the last one partly when it is no whole number. */
  revealed: number;
  layout: StageLayout;
}

/** What a chart shows so far. */
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
      const bins = shownBins(drawing.values, rest.revealed);
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
      return drawing.points
        .slice(0, Math.ceil(rest.revealed))
        .map(({ x, y, size = 1 }, place) => (
          <circle
            key={`${x} ${y}`}
            cx={rest.layout.xOf(place)}
            cy={rest.layout.yOf(y)}
            r={5 * Math.sqrt(size) * Math.min(1, rest.revealed - place)}
            fill="currentColor"
            fillOpacity="0.75"
            className="text-series-1"
          />
        ));
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
  return drawing.series.map(({ name, values }, index) => {
    const points = pointsSoFar(values, revealed);
    const line = points.map(({ place, value }) => `${layout.xOf(place)} ${layout.yOf(value)}`).join('L');
    const last = points.at(-1);
    if (last === undefined) return null;
    const { colour, dashes } = seriesStyle(index);
    return (
      <g key={name} className={colour} stroke="currentColor" fill="none">
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
  });
}

/** The points of a line up to `revealed` of them; the last one on its way from the one before. */
function pointsSoFar(values: readonly number[], revealed: number): { place: number; value: number }[] {
  return values.slice(0, Math.ceil(revealed)).map((value, place) => {
    const share = Math.min(1, revealed - place);
    const before = values[place - 1] ?? value;
    return { place: place === 0 ? 0 : place - 1 + share, value: before + (value - before) * share };
  });
}

function BarsSoFar({ drawing, revealed, layout }: MarksProps<BarDrawing>) {
  const width = layout.step * 0.64;
  const zero = layout.yOf(0);
  return drawing.bars.slice(0, Math.ceil(revealed)).map(({ label, value }, place) => {
    const y = zero + (layout.yOf(value) - zero) * Math.min(1, revealed - place);
    return (
      <rect
        key={label}
        x={layout.xOf(place) - width / 2}
        width={width}
        y={Math.min(y, zero)}
        height={Math.abs(y - zero)}
        fill="currentColor"
        className="text-series-1"
      />
    );
  });
}
