import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { addDays } from '#domain/knowledge/learner-day.ts';
import type { ReviewsToday } from '#domain/quiz/review-contract.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Day } from '../../../ui/value/date-display.tsx';
import { NextOfToday } from '../today/next-of-today.tsx';
import { ReturnsPicture } from './returns-picture.tsx';

/** The end of a review: what was kept and when it returns; without any, when something will. */
export function ReviewEnd({ today }: { today: ReviewsToday }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { reviewed } = today;
  const next =
    today.returns_on === null ? (
      <Trans>What you learn in lessons comes back here, some days later, before it is forgotten.</Trans>
    ) : today.returns_on === addDays(today.day, 1) ? (
      <Trans>The next questions come tomorrow.</Trans>
    ) : (
      <Trans>
        The next questions come on <Day value={today.returns_on} />.
      </Trans>
    );
  if (reviewed.length === 0) {
    return (
      // The hairline of the header is its upper one.
      <div className="-mt-px">
        <EmptyState title={<Trans>Nothing to review today.</Trans>} action={<NextOfToday />}>
          {next}
        </EmptyState>
      </div>
    );
  }
  const kept = reviewed.filter(({ is_right }) => is_right).length;
  const count = reviewed.length;
  return (
    <section aria-labelledby="review-end" className="grid gap-6 pt-6">
      <div className="grid gap-1">
        <h2 id="review-end" ref={heading} tabIndex={-1} className="text-32">
          <Trans>
            {kept} of {count} kept
          </Trans>
        </h2>
        <p className="text-muted">{next}</p>
      </div>
      <ReturnsPicture reviewed={reviewed} day={today.day} />
      <NextOfToday />
    </section>
  );
}
