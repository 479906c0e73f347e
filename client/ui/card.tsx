import type { ReactNode } from 'react';

/** A bounded piece of content. Hairlines separate first; a card is for what stands alone. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`rounded-card border border-line bg-surface p-4 sm:p-6 ${className}`}>{children}</div>
  );
}
