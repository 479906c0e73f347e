import type { ReactNode } from 'react';

type BannerTone = 'notice' | 'warn' | 'danger' | 'success';

const tones: Readonly<Record<BannerTone, string>> = {
  notice: 'border-s-plum',
  warn: 'border-s-warn',
  danger: 'border-s-danger',
  success: 'border-s-success',
};

interface BannerProps {
  tone?: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** A notice across the page: what it is, why, and what can be done. */
export function Banner({ tone = 'notice', title, children, action }: BannerProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control border border-line border-s-4 bg-surface px-4 py-3 ${tones[tone]}`}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="text-15 text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
