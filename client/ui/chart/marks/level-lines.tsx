import type { LevelNote } from './annotations.ts';

interface LevelLinesProps {
  levels: readonly LevelNote[];
  yOf: (value: number) => number;
}

/** Dashed lines across the plot at values that matter, such as a stop. */
export function LevelLines({ levels, yOf }: LevelLinesProps) {
  return levels.map(({ value }, place) => (
    <path
      key={place}
      d={`M0 ${yOf(value)}H100`}
      strokeWidth="1.5"
      strokeDasharray="6 4"
      vectorEffect="non-scaling-stroke"
      className="text-plum"
    />
  ));
}
