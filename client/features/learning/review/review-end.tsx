import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReviewsToday } from '#domain/quiz/review-contract.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Day } from '../../../ui/value/date-display.tsx';

/** The end of a review: what was kept and when it returns; without any, when something will. */
export function ReviewEnd({ today }: { today: ReviewsToday }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const home = (
    <Link to="/dashboard" className={buttonStyles('secondary', 'justify-self-start')}>
      <Trans>Back to the dashboard</Trans>
    </Link>
  );
  const next =
    today.returns_on === null ? (
      <Trans>What you learn in lessons comes back here, some days later, before it is forgotten.</Trans>
    ) : (
      <Trans>
        The next questions come on <Day value={today.returns_on} />.
      </Trans>
    );
  if (today.reviewed.length === 0) {
    return (
      <EmptyState title={<Trans>Nothing to review today.</Trans>} action={home}>
        {next}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="review-end" className="grid gap-4">
      <h2 id="review-end" ref={heading} tabIndex={-1} className="text-24">
        <Trans>Done for today</Trans>
      </h2>
      <ul className="m-0 grid list-none gap-0 border-y border-line p-0">
        {today.reviewed.map(({ skill, skill_name, is_right, returns_on }) => (
          <li
            key={skill}
            className="m-0 grid grid-cols-[auto_1fr_auto] items-center gap-3 border-b border-line py-3 last:border-b-0"
          >
            {is_right ? (
              <Check aria-hidden="true" className="size-5 text-success" />
            ) : (
              <RotateCcw aria-hidden="true" className="size-5 text-muted" />
            )}
            <span>
              {skill_name}
              <span className="block text-15 text-muted">
                {is_right ? <Trans>Kept</Trans> : <Trans>Comes back soon</Trans>}
              </span>
            </span>
            <span className="text-15 text-muted">
              <Day value={returns_on} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{next}</p>
      {home}
    </section>
  );
}
