import { dotWidth } from '#domain/kernel/axis/scatter-axes.ts';
import type { ScatterPoint } from '../table/scatter-table.tsx';

interface ScatterPointsProps {
  points: readonly ScatterPoint[];
  /** The place of the point that the cursor stands at. */
  current: number;
  xOf: (value: number) => number;
  yOf: (value: number) => number;
}

/** The points of a scatter chart, and a ring around the current one while the plot is pointed at or has the focus. */
export function ScatterPoints({ points, current, xOf, yOf }: ScatterPointsProps) {
  // A line without length and with round ends is a dot that the stretched box leaves round.
  const dot = ({ x, y }: ScatterPoint) => `M${xOf(x)} ${yOf(y)}h0.001`;
  const chosen = points[current];
  return (
    <g strokeLinecap="round">
      {chosen !== undefined && (
        <path
          d={dot(chosen)}
          strokeWidth={dotWidth(chosen) + 8}
          vectorEffect="non-scaling-stroke"
          className="text-control opacity-0 group-focus-within/plot:opacity-100 group-hover/plot:opacity-100"
        />
      )}
      {points.map((point, place) => (
        <path
          // Points never change places: the place is the identity.
          key={place}
          d={dot(point)}
          strokeWidth={dotWidth(point)}
          strokeOpacity="0.8"
          vectorEffect="non-scaling-stroke"
          className="text-series-1"
        />
      ))}
    </g>
  );
}
