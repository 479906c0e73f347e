import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { StartQuizResponse } from '#domain/quiz/contract.ts';
import { isSettledFeedback } from '#domain/quiz/is-settled-feedback.ts';
import type { QuizResult } from '#domain/quiz/quiz-result.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { OfferedDrill } from '../drill/offered-drill.tsx';
import { QuizDone } from './quiz-done.tsx';
import { useStartQuiz } from './start-quiz.ts';
import { WeakSkills } from './weak-skills.tsx';

interface QuizResultPanelProps {
  lessonId: string;
  attempt: StartQuizResponse;
  result: QuizResult;
  /** Whether it was finished on this screen. */
  isNew: boolean;
  /** Whether the learner takes the course, so that passing completes the lesson. */
  isEnrolled: boolean;
  /** Asks once more what was answered wrong. */
  onReview: () => void;
}

/** The result of an attempt: what to look at again, the wrong ones once more, and another attempt. */
export function QuizResultPanel({
  lessonId,
  attempt,
  result,
  isNew,
  isEnrolled,
  onReview,
}: QuizResultPanelProps) {
  const describe = useErrorWording();
  const retry = useStartQuiz(lessonId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A result that is merely looked up leaves the focus at the heading of the page.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const again = attempt.answers.filter((given) => given.round === 2 && isSettledFeedback(given));
  const left = attempt.review.length - again.length;
  const better = again.filter((given) => given.is_correct && given.first === null).length;
  return (
    <div className="grid justify-items-start gap-4 border-y border-line py-6">
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {result.passed ? (
          <Trans>Passed with {result.score}%</Trans>
        ) : (
          <Trans>{result.score}%: not passed yet</Trans>
        )}
      </h2>
      <div role="status" className="w-full">
        <QuizDone attempt={attempt} isNew={isNew} />
      </div>
      <p className="text-muted">
        {!result.passed ? (
          <Trans>
            You need 80%. Read the lesson again where you were unsure, then try again: attempts are unlimited.
          </Trans>
        ) : isEnrolled ? (
          <Trans>This lesson is completed. You may try again; the best attempt counts.</Trans>
        ) : (
          <Trans>
            This lesson counts as completed when you are enrolled. You may try again; the best attempt counts.
          </Trans>
        )}
      </p>
      {again.length > 0 && (
        <p>
          <Trans>
            Asked once more: {better} of {again.length} right. The score stays as it was.
          </Trans>
        </p>
      )}
      <WeakSkills items={attempt.review} />
      {!result.passed && <OfferedDrill lessonId={lessonId} />}
      {retry.isError && <FormFailure key={retry.submittedAt} reason={describe(retry.error)} />}
      <div className="flex flex-wrap gap-2">
        {left > 0 && (
          <Button onClick={onReview}>
            <Trans>Ask me again what was wrong</Trans>
          </Button>
        )}
        <Button
          look={result.passed || left > 0 ? 'secondary' : 'primary'}
          pending={retry.isPending}
          onClick={() => retry.mutate()}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
