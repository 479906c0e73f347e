interface StepMarksProps {
  /** Where each step led, the start included. */
  heights: readonly number[];
  places: number;
}

/** The steps of a game below its path, as candles are drawn: hollow above the line for a rise, filled below it for a fall. */
export function StepMarks({ heights, places }: StepMarksProps) {
  return (
    <div className="relative h-6">
      {heights.slice(1).map((height, step) => {
        const before = heights[step] ?? height;
        if (height === before) return null;
        return (
          <span
            key={step}
            className={`absolute h-2.5 w-1.5 -translate-x-1/2 ${height > before ? 'top-0 border border-up bg-paper' : 'bottom-0 bg-down'}`}
            style={{ insetInlineStart: `${((step + 1) / (places - 1)) * 100}%` }}
          />
        );
      })}
    </div>
  );
}
