import type { ReactNode } from 'react';
import { spreadLabels } from '#domain/kernel/axis/spread-labels.ts';
import { StretchedSvg } from '../../../ui/chart/stretched-svg.tsx';

interface CurvePlotProps {
  /** Areas between two rows of values, the first lies behind. */
  areas?: readonly { id: string; lower: readonly number[]; upper: readonly number[]; look: string }[];
  /** Lines, each with what stands at its end. */
  lines: readonly {
    id: string;
    values: readonly number[];
    look: string;
    dashed?: boolean;
    label: ReactNode;
  }[];
  /** Where nothing was won or lost. */
  zero: number;
  /** Below the plot: where it begins, and where it ends. */
  from: ReactNode;
  to: ReactNode;
}

const HEIGHT = 128;
/** Two lines of a label with the room they keep, in pixels. */
const LABEL = 42;

/** Curves on one scale, named where they end. Decoration to whoever cannot see it: a sentence beside it says the same. */
export function CurvePlot({ areas = [], lines, zero, from, to }: CurvePlotProps) {
  const all = [zero, ...lines.flatMap(({ values }) => values)].concat(
    ...areas.map(({ lower, upper }) => [...lower, ...upper]),
  );
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => (high === low ? 50 : 100 - ((value - low) / (high - low)) * 100);
  const points = (values: readonly number[]) =>
    values.map((value, place) => `${(place / Math.max(1, values.length - 1)) * 100} ${y(value).toFixed(2)}`);
  const ends = lines.map(({ values }) => (y(values.at(-1) ?? zero) / 100) * HEIGHT);
  const heights = spreadLabels(ends, LABEL, HEIGHT);
  return (
    <div aria-hidden="true" className="grid gap-1 pt-4 text-13" dir="ltr">
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-x-2">
        <div className="relative" style={{ blockSize: HEIGHT }}>
          <StretchedSvg>
            {areas.map(({ id, lower, upper, look }) => (
              <path
                key={id}
                d={`M${points(lower).join('L')}L${points(upper).toReversed().join('L')}Z`}
                stroke="none"
                className={look}
              />
            ))}
            <path d={`M0 ${y(zero)}H100`} vectorEffect="non-scaling-stroke" className="text-control" />
            {lines.map(({ id, values, look, dashed = false }) => (
              <path
                key={id}
                d={`M${points(values).join('L')}`}
                vectorEffect="non-scaling-stroke"
                strokeWidth={dashed ? 1.25 : 1.75}
                strokeDasharray={dashed ? '4 3' : undefined}
                className={look}
              />
            ))}
          </StretchedSvg>
        </div>
        <div className="relative">
          {lines.map(({ id, label }, place) => (
            <span
              key={id}
              className="absolute start-0 -translate-y-1/2 leading-tight"
              style={{ top: heights[place] }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <p className="flex justify-between pe-32 text-muted">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
