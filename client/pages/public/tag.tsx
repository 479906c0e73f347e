import type { ReactNode } from 'react';

/** A short label in a hairline box: what kind of thing stands beside it. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-tag border border-control px-2 py-0.5 font-sans text-13 font-normal whitespace-nowrap text-muted">
      {children}
    </span>
  );
}
