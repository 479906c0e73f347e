interface CursorMarkProps {
  /** In percent of the plot's width. */
  x: number;
  /** The points of the series at the cursor, in percent from the top. */
  points?: readonly { y: number; colour: string }[];
}

/** Shows where the cursor stands while the plot is pointed at or has the focus. */
export function CursorMark({ x, points = [] }: CursorMarkProps) {
  return (
    <g className="opacity-0 group-focus-within/plot:opacity-100 group-hover/plot:opacity-100">
      <path d={`M${x} 0V100`} vectorEffect="non-scaling-stroke" className="text-control" />
      {points.map(({ y, colour }) => (
        // A line without length and with round ends is a dot that the stretched box leaves round.
        <path
          key={colour}
          d={`M${x} ${y}h0.001`}
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className={colour}
        />
      ))}
    </g>
  );
}
