import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/i18n/format-number.ts';

/** From here on a skill counts as known, when enough was answered (KNOWN_FROM of domain/knowledge). */
const KNOWN = 0.95;

/** How likely a skill was known, as a ring, and is now, in plum, on the way from nothing to known. The words below say the same. */
export function KnownAxis({ before, now }: { before: number; now: number }) {
  const { i18n } = useLingui();
  const percent = (share: number) => formatNumber(share, i18n.locale, { style: 'percent' });
  const [low, high] = [Math.min(before, now), Math.max(before, now)];
  return (
    <div aria-hidden="true" className="max-w-form pe-2 text-13 text-muted">
      <div className="relative h-8">
        <span className="absolute inset-x-0 top-1/2 border-t border-control" />
        <span
          className="absolute top-1/2 -mt-0.5 h-1 origin-left animate-done bg-plum rtl:origin-right forced-colors:bg-[Highlight]"
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
        />
        <span
          className="absolute top-1/2 -mt-2 h-4 border-s border-ink"
          style={{ insetInlineStart: `${KNOWN * 100}%` }}
        />
        <span
          className="absolute top-1/2 -ms-1.5 -mt-1.5 size-3 rounded-full border-2 border-ink bg-paper"
          style={{ insetInlineStart: `${before * 100}%` }}
        />
        <span
          className="absolute top-1/2 -ms-1.5 -mt-1.5 size-3 rounded-full bg-plum forced-colors:bg-[Highlight]"
          style={{ insetInlineStart: `${now * 100}%` }}
        />
      </div>
      <div className="flex justify-between">
        <span>{percent(0)}</span>
        <span>
          <Trans>known from {percent(KNOWN)} on</Trans>
        </span>
      </div>
    </div>
  );
}
