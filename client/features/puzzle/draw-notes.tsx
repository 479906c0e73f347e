import type { ReactNode } from 'react';
import { candleRooms, type DrawnRoom } from '#domain/kernel/axis/words-heights.ts';
import type { Candle } from '#domain/kernel/generated-prices.ts';
import type { CandleScale } from '../../ui/chart/candle-chart.tsx';
import { findEmptyPaper } from './empty-paper.ts';
import type { PuzzleNotes, PuzzleSpan } from './use-puzzle-notes.ts';

/** What a label takes of the plot on a phone, in percent of its width and height: there it takes most. */
const [PER_LETTER, BESIDE, LINE] = [2.5, 3, 10];
/** So thin is the box of a line. */
const HAIR = 0.5;

interface DrawnChart {
  candles: readonly Candle[];
  levels: readonly { price: number }[];
}

/** Draws the distances and the bars of an explanation, each label on empty paper, tied to its distance where it lies apart from it. */
export function drawNotes(
  { spans, bars }: Pick<PuzzleNotes, 'spans' | 'bars'>,
  scale: CandleScale,
  chart: DrawnChart,
): { shapes: ReactNode; words: ReactNode } {
  const { xOf, yOf } = scale;
  const [left, right] = bars === null ? [0, 0] : [xOf(bars.from - 0.5), xOf(bars.to + 0.5)];
  const labels = placeLabels(spans, scale, chart);
  return {
    shapes: (
      <g className="text-plum">
        {bars !== null && (
          <path d={`M${left} 0V100H${right}V0Z`} fill="currentColor" fillOpacity="0.1" stroke="none" />
        )}
        {labels.map(({ span: { place, from, to }, middle, box }, index) => (
          <g key={index}>
            <path
              d={`M${xOf(place) - 1} ${yOf(from)}h2m-1 0V${yOf(to)}m-1 0h2`}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
            {(middle < box.top || middle > box.bottom) && (
              <path
                d={`M${xOf(place)} ${middle}L${box.right - 1} ${middle < box.top ? box.top : box.bottom}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        ))}
      </g>
    ),
    words: labels.map(({ span, box }, index) => (
      <span
        key={index}
        className="pointer-events-none absolute -translate-x-full -translate-y-1/2 rounded-tag bg-surface/85 px-1 leading-tight font-semibold whitespace-nowrap text-plum"
        style={{ top: `${(box.top + box.bottom) / 2}%`, left: `${box.right}%` }}
      >
        {span.label}
      </span>
    )),
  };
}

/** A place for each label, one after the other: none covers a candle, a line or another label where there is room. */
function placeLabels(
  spans: readonly PuzzleSpan[],
  { xOf, yOf }: CandleScale,
  { candles, levels }: DrawnChart,
): { span: PuzzleSpan; middle: number; box: DrawnRoom }[] {
  const drawn: DrawnRoom[] = [
    ...candleRooms(candles, { yOf }),
    ...levels.map(({ price }) => ({
      left: 0,
      right: 100,
      top: yOf(price) - HAIR,
      bottom: yOf(price) + HAIR,
    })),
  ];
  return spans.map((span) => {
    const middle = (yOf(span.from) + yOf(span.to)) / 2;
    const right = xOf(span.place) - 1.5;
    const box = findEmptyPaper(
      {
        left: right - span.label.length * PER_LETTER - BESIDE,
        right,
        top: middle - LINE / 2,
        bottom: middle + LINE / 2,
      },
      drawn,
    );
    drawn.push(box);
    return { span, middle, box };
  });
}
