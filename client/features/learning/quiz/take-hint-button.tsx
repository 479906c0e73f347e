import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import type { AskedItem, QuizRound } from '#domain/quiz/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useTakeQuizHint } from './take-quiz-hint.ts';

interface TakeHintButtonProps {
  lessonId: string;
  attemptId: string;
  item: AskedItem;
  round: QuizRound;
  /** How many hints of the item are taken. */
  taken: number;
}

/** Takes the next hint of an item: from a nudge to nearly the solution. Nothing after the last. */
export function TakeHintButton({ lessonId, attemptId, item, round, taken }: TakeHintButtonProps) {
  const describe = useErrorWording();
  const takeHint = useTakeQuizHint(lessonId, attemptId);
  const step = taken + 1;
  if (step > item.hint_count) return null;
  return (
    <>
      <Button
        look="quiet"
        pending={takeHint.isPending}
        onClick={() => takeHint.mutate({ item_id: item.id, round, step })}
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
