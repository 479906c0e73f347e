import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
  /** How many questions are left, this one among them. */
  left: number;
  /** Brings the next question, or the end. */
  onNext: () => void;
  pending: boolean;
}

/** One question of a review as a quiz asks it; when it is settled, the day on which its skill returns. */
export function ReviewQuestionScreen({ question, left, onNext, pending }: ReviewQuestionScreenProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const answerItem = useAnswerReviewItem();
  const feedback = question.feedback ?? undefined;
  const isSettled = feedback !== undefined && isSettledFeedback(feedback);
  const isLast = left <= 1;
  useShortcuts({
    Enter: isSettled ? { says: isLast ? t`See what was kept` : t`Next Question`, run: onNext } : undefined,
  });
  return (
    <div className="grid gap-6">
      <p className="text-15 text-muted">
        <Trans>
          {question.item.skill_name} · <Plural value={left} one="# question left" other="# questions left" />
        </Trans>
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
            {isLast ? <Trans>See what was kept</Trans> : <Trans>Next Question</Trans>}
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
