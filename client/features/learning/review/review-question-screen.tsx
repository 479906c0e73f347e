import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isSettledFeedback } from '#domain/quiz/is-settled-feedback.ts';
import type { ReviewQuestion } from '#domain/quiz/review-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Day } from '../../../ui/value/date-display.tsx';
import { QuizItemForm } from '../quiz/quiz-item-form.tsx';
import { useAnswerReviewItem } from './answer-review-item.ts';
import { ReviewHintButton } from './review-hint-button.tsx';

interface ReviewQuestionScreenProps {
  question: ReviewQuestion;
  /** Which one it is, or how many are left. */
  place: ReactNode;
  isLast: boolean;
  /** What the end shows. */
  toEnd: string;
  /** Brings the next question, or the end. */
  onNext: () => void;
  pending: boolean;
}

/** One question of a review or a drill as a quiz asks it; when it is settled, the day on which its skill returns. */
export function ReviewQuestionScreen({
  question,
  place,
  isLast,
  toEnd,
  onNext,
  pending,
}: ReviewQuestionScreenProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const answerItem = useAnswerReviewItem();
  const feedback = question.feedback ?? undefined;
  const isSettled = feedback !== undefined && isSettledFeedback(feedback);
  useShortcuts({
    Enter: isSettled ? { says: isLast ? toEnd : t`Next Question`, run: onNext } : undefined,
  });
  return (
    <div className="grid gap-6">
      <p className="text-15 text-muted">
        <span lang="en">{question.item.skill_name}</span> · {place}
      </p>
      <QuizItemForm
        item={question.item}
        feedback={feedback}
        countsEarlier={false}
        pending={answerItem.isPending}
        onCheck={(answer) =>
          answerItem.mutate({ question_id: question.id, try: feedback === undefined ? 1 : 2, answer })
        }
        hints={question.hints}
        hintAction={<ReviewHintButton question={question} />}
      />
      {answerItem.isError && <FormFailure key={answerItem.submittedAt} reason={describe(answerItem.error)} />}
      {isSettled && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={onNext} pending={pending}>
            {isLast ? toEnd : <Trans>Next Question</Trans>}
          </Button>
          {answerItem.data && (
            <p className="text-15 text-muted">
              <Trans>
                Returns on <Day value={answerItem.data.returns_on} />
              </Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
