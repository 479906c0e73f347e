import { line } from 'd3-shape';
import { pointX } from './axis/place-axis.ts';

interface SparklineProps {
  values: readonly number[];
  /** What it shows, in one sentence with its figures: a sparkline is a word, its numbers stand beside it. */
  summary: string;
}

/** A line the size of a word, without axes. */
export function Sparkline({ values, summary }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const yOf = (value: number) => 90 - ((value - low) / span) * 80;
  const draw = line<number>((_, place) => pointX(place, values.length), yOf);
  return (
    <svg
      role="img"
      aria-label={summary}
      direction="ltr"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      className="mx-2 inline-block h-6 w-24 overflow-visible align-middle text-series-1"
    >
      <path d={draw(values) ?? ''} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      <path
        d={`M100 ${yOf(values.at(-1) ?? 0)}h0.001`}
        strokeWidth="5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
