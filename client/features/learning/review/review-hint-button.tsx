import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import type { ReviewQuestion } from '#domain/quiz/review-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useTakeReviewHint } from './take-review-hint.ts';

/** Takes the next hint of a question, from a nudge to nearly the solution. Nothing after the last. */
export function ReviewHintButton({ question: { id, item, hints } }: { question: ReviewQuestion }) {
  const describe = useErrorWording();
  const takeHint = useTakeReviewHint();
  const step = hints.length + 1;
  if (step > item.hint_count) return null;
  return (
    <>
      <Button
        look="quiet"
        pending={takeHint.isPending}
        onClick={() => takeHint.mutate({ question_id: id, step })}
      >
        <Lightbulb aria-hidden="true" className="size-5" />
        <Trans>
          Hint {step} of {item.hint_count}
        </Trans>
      </Button>
      {takeHint.isError && <FormFailure key={takeHint.submittedAt} reason={describe(takeHint.error)} />}
    </>
  );
}
