import type { ReactNode } from 'react';
import { HEIGHT, WIDTH } from './drawing-box.ts';

/** The frame of a small drawing in the box of `drawing-box.ts`, which keeps its shape in the room that it gets. It only illustrates. */
export function DrawingFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      direction="ltr"
      className={`block ${className}`}
    >
      {children}
    </svg>
  );
}
