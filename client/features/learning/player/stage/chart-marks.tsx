import type {
  BarDrawing,
  CandleDrawing,
  DrawingData,
  ScatterDrawing,
  SeriesDrawing,
} from '#domain/catalogue/drawing-data.ts';
import type { Candle } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../../ui/chart/candle-marks.tsx';
import { seriesStyle } from '../../../../ui/chart/series-style.ts';
import { formatDrawnValue } from './format-drawn-value.ts';
import { HaloText } from './halo-text.tsx';
import { writesValues } from './place-top.ts';
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
  return drawing.series.map(({ name, values }, index) => {
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
        {drawing.series.length > 1 && (
          <HaloText {...nextTo(layout.xOf(last.place), layout)} y={layout.yOf(last.value) - 10}>
            {name}
          </HaloText>
        )}
      </g>
    );
  });
}

/** Names stand on the side of the drawing's middle, so that they stay inside. */
function nextTo(x: number, { left, right }: StageLayout) {
  return { x, anchor: x > (left + right) / 2 ? 'end' : 'start' } as const;
}

/** The points of a line up to `revealed` of them; the last one on its way from the one before. */
function pointsSoFar(values: readonly number[], revealed: number): { place: number; value: number }[] {
  return values.slice(0, Math.ceil(revealed)).map((value, place) => {
    const share = Math.min(1, revealed - place);
    const before = values[place - 1] ?? value;
    return { place: place === 0 ? 0 : place - 1 + share, value: before + (value - before) * share };
  });
}

function PointsSoFar({ drawing, revealed, layout }: MarksProps<ScatterDrawing>) {
  return drawing.points.slice(0, Math.ceil(revealed)).map(({ y, label, size = 1 }, place) => {
    const radius = 5 * Math.sqrt(size);
    return (
      <g key={place} className="text-series-1" opacity={Math.min(1, revealed - place)}>
        <circle cx={layout.xOf(place)} cy={layout.yOf(y)} r={radius} fill="currentColor" fillOpacity="0.75" />
        {label !== undefined && (
          <HaloText
            {...nextTo(layout.xOf(place), layout)}
            y={layout.yOf(y) + radius + 15}
            className="text-ink"
          >
            {label}
          </HaloText>
        )}
      </g>
    );
  });
}

function BarsSoFar({ drawing, revealed, layout }: MarksProps<BarDrawing>) {
  const width = layout.step * 0.64;
  const zero = layout.yOf(0);
  return drawing.bars.slice(0, Math.ceil(revealed)).map(({ value }, place) => {
    const y = zero + (layout.yOf(value) - zero) * Math.min(1, revealed - place);
    return (
      <g key={place} className="text-series-1">
        <rect
          x={layout.xOf(place) - width / 2}
          width={width}
          y={Math.min(y, zero)}
          height={Math.abs(y - zero)}
          fill="currentColor"
        />
        {writesValues(drawing) && revealed >= place + 1 && (
          <HaloText x={layout.xOf(place)} y={Math.min(y, zero) - 6} anchor="middle" className="text-ink">
            {formatDrawnValue(value, drawing)}
          </HaloText>
        )}
      </g>
    );
  });
}
