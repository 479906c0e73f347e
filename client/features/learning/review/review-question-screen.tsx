import { Trans, useLingui } from '@lingui/react/macro';
import { isSettledFeedback } from '#domain/quiz/is-settled-feedback.ts';
import type { ReviewQuestion } from '#domain/quiz/review-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Day } from '../../../ui/value/date-display.tsx';
import { QuizItemForm } from '../quiz/quiz-item-form.tsx';
import { useAnswerReviewItem } from './answer-review-item.ts';
import { QuestionStations } from './question-stations.tsx';
import { SkillReturn } from './skill-return.tsx';
import { ReviewHintButton } from './review-hint-button.tsx';

interface ReviewQuestionScreenProps {
  question: ReviewQuestion;
  /** What the strand of its skill is called; undefined for one that is gone. */
  strand: string | undefined;
  /** Which one it is, from 1. */
  number: number;
  count: number;
  /** About how long the rest takes; undefined where that is not said. */
  minutes?: number;
  /** What the end shows. */
  toEnd: string;
  /** Brings the next question, or the end. */
  onNext: () => void;
  pending: boolean;
}

/** One question of a review or a drill as a quiz asks it; when it is settled, the day on which its skill returns. */
export function ReviewQuestionScreen({
  question,
  strand,
  number,
  count,
  minutes,
  toEnd,
  onNext,
  pending,
}: ReviewQuestionScreenProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const answerItem = useAnswerReviewItem();
  const answered = answerItem.data;
  const isLast = number >= count;
  const feedback = question.feedback ?? undefined;
  const isSettled = feedback !== undefined && isSettledFeedback(feedback);
  useShortcuts({
    Enter: isSettled ? { says: isLast ? toEnd : t`Next Question`, run: onNext } : undefined,
  });
  return (
    <div className="grid gap-6 pt-4">
      <QuestionStations number={number} count={count} minutes={minutes} />
      <div className="grid gap-1">
        <p className="text-13 text-muted">
          {strand !== undefined && (
            <>
              {strand}
              <span aria-hidden="true"> · </span>
              <VisuallyHidden>, </VisuallyHidden>
            </>
          )}
          <span lang="en">{question.item.skill_name}</span>
        </p>
        <QuizItemForm
          isHeading
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
      </div>
      {answerItem.isError && <FormFailure key={answerItem.submittedAt} reason={describe(answerItem.error)} />}
      {isSettled && answered?.change && (
        <SkillReturn change={answered.change} returnsOn={answered.returns_on} />
      )}
      {isSettled && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={onNext} pending={pending} className="max-sm:w-full">
            {isLast ? toEnd : <Trans>Next Question</Trans>}
          </Button>
          {answered?.change === null && (
            <p className="text-15 text-muted">
              <Trans>
                Returns on <Day value={answered.returns_on} />
              </Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
