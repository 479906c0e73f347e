import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

interface ProgressBarProps {
  label: ReactNode;
  /** Whole percent, 0 to 100. */
  percent: number;
  /** Shown instead of the percentage, such as "Step 2 of 6". */
  valueText?: string;
}

/** A labelled bar of how far something has come. */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const { i18n } = useLingui();
  const text = valueText ?? new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(percent / 100);
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-15">
        <span className="text-muted">{label}</span>
        <span className="font-semibold">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={typeof label === 'string' ? label : text}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-tag border border-line bg-sunken"
      >
        <div className="h-full bg-plum forced-colors:bg-[Highlight]" style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
