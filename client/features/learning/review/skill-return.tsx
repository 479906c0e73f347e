import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import { recallAfter } from '#domain/knowledge/recall/recall-after.ts';
import type { MemoryChange } from '#domain/quiz/review-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Day } from '../../../ui/value/date-display.tsx';
import { ReturnCurves } from './return-curves.tsx';

/** What an answer did to what is remembered: how it had faded until today, and when it comes back. */
export function SkillReturn({ change, returnsOn }: { change: MemoryChange; returnsOn: string }) {
  const { i18n } = useLingui();
  const id = useId();
  const { before, since } = change;
  const days = daysBetween(since.day, returnsOn);
  const percent = (share: number) => formatNumber(share, i18n.locale, { style: 'percent' });
  const then = percent(recallAfter(days, since.stability));
  const ago = before === null ? 0 : daysBetween(before.day, since.day);
  const now = before === null ? '' : percent(recallAfter(ago, before.stability));
  return (
    <section aria-labelledby={id} className="grid gap-1 border-t border-line pt-4">
      <h2 id={id} className="text-20">
        {days <= 1 ? (
          <Trans>Comes back tomorrow</Trans>
        ) : (
          <Plural value={days} one="Comes back in # day" other="Comes back in # days" />
        )}
      </h2>
      <p className="text-13 text-muted">
        <Trans>when the chance that you recall it falls to {then}</Trans>
      </p>
      {before !== null && (
        <p className="sr-only">
          <Trans>
            Since <Day value={before.day} />, when it was asked last, the chance had fallen to {now}.
          </Trans>
        </p>
      )}
      <ReturnCurves change={change} returnsOn={returnsOn} />
    </section>
  );
}
