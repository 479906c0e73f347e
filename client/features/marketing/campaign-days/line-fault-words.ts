import { t } from '@lingui/core/macro';
import { MOST_DAYS } from '#domain/marketing/contract.ts';
import type { LineFault } from '#domain/marketing/metrics-file.ts';

/** Why a figure cannot be taken, in the active language. */
export function lineFaultWords({ problem }: Pick<LineFault, 'problem'>): string {
  switch (problem) {
    case 'no-column':
      return t`There is no column for it. Choose one above.`;
    case 'no-day':
      return t`This is no day. Write it as 2026-11-21.`;
    case 'future-day':
      return t`This day has not come yet.`;
    case 'day-twice':
      return t`This day stands in an earlier line already.`;
    case 'no-count':
      return t`Enter a whole number.`;
    case 'no-amount':
      return t`Enter an amount of money.`;
    case 'more-than-impressions':
      return t`There cannot be more clicks than impressions.`;
    case 'more-than-clicks':
      return t`There cannot be more conversions than clicks.`;
    case 'too-many-lines':
      return t`A file may have ${MOST_DAYS} lines. Split it in two.`;
  }
}
