import type { Candle } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../ui/chart/marks/candle-marks.tsx';
import { heightScale, WIDTH } from '../../../ui/course-drawing/drawing-box.ts';
import { DrawingFrame } from '../../../ui/course-drawing/drawing-frame.tsx';

/** The bars of today's puzzle, as everybody sees them. */
export function PuzzlePicture({ candles }: { candles: readonly Candle[] }) {
  return (
    <DrawingFrame className="h-full w-full">
      <CandleMarks
        candles={candles}
        width={WIDTH}
        yOf={heightScale(candles.flatMap(({ high, low }) => [high, low]))}
      />
    </DrawingFrame>
  );
}
