const PER_MARK = 10;
const COLUMNS = 25;
const CELL = 12;
/** Room for a thousand places, so that three programs side by side keep one height. */
const ROWS = 4;

/**
 * A mark for every ten places of a program, filled once none of the ten is left: programs are compared at a glance.
 */
export function SpotsSketch({ spots, left }: { spots: number; left: number }) {
  const marks = Math.ceil(spots / PER_MARK);
  const filled = marks - Math.ceil(left / PER_MARK);
  const rows = Math.max(ROWS, Math.ceil(marks / COLUMNS));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * CELL} ${rows * CELL}`}
      className="block h-auto w-full max-w-72 rtl:-scale-x-100"
    >
      {Array.from({ length: marks }, (_, mark) => (
        <rect
          key={mark}
          x={(mark % COLUMNS) * CELL + 1}
          y={Math.floor(mark / COLUMNS) * CELL + 1}
          width={CELL - 4}
          height={CELL - 4}
          className={`stroke-up ${mark < filled ? 'fill-up' : 'fill-none'}`}
          strokeWidth="1.25"
        />
      ))}
    </svg>
  );
}
