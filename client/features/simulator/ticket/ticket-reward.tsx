import { Trans } from '@lingui/react/macro';
import { formatR } from '../words/session-format.ts';

interface TicketRewardProps {
  /** The target's price in words. */
  target: string;
  gain: string;
  multiple: number;
  locale: string;
}

/** What the target brings against what the stop costs, on one scale. */
export function TicketReward({ target, gain, multiple, locale }: TicketRewardProps) {
  const reach = Math.max(0.5, multiple);
  const entry = 100 / (1 + reach);
  return (
    <div className="grid grid-cols-1 gap-1 border-t border-line py-3 text-15">
      <p className="flex justify-between gap-2 font-semibold">
        <Trans>To the target, {target}</Trans>
        <span className="tabular-nums">
          <bdi>{formatR(multiple, locale)}</bdi> <span className="text-up">{gain}</span>
        </span>
      </p>
      <div aria-hidden="true" dir="ltr" className="relative h-4 max-sm:hidden">
        <span className="absolute top-1.5 start-0 h-0.5 bg-down" style={{ inlineSize: `${entry}%` }} />
        <span className="absolute top-1.5 end-0 h-px bg-up" style={{ inlineSize: `${100 - entry}%` }} />
        {[0, entry, 100].map((place) => (
          <span
            key={place}
            className="absolute top-0 h-3.5 w-px bg-ink"
            style={{ insetInlineStart: `${Math.min(99.5, place)}%` }}
          />
        ))}
      </div>
    </div>
  );
}
