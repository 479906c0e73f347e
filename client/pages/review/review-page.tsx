import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useStrandNames } from '../../features/knowledge/skills/use-strand-names.ts';
import { useOpenReview } from '../../features/learning/review/open-review.ts';
import { ReviewEnd } from '../../features/learning/review/review-end.tsx';
import { ReviewQuestionScreen } from '../../features/learning/review/review-question-screen.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { SmallHeader } from '../../ui/small-header.tsx';
import { MentorBeside } from '../mentor/mentor-beside.tsx';

/** What is due, asked one question at a time. */
export function ReviewPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const strands = useStrandNames();
  const review = useOpenReview();
  return (
    <MentorBeside>
      <div className="max-w-measure">
        <SmallHeader
          title={t`Review`}
          actions={
            review.data?.question && (
              <Link to="/dashboard" className={buttonStyles('link')}>
                <Trans>Pause</Trans>
              </Link>
            )
          }
        />
        <QueryState
          query={review}
          failed={t`The review could not be opened`}
          describe={describe}
          skeleton={['h-4 w-full', 'h-4 w-1/3', 'h-24 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full']}
        >
          {({ question, ...today }) =>
            question === null ? (
              <ReviewEnd today={today} />
            ) : (
              <ReviewQuestionScreen
                key={question.id}
                question={question}
                strand={strands.get(question.strand ?? '')}
                number={today.reviewed.length + 1}
                count={today.reviewed.length + today.left}
                minutes={today.minutes}
                toEnd={t`See what was kept`}
                onNext={() => void review.refetch()}
                pending={review.isFetching}
              />
            )
          }
        </QueryState>
      </div>
    </MentorBeside>
  );
}
