import { fittingStep } from '#domain/kernel/axis/fitting-step.ts';
import { labelSpan } from '#domain/kernel/axis/label-span.ts';
import { textWidth } from '#domain/kernel/text/wrap-label.ts';
import type { PlaceTick } from './place-axis.ts';

/** The plot of a phone, the size of its labels and what keeps them apart, in pixels. */
const [NARROW, TEXT, GAP] = [270, 13, 8];
/** How far a label stands over the edge of the plot, at most: as far as the columns beside it. */
const HANG = 8;

/**
 * Labels centred below single points; those at the edges stay within the figure. Where it is narrow those are left out that
 * would touch.
 */
export function PointLabels({ ticks }: { ticks: readonly PlaceTick[] }) {
  const step = fittingStep(
    ticks.map(({ x, text }) => labelSpan(x / 100, textWidth(text, TEXT), NARROW, HANG)),
    GAP,
  );
  return (
    <div className="@container relative h-5">
      {ticks.map(({ x, text }, place) => (
        <span
          key={place}
          className={`absolute -translate-x-1/2 whitespace-nowrap ${place % step === 0 ? '' : '@max-md:hidden'}`}
          style={{ insetInlineStart: middleWithin(x, textWidth(text, TEXT)) }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** The middle of what `labelSpan` says, in the words of a style sheet, which alone knows how wide the plot is. */
function middleWithin(x: number, width: number): string {
  const room = width / 2 - HANG;
  return `clamp(${room}px, ${x}%, 100% - ${room}px)`;
}

/** Labels below bands of equal width; long ones wrap. */
export function BandLabels({ texts }: { texts: readonly string[] }) {
  return (
    <div
      className="grid gap-x-1 text-center leading-tight wrap-anywhere"
      style={{ gridTemplateColumns: `repeat(${texts.length}, minmax(0, 1fr))` }}
    >
      {texts.map((text, place) => (
        <span key={place}>{text}</span>
      ))}
    </div>
  );
}
