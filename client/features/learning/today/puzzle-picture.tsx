import type { Candle } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../ui/chart/marks/candle-marks.tsx';
import { HEIGHT, heightScale, WIDTH } from '../../../ui/course-drawing/drawing-box.ts';

/** The bars of today's puzzle, as everybody sees them. */
export function PuzzlePicture({ candles }: { candles: readonly Candle[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      direction="ltr"
      className="block h-full w-full"
    >
      <CandleMarks
        candles={candles}
        width={WIDTH}
        yOf={heightScale(candles.flatMap(({ high, low }) => [high, low]))}
      />
    </svg>
  );
}
