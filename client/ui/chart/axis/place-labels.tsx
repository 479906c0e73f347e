import { fittingStep } from '#domain/kernel/axis/fitting-step.ts';
import { textWidth } from '#domain/kernel/text/wrap-label.ts';
import type { PlaceTick } from './place-axis.ts';

/** The plot of a phone, the size of its labels and what keeps them apart, in pixels. */
const [NARROW, TEXT, GAP] = [270, 13, 8];

/** Labels below single points; those at the edges stay within the plot. Where it is narrow those are left out that would touch. */
export function PointLabels({ ticks }: { ticks: readonly PlaceTick[] }) {
  const step = fittingStep(
    ticks.map(({ x, text }) => {
      const width = textWidth(text, TEXT);
      const from = (x / 100) * (NARROW - width);
      return { from, to: from + width };
    }),
    GAP,
  );
  return (
    <div className="@container relative h-5">
      {ticks.map(({ x, text }, place) => (
        <span
          key={x}
          className={`absolute whitespace-nowrap ${place % step === 0 ? '' : '@max-md:hidden'}`}
          style={{ insetInlineStart: `${x}%`, transform: `translateX(-${x}%)` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
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
