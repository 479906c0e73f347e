import type { KeyboardEvent, PointerEvent, Ref } from 'react';

export interface CursorProps {
  /** Names the chart. */
  label: string;
  /** How many places the cursor can stand at. */
  count: number;
  place: number;
  onMove: (place: number) => void;
  /** What stands at this place, in words: announced as the cursor moves. */
  reading: string;
  /** Which place a pointer means, by its share of the plot's width; the evenly spaced ones when left out. */
  placeAt?: (share: number) => number;
  /** Called before a key moves the cursor; `preventDefault` keeps it where it is. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The cursor of a plot: an invisible range input over it. Arrow keys, Page Up and Down, Home and End move it, by touch
 * and with screen readers too, which announce the reading as its value in their own time; a mouse only has to point.
 * @param props.inset how far the first and the last place lie from the plot's edges, in percent of its width
 */
export function ChartCursor({
  label,
  count,
  place,
  onMove,
  reading,
  inset,
  placeAt,
  onKeyDown,
  ref,
}: CursorProps & { inset: number }) {
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    onMove(placeAt === undefined ? Math.round(share * (count - 1)) : placeAt(share));
  };
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={count - 1}
      value={place}
      aria-label={label}
      aria-valuetext={reading}
      onChange={(event) => onMove(Number(event.target.value))}
      onKeyDown={onKeyDown}
      onPointerMove={follow}
      className="absolute inset-y-0 h-full cursor-crosshair appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      style={{ insetInlineStart: `${inset}%`, inlineSize: `${100 - 2 * inset}%` }}
    />
  );
}
