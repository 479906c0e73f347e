import { HEIGHT, lineThrough, tenths, WIDTH } from '../../../ui/course-drawing/drawing-box.ts';
import { DrawingFrame } from '../../../ui/course-drawing/drawing-frame.tsx';

/** All markets have one scale, so that calm ones look calm; one that leaves it gets its own. */
const USUAL = 0.12;
/** The line takes so much of the width: after the cursor nothing is known. */
const SEEN = 0.72;

/** A market of a scenario's kind up to the cursor. @param closes by the first of them */
export function MarketPicture({ closes }: { closes: readonly number[] }) {
  const reach = Math.max(USUAL, ...closes.map((close) => Math.abs(close - 1)));
  const heights = closes.map((close) => tenths(HEIGHT / 2 - ((close - 1) / reach) * (HEIGHT / 2 - 2)));
  const now = WIDTH * SEEN;
  return (
    <DrawingFrame className="h-full w-full fill-none">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-line" strokeDasharray="2 3" />
      <path
        d={lineThrough(heights)}
        transform={`scale(${SEEN} 1)`}
        className="stroke-ink"
        strokeWidth="1.25"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`M${now} 0V${HEIGHT}`} className="stroke-plum" strokeDasharray="3 3" />
      <circle cx={now} cy={heights.at(-1) ?? HEIGHT / 2} r="3.5" className="fill-plum" />
    </DrawingFrame>
  );
}
