import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'success' | 'warn' | 'danger';

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'border-control text-ink',
  success: 'border-success text-success',
  warn: 'border-warn text-warn',
  danger: 'border-danger text-danger',
};

/** A state in a word or two, such as "Draft". The word says it; the colour only helps to find it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-tag border bg-surface px-2 text-13 font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
