import type { RunScale } from './run-scale.ts';

/** Into so many classes the scale is cut. */
const CLASSES = 24;

interface EndHistogramProps {
  ends: readonly number[];
  median: number | undefined;
  scale: RunScale;
  /** Whether a run that came to this is drawn as a bad one. */
  isBad: (end: number) => boolean;
  format: (value: number) => string;
}

/** Where runs end: a histogram that lies on its side, on the scale of the paths. Bad ones are brown. */
export function EndHistogram({ ends, median, scale, isBad, format }: EndHistogramProps) {
  const { topOf } = scale;
  const counts = Array.from({ length: CLASSES }, () => ({ all: 0, bad: 0 }));
  for (const end of ends) {
    const one = counts[Math.min(CLASSES - 1, Math.floor((topOf(end) / 100) * CLASSES))];
    if (!one) continue;
    one.all += 1;
    if (isBad(end)) one.bad += 1;
  }
  const most = Math.max(...counts.map(({ all }) => all));
  return (
    <div className="relative h-full w-20 animate-appear motion-reduce:animate-none sm:w-32">
      {counts.map(({ all, bad }, place) => (
        <span
          key={place}
          className="absolute start-0 flex"
          style={{
            insetBlockStart: `${(place / CLASSES) * 100}%`,
            blockSize: `calc(${100 / CLASSES}% - 1px)`,
            inlineSize: `${(all / most) * 100}%`,
          }}
        >
          <span className="bg-muted/60" style={{ inlineSize: `${(1 - bad / Math.max(1, all)) * 100}%` }} />
          <span className="bg-down" style={{ inlineSize: `${(bad / Math.max(1, all)) * 100}%` }} />
        </span>
      ))}
      {median !== undefined && (
        <span
          className="absolute inset-x-0 border-t-2 border-ink"
          style={{ insetBlockStart: `${topOf(median)}%` }}
        >
          <span className="absolute end-0 bottom-0.5 rounded-tag bg-paper px-1 font-semibold text-ink">
            {format(median)}
          </span>
        </span>
      )}
    </div>
  );
}
