import type { ReactNode } from 'react';

interface StretchedSvgProps {
  /** SVG in a box of 100 by 100: strokes need `vectorEffect="non-scaling-stroke"`. */
  children: ReactNode;
}

/** A drawing that is stretched over the box around it. */
export function StretchedSvg({ children }: StretchedSvgProps) {
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      className="absolute inset-0 size-full overflow-visible"
    >
      {children}
    </svg>
  );
}
