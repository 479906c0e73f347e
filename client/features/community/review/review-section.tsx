import { Trans } from '@lingui/react/macro';
import type { ApplicationDetail } from '#domain/community/contract.ts';
import { mayReview as mayBeReviewed } from '#domain/community/review-rubric.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ReviewForm } from './review-form.tsx';
import { useReleaseApplications } from './release-applications.ts';
import { useTakeApplications } from './take-applications.ts';
import { SeenReviews } from './seen-reviews.tsx';

/** What the reviews say so far, as far as it may be seen, and one's own where there is a seat for it. */
export function ReviewSection({ application }: { application: ApplicationDetail }) {
  const { seen_reviews: reviews, is_mine, is_scored_by_me, is_open, decided_at, reviewers } = application;
  const mayReview = mayBeReviewed({
    isDecided: decided_at !== null,
    isMine: is_mine,
    isScoredByMe: is_scored_by_me,
    reviewers,
  });
  return (
    <>
      {reviews.length > 0 && <SeenReviews reviews={reviews} />}
      <p className="max-w-measure text-muted">
        {is_open ? (
          reviews.length === 0 && <Trans>It was decided without a review.</Trans>
        ) : is_scored_by_me ? (
          <Trans>
            Your review is in. Names and the other review are shown once the second one is in, too.
          </Trans>
        ) : mayReview ? (
          <Trans>
            Judge what the applicant writes by the four criteria. Who it is, and what the other reviewer
            thinks, is shown once both reviews are in.
          </Trans>
        ) : (
          <Trans>Two others review this application.</Trans>
        )}
      </p>
      {mayReview && (
        <>
          <SeatButton application={application} />
          <ReviewForm applicationId={application.id} />
        </>
      )}
    </>
  );
}

/** Keeps the seat for the admin who looks at the application, or gives it back. */
function SeatButton({ application: { id, is_mine: isMine } }: { application: ApplicationDetail }) {
  const describe = useErrorWording();
  const take = useTakeApplications();
  const release = useReleaseApplications();
  const change = isMine ? release : take;
  return (
    <Button
      look="secondary"
      pending={change.isPending}
      onClick={() =>
        change.mutate({ application_ids: [id] }, { onError: (error) => toast.error(describe(error)) })
      }
      className="justify-self-start"
    >
      {isMine ? <Trans>Release</Trans> : <Trans>Take for review</Trans>}
    </Button>
  );
}
