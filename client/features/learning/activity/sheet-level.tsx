import type { ReactNode } from 'react';

interface SheetLevelProps {
  /** How far down it lies, in percent. */
  top: number;
  tone: string;
  isDashed: boolean;
  isBelow?: boolean;
  children: ReactNode;
}

/** A line across a sheet with its words. */
export function SheetLevel({ top, tone, isDashed, isBelow = false, children }: SheetLevelProps) {
  return (
    <span
      className={`pointer-events-none absolute inset-x-0 border-t-2 border-current ${isDashed ? 'border-dashed' : ''} ${tone}`}
      style={{ insetBlockStart: `${top}%` }}
    >
      <span
        className={`absolute start-2 rounded-tag bg-paper px-1 text-15 font-semibold whitespace-nowrap ${isBelow ? 'top-1' : 'bottom-1'}`}
      >
        {/* The sheet runs from left to right, and the words as their language does. */}
        <bdi>{children}</bdi>
      </span>
    </span>
  );
}
