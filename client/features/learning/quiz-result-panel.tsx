import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { QuizResult } from '#domain/learning/quiz-result.ts';
import { Button } from '../../ui/button.tsx';

/** The result of an attempt, and another one. */
export function QuizResultPanel({ result, onRetry }: { result: QuizResult; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid max-w-measure justify-items-start gap-3 border-y border-line py-6">
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {result.passed ? (
          <Trans>Passed with {result.score}%</Trans>
        ) : (
          <Trans>{result.score}%: not passed yet</Trans>
        )}
      </h2>
      <p className="text-muted">
        {result.passed ? (
          <Trans>
            This lesson counts as completed when you are enrolled. You may try again; the best attempt counts.
          </Trans>
        ) : (
          <Trans>
            You need 80%. Read the lesson again where you were unsure, then try again: attempts are unlimited.
          </Trans>
        )}
      </p>
      <Button look={result.passed ? 'secondary' : 'primary'} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
