import type { ReactNode } from 'react';

interface HaloTextProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  className?: string;
  children: ReactNode;
}

/** A label over a drawing: its halo in the colour of the stage keeps it readable on whatever lies below. */
export function HaloText({ x, y, anchor = 'start', opacity = 1, className = '', children }: HaloTextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      opacity={opacity}
      fill="currentColor"
      strokeWidth="5"
      strokeLinejoin="round"
      className={`stroke-surface text-[14px] font-semibold [paint-order:stroke] ${className}`}
    >
      {children}
    </text>
  );
}
