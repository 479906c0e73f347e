import type { PlaceTick } from './place-axis.ts';

/** Labels below single points; those at the edges stay within the plot. */
export function PointLabels({ ticks }: { ticks: readonly PlaceTick[] }) {
  return (
    <div className="relative h-5">
      {ticks.map(({ x, text }) => (
        <span
          key={x}
          className="absolute whitespace-nowrap"
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
