import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOpenReview } from '../../features/learning/review/open-review.ts';
import { ReviewEnd } from '../../features/learning/review/review-end.tsx';
import { ReviewQuestionScreen } from '../../features/learning/review/review-question-screen.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';

/** What is due, asked one question at a time. */
export function ReviewPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const review = useOpenReview();
  return (
    <div className="max-w-measure">
      <PageHeader
        title={t`Review`}
        lead={<Trans>What you learned comes back shortly before it would be forgotten.</Trans>}
      />
      <QueryState
        query={review}
        failed={t`The review could not be opened`}
        describe={describe}
        skeleton={['h-4 w-1/3', 'h-8 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full']}
      >
        {(today) =>
          today.question === null ? (
            <ReviewEnd today={today} />
          ) : (
            <ReviewQuestionScreen
              key={today.question.id}
              question={today.question}
              place={<Plural value={today.left} one="# question left" other="# questions left" />}
              isLast={today.left <= 1}
              toEnd={t`See what was kept`}
              onNext={() => void review.refetch()}
              pending={review.isFetching}
            />
          )
        }
      </QueryState>
    </div>
  );
}
