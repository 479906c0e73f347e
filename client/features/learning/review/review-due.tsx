import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReviewsToday } from '#domain/quiz/review-contract.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';

/** What is to be reviewed today, how long it takes and why it is there; nothing when nothing is left. */
export function ReviewDue({ today }: { today: ReviewsToday | undefined }) {
  if (today === undefined || today.left === 0) return null;
  return (
    <section
      aria-labelledby="review-due"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-5"
    >
      <div className="grid gap-1">
        <h2 id="review-due" className="text-24">
          <Plural value={today.left} one="Review: # question" other="Review: # questions" />
        </h2>
        <p className="max-w-measure text-muted">
          <Plural
            value={today.minutes}
            one="About # minute. Answered now, what you learned stays longer."
            other="About # minutes. Answered now, what you learned stays longer."
          />
        </p>
      </div>
      <Link to="/review" className={buttonStyles('primary')}>
        <Trans>Start the review</Trans>
      </Link>
    </section>
  );
}
