import { Trans, useLingui } from '@lingui/react/macro';
import { timeLeft } from '#domain/community/time-left.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useMinute } from './use-minute.ts';

/** How much of the 48 hours is left, or for how long they have been over. */
export function DueClock({ dueAt }: { dueAt: string }) {
  const { i18n } = useLingui();
  const { isOverdue, count, unit } = timeLeft(new Date(dueAt), useMinute());
  const time = formatNumber(count, i18n.locale, { style: 'unit', unit, unitDisplay: 'long' });
  if (isOverdue) {
    return (
      <Badge tone="danger">
        <Trans>Overdue by {time}</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={unit === 'hour' && count >= 12 ? 'neutral' : 'warn'}>
      <Trans>{time} left</Trans>
    </Badge>
  );
}
